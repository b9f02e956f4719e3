/**
 * Laws and positions for testing your own rulesets, scorings and bots.
 *
 * <p>For the tests of authors of rulesets, scorings, bots and games.
 *
 * <p>Any test library will do: a law that is broken is an {@link AssertionError}, which says in one line which rule, what was
 * found in place of what, and in which position or with which seed, so that it can be shown again. All of this is the same on
 * every machine.
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
