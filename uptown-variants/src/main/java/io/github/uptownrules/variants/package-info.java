/**
 * The published rulesets of Uptown, with their scorings.
 *
 * <p>For programs that play the published rules, and for authors of house rules, who start from a published ruleset.
 *
 * <pre>{@code
 * GameState game = Rulesets.standard(4).deal(42);
 * GameState duel = Rulesets.twoPlayer().deal(42);
 * Ruleset same = Rulesets.parse("standard-4");    // -> standard-4
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.variants;

import org.jspecify.annotations.NullMarked;
