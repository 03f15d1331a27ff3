/* The functions of `rascals.core.rules` for loops in C, which `header` lists; between the rules that emitter.py writes
   and the loops. */

EXPORT void rules_setup(struct state *s)
{
    ask_wipe(s);
    ask_setup(s);
}
EXPORT int64_t rules_acting(struct state *s) { return ask_acting(s); }
EXPORT int64_t rules_first_seat(int64_t mask) { return py__lowest_bit(mask); }
EXPORT int64_t rules_legal(struct state *s, int64_t seat, int16_t *actions) { return ask_legal(s, seat, actions); }
EXPORT void rules_apply(struct state *s, int64_t seat, int64_t action) { ask_apply(s, seat, action); }
EXPORT int64_t rules_score(struct state *s, int64_t seat) { return ask_score(s, seat); }
EXPORT int64_t rules_wins(struct state *s, int64_t seat) { return ask_wins(s, seat); }
EXPORT int64_t rules_ending(struct state *s) { return ask_ending(s); }
EXPORT int64_t rules_unfinished(struct state *s) { return ask_unfinished(s); }
EXPORT void rules_determinize(struct state *s, int64_t seat) { ask_determinize(s, seat); }
EXPORT void rules_observe(struct state *s, int64_t seat, int8_t *out) { (void)ask_observe(s, seat, out); }
EXPORT void rules_deduce(struct state *s, int64_t seat, int8_t *out) { (void)ask_deduce(s, seat, out); }
EXPORT int64_t rules_playout(struct state *s, int64_t *words, int16_t *actions) { return ask_playout(s, words, actions); }
EXPORT int64_t chance_next_word(int64_t *words) { return ask_word(words); }
EXPORT int64_t chance_next_below(int64_t *words, int64_t limit) { return ask_below(words, limit); }
