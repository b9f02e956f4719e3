package io.github.uptownrules.upturn.notation;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.record.RecordBody;
import io.github.uptownrules.upturn.IllegalMoveException;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.Outcome;
import io.github.uptownrules.upturn.Standings;
import io.github.uptownrules.upturn.UpTurnState;
import java.util.Optional;

/**
 * A game from some position on, move by move, with headers and comments: what is saved to a file. Immutable. It is the whole
 * truth, racks and bag included.
 *
 * <pre>{@code
 * GameRecord record = GameRecord.of(game).withHeader("Seat1", "Ada").play(Move.parse("67*>2"));
 * record.at(1).reference();                                 // -> 67*
 * notation.readRecord(record.toString()).equals(record);    // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
public final class GameRecord implements RecordedGame {
    private final RecordContent<UpTurnState, Move> content;

    GameRecord(RecordContent<UpTurnState, Move> content) {
        this.content = content;
    }

    /**
     * A record without a move.
     *
     * @param start the position at the start
     * @return the record
     */
    public static GameRecord of(UpTurnState start) {
        requireNonNull(start, "start");
        return new GameRecord(new RecordContent<>(RecordBody.of(start), Optional.empty()));
    }

    /**
     * This record and one move more.
     *
     * @param move a legal move
     * @return the record
     * @throws IllegalMoveException if the move is illegal; it lists every reason
     * @throws IllegalArgumentException if the game was terminated
     */
    public GameRecord play(Move move) {
        return new GameRecord(content.with(move, end().play(move)));
    }

    /**
     * This record of a game that ended, though no rack is empty. The positions know nothing of it, and {@link #end} still has a
     * seat to move: from then on ask the record whether the game {@linkplain #isOver is over}, and for the {@link #standings}.
     * It can be played on only where the last moves are {@linkplain #upTo taken back}.
     *
     * @param how why it ended, and who has lost
     * @return the record
     * @throws IllegalArgumentException if the game is over already, a loser is not at the table, or all would lose
     */
    public GameRecord terminated(Termination how) {
        return new GameRecord(content.terminated(how));
    }

    /**
     * This record as it was after a number of moves, for moves to be taken back.
     *
     * @param ply 0 for the start, to the number of moves for this record
     * @return the record with all its headers, and with the comments up to there; a termination stays if no move is taken back
     * @throws IndexOutOfBoundsException if there are fewer moves
     */
    public GameRecord upTo(int ply) {
        return new GameRecord(content.upTo(ply));
    }

    /**
     * This record with a header, such as {@code Seat1} for the name of the player on seat 1.
     *
     * @param name letters, digits and {@code _}, a letter first
     * @param value one line of text: without any character that ends a line somewhere (U+000A to U+000D, U+0085, U+2028,
     *     U+2029)
     * @return the record; if it had such a header, the new value takes its place
     * @throws IllegalArgumentException if the name or the value is of another form, could not be written as UTF-8, or the header
     *     is one that the record writes itself
     */
    public GameRecord withHeader(String name, String value) {
        return new GameRecord(content.with(body -> body.withHeader(name, value, RecordHeaders.FORMAT)));
    }

    /**
     * This record with a comment after the last move, or before the first if there is none yet.
     *
     * @param text any text without <code>}</code>
     * @return the record
     * @throws IllegalArgumentException if there is a <code>}</code> in the text, or it could not be written as UTF-8
     */
    public GameRecord withComment(String text) {
        requireNonNull(text, "text");
        return new GameRecord(content.with(body -> body.withComment(text)));
    }

    /**
     * The headers that were given, in order.
     *
     * @return the values by their names, without those that follow from the game
     */
    @Override
    public ImmutableMap<String, String> headers() {
        return content.body().headers();
    }

    /**
     * The moves, in order.
     *
     * @return one for each ply
     */
    @Override
    public ImmutableList<Move> moves() {
        return ImmutableList.copyOf(content.body().moves());
    }

    /**
     * The comments after a number of moves.
     *
     * @param ply 0 to the number of moves
     * @return the comments, in order
     * @throws IndexOutOfBoundsException if there are fewer moves
     */
    public ImmutableList<String> comments(int ply) {
        return content.body().commentsAt(ply);
    }

    /**
     * The position after a number of moves.
     *
     * @param ply 0 for the start, to the number of moves for the end
     * @return the position
     * @throws IndexOutOfBoundsException if there are fewer moves
     */
    @Override
    public UpTurnState at(int ply) {
        return content.body().at(ply);
    }

    /** {@return the position after the last move} */
    @Override
    public UpTurnState end() {
        return content.body().end();
    }

    /** {@return whether a rack is empty, or the game was terminated} */
    @Override
    public boolean isOver() {
        return content.isOver();
    }

    /** {@return the seat to move; empty if the game is over or was terminated} */
    @Override
    public Optional<Seat> turn() {
        return content.turn();
    }

    /** {@return how the game ended, if no rack is empty} */
    @Override
    public Optional<Termination> termination() {
        return content.termination();
    }

    /**
     * Who is ahead: the result if the game is over, else how it stands. Who lost by a termination comes last.
     *
     * @return the standings of all seats
     */
    @Override
    public Standings standings() {
        return content.standings();
    }

    /**
     * What a move brought about.
     *
     * @param ply 1 for the first move, to the number of moves for the last
     * @return the outcome, found by playing the move once more
     * @throws IndexOutOfBoundsException if there are fewer moves
     */
    public Outcome outcome(int ply) {
        Move move = content.body().move(ply);
        return at(ply - 1).outcome(move);
    }

    /**
     * The game as a viewer saw it, and how it ended: it may be sent to that viewer.
     *
     * @param viewer a seat at the table, or {@link Viewer#SPECTATOR}
     * @return the moves and what the viewer saw, and the players' names; no other headers, and no comments
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    public RedactedRecord redactedFor(Viewer viewer) {
        requireNonNull(viewer, "viewer");
        return RedactedRecord.of(this, content, viewer);
    }

    /**
     * Whether the other object is a record that is written the same.
     *
     * @param other any object
     * @return whether it is
     */
    @Override
    public boolean equals(Object other) {
        return other instanceof GameRecord that && content.equals(that.content);
    }

    /** {@return a hash of the record} */
    @Override
    public int hashCode() {
        return content.hashCode();
    }

    /** {@return the record in notation: headers, an empty line, the moves} */
    @Override
    public String toString() {
        return content.write(ImmutableMap.of());
    }
}
