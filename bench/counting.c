/* Counts for as long as it was told: what a second process gains on this machine when nothing is shared. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int main(int count, char **words)
{
    uint64_t x = (uint64_t)count;
    for (long left = atol(words[1]); left; left--)
        x = x * 6364136223846793005u + 1442695040888963407u;
    printf("%llu\n", (unsigned long long)x);
}
