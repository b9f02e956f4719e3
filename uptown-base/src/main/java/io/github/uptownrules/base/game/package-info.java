/**
 * Any game as texts: what arenas, protocols and terminals need to know of one. Each game has a module of its own, and no type of
 * one is known to another.
 *
 * <pre>{@code
 * Games.load().ofRuleset("street-3").seats("street-3");    // -> 3
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.base.game;

import org.jspecify.annotations.NullMarked;
