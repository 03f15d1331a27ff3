/* Self-play of networks on the compiled rules. A random number that decides about a policy comes from words[4..7], one of
   a game from words[0..3]. */

enum { LEARNER, TEACHER }; /* the network that learns; the one that imitates the teacher */

/* Write the first hidden layer, given that of other inputs: only the inputs that differ are added. */
static void moved(const int8_t *features, const int8_t *before, const float *base, const float *w, const struct sizes *n,
                  float *wide)
{
    memcpy(wide, base, (size_t)n->wide * sizeof(float));
    for (int64_t i = 0; i < n->inputs; i++)
        if (features[i] != before[i])
            add(wide, w + i * n->wide, n->wide, (float)(features[i] - before[i]));
}

/* Return a seat's share of the victory, plus `margin` for every point above the others' average. */
static double outcome(struct state *s, int64_t seat, double margin)
{
    int64_t points = 0, winners = 0, mine = rules_score(s, seat);
    for (int64_t other = 0; other < s->players; other++)
        points += rules_score(s, other), winners += rules_wins(s, other);
    double above = (double)mine - (double)(points - mine) / (s->players - 1);
    return (double)rules_wins(s, seat) / (double)(winners > 1 ? winners : 1) + margin * above;
}

/* Set up a game with chance drawn from the words. */
static void begin(struct state *s, int64_t *words)
{
    for (int place = 0; place < 4; place++)
        s->chance[place] = chance_next_word(words);
    rules_setup(s);
}

/* Write what a seat knows. */
static void know(struct state *s, int64_t seat, int8_t *features)
{
    memset(features, 0, DEDUCED);
    rules_deduce(s, seat, features);
}

/* ---------------------------------------------------------------- moves drawn from a policy */

/* Write the generalised advantages (GAE) of one game's decisions, by the value at the same seat's next one. */
static void credit(struct state *s, int64_t low, int64_t high, const int8_t *seats, const float *value, float *gain,
                   double margin)
{
    for (int64_t seat = 0; seat < s->players; seat++) {
        double ahead = outcome(s, seat, margin), more = 0;
        for (int64_t row = high - 1; row >= low; row--)
            if (seats[row] == seat) {
                more = ahead - value[row] + 0.95 * more;
                ahead = value[row];
                gain[row] = (float)more;
            }
    }
}

/* Play a game for each row of `seated`, the index in `weights` of each seat's network, as long as its decisions fit
   into the buffers; the learner's are kept. `ended`: how many decisions and legal actions there are. */
EXPORT void play_policies(struct state *s, int64_t games, const int8_t *seated, const float *weights,
                          const int64_t *shape, const int64_t *first, int64_t *words, int16_t *moves, float *wide,
                          float *narrow, float *logits, int64_t room, int64_t legal_room, int8_t *features, int32_t *counts,
                          int16_t *legal, int32_t *chosen, float *likely, float *value, float *gain, int8_t *seats,
                          float *shares, double margin, double overlooks, int64_t *ended)
{
    const struct sizes n = {shape[0], shape[1], shape[2], shape[3], shape[4]};
    int64_t size = (n.inputs + 1) * n.wide + (n.wide + 1) * n.narrow + (n.actions + n.ranks + 1) * (n.narrow + 1);
    for (int64_t game = 0, row = 0, at = 0; game < games; game++) {
        begin(s, words);
        for (int64_t awaited = rules_acting(s); awaited != 0; awaited = rules_acting(s)) {
            int64_t seat = rules_first_seat(awaited), count = rules_legal(s, seat, moves), place = 0;
            if (count > 1) {
                int64_t whose = seated[game * s->players + seat];
                int8_t *numbers = features + row * n.inputs;
                if (row == room || at + count > legal_room)
                    return;
                know(s, seat, numbers);
                if (whose == TEACHER && overlooks > 0)
                    overlook(numbers, n.inputs, overlooks, words + 4);
                float worth = consider(numbers, weights + whose * size, &n, first, moves, count, wide, narrow, logits);
                place = draw(logits, count, words + 4);
                if (whose == LEARNER) {
                    memcpy(legal + at, moves, (size_t)count * sizeof(*moves));
                    counts[row] = (int32_t)count, chosen[row] = (int32_t)place;
                    value[row] = worth, seats[row] = (int8_t)seat, likely[row] = (float)log(logits[place]);
                    at += count, row++;
                }
            }
            rules_apply(s, seat, moves[place]);
        }
        credit(s, ended[0], row, seats, value, gain, margin);
        for (int64_t seat = 0; seat < s->players; seat++)
            shares[game * s->players + seat] = (float)outcome(s, seat, 0);
        ended[0] = row, ended[1] = at;
    }
}

