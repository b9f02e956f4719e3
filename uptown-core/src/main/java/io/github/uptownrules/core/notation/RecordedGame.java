package io.github.uptownrules.core.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.core.game.Position;
import io.github.uptownrules.core.game.Standings;
import io.github.uptownrules.core.value.Move;
import java.util.Optional;

/**
 * The game of a record: all of it, a {@link GameRecord}, or what one viewer saw, a {@link RedactedRecord}. It is for programs that
 * take a record of either kind.
 *
 * <pre>{@code
 * String text = GameRecord.of(game).play(move).redactedFor(Seat.TWO).toString();
 * RecordedGame recorded = notation.readRecordedGame(text);
 * recorded.moves().size();                      // -> 1
 * boolean isWhole = recorded instanceof GameRecord;   // -> false
 * }</pre>
 *
 * @since 0.1.0
 */
public sealed interface RecordedGame permits GameRecord, RedactedRecord {

    /**
     * The headers that were given, in order; of a redacted record the names of the players.
     *
     * @return the values by their names
     */
    ImmutableMap<String, String> headers();

    /**
     * The moves, in order.
     *
     * @return one for each ply
     */
    ImmutableList<Move> moves();

    /**
     * The position after a number of moves, or the viewer's view of it.
     *
     * @param ply 0 for the start, to the number of moves for the end
     * @return the position
     * @throws IndexOutOfBoundsException if there are fewer moves
     */
    Position at(int ply);

    /** {@return the position after the last move, or the viewer's view of it} */
    Position end();

    /** {@return whether the board has ended the game, or it was terminated} */
    boolean isOver();

    /**
     * Returns the turn after the last move.
     *
     * @return the seat to move; empty if the game is over or was terminated, which {@link #end} does not show
     */
    Optional<Seat> turn();

    /** {@return how the game ended, if the board did not end it} */
    Optional<Termination> termination();

    /** {@return the result if the game is over, else how the board stands} */
    Standings standings();
}
