/**
 * The game: rulesets and scorings, deals, states, moves and their faults, standings, and positions set up by hand.
 *
 * <p>{@link io.github.uptownrules.core.game.GameState} is where to start; a
 * {@link io.github.uptownrules.core.game.Ruleset} deals one.
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
