/* Loops over many games, appended to the rules that emitter.py writes. Nothing here allocates memory,
   and no function waits: Python's lock is released while they run. */

/* ---------------------------------------------------------------- whole games */

/* Write the results of a finished game. */
static void result(struct state *s, int64_t players, int32_t *scores, uint8_t *wins)
{
    for (int64_t seat = 0; seat < players; seat++) {
        scores[seat] = (int32_t)ask_score(s, seat);
        wins[seat] = (uint8_t)ask_wins(s, seat);
    }
}

/* Copy the first state again and again, round a row of 64. */
EXPORT void clone(struct state *states, int64_t times)
{
    for (int64_t turn = 0; turn < times; turn++)
        states[turn % 63 + 1] = states[turn % 64 != turn % 63 + 1 ? turn % 64 : 0];
}

/* Return the line in which a rule or policy has divided by zero since the last call, 0 if none has; write its file. */
EXPORT int64_t fault(char *file, int64_t room)
{
    int64_t line = fault__line;
    if (line != 0) {
        strncpy(file, fault__file, (size_t)room - 1);
        file[room - 1] = 0;
    }
    fault__line = 0;
    return line;
}

/* Games to be played: in states[1], from states[0], or each set up anew if `fresh`. Where `seeds` is not NULL it has four
   words of chance and four for the players of each game; else one generator serves all games. A policy sees states[2], in
   which what its seat cannot know is dealt anew. The arrays have a row for a game. */
struct playouts {
    struct state *states;
    int64_t *words, *seeds;
    const struct player *players; /* one for each seat; OUTSIDE plays at random */
    int32_t *scores;
    uint8_t *wins;
    int8_t *ends;
    int32_t *moves;  /* whole moves */
    int16_t *record; /* room for that many pairs of a seat and its action; NULL if nobody asks */
    int64_t games, seats, fresh, room;
    int64_t actions;  /* in all games */
    int64_t wrong[3]; /* a policy from 1 on that has chosen no action, its choice, and the number of actions */
};

/* Return the place of an action, as the seat's player chooses it. */
static int64_t place_of(struct playouts *p, const struct player *player, int64_t seat, int16_t *actions, int64_t count)
{
    struct state *s = &p->states[1], *world = &p->states[2];
    if (player->kind == OUTSIDE)
        return ask_below(p->words, count);
    if (player->kind == NETWORK)
        return count == 1 ? 0 : network_choice(player, s, seat, actions, count, p->words);
    imagine(world, s, seat, p->words);
    int64_t choice = ask_policy(player->kind, world, seat, actions, count, p->words);
    if (choice >= 0 && choice < count)
        return choice;
    p->wrong[0] = player->kind + 1, p->wrong[1] = choice, p->wrong[2] = count;
    return -1;
}

EXPORT void play(struct playouts *p)
{
    struct state *s = &p->states[1];
    int16_t actions[ACTIONS];
    for (int64_t game = 0; game < p->games; game++) {
        if (!p->fresh)
            *s = p->states[0];
        for (int64_t word = 0; word < 4 && p->seeds != NULL; word++)
            s->chance[word] = p->seeds[game * 8 + word], p->words[word] = p->seeds[game * 8 + 4 + word];
        if (p->fresh)
            rules_setup(s);
        p->moves[game] = 0;
        for (int64_t awaited = ask_acting(s); awaited != 0; awaited = ask_acting(s)) {
            int64_t seat = py__lowest_bit(awaited), count = ask_legal(s, seat, actions);
            int64_t place = place_of(p, &p->players[seat], seat, actions, count);
            if (place < 0)
                return;
            if (p->record != NULL && p->actions < p->room)
                p->record[2 * p->actions] = (int16_t)seat, p->record[2 * p->actions + 1] = actions[place];
            ask_apply(s, seat, actions[place]);
            p->actions++;
            p->moves[game] += 1 - (int32_t)ask_unfinished(s);
        }
        p->ends[game] = (int8_t)ask_ending(s);
        result(s, p->seats, p->scores + game * p->seats, p->wins + game * p->seats);
    }
}

/* ---------------------------------------------------------------- one game, stepped from Python */

enum { ILLEGAL = -2, NOBODY = -1 };

