/* What moves lead to in sampled states, where everybody plays on as one network: `imagined` of `rascals.bots.counsel`.
   Placed after network.c. It takes no 64-bit numbers by value, which a browser's scripts cannot pass. */

/* Return a seat's expected share of the victory among players of one mind; all shares sum to 1. */
static double expects(const struct player *p, struct state *s, int64_t seat)
{
    float wide[WIDEST], narrow[WIDEST];
    double total = 0, own = 0;
    for (int64_t other = 0; other < s->players; other++) {
        int8_t features[DEDUCED] = {0};
        (void)ask_deduce(s, other, features);
        double value = consider(features, p->weights, &p->n, p->first, NULL, 0, wide, narrow, NULL);
        value = value < 0 ? 0 : value > 1 ? 1 : value;
        total += value;
        own = other == seat ? value : own;
    }
    return total > 0 ? own / total : 0;
}

/* Play on until a seat has to decide again for the `far`th time, or the game is over; return its share of the victory. */
static double outcome(const struct player *p, struct state *s, int64_t seat, int32_t far, int64_t *words)
{
    int16_t actions[ACTIONS];
    int64_t winners = 0;
    for (int64_t awaited = ask_acting(s); awaited != 0; awaited = ask_acting(s)) {
        int64_t mover = py__lowest_bit(awaited), count = ask_legal(s, mover, actions);
        if (mover == seat && count > 1 && --far == 0)
            return expects(p, s, seat);
        ask_apply(s, mover, actions[count == 1 ? 0 : network_choice(p, s, mover, actions, count, words)]);
    }
    for (int64_t other = 0; other < s->players; other++)
        winners += ask_wins(s, other);
    return winners ? (double)ask_wins(s, seat) / winners : 0;
}

/* Write for each action of a seat, one row after another, its share of the victory in each of some states, which are
   the same for all actions. Return 0 if the network is too wide. */
EXPORT int32_t look_ahead(const struct state *known, int32_t seat, const int16_t *actions, int32_t count, int32_t worlds,
                          int32_t far, const float *weights, const int64_t *sizes, const int64_t *first, double heat,
                          int64_t *words, float *shares)
{
    struct sizes n = {sizes[0], sizes[1], sizes[2], sizes[3], sizes[4]};
    struct player p = {NETWORK, weights, first, n, DEDUCED, heat, 0};
    if (n.inputs != DEDUCED || n.wide > WIDEST || n.narrow > WIDEST)
        return 0;
    for (int32_t world = 0; world < worlds; world++) {
        struct state dealt;
        int64_t chance[4];
        imagine(&dealt, known, seat, words);
        for (int word = 0; word < 4; word++)
            chance[word] = ask_word(words);
        for (int32_t place = 0; place < count; place++) {
            struct state s = dealt;
            int64_t own[4] = {chance[0], chance[1], chance[2], chance[3]};
            ask_apply(&s, seat, actions[place]);
            shares[place * worlds + world] = (float)outcome(&p, &s, seat, far, own);
        }
    }
    return 1;
}
