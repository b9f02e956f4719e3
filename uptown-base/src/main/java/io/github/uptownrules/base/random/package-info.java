/**
 * Random numbers that are identical on all machines and in all releases.
 *
 * <p>For programs and bots whose deals and choices must be reproducible from a seed.
 *
 * <pre>{@code
 * SplitMix64 random = new SplitMix64(42);
 * int die = 1 + RandomInts.below(random, 6);      // -> 5
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.base.random;

import org.jspecify.annotations.NullMarked;