/* Write the legal actions of the seat to act, which is returned; NOBODY when the game is over. */
static int64_t solo_show(struct state *s, int16_t *actions, int16_t *count)
{
    int64_t awaited = ask_acting(s);
    *count = 0;
    if (awaited == 0)
        return NOBODY;
    int64_t seat = py__lowest_bit(awaited);
    *count = (int16_t)ask_legal(s, seat, actions);
    return seat;
}

EXPORT int64_t solo_begin(struct state *s, int16_t *actions, int16_t *count)
{
    rules_setup(s);
    return solo_show(s, actions, count);
}

EXPORT int64_t solo_play(struct state *s, int16_t *actions, int16_t *count, int64_t seat, int64_t action)
{
    for (int64_t place = 0; place < *count; place++)
        if (actions[place] == action) {
            ask_apply(s, seat, action);
            return solo_show(s, actions, count);
        }
    return ILLEGAL;
}

/* ---------------------------------------------------------------- many games, stepped together */

/* The arrays of a batch, in the order of `ARRAYS` in batch.py; each has a row for a game. */
struct batch {
    struct state *states;
    int8_t *seat;
    int16_t *moves, *count;
    uint8_t *legal;
    int8_t *observation;
    int64_t *there; /* which of an observation's rarely present parts are written */
    int32_t *returns;
    uint8_t *wins;
    int8_t *end;
    struct state *last_states;
    uint8_t *done;
    int32_t *age;                 /* actions since the game was set up */
    int64_t *minds;               /* for each game the generator of the players inside */
    const struct player *players; /* one for each seat; NULL if nobody plays inside */
    int64_t *wrong;               /* 1 and the policy, its choice and the number of actions, if it chose none */
};

enum { ON = -1, LINE = 64, BLOCK = 8, SHARE = 128 };

/* Fetch ahead what is read of the next game while this one is played, in several parts, as a processor keeps only so many
   fetches under way. A macro, because gcc takes a function that only fetches for one that does nothing. */
#define FETCH(address, low, high) \
    for (int64_t at__ = low; at__ < (int64_t)(high); at__ += LINE) \
        __builtin_prefetch((const char *)(address) + at__)

/* Return the place of the action of a player inside; the first, if a policy has chosen none. */
static int64_t choice_of(const struct batch *b, const struct player *player, struct state *s, int64_t seat,
                         int16_t *actions, int64_t count, int64_t *words)
{
    if (count == 1)
        return 0;
    if (player->kind == NETWORK)
        return network_choice(player, s, seat, actions, count, words);
    struct state world;
    imagine(&world, s, seat, words);
    int64_t choice = ask_policy(player->kind, &world, seat, actions, count, words);
    if (choice >= 0 && choice < count)
        return choice;
    b->wrong[0] = 1, b->wrong[1] = player->kind, b->wrong[2] = choice, b->wrong[3] = count;
    return 0;
}

/* Let the players inside play until a seat outside acts or the game is over. */
static void play_on(const struct batch *b, int64_t game)
{
    struct state *s = &b->states[game];
    int16_t actions[ACTIONS];
    for (int64_t awaited = ask_acting(s); awaited != 0; awaited = ask_acting(s)) {
        int64_t seat = py__lowest_bit(awaited);
        const struct player *player = &b->players[seat];
        if (player->kind == OUTSIDE)
            return;
        int64_t count = ask_legal(s, seat, actions);
        ask_apply(s, seat, actions[choice_of(b, player, s, seat, actions, count, b->minds + game * 4)]);
        b->age[game]++;
    }
}

/* Write a game's seat to act, its legal actions and its observation. `on`: whether it has played one action since. */
static void show(const struct batch *b, int64_t game, int on)
{
    struct state *s = &b->states[game];
    int16_t *moves = b->moves + game * ACTIONS;
    uint8_t *legal = b->legal + game * ACTIONS;
    int64_t awaited = py__lowest_bit(ask_acting(s));
    int8_t *observation = b->observation + game * OBSERVED;
    b->there[game] = ask_renew(s, awaited, observation, b->there[game], on && awaited == b->seat[game]);
    b->seat[game] = (int8_t)awaited;
    int64_t count = ask_legal(s, awaited, moves);
    b->count[game] = (int16_t)count;
    memset(legal, 0, ACTIONS);
    for (int64_t low = 0; low < count; low += BLOCK) /* the number of blocks can be predicted, that of actions cannot */
        for (int64_t place = low; place < low + BLOCK; place++)
            legal[moves[place < count ? place : 0]] = 1;
}

