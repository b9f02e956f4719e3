package io.github.uptownrules.json;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableSet;
import com.google.gson.stream.JsonWriter;
import io.github.uptownrules.base.game.JsonException;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.json.Faults;
import io.github.uptownrules.base.json.FoundMembers;
import io.github.uptownrules.base.json.Members;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.core.game.IllegalMoveException;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.PositionFault;
import io.github.uptownrules.core.game.SeenMove;
import io.github.uptownrules.core.game.SeenPlacement;
import io.github.uptownrules.core.game.Standings;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.notation.RedactedRecord;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import java.io.IOException;
import java.util.function.Function;

/**
 * Writes what a client may be sent as JSON, and reads it back. Writing needs nothing; to read is to know some rulesets, as a
 * {@link Notation} does. Immutable.
 *
 * <p>All that is written was made for one viewer, or is public anyway. Nothing here takes a game, a placement or a record
 * with the whole truth in it, and so none is sent by mistake.
 *
 * <pre>{@code
 * String request = Json.writeMove(move, view);                   // on the client of seat 1
 *
 * Json json = Json.of(notation);                                 // on the server
 * Placement placement = game.outcome(json.readMove(request).resolve(game.viewFor(Seat.ONE)).legal());
 * String sent = Json.writePlacement(placement.seenBy(Seat.ONE));
 * sent;                // -> {"seat":1,"move":"b2@A2","drawn":"b9","skipped":[],"turn":2}
 *
 * view = json.readPlacement(sent, view).after();                 // on the client again
 * view.equals(placement.after().viewFor(Seat.ONE));              // -> true
 * }</pre>
 *
 * <p>Each can also be written where a writer of Gson stands, so that it is a part of a message of your own:
 *
 * <pre>{@code
 * import com.google.gson.stream.JsonWriter;
 * import java.io.StringWriter;
 *
 * StringWriter message = new StringWriter();
 * JsonWriter out = new JsonWriter(message);
 * Json.writeMove(Move.parse("b2@A2"), game.viewFor(Seat.ONE), out.beginObject().name("type").value("ask").name("request"));
 * out.endObject();
 * message.toString();          // -> {"type":"ask","request":{"move":"b2@A2"}}
 * }</pre>
 *
 * <p>What is written as a text is one line without spaces. A seat is its number, 1 to 5, and a spectator {@code "-"}; tiles, cells,
 * colors and moves are written as in notation; a member is left out where there is nothing to say. The members {@code text},
 * with {@code viewer} for a view, say it all: the others are for clients that do not know the notation. A schema (draft
 * 2020-12) is the resource {@code /META-INF/uptown.schema.json}.
 *
 * <p>A reader takes members in any order and spaces between them, and nothing else that is not written: no other members,
 * none twice, none missing, none that does not follow from the rest. A text has at most 1,000,000 characters, and lists and
 * objects in it are ten deep at most. Reading takes time that grows as the length of the text.
 *
 * @since 0.1.0
 */
public final class Json {
    private static final int MOVE_LENGTH = 5;

    private final Notation notation;

    private Json(Notation notation) {
        this.notation = requireNonNull(notation, "notation");
    }

    /**
     * A reader that knows some rulesets.
     *
     * @param notation what knows the rulesets, your own among them
     * @return the reader
     */
    public static Json of(Notation notation) {
        return new Json(notation);
    }

    /**
     * Writes a view: all there is to draw a table, and where the viewer's tiles could go.
     *
     * @param view the view of whom it is sent to
     * @return an object
     */
    public static String writeView(PlayerView view) {
        requireNonNull(view, "view");
        return ViewNodes.view(view).text();
    }

    /**
     * Writes what {@link #writeView(PlayerView)} does where a writer stands.
     *
     * @param view the view of whom it is sent to
     * @param out the writer, which writes it as its next value
     * @throws IOException if the writer does
     */
    public static void writeView(PlayerView view, JsonWriter out) throws IOException {
        requireNonNull(view, "view");
        ViewNodes.view(view).write(out);
    }

    /**
     * Writes the last view of a terminated game: it is over, has no turn and no targets, and the standings of the record. Its text is
     * the position, which does not contain the termination.
     *
     * @param view the last view
     * @param standings the standings of the record
     * @return an object
     */
    public static String writeEndedView(PlayerView view, Standings standings) {
        requireNonNull(view, "view");
        requireNonNull(standings, "standings");
        return ViewNodes.view(view).ended(ViewNodes.standings(standings)).text();
    }

