/**
 * The game: rulesets and scorings, deals, states, moves and their faults, standings, and custom positions.
 *
 * <p>For programs that deal and play games of Uptown, and for authors of rulesets and scorings.
 *
 * <ul>
 *   <li>A {@link io.github.uptownrules.core.game.Ruleset} deals a {@link io.github.uptownrules.core.game.GameState}, which lists
 *       its legal moves and {@linkplain io.github.uptownrules.core.game.MoveFault explains} why any other move is illegal.
 *   <li>Playing a move yields an {@link io.github.uptownrules.core.game.Outcome}.
 *   <li>A {@link io.github.uptownrules.core.game.PlayerView} is a game as one viewer sees it. It can sample complete
 *       games that look the same to that viewer.
 *   <li>A {@link io.github.uptownrules.core.game.Position} is the common interface of games and views. A
 *       {@link io.github.uptownrules.core.game.Tally} has only the counts, from which
 *       {@link io.github.uptownrules.core.game.Standings} are computed.
 *   <li>A {@link io.github.uptownrules.core.game.Setup} is a custom position, with a list of its
 *       {@linkplain io.github.uptownrules.core.game.PositionFault faults}.
 * </ul>
 *
 * <pre>{@code
 * GameState game = rules.deal(42);
 * MoveList moves = game.legalMoves();
 * moves.size();                              // -> 45
 * game.play(moves.get(0)).turn();            // -> Optional[2]
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.core.game;

import org.jspecify.annotations.NullMarked;
