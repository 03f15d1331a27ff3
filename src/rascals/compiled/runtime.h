/* What rules need of Python: whole numbers whose division rounds down, and, in a checked build, that every index and
   every number fits. Put in front of the rules that emitter.py writes. */
#include <stdint.h>
#include <string.h>
#ifdef CHECKED
#include <stdio.h>
#include <stdlib.h>
#endif
#ifdef _WIN32
#define EXPORT __declspec(dllexport)
#else
#define EXPORT __attribute__((visibility("default")))
#endif

#ifdef CHECKED
static int64_t check__index(int64_t at, int64_t size, const char *file, int line)
{
    if (at < 0 || at >= size) {
        fprintf(stderr, "%s:%d: index %lld of a row of %lld\n", file, line, (long long)at, (long long)size);
        abort();
    }
    return at;
}

static int64_t check__fit(int bits, int64_t number, const char *file, int line)
{
    if (bits < 64 && (number < -(INT64_C(1) << (bits - 1)) || number >= INT64_C(1) << (bits - 1))) {
        fprintf(stderr, "%s:%d: %lld does not fit into %d bits\n", file, line, (long long)number, bits);
        abort();
    }
    return number;
}
#define AT(at, size) check__index(at, size, __FILE__, __LINE__)
#define FIT(bits, number) check__fit(bits, number, __FILE__, __LINE__)
#else
#define AT(at, size) (at)
#define FIT(bits, number) (number)
#endif

/* Where a rule or policy has last divided by zero in this thread: callers read it by `fault` of engine.c. */
static _Thread_local const char *fault__file;
static _Thread_local int fault__line;

/* Division and remainder round down. By 0 they are 0, and a fault; by -1 the processor's own would not always do. */
static inline int64_t py__divide(int64_t a, int64_t b, int rest, const char *file, int line)
{
    if (b == 0 || b == -1) {
        if (b == 0)
            fault__file = file, fault__line = line;
        return rest || b == 0 ? 0 : (int64_t)(0 - (uint64_t)a);
    }
    int64_t whole = a / b, left = a % b;
    int down = left != 0 && (left < 0) != (b < 0);
    return rest ? left + (down ? b : 0) : whole - down;
}
#define py__floordiv(a, b) py__divide(a, b, 0, __FILE__, __LINE__)
#define py__mod(a, b) py__divide(a, b, 1, __FILE__, __LINE__)

static inline int64_t py__lshift(int64_t a, int64_t by)
{
    return (int64_t)((uint64_t)a << by);
}

static inline int64_t py__min(int64_t a, int64_t b)
{
    return b < a ? b : a;
}

static inline int64_t py__max(int64_t a, int64_t b)
{
    return b > a ? b : a;
}

static inline int64_t py__abs(int64_t a)
{
    return a < 0 ? -a : a;
}

/* The place of the lowest bit that is set, of a number that is not 0. */
static inline int64_t py__lowest_bit(int64_t mask)
{
    return __builtin_ctzll((uint64_t)mask);
}