    /**
     * Reads a view.
     *
     * @param text what {@link #writeView(PlayerView)} wrote
     * @return the view
     * @throws JsonException if it is not that, or no game can look like that to the viewer
     */
    public PlayerView readView(String text) {
        return read(text, found -> {
            Viewer viewer = Viewers.read(found, "viewer");
            PlayerView view = found.text("text", position -> notation.readView(position, viewer));
            found.checkAgainst(ViewNodes.view(view));
            return view;
        });
    }

    /**
     * Writes what was seen of a move, but not the view after it: that follows, for who can {@linkplain #readPlacement read}
     * this; send it to who cannot.
     *
     * @param placement what is seen by whom it is sent to
     * @return an object
     */
    public static String writePlacement(SeenPlacement placement) {
        return RecordNodes.placement(placement).text();
    }

    /**
     * Writes what {@link #writePlacement(SeenPlacement)} does where a writer stands.
     *
     * @param placement what is seen by whom it is sent to
     * @param out the writer, which writes it as its next value
     * @throws IOException if the writer does
     */
    public static void writePlacement(SeenPlacement placement, JsonWriter out) throws IOException {
        RecordNodes.placement(placement).write(out);
    }

    /**
     * Reads what was seen of a move.
     *
     * @param text what {@link #writePlacement(SeenPlacement)} wrote
     * @param before the view of the same viewer before the move
     * @return what the move brought about, and the view after it
     * @throws JsonException if it is not that, or the viewer cannot have seen this
     */
    public SeenPlacement readPlacement(String text, PlayerView before) {
        requireNonNull(before, "before");
        return read(text, found -> {
            Move move = found.text("move", Move::parse);
            SeenMove seen =
                    new SeenMove(move, found.optionalText("drawn", Tile::parse), Viewers.readSeat(found, "turn"));
            SeenPlacement placement = FoundMembers.at("", () -> follow(before, seen));
            found.checkAgainst(RecordNodes.placement(placement));
            return placement;
        });
    }

    private static SeenPlacement follow(PlayerView before, SeenMove seen) {
        try {
            return before.follow(seen);
        } catch (IllegalMoveException e) {
            throw Faults.of("/move", String.valueOf(e.getMessage()));
        }
    }

    /**
     * Writes a game as a viewer saw it.
     *
     * @param record the record redacted for whom it is sent to
     * @return an object
     */
    public static String writeRedactedRecord(RedactedRecord record) {
        requireNonNull(record, "record");
        return RecordNodes.record(record).text();
    }

    /**
     * Writes what {@link #writeRedactedRecord(RedactedRecord)} does where a writer stands.
     *
     * @param record the record redacted for whom it is sent to
     * @param out the writer, which writes it as its next value
     * @throws IOException if the writer does
     */
    public static void writeRedactedRecord(RedactedRecord record, JsonWriter out) throws IOException {
        requireNonNull(record, "record");
        RecordNodes.record(record).write(out);
    }

    /**
     * Reads a game as a viewer saw it.
     *
     * @param text what {@link #writeRedactedRecord(RedactedRecord)} wrote
     * @return the record
     * @throws JsonException if it is not that, or no viewer can have seen such a game
     */
    public RedactedRecord readRedactedRecord(String text) {
        return read(text, found -> {
            RedactedRecord record = found.text("text", notation::readRedactedRecord);
            found.checkAgainst(RecordNodes.record(record));
            return record;
        });
    }

    /**
     * Writes a move that a client asks for.
     *
     * @param move any move
     * @param before the view before it, for a capture is written otherwise than a move to an empty cell
     * @return an object
     */
    public static String writeMove(Move move, PlayerView before) {
        requireNonNull(before, "before");
        return RecordNodes.move(MoveText.of(move, before).toString()).text();
    }

    /**
     * Writes what {@link #writeMove(Move, PlayerView)} does where a writer stands.
     *
     * @param move any move
     * @param before the view before it
     * @param out the writer, which writes it as its next value
     * @throws IOException if the writer does
     */
    public static void writeMove(Move move, PlayerView before, JsonWriter out) throws IOException {
        requireNonNull(before, "before");
        RecordNodes.move(MoveText.of(move, before).toString()).write(out);
    }

