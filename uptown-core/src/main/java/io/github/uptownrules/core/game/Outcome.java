package io.github.uptownrules.core.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import java.util.Optional;

/**
 * Everything a move brought about, for a program that shows it. It is the whole truth: the tile drawn is for the mover's
 * eyes only (R10), and {@link #seenBy} is what others may know of the move.
 *
 * <pre>{@code
 * Outcome outcome = game.outcome(Move.parse("b2@A2"));
 * outcome.toString();                                   // -> b2@A2
 * outcome.drawn();                                      // -> Optional[b9]
 * outcome.after().turn();                               // -> Optional[2]
 * outcome.seenBy(Seat.TWO).drawn();                     // -> Optional.empty (the tile came to another's rack)
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
public record Outcome(
        Seat seat,
        Move move,
        Optional<Tile> captured,
        Optional<Tile> drawn,
        Optional<Color> finished,
        ImmutableList<Seat> skipped,
        GameState after) {

    /**
     * What a move brought about.
     *
     * @param seat who moved
     * @param move the move
     * @param captured the opponent's tile that lay on the cell, if any (R18)
     * @param drawn the tile that came to the rack, if there was one to draw (R24)
     * @param finished the color of the tile, if it was the last one that color may play (Q2)
     * @param skipped the seats that were passed over, as they are finished or cannot place, in clockwise order (Q1); none
     *     if the game is over
     * @param after the game after the move
     */
    public Outcome {
        requireNonNull(seat, "seat");
        requireNonNull(move, "move");
        requireNonNull(captured, "captured");
        requireNonNull(drawn, "drawn");
        requireNonNull(finished, "finished");
        requireNonNull(skipped, "skipped");
        requireNonNull(after, "after");
    }

    /**
     * What a viewer sees of this.
     *
     * @param viewer a seat at the table, or a spectator
     * @return the same with the viewer's view, and without the tile drawn unless the viewer sees the rack it came to
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    public SeenOutcome seenBy(Viewer viewer) {
        Optional<Tile> seenDrawn = after.ruleset().showsRack(viewer, seat) ? drawn : Optional.empty();
        return new SeenOutcome(seat, move, captured, seenDrawn, finished, skipped, after.viewFor(viewer));
    }

    /** {@return the move in notation: {@code b5@E5}, or {@code b5xE5} if it captured} */
    @Override
    public String toString() {
        return notation(move, captured);
    }

    static String notation(Move move, Optional<Tile> captured) {
        return move.tile() + (captured.isPresent() ? "x" : "@") + move.cell();
    }
}
