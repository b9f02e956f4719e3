package io.github.uptownrules.core.game;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import java.util.Optional;

/**
 * The data about a move that a client needs to {@linkplain PlayerView#follow update} its view. Everything else follows
 * from the view before the move.
 *
 * <pre>{@code
 * Move move = Move.parse("b2@A2");
 * PlayerView view = game.viewFor(Seat.ONE);
 * SeenMove seen = SeenMove.of(move).withDrawn(Tile.parse("b9")).withTurn(Seat.TWO);
 * view.follow(seen).after().equals(game.play(move).viewFor(Seat.ONE));     // -> true
 * }</pre>
 *
 * @param move the move
 * @param drawn the tile drawn after the move, if the viewer sees that rack and there was a tile to draw
 * @param turn the seat to move next, or empty if the game is over
 * @since 0.1.0
 */
public record SeenMove(Move move, Optional<Tile> drawn, Optional<Seat> turn) {
    public SeenMove {
        requireNonNull(move, "move");
        requireNonNull(drawn, "drawn");
        requireNonNull(turn, "turn");
    }

    /** {@return a move without a drawn tile and without a next seat, as when it ends the game} */
    public static SeenMove of(Move move) {
        return new SeenMove(move, Optional.empty(), Optional.empty());
    }

    /** {@return this move with a drawn tile} */
    public SeenMove withDrawn(Tile tile) {
        requireNonNull(tile, "tile");
        return new SeenMove(move, Optional.of(tile), turn);
    }

    /** {@return this move with the seat to move next} */
    public SeenMove withTurn(Seat seat) {
        requireNonNull(seat, "seat");
        return new SeenMove(move, drawn, Optional.of(seat));
    }
}
