package io.github.uptownrules.upturn;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.RecordedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.record.RecordBody;
import io.github.uptownrules.base.recorded.RecordContent;
import java.util.Optional;

/**
 * A game from any start position, move by move, with headers and comments, for saving to a file. Immutable. It contains all
 * racks and the bag.
 *
 * <pre>{@code
 * GameRecord record = GameRecord.of(game).withHeader("Seat1", "Ada").play(Move.parse("67*>2"));
 * record.at(1).reference();                                 // -> 67*
 * notation.readRecord(record.toString()).equals(record);    // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
public final class GameRecord implements RecordedGame<UpTurnState, Move, Seat, Standings> {
    private final RecordContent<UpTurnState, Move> content;

    GameRecord(RecordContent<UpTurnState, Move> content) {
        this.content = content;
    }

    /** Returns a record without moves. */
    public static GameRecord of(UpTurnState start) {
        requireNonNull(start, "start");
        return new GameRecord(RecordContent.of(RecordBody.of(start)));
    }

    /**
     * Returns this record with one more move.
     *
     * @throws IllegalMoveException if the move is illegal; it lists every reason
     * @throws IllegalArgumentException if the game was terminated
     */
    public GameRecord play(Move move) {
        return new GameRecord(content.with(move, end().play(move)));
    }

    /**
     * Returns this record for a game that ended although no rack is empty.
     *
     * <p>Positions do not store the termination, so {@link #end} still has a seat to move. Ask the record instead for {@link
     * #isOver} and the {@link #standings}. To continue the game, {@linkplain #upTo take back} the last moves first.
     *
     * @param how the reason, and the losers
     * @throws IllegalArgumentException if the game is over already, a loser is not at the table, or every seat would lose
     */
    public GameRecord terminated(Termination how) {
        return new GameRecord(RecordHeaders.terminated(content, how));
    }

    @Override
    public GameRecord upTo(int ply) {
        return new GameRecord(content.upTo(ply));
    }

    /**
     * Returns this record with a header, such as {@code Seat1} for the name of the player in seat 1. A header of the same
     * name is replaced.
     *
     * @param name letters, digits and {@code _}, a letter first
     * @param value one line of text, without line-breaking characters (U+000A to U+000D, U+0085, U+2028, U+2029)
     * @throws IllegalArgumentException if the name or the value is malformed or cannot be encoded as UTF-8, or if the record
     *     writes this header itself
     */
    public GameRecord withHeader(String name, String value) {
        return new GameRecord(content.with(body -> body.withHeader(name, value, RecordHeaders.FORMAT)));
    }

    /**
     * Returns this record with a comment after the last move, or before the first move if the record has no moves.
     *
     * @throws IllegalArgumentException if the text contains <code>}</code> or cannot be encoded as UTF-8
     */
    public GameRecord withComment(String text) {
        return new GameRecord(content.with(body -> body.withComment(text)));
    }

    @Override
    public ImmutableMap<String, String> headers() {
        return content.body().headers();
    }

    @Override
    public ImmutableList<Move> moves() {
        return ImmutableList.copyOf(content.body().moves());
    }

    /**
     * Returns the comments after a number of moves, in order.
     *
     * @param ply 0 to the number of moves
     * @throws IndexOutOfBoundsException if there are fewer moves
     */
    public ImmutableList<String> comments(int ply) {
        return content.body().commentsAt(ply);
    }

    @Override
    public UpTurnState at(int ply) {
        return content.body().at(ply);
    }

    @Override
    public UpTurnState end() {
        return content.body().end();
    }

    @Override
    public Optional<Seat> turn() {
        return content.turn(end().turn());
    }

    @Override
    public Optional<Termination> termination() {
        return content.termination();
    }

    @Override
    public Standings standings() {
        return content.standings(end().standings(), Standings::withForfeit);
    }

    /**
     * Returns the outcome of a move. It is computed by playing the move again.
     *
     * @param ply 1 to the number of moves
     * @throws IndexOutOfBoundsException if there are fewer moves
     */
    public Outcome outcome(int ply) {
        Move move = content.body().move(ply);
        return at(ply - 1).outcome(move);
    }

    /**
     * Returns the game as a viewer saw it, safe to send to that viewer. It keeps the players' names and the termination, but
     * no other headers and no comments.
     *
     * @throws IllegalArgumentException if the seat is not at the table
     */
    public RedactedRecord redactedFor(Viewer viewer) {
        requireNonNull(viewer, "viewer");
        return RedactedRecord.of(this, content, viewer);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof GameRecord that && content.equals(that.content);
    }

    @Override
    public int hashCode() {
        return content.hashCode();
    }

    /** {@return the record in notation: headers, an empty line, the moves} */
    @Override
    public String toString() {
        return RecordHeaders.write(content, ImmutableMap.of());
    }
}
