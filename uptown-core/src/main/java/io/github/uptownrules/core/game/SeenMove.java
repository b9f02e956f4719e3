package io.github.uptownrules.core.game;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import java.util.Optional;

/**
 * What a client has to be sent of a move so that its view can {@linkplain PlayerView#follow follow}: all else is in the view
 * before it.
 *
 * <pre>{@code
 * Move move = Move.parse("b2@A2");
 * PlayerView view = game.viewFor(Seat.ONE);
 * SeenMove seen = SeenMove.of(move).withDrawn(Tile.parse("b9")).withTurn(Seat.TWO);
 * view.follow(seen).after().equals(game.play(move).viewFor(Seat.ONE));     // -> true
 * }</pre>
 *
 * @param move the move
 * @param drawn the tile that was drawn after it, if the viewer sees that rack; else empty
 * @param turn the seat to move next; empty if the game is over
 * @since 0.1.0
 */
public record SeenMove(Move move, Optional<Tile> drawn, Optional<Seat> turn) {
    /**
     * A move as it is seen.
     *
     * @param move the move
     * @param drawn the tile that was drawn after it, if the viewer sees that rack; else empty
     * @param turn the seat to move next; empty if the game is over
     */
    public SeenMove {
        requireNonNull(move, "move");
        requireNonNull(drawn, "drawn");
        requireNonNull(turn, "turn");
    }

    /**
     * A move that ended the game, and after which nothing was seen to be drawn.
     *
     * @param move the move
     * @return the move as it is seen
     */
    public static SeenMove of(Move move) {
        return new SeenMove(move, Optional.empty(), Optional.empty());
    }

    /**
     * The same with a tile that was drawn.
     *
     * @param tile the tile
     * @return the move as it is seen
     */
    public SeenMove withDrawn(Tile tile) {
        requireNonNull(tile, "tile");
        return new SeenMove(move, Optional.of(tile), turn);
    }

    /**
     * The same with a seat that is to move next.
     *
     * @param seat the seat
     * @return the move as it is seen
     */
    public SeenMove withTurn(Seat seat) {
        requireNonNull(seat, "seat");
        return new SeenMove(move, drawn, Optional.of(seat));
    }
}
