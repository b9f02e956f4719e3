/**
 * The game: rulesets and scorings, deals, states, moves and their faults, standings, and positions set up by hand.
 *
 * <p>{@link io.github.uptownrules.core.game.GameState} is where to start; a
 * {@link io.github.uptownrules.core.game.Ruleset} deals one.
 */
package io.github.uptownrules.core.game;
