// For the few loops in which bots spend most of their time. The program runs on any x86-64; a function marked with
// ROUNDHOUSE_EACH_CPU is compiled a second time for processors that have wide vectors and count bits in one instruction
// (x86-64-v3), and the one that suits is taken when the program is loaded. Both give the same results to the bit:
// additions keep their order, and nothing is fused (-ffp-contract=off).
//
// The parts of such a function are marked ROUNDHOUSE_PART: by themselves they would be compiled for any processor only.
#pragma once

#if defined(__x86_64__) && defined(__ELF__) && !defined(__AVX2__)
#define ROUNDHOUSE_EACH_CPU __attribute__((target_clones("arch=x86-64-v3", "default")))
#define ROUNDHOUSE_PART __attribute__((always_inline))
#else
#define ROUNDHOUSE_EACH_CPU
#define ROUNDHOUSE_PART
#endif
