package io.github.uptownrules.upturn.json;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.gson.stream.JsonWriter;
import io.github.uptownrules.base.game.JsonException;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.json.FoundMembers;
import io.github.uptownrules.base.json.Members;
import io.github.uptownrules.base.notation.TextFault;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.SeenMove;
import io.github.uptownrules.upturn.SeenOutcome;
import io.github.uptownrules.upturn.Standings;
import io.github.uptownrules.upturn.UpTurnView;
import io.github.uptownrules.upturn.notation.Notation;
import io.github.uptownrules.upturn.notation.RedactedRecord;
import io.github.uptownrules.upturn.tile.Tile;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Function;

/**
 * Writes what a client of UP TURN may be sent as JSON, and reads it back. Writing needs nothing; to read is to know some rulesets, as
 * a {@link Notation} does. Immutable.
 *
 * <p>All that is written was made for one viewer, or is public anyway. Nothing here takes a game, an outcome or a record with the
 * whole truth in it, and so none is sent by mistake.
 *
 * <pre>{@code
 * String request = Json.writeMove(Move.parse("67*>2"));                 // on the client of seat 1
 *
 * Json json = Json.of(notation);                                        // on the server
 * Outcome outcome = game.outcome(Json.readMove(request));
 * String sent = Json.writeOutcome(outcome.seenBy(Seat.TWO));
 *
 * UpTurnView seen = game.viewFor(Seat.TWO);                             // on the client of seat 2
 * seen = json.readOutcome(sent, seen).after();
 * seen.equals(outcome.after().viewFor(Seat.TWO));                       // -> true
 * }</pre>
 *
 * <p>Each can also be written where a writer of Gson stands, so that it is a part of a message of your own.
 *
 * <p>What is written as a text is one line without spaces. A seat is its number, 1 to 4, and a spectator {@code "-"}; tiles and moves
 * are written as in notation, and constants in small letters with dashes; a member is left out where there is nothing to say. The
 * members {@code text}, with {@code viewer} for a view, say it all: the others are for clients that do not know the notation. A
 * schema (draft 2020-12) is the resource {@code /META-INF/upturn.schema.json}.
 *
 * <p>A reader takes members in any order and spaces between them, and nothing else that is not written: no other members, none
 * twice, none missing, none that does not follow from the rest. A text has at most 1,000,000 characters, and lists and objects in it
 * are ten deep at most. Reading takes time that grows as the length of the text.
 *
 * @since 0.1.0
 */
public final class Json {
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
     * Writes a view: all there is to draw a table, and what the viewer may do.
     *
     * @param view the view of whom it is sent to
     * @return an object
     */
    public static String writeView(UpTurnView view) {
        requireNonNull(view, "view");
        return ViewNodes.view(view).text();
    }