/* Clear the result of a game of an earlier step. */
static void forget(const struct batch *b, int64_t game, int64_t players)
{
    b->done[game] = 0;
    b->end[game] = ON;
    for (int64_t seat = 0; seat < players; seat++)
        b->returns[game * players + seat] = 0, b->wins[game * players + seat] = 0;
}

/* Set up the chosen games; first write the results of those that have ended. */
EXPORT void batch_set_up(const struct batch *b, const uint8_t *chosen, int64_t ended, int64_t low, int64_t high)
{
    for (int64_t game = low; game < high; game++) {
        struct state *s = &b->states[game];
        if (!chosen[game])
            continue;
        if (ended) {
            b->last_states[game] = *s;
            b->end[game] = (int8_t)ask_ending(s);
            result(s, s->players, b->returns + game * s->players, b->wins + game * s->players);
        } else {
            forget(b, game, s->players);
        }
        do {
            rules_setup(s);
            b->age[game] = 0;
            if (b->players)
                play_on(b, game);
        } while (ask_acting(s) == 0); /* nobody outside had to act */
        show(b, game, 0);
    }
}

/* Play, and update the games that go on; then those that have ended. Each step begins where the one before has ended:
   where not all games fit into the processor's cache, these are still there, and in the same order again each game would
   just have been pushed out. */
EXPORT void batch_step(const struct batch *b, const int64_t *actions, int64_t low, int64_t high, int64_t backward)
{
    int64_t ended = 0, onward = backward ? -1 : 1, game = backward ? high - 1 : low;
    for (int64_t left = high - low; left > 0; left--, game += onward) {
        struct state *s = &b->states[game];
        int64_t next = left > 1 ? game + onward : game;
        FETCH(&b->states[next], 0, FORESEEN / 2);
        if (b->done[game])
            forget(b, game, s->players);
        ask_apply(s, b->seat[game], actions[game]);
        int32_t age = ++b->age[game];
        FETCH(&b->states[next], FORESEEN / 2, FORESEEN);
        if (b->players)
            play_on(b, game);
        FETCH(b->observation + next * OBSERVED, 0, SEEN);
        FETCH(b->moves + next * ACTIONS, 0, 2 * LINE);
        if (ask_acting(s) == 0)
            b->done[game] = 1, ended++;
        else
            show(b, game, age == b->age[game]);
    }
    if (ended)
        batch_set_up(b, b->done, 1, low, high);
}

/* Step games together with other threads: each takes some after some. `shared`: how many are taken, and how many done. */
EXPORT void batch_share(const struct batch *b, const int64_t *actions, int64_t games, int64_t backward, int64_t *shared)
{
    for (int64_t taken; (taken = __atomic_fetch_add(&shared[0], SHARE, __ATOMIC_RELAXED)) < games;) {
        int64_t some = py__min(SHARE, games - taken), low = backward ? games - taken - some : taken;
        batch_step(b, actions, low, low + some, backward);
        __atomic_fetch_add(&shared[1], some, __ATOMIC_RELEASE);
    }
}

/* Write what seats, some of each game, knew at the end of the games that ended in the last step. */
EXPORT void batch_observe_last(const struct batch *b, const int8_t *seats, int64_t some, int8_t *out, int64_t low,
                               int64_t high)
{
    for (int64_t game = low; game < high; game++)
        for (int64_t place = game * some; b->done[game] && place < (game + 1) * some; place++) {
            memset(out + place * OBSERVED, 0, OBSERVED);
            (void)ask_observe(&b->last_states[game], seats[place], out + place * OBSERVED);
        }
}

/* Return the first game in which an action is not legal, -1 if all are. */
EXPORT int64_t batch_illegal(const struct batch *b, const int64_t *actions, int64_t games)
{
    for (int64_t game = 0; game < games; game++)
        if (actions[game] < 0 || actions[game] >= ACTIONS || !b->legal[game * ACTIONS + actions[game]])
            return game;
    return -1;
}

/* Draw a legal action for each game. */
EXPORT void batch_choose(const struct batch *b, int64_t *words, int64_t *actions, int64_t low, int64_t high)
{
    for (int64_t game = low; game < high; game++)
        actions[game] = b->moves[game * ACTIONS + ask_below(words, b->count[game])];
}