    /**
     * Reads a move that a client asks for. Nothing is said of whether it is legal: let the view of who asked be the judge.
     *
     * @param text what {@link #writeMove(Move, PlayerView)} wrote
     * @return the move as it was written, with its color
     * @throws JsonException if it is not that
     */
    public MoveText readMove(String text) {
        return read(text, found -> {
            MoveText move = found.text("move", Json::wholeMove);
            found.checkAgainst(RecordNodes.move(move.toString()));
            return move;
        });
    }

    /** Numbers are those of 32 bits, which every language has. */
    private static <T> T read(String text, Function<FoundMembers, T> meaning) {
        return meaning.apply(FoundMembers.read(text, Integer.SIZE));
    }

    private static MoveText wholeMove(String text) {
        if (text.length() != MOVE_LENGTH) {
            throw new IllegalArgumentException("not a move with its color (such as b5@E5): " + Quote.of(text));
        }
        return MoveText.parse(text);
    }

    /**
     * Writes how all seats stand. It follows from a view, and so is not read back.
     *
     * @param standings the standings of a view or of a game, which are the same, or those of a record
     * @return a list with an object for each seat
     */
    public static String writeStandings(Standings standings) {
        return ViewNodes.standings(standings).text();
    }

    /**
     * Writes what {@link #writeStandings(Standings)} does where a writer stands.
     *
     * @param standings the standings
     * @param out the writer, which writes it as its next value
     * @throws IOException if the writer does
     */
    public static void writeStandings(Standings standings, JsonWriter out) throws IOException {
        ViewNodes.standings(standings).write(out);
    }

    /**
     * Writes where the tiles on the viewer's racks could go as the board stands, also out of turn. It follows from a
     * view, of which it is a part, and so is not read back.
     *
     * @param view the view of whom it is sent to
     * @return an object with a member for each tile; none for a spectator
     */
    public static String writeTargets(PlayerView view) {
        return ViewNodes.targets(view).text();
    }

    /**
     * Writes what {@link #writeTargets(PlayerView)} does where a writer stands.
     *
     * @param view the view of whom it is sent to
     * @param out the writer, which writes it as its next value
     * @throws IOException if the writer does
     */
    public static void writeTargets(PlayerView view, JsonWriter out) throws IOException {
        ViewNodes.targets(view).write(out);
    }

    /**
     * Writes why a tile may not go to a cell, as far as the viewer can see. It follows from a view, and so is not read back.
     *
     * @param view the view of whom it is sent to
     * @param tile any tile
     * @param cell any cell
     * @return a list with an object for each reason; empty if it is a legal move of the viewer
     */
    public static String writeMoveFaults(PlayerView view, Tile tile, Cell cell) {
        return Members.listOf(view.faults(tile, cell), FaultNodes::move).text();
    }

    /**
     * Writes what {@link #writeMoveFaults(PlayerView, Tile, Cell)} does where a writer stands.
     *
     * @param view the view of whom it is sent to
     * @param tile any tile
     * @param cell any cell
     * @param out the writer, which writes it as its next value
     * @throws IOException if the writer does
     */
    public static void writeMoveFaults(PlayerView view, Tile tile, Cell cell, JsonWriter out) throws IOException {
        Members.listOf(view.faults(tile, cell), FaultNodes::move).write(out);
    }

    /**
     * Writes what is wrong with a position. It follows from the position, and so is not read back.
     *
     * @param faults those of a position that came from whom they are sent to: they say where tiles are
     * @return a list with an object for each fault
     */
    public static String writePositionFaults(ImmutableSet<PositionFault> faults) {
        requireNonNull(faults, "faults");
        return Members.listOf(faults, FaultNodes::position).text();
    }

    /**
     * Writes what {@link #writePositionFaults(ImmutableSet)} does where a writer stands.
     *
     * @param faults those of a position that came from whom they are sent to
     * @param out the writer, which writes it as its next value
     * @throws IOException if the writer does
     */
    public static void writePositionFaults(ImmutableSet<PositionFault> faults, JsonWriter out) throws IOException {
        requireNonNull(faults, "faults");
        Members.listOf(faults, FaultNodes::position).write(out);
    }
}