    /**
     * Writes what {@link #writeView(UpTurnView)} does where a writer stands.
     *
     * @param view the view of whom it is sent to
     * @param out the writer, which writes it as its next value
     * @throws IOException if the writer does
     */
    public static void writeView(UpTurnView view, JsonWriter out) throws IOException {
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
    public static String writeEndedView(UpTurnView view, Standings standings) {
        requireNonNull(view, "view");
        requireNonNull(standings, "standings");
        return ViewNodes.view(view).ended(ViewNodes.standings(standings)).text();
    }

    /**
     * Reads a view.
     *
     * @param text what {@link #writeView(UpTurnView)} wrote
     * @return the view
     * @throws JsonException if it is not that, or no game can look like that to the viewer
     */
    public UpTurnView readView(String text) {
        return read(text, found -> {
            Viewer viewer = Viewers.read(found, "viewer");
            UpTurnView view = found.text("text", position -> notation.readView(position, viewer));
            found.checkAgainst(ViewNodes.view(view));
            return view;
        });
    }

    /**
     * Writes what was seen of a move, but not the view after it: that follows, for who can
     * {@linkplain #readOutcome read} this; send it to who cannot.
     *
     * @param outcome what is seen by whom it is sent to
     * @return an object
     */
    public static String writeOutcome(SeenOutcome outcome) {
        return RecordNodes.outcome(outcome).text();
    }

    /**
     * Writes what {@link #writeOutcome(SeenOutcome)} does where a writer stands.
     *
     * @param outcome what is seen by whom it is sent to
     * @param out the writer, which writes it as its next value
     * @throws IOException if the writer does
     */
    public static void writeOutcome(SeenOutcome outcome, JsonWriter out) throws IOException {
        RecordNodes.outcome(outcome).write(out);
    }

    /**
     * Reads what was seen of a move.
     *
     * @param text what {@link #writeOutcome(SeenOutcome)} wrote
     * @param before the view of the same viewer before the move
     * @return what the move brought about, and the view after it
     * @throws JsonException if it is not that, or the viewer cannot have seen this
     */
    public SeenOutcome readOutcome(String text, UpTurnView before) {
        requireNonNull(before, "before");
        return read(text, found -> {
            Move move = found.text("move", Move::parse);
            ImmutableList<Tile> drawn = found.objects("drawings").stream()
                    .map(drawing -> drawing.optionalText("tile", Tile::parse))
                    .flatMap(Optional::stream)
                    .collect(ImmutableList.toImmutableList());
            SeenOutcome outcome = FoundMembers.at("", () -> before.follow(new SeenMove(move, drawn)));
            found.checkAgainst(RecordNodes.outcome(outcome));
            return outcome;
        });
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
     * @return an object
     */
    public static String writeMove(Move move) {
        requireNonNull(move, "move");
        return RecordNodes.move(move).text();
    }

    /**
     * Writes what {@link #writeMove(Move)} does where a writer stands.
     *
     * @param move any move
     * @param out the writer, which writes it as its next value
     * @throws IOException if the writer does
     */
    public static void writeMove(Move move, JsonWriter out) throws IOException {
        requireNonNull(move, "move");
        RecordNodes.move(move).write(out);
    }

    /**
     * Reads a move that a client asks for. Nothing is said of whether it is legal: let the view of who asked be the judge.
     *
     * @param text what {@link #writeMove(Move)} wrote
     * @return the move
     * @throws JsonException if it is not that
     */
    public static Move readMove(String text) {
        return read(text, found -> {
            Move move = found.text("move", Move::parse);
            found.checkAgainst(RecordNodes.move(move));
            return move;
        });
    }

    /** Numbers are those of 32 bits, which every language has. */
    private static <T> T read(String text, Function<FoundMembers, T> meaning) {
        return meaning.apply(FoundMembers.read(text, Integer.SIZE));
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
     * @param standings the standings of a view or of a game, which are the same, or those of a record
     * @param out the writer, which writes it as its next value
     * @throws IOException if the writer does
     */
    public static void writeStandings(Standings standings, JsonWriter out) throws IOException {
        ViewNodes.standings(standings).write(out);
    }

    /**
     * Writes what the viewer may do now: whether it may draw or pass, and for each tile that it may lay what is laid with it,
     * how many tiles are handed out, which directions and rotations there are, and whether "Upturn" may be called. It follows from a
     * view, of which it is a part, and so is not read back.
     *
     * @param view the view of whom it is sent to
     * @return an object; without tiles if it is not the viewer's turn
     */
    public static String writeTargets(UpTurnView view) {
        return ViewNodes.targets(view).text();
    }

    /**
     * Writes what {@link #writeTargets(UpTurnView)} does where a writer stands.
     *
     * @param view the view of whom it is sent to
     * @param out the writer, which writes it as its next value
     * @throws IOException if the writer does
     */
    public static void writeTargets(UpTurnView view, JsonWriter out) throws IOException {
        ViewNodes.targets(view).write(out);
    }

    /**
     * Writes why a move is illegal. It follows from a view, and so is not read back.
     *
     * @param view the view of whom it is sent to
     * @param move any move
     * @return a list with an object for each reason, with a code that stays the same; empty if the move is legal
     */
    public static String writeMoveFaults(UpTurnView view, Move move) {
        return Members.listOf(view.faults(move), FaultNodes::move).text();
    }

    /**
     * Writes what {@link #writeMoveFaults(UpTurnView, Move)} does where a writer stands.
     *
     * @param view the view of whom it is sent to
     * @param move any move
     * @param out the writer, which writes it as its next value
     * @throws IOException if the writer does
     */
    public static void writeMoveFaults(UpTurnView view, Move move, JsonWriter out) throws IOException {
        Members.listOf(view.faults(move), FaultNodes::move).write(out);
    }

    /**
     * Writes what is wrong with a text, such as tiles that a player typed in.
     *
     * @param faults the faults of a text that came from whom they are sent to
     * @return a list with an object for each fault: its line and column, counted from 1, and a message
     */
    public static String writeTextFaults(ImmutableList<TextFault> faults) {
        requireNonNull(faults, "faults");
        return Members.listOf(faults, FaultNodes::text).text();
    }

    /**
     * Writes what {@link #writeTextFaults(ImmutableList)} does where a writer stands.
     *
     * @param faults the faults of a text that came from whom they are sent to
     * @param out the writer, which writes it as its next value
     * @throws IOException if the writer does
     */
    public static void writeTextFaults(ImmutableList<TextFault> faults, JsonWriter out) throws IOException {
        requireNonNull(faults, "faults");
        Members.listOf(faults, FaultNodes::text).write(out);
    }
}
