/**
 * Random numbers that are the same on every machine and in every release.
 *
 * <p>For programs and bots whose deals and choices must be the same for the same seed.
 *
 * <pre>{@code
 * SplitMix64 random = new SplitMix64(42);
 * int die = 1 + RandomInts.below(random, 6);      // -> 5
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.base.random;

import org.jspecify.annotations.NullMarked;
