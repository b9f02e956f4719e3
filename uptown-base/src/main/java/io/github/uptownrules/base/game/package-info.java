/**
 * Any game in text and JSON, for arenas, protocols, terminals and tables. Each game has a module of its own, and knows no type of
 * another.
 *
 * <p>For programs that play any game through {@link io.github.uptownrules.base.game.Game}, and for authors of a game, who
 * implement it.
 *
 * <pre>{@code
 * Games.load().ofRuleset("street-3").seats("street-3");    // -> 3
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.base.game;

import org.jspecify.annotations.NullMarked;
