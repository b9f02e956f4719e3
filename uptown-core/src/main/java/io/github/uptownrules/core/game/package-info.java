/**
 * The game: rulesets and scorings, deals, states, moves and their faults, standings, and positions set up by hand.
 *
 * <p>For programs that deal and play games of Uptown, and for authors of rulesets and scorings.
 *
 * <ul>
 *   <li>A {@link io.github.uptownrules.core.game.Ruleset} deals a {@link io.github.uptownrules.core.game.GameState}, which has
 *       legal moves, and of any other says {@linkplain io.github.uptownrules.core.game.MoveFault why not}.
 *   <li>It plays one, and a {@link io.github.uptownrules.core.game.Outcome} is what that brought about.
 *   <li>A {@link io.github.uptownrules.core.game.PlayerView} is what one viewer may know of it; it can be any of its worlds.
 *   <li>What goes for games and views alike is asked of a {@link io.github.uptownrules.core.game.Position}, and what only
 *       counts, of a {@link io.github.uptownrules.core.game.Tally}: {@link io.github.uptownrules.core.game.Standings} follow.
 *   <li>A {@link io.github.uptownrules.core.game.Setup} is a position put together by hand or by a program, with all its
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
