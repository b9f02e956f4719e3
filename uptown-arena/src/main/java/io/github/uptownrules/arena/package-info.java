/**
 * Matches and tournaments of bots: every deal with every seating, results with intervals, Elo ratings, sequential
 * tests, and files.
 *
 * <p>For programs that compare bots of any game.
 *
 * <pre>{@code
 * Tournament match = Tournament.of(new UptownGame(), "two-player", List.of("greedy", "random")).withGames(4);
 * match.play().winShare("greedy").mean();    // -> 1.0
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.arena;

import org.jspecify.annotations.NullMarked;
