package io.github.uptownrules.core.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import java.util.Optional;

/**
 * What one player, or a spectator, sees of an {@link Outcome}: what a server sends to that client.
 *
 * <pre>{@code
 * Outcome outcome = game.outcome(move);
 * for (Seat player : game.seats()) {
 *     SeenOutcome seen = outcome.seenBy(player);
 *     seen.after().equals(outcome.after().viewFor(player));      // -> true
 *     send(player, seen);
 * }
 * }</pre>
 *
 * @param seat who moved
 * @param move the move
 * @param captured the opponent's tile that lay on the cell, if any (R18)
 * @param drawn the tile that came to the rack (R24), if the viewer sees that rack and there was one to draw
 * @param finished the color of the tile, if it was the last one that color may play (Q2)
 * @param skipped the seats that were passed over, as they are finished or cannot place, in clockwise order (Q1); none if
 *     the game is over
 * @param after the viewer's view after the move
 * @since 0.1.0
 */
public record SeenOutcome(
        Seat seat,
        Move move,
        Optional<Tile> captured,
        Optional<Tile> drawn,
        Optional<Color> finished,
        ImmutableList<Seat> skipped,
        PlayerView after) {

    /**
     * What a viewer saw of a move.
     *
     * @param seat who moved
     * @param move the move
     * @param captured the opponent's tile that lay on the cell, if any (R18)
     * @param drawn the tile that came to the rack (R24), if the viewer sees that rack and there was one to draw
     * @param finished the color of the tile, if it was the last one that color may play (Q2)
     * @param skipped the seats that were passed over, as they are finished or cannot place, in clockwise order (Q1)
     * @param after the viewer's view after the move
     */
    public SeenOutcome {
        requireNonNull(seat, "seat");
        requireNonNull(move, "move");
        requireNonNull(captured, "captured");
        requireNonNull(drawn, "drawn");
        requireNonNull(finished, "finished");
        requireNonNull(skipped, "skipped");
        requireNonNull(after, "after");
    }

    /** {@return the move in notation: {@code b5@E5}, or {@code b5xE5} if it captured} */
    @Override
    public String toString() {
        return Outcome.notation(move, captured);
    }
}
