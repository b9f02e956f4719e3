package io.github.uptownrules.street.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.Position;
import io.github.uptownrules.street.Standings;
import io.github.uptownrules.street.Turn;
import java.util.Optional;

/**
 * The game of a record: all of it, a {@link GameRecord}, or what was seen of it, a {@link RedactedRecord}. It is for programs that
 * take a record of either kind.
 *
 * <pre>{@code
 * String text = GameRecord.of(game).play(move).redacted().toString();
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
     * The position after a number of moves, or what was seen of it.
     *
     * @param ply 0 for the start, to the number of moves for the end
     * @return the position
     * @throws IndexOutOfBoundsException if there are fewer moves
     */
    Position at(int ply);

    /** {@return the position after the last move, or what was seen of it} */
    Position end();

    /** {@return whether the rules have ended the game, or it was terminated} */
    boolean isOver();

    /**
     * Returns the turn after the last move.
     *
     * @return the seat to move and its action; empty if the game is over or was terminated, which {@link #end} does not show
     */
    Optional<Turn> turn();

    /** {@return how the game ended, if the rules did not end it} */
    Optional<Termination> termination();

    /**
     * Who is ahead: the result if the game is over, else how the streets stand. Who lost by a termination comes last.
     *
     * @return the standings of all seats
     */
    Standings standings();
}
