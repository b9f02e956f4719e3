/**
 * Laws and positions for testing your own rulesets, scorings and bots.
 *
 * <p>For authors who test their own rulesets, scorings, bots and games.
 *
 * <p>Any test library will do. A broken law is reported as an {@link AssertionError}. Its message has one line for each broken
 * law: the law, the finding, and the position or the seed that reproduces it. The results are the same on every machine.
 *
 * <pre>{@code
 * Ruleset duel = Ruleset.builder("duel")                       // what you made
 *         .seats(2, 1)
 *         .rackSize(7)
 *         .scoring((tally, seat) -> 3 * tally.captureCount(seat) - tally.groupCount(seat))
 *         .build();
 *
 * RulesetLaws.check(duel, 42, 3);                              // and its test: three games, with all that is in them
 * ScoringLaws.check(duel.scoring());                           // at any table
 * BotLaws.check((seen, bits) -> seen.legalMoves().get(RandomInts.below(bits, seen.legalMoves().size())), 10_000, duel);
 * Positions.of(duel, 42).limit(300).filter(Position::isOver).count();    // -> 38
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.testkit;

import org.jspecify.annotations.NullMarked;
