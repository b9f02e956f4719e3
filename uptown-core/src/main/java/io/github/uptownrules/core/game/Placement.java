package io.github.uptownrules.core.game;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.ColoredTile;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Tile;
import java.util.Optional;

/**
 * Everything a move brought about, for a program that shows it. The tile drawn is for the mover's eyes only (R10).
 *
 * @param seat who moved
 * @param move the move
 * @param captured the opponent's tile that lay on the cell, if any (R18)
 * @param drawn the tile that came to the rack, if there was one to draw (R24)
 * @param finished the color of the tile, if it was the last one that color may play (Q2)
 * @param skipped the seats that were passed over, as they are finished or cannot place, in clockwise order (Q1); none if
 *     the game is over
 * @param after the game after the move
 */
public record Placement(
        Seat seat,
        Move move,
        Optional<ColoredTile> captured,
        Optional<Tile> drawn,
        Optional<Color> finished,
        ImmutableList<Seat> skipped,
        GameState after) {}
