/**
 * The tiles of UP TURN: a {@link io.github.uptownrules.upturn.tile.Tile}, a multiset {@link
 * io.github.uptownrules.upturn.tile.Tiles} such as a rack, and the {@link io.github.uptownrules.upturn.tile.TileSet} of a
 * game. Parsing a malformed text throws a {@link io.github.uptownrules.base.notation.NotationException}.
 *
 * <p>For programs that show tiles, and for owners of the game who type in their own.
 *
 * <pre>{@code
 * Tiles rack = Tiles.of(List.of(Tile.parse("51*"), Tile.UP, Tile.of(40)));    // -> 40,51*,U
 * TileSet.standard().tiles().without(rack).size();                            // -> 103
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.upturn.tile;

import org.jspecify.annotations.NullMarked;
