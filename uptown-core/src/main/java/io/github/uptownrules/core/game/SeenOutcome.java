package io.github.uptownrules.core.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import java.util.Optional;

/**
 * The effects of a move as one viewer may see them: the part of an {@link Outcome} that a server sends to a client.
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
 * @param seat the seat that moved
 * @param move the move
 * @param captured the captured tile, if any (R18)
 * @param drawn the tile drawn to the rack (R24), if any, and if the viewer sees that rack
 * @param finished the color of the placed tile, if that color is now finished (Q2)
 * @param skipped the skipped seats in clockwise order, which are finished or cannot place a tile (Q1); empty if the
 *     game is over
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
