/* Small networks that choose actions, like `rascals.bots.network` in Python; placed between the rules and engine.c. */
#include <math.h>

enum { MOST_RANKS = 12, WIDEST = 1024 }; /* `RANKS` there; the widest layer that plays inside a batch */
static const double WORD = 4294967296.0;
static const double SOUND = 0.005; /* as in `rascals.bots.learned` */

/* Redeal, in a copy of the state with other chance, all that a seat cannot know. */
static void imagine(struct state *world, const struct state *s, int64_t seat, int64_t *words)
{
    *world = *s;
    for (int word = 0; word < 4; word++)
        world->chance[word] = ask_word(words);
    ask_determinize(world, seat);
}

/* A network's sizes, as `Shape` has them. */
struct sizes {
    int64_t inputs, wide, narrow, actions, ranks;
};

/* ---------------------------------------------------------------- a network */

/* Add a row of weights so many times. */
static void add(float *restrict into, const float *row, int64_t size, float times)
{
    for (int64_t j = 0; j < size; j++)
        into[j] += times * row[j];
}

/* Write the first hidden layer, before its activation. */
static void first_layer(const int8_t *features, const float *w, const struct sizes *n, float *wide)
{
    memcpy(wide, w + n->inputs * n->wide, (size_t)n->wide * sizeof(float));
    for (int64_t i = 0; i < n->inputs; i++)
        if (features[i] != 0)
            add(wide, w + i * n->wide, n->wide, features[i]);
}

/* Write the second hidden layer from the first; return where the outputs' weights begin. */
static const float *second_layer(const float *w, const struct sizes *n, const float *wide, float *narrow)
{
    const float *second = w + (n->inputs + 1) * n->wide, *bias = second + n->wide * n->narrow;
    memcpy(narrow, bias, (size_t)n->narrow * sizeof(float));
    for (int64_t i = 0; i < n->wide; i++)
        if (wide[i] > 0)
            add(narrow, second + i * n->narrow, n->narrow, wide[i]);
    for (int64_t j = 0; j < n->narrow; j++)
        narrow[j] = narrow[j] > 0 ? narrow[j] : 0;
    return bias + n->narrow;
}

/* Return one output: an action's, a rank's, or the value, which is the last. */
static float output(const float *last, int64_t place, const struct sizes *n, const float *narrow)
{
    float total = last[(n->actions + n->ranks + 1) * n->narrow + place];
    for (int64_t j = 0; j < n->narrow; j++)
        total += last[place * n->narrow + j] * narrow[j];
    return total;
}

/* Write the logit of each legal action; return the value. */
static float consider(const int8_t *features, const float *w, const struct sizes *n, const int64_t *first,
                      const int16_t *moves, int64_t count, float *wide, float *narrow, float *logits)
{
    int64_t before = -1, rank = 0;
    first_layer(features, w, n, wide);
    const float *last = second_layer(w, n, wide, narrow);
    for (int64_t place = 0; place < count; place++) {
        int64_t action = moves[place], here = first[action];
        rank = here != before ? 0 : rank + 1 < MOST_RANKS ? rank + 1 : MOST_RANKS - 1;
        before = here;
        logits[place] = output(last, action, n, narrow) + output(last, n->actions + here + rank, n, narrow);
    }
    return output(last, n->actions + n->ranks, n, narrow);
}

/* Turn logits into probabilities; return the place of an action drawn by them. */
static int64_t draw(float *logits, int64_t count, int64_t *words)
{
    float most = logits[0];
    double total = 0;
    for (int64_t place = 1; place < count; place++)
        most = logits[place] > most ? logits[place] : most;
    for (int64_t place = 0; place < count; place++)
        total += logits[place] = (float)exp(logits[place] - most);
    double point = total * (double)ask_word(words) / WORD;
    int64_t drawn = 0;
    for (int64_t place = 0, found = 0; place < count; place++) {
        if (!found && logits[place] > 0)
            drawn = place, point -= logits[place], found = point < 0;
        logits[place] = (float)(logits[place] / total);
    }
    return drawn;
}

/* Set a random fraction of the inputs to 0. */
static void overlook(int8_t *features, int64_t inputs, double fraction, int64_t *words)
{
    for (int64_t place = 0; place < inputs; place++)
        if (features[place] != 0 && (double)ask_word(words) < fraction * WORD)
            features[place] = 0;
}

/* Who plays a seat inside a batch: a policy by its number, a network, or nobody. `Player` in opponents.py. */
struct player {
    int64_t kind;
    const float *weights;
    const int64_t *first; /* where the ranks of each action's verb begin */
    struct sizes n;
    int64_t seen; /* of its inputs it gets the first */
    double heat, overlooks;
};

enum { OUTSIDE = -1, NETWORK = -2 };

/* Return the place of a network's action, as `Learned` draws it. */
static int64_t network_choice(const struct player *p, struct state *s, int64_t seat, const int16_t *actions,
                              int64_t count, int64_t *words)
{
    int8_t features[DEDUCED] = {0};
    float wide[WIDEST], narrow[WIDEST], logits[ACTIONS], most = -INFINITY;
    double total = 0;
    (void)ask_deduce(s, seat, features);
    memset(features + p->seen, 0, (size_t)(DEDUCED - p->seen));
    if (p->overlooks > 0)
        overlook(features, DEDUCED, p->overlooks, words);
    consider(features, p->weights, &p->n, p->first, actions, count, wide, narrow, logits);
    for (int64_t place = 0; place < count; place++)
        most = logits[place] > most ? logits[place] : most;
    for (int64_t place = 0; place < count; place++)
        total += exp(logits[place] - most);
    double least = 1 / total < SOUND ? 1 / total : SOUND;
    for (int64_t place = 0; place < count; place++)
        logits[place] = exp(logits[place] - most) / total < least ? -INFINITY : (float)(logits[place] / p->heat);
    return draw(logits, count, words);
}
