/**
 * A common interface to all games, in text and JSON, for arenas, protocols, terminals and tables. Each game has its
 * own module, which uses no types of other games.
 *
 * <p>For programs that play any game through {@link io.github.uptownrules.base.game.Game}, and for authors of games,
 * who implement it.
 *
 * <pre>{@code
 * Games.load().ofRuleset("street-3").seats("street-3");    // -> 3
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.base.game;

import org.jspecify.annotations.NullMarked;