/* ---------------------------------------------------------------- moves by the values of the positions after them */

/* Write the value of each move of the seat that acts in states[0], in a sampled state, states[1]. */
EXPORT void weigh(struct state *states, int64_t seat, const int16_t *moves, int64_t count, int64_t *words,
                  double *worth, const float *w, const int64_t *shape, int8_t *before, int8_t *features, float *base,
                  float *wide, float *narrow, double margin)
{
    const struct sizes n = {shape[0], shape[1], shape[2], 0, 0};
    struct state *s = &states[1], *after = &states[2];
    imagine(s, &states[0], seat, words);
    know(s, seat, before);
    first_layer(before, w, &n, base);
    for (int64_t place = 0; place < count; place++) {
        *after = *s;
        rules_apply(after, seat, moves[place]);
        if (rules_acting(after) == 0) {
            worth[place] = outcome(after, seat, margin);
        } else {
            know(after, seat, features);
            moved(features, before, base, w, &n, wide);
            worth[place] = output(second_layer(w, &n, wide, narrow), 0, &n, narrow);
        }
    }
}

/* Return the place of a move drawn by a softmax of the values at a temperature (by Gumbel noise). */
static int64_t pick(const double *worth, int64_t count, double heat, int64_t *words)
{
    int64_t best = 0;
    double most = -INFINITY;
    for (int64_t place = 0; place < count; place++) {
        double point = ((double)chance_next_word(words) + 0.5) / WORD, value = worth[place] - heat * log(-log(point));
        if (value > most)
            best = place, most = value;
    }
    return best;
}

/* Turn the values of one game's positions into their targets: the returns of TD(lambda), from the outcome back. */
static void look_back(struct state *s, int64_t low, int64_t high, const int8_t *seats, float *target, double trace,
                      double margin)
{
    for (int64_t seat = 0; seat < s->players; seat++) {
        double ahead = outcome(s, seat, margin);
        for (int64_t row = high - 1; row >= low; row--)
            if (seats[row] == seat) {
                double value = target[row];
                target[row] = (float)ahead;
                ahead = trace * ahead + (1 - trace) * value;
            }
    }
}

/* Play games as long as their positions fit into the buffers. `ended`: positions, whole games, the winners' points. */
EXPORT void play_values(struct state *states, int64_t games, const float *w, const int64_t *shape, int64_t *words,
                        int16_t *moves, double *worth, int8_t *before, int8_t *after, float *base, float *wide,
                        float *narrow, int64_t room, int8_t *features, float *target, int8_t *seats, double heat,
                        double trace, double margin, int64_t *ended)
{
    const struct sizes n = {shape[0], shape[1], shape[2], 0, 0};
    struct state *s = states;
    for (int64_t game = 0, row = 0; game < games; game++) {
        begin(s, words);
        for (int64_t awaited = rules_acting(s); awaited != 0;) {
            int64_t seat = rules_first_seat(awaited), count = rules_legal(s, seat, moves), place = 0;
            if (count > 1) {
                if (row == room)
                    return;
                weigh(states, seat, moves, count, words + 4, worth, w, shape, before, after, base, wide, narrow, margin);
                place = pick(worth, count, heat, words + 4);
            }
            rules_apply(s, seat, moves[place]);
            awaited = rules_acting(s);
            if (count > 1 && awaited != 0) {
                know(s, seat, features + row * n.inputs);
                first_layer(features + row * n.inputs, w, &n, wide);
                target[row] = output(second_layer(w, &n, wide, narrow), 0, &n, narrow);
                seats[row++] = (int8_t)seat;
            }
        }
        look_back(s, ended[0], row, seats, target, trace, margin);
        int64_t most = rules_score(s, 0);
        for (int64_t seat = 1; seat < s->players; seat++)
            most = py__max(most, rules_score(s, seat));
        ended[0] = row, ended[1] = game + 1, ended[2] += most;
    }
}
