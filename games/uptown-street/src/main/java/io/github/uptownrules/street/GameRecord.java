package io.github.uptownrules.street;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.record.RecordBody;

/**
 * A game from some position on, move by move, with headers and comments: what is saved to a file. Immutable. It is the whole
 * truth; for anybody else than the server, {@linkplain #redacted redact} it.
 *
 * <pre>{@code
 * GameRecord record = GameRecord.of(game).withHeader("Seat1", "Ada").play(move);
 * record.at(1).turn();                                      // -> Optional[1.2]
 * notation.readRecord(record.toString()).equals(record);    // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
public final class GameRecord implements RecordedGame {
    private final RecordBody<StreetState, Move> body;

    GameRecord(RecordBody<StreetState, Move> body) {
        this.body = body;
    }

    /**
     * A record without a move.
     *
     * @param start the position at the start
     * @return the record
     */
    public static GameRecord of(StreetState start) {
        return new GameRecord(RecordBody.of(start));
    }

    /**
     * This record and one move more.
     *
     * @param move a legal move
     * @return the record
     * @throws IllegalMoveException if the move is illegal; it lists every reason
     */
    public GameRecord play(Move move) {
        return new GameRecord(body.with(move, body.end().play(move)));
    }

    /**
     * This record as it was after a number of moves, for moves to be taken back.
     *
     * @param ply 0 for the start, to the number of moves for this record
     * @return the record with all its headers, and with the comments up to there
     * @throws IndexOutOfBoundsException if there are fewer moves
     */
    public GameRecord upTo(int ply) {
        return new GameRecord(body.upTo(ply));
    }

    /**
     * This record with a header, such as {@code Seat1} for the name of the player on seat 1.
     *
     * @param name letters, digits and {@code _}, a letter first
     * @param value one line of text: without any character that ends a line somewhere (U+000A to U+000D, U+0085, U+2028,
     *     U+2029), and without half characters (lone surrogates)
     * @return the record; if it had such a header, the new value takes its place
     * @throws IllegalArgumentException if the name or the value is of another form, or the header is one that the record
     *     writes itself
     */
    public GameRecord withHeader(String name, String value) {
        return new GameRecord(body.withHeader(name, value, RecordContent.FORMAT));
    }

    /**
     * This record with a comment after the last move, or before the first if there is none yet.
     *
     * @param text any text without <code>}</code> and without half characters (lone surrogates)
     * @return the record
     * @throws IllegalArgumentException if the text is of another form
     */
    public GameRecord withComment(String text) {
        return new GameRecord(body.withComment(text));
    }

    /**
     * The headers that were given, in order.
     *
     * @return the values by their names, without those that follow from the game
     */
    @Override
    public ImmutableMap<String, String> headers() {
        return body.headers();
    }

    /**
     * The moves, in order.
     *
     * @return one for each ply
     */
    @Override
    public ImmutableList<Move> moves() {
        return ImmutableList.copyOf(body.moves());
    }

    /**
     * The comments after a number of moves.
     *
     * @param ply 0 to the number of moves
     * @return the comments, in order
     * @throws IndexOutOfBoundsException if there are fewer moves
     */
    public ImmutableList<String> comments(int ply) {
        return body.commentsAt(ply);
    }

    /**
     * The position after a number of moves.
     *
     * @param ply 0 for the start, to the number of moves for the end
     * @return the position
     * @throws IndexOutOfBoundsException if there are fewer moves
     */
    @Override
    public StreetState at(int ply) {
        return body.at(ply);
    }

    /** {@return the position after the last move} */
    @Override
    public StreetState end() {
        return body.end();
    }

    /**
     * What everybody may see of this record (Y4). Comments and headers are left out, for they may give anything away;
     * only the names of the players at the table stay.
     *
     * @return the record as it was seen
     */
    public RedactedRecord redacted() {
        return RedactedRecord.of(body);
    }

    /**
     * Whether the other object is a record that is written the same.
     *
     * @param other any object
     * @return whether it is
     */
    @Override
    public boolean equals(Object other) {
        return other instanceof GameRecord that && body.equals(that.body);
    }

    /** {@return a hash of the record} */
    @Override
    public int hashCode() {
        return body.hashCode();
    }

    /** {@return the record in notation: headers, an empty line, the moves in one line} */
    @Override
    public String toString() {
        return RecordContent.write(body, ImmutableMap.of());
    }
}
