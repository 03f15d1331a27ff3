/* A program that plays every game at random, in C, without a library for JSON.
 *
 *     cc -O2 -o random examples/programs/random.c && rascals engine check ./random
 *
 * It reads no more of a message than it needs: the type, the number of the decision, and the legal moves. All three
 * stand at the top level of the message, so it walks over the values of the other keys and never looks into them.
 * A move is sent back as it came, between its quotation marks, so that escapes need not be understood.
 */

#define _POSIX_C_SOURCE 200809L

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* Return the place after a string that begins at its quotation mark. */
static const char *after_string(const char *at) {
    for (at++; *at && *at != '"'; at++)
        if (*at == '\\' && at[1]) at++;
    return *at ? at + 1 : at;
}

/* Return the place after any value: the next comma or closing bracket at its own level. */
static const char *after_value(const char *at) {
    int depth = 0;
    while (*at) {
        if (*at == '"') {
            at = after_string(at);
            continue;
        }
        if (*at == '{' || *at == '[') depth++;
        if (depth == 0 && (*at == ',' || *at == '}' || *at == ']')) return at;
        if (*at == '}' || *at == ']') depth--;
        at++;
    }
    return at;
}

/* Return the next place that is no white space. */
static const char *next_sign(const char *at) {
    return at + strspn(at, " \t\r\n");
}

/* Return the value of a key at the top level of an object, or NULL. */
static const char *value_of(const char *object, const char *key) {
    const char *at = next_sign(object);
    size_t length = strlen(key);
    if (*at != '{') return NULL;
    for (at = next_sign(at + 1); *at == '"'; at = next_sign(at + 1)) {
        const char *name = at + 1;
        at = next_sign(after_string(at));
        if (*at != ':') return NULL;
        at = next_sign(at + 1);
        if (strncmp(name, key, length) == 0 && name[length] == '"') return at;
        at = after_value(at);
        if (*at != ',') return NULL;
    }
    return NULL;
}

/* Tell whether a value is this string. */
static int is(const char *value, const char *text) {
    size_t length = strlen(text);
    return value && *value == '"' && strncmp(value + 1, text, length) == 0 && value[length + 1] == '"';
}

/* Answer a state: count the legal moves, then print one of them. */
static void answer(const char *message) {
    const char *decision = value_of(message, "decision"), *legal = value_of(message, "legal"), *at;
    int moves = 0, chosen;
    if (!decision || !legal || *legal != '[') return;
    for (at = next_sign(legal + 1); *at == '"'; at = next_sign(*at == ',' ? at + 1 : at)) {
        moves++;
        at = next_sign(after_string(at));
        if (*at != ',') break;
    }
    if (moves == 0) return;
    chosen = rand() % moves;
    for (at = next_sign(legal + 1); chosen > 0; chosen--)
        at = next_sign(next_sign(after_string(at)) + 1);
    printf("{\"type\":\"move\",\"decision\":%ld,\"move\":%.*s}\n", strtol(decision, NULL, 10),
           (int)(after_string(at) - at), at);
}

int main(void) {
    char *line = NULL;
    size_t room = 0;
    srand((unsigned)time(NULL));
    while (getline(&line, &room, stdin) > 0) {
        const char *type = value_of(line, "type");
        if (is(type, "hello"))
            puts("{\"type\":\"hello\",\"name\":\"random.c\",\"version\":\"1\",\"protocol\":1,"
                 "\"games\":[\"felicity\",\"goodcritters\",\"goons\",\"heist\"]}");
        else if (is(type, "state"))
            answer(line);
        else if (is(type, "quit"))
            break;
        fflush(stdout);
    }
    free(line);
    return 0;
}
