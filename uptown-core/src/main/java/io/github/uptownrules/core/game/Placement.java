package io.github.uptownrules.core.game;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.ColoredTile;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Tile;
import java.util.Optional;

/**
 * Everything a move brought about, for a program that shows it. It is the whole truth: the tile drawn is for the mover's
 * eyes only (R10), and what others may know of the move is told by {@link #seenBy}.
 *
 * <pre>{@code
 * Placement placement = game.place(Move.parse("b2@A2"));
 * placement.drawn();                                    // -> Optional[9]
 * placement.after().turn();                             // -> Optional[2]
 * placement.seenBy(Seat.TWO).drawn();                   // -> Optional.empty (the tile came to another's rack)
 * }</pre>
 *
 * @param seat who moved
 * @param move the move
 * @param captured the opponent's tile that lay on the cell, if any (R18)
 * @param drawn the tile that came to the rack, if there was one to draw (R24)
 * @param finished the color of the tile, if it was the last one that color may play (Q2)
 * @param skipped the seats that were passed over, as they are finished or cannot place, in clockwise order (Q1); none if
 *     the game is over
 * @param after the game after the move
 * @since 0.1.0
 */
public record Placement(
        Seat seat,
        Move move,
        Optional<ColoredTile> captured,
        Optional<Tile> drawn,
        Optional<Color> finished,
        ImmutableList<Seat> skipped,
        GameState after) {

    /**
     * What a player sees of this.
     *
     * @param viewer a seat at the table
     * @return the same without the tile drawn, unless the viewer drew it, and with the viewer's view
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    public SeenPlacement seenBy(Seat viewer) {
        return seen(viewer == seat ? drawn : Optional.empty(), after.viewFor(viewer));
    }

    /**
     * What somebody who only watches sees of this.
     *
     * @return the same without the tile drawn, and with a spectator's view
     */
    public SeenPlacement seenBySpectator() {
        return seen(Optional.empty(), after.spectatorView());
    }

    private SeenPlacement seen(Optional<Tile> drawnByViewer, PlayerView view) {
        return new SeenPlacement(seat, move, captured, drawnByViewer, finished, skipped, view);
    }
}
