package io.github.uptownrules.json;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.core.game.IllegalMoveException;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.PositionFault;
import io.github.uptownrules.core.game.SeenMove;
import io.github.uptownrules.core.game.SeenOutcome;
import io.github.uptownrules.core.game.Standings;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.notation.RedactedRecord;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.json.kit.JsonException;
import io.github.uptownrules.json.kit.JsonValue;
import io.github.uptownrules.json.kit.node.Faults;
import io.github.uptownrules.json.kit.node.FoundMembers;
import io.github.uptownrules.json.kit.node.Members;
import io.github.uptownrules.json.kit.node.ObjectNode;
import io.github.uptownrules.json.kit.node.Viewers;
import java.util.function.Function;

/**
 * The messages to and from clients as values of JSON, and the readers of their texts. Only the readers need a {@link Notation}, which
 * knows the rulesets. Immutable.
 *
 * <p>Each value was made for one viewer, or is public. No method takes a game, a placement or a record with hidden tiles, so none is
 * sent by mistake.
 *
 * <pre>{@code
 * String request = Json.move(move, view).toString();             // on the client of seat 1
 *
 * Json json = Json.of(notation);                                 // on the server
 * Outcome outcome = game.outcome(Json.readMove(request).resolve(game.viewFor(Seat.ONE)).legal());
 * String sent = Json.outcome(outcome.seenBy(Seat.ONE)).toString();
 * sent;                // -> {"seat":1,"move":"b2@A2","drawn":"b9","skipped":[],"turn":2}
 *
 * view = json.readOutcome(sent, view).after();                   // on the client again
 * view.equals(outcome.after().viewFor(Seat.ONE));                // -> true
 * }</pre>
 *
 * <p>A value can also be a part of a message of your own:
 *
 * <pre>{@code
 * import com.google.gson.stream.JsonWriter;
 * import java.io.StringWriter;
 *
 * StringWriter message = new StringWriter();
 * JsonWriter out = new JsonWriter(message);
 * out.beginObject().name("type").value("ask").name("request");
 * Json.move(Move.parse("b2@A2"), game.viewFor(Seat.ONE)).writeTo(out);
 * out.endObject();
 * message.toString();          // -> {"type":"ask","request":{"move":"b2@A2"}}
 * }</pre>
 *
 * <p>A seat is its number, 1 to 5, and a spectator {@code "-"}; tiles, cells, colors and moves are written as in notation; absent
 * members are left out. The member {@code text}, with {@code viewer} for a view, contains everything; the others follow from it, for
 * clients that do not know the notation. A schema (draft 2020-12) is the resource {@code /META-INF/uptown.schema.json}.
 *
 * <p>Readers accept members in any order, with spaces, and reject any other, repeated, missing or contradictory member. A text has at
 * most 1,000,000 characters and ten levels of lists and objects. Reading takes linear time.
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
     * Returns a view: everything needed to draw a table, and the cells where the viewer's tiles could go.
     *
     * @param view the view of its receiver
     * @return an object
     */
    public static JsonValue view(PlayerView view) {
        requireNonNull(view, "view");
        return ViewNodes.view(view);
    }

    /**
     * Returns the view after the last move of a record. If the game was terminated, the view is over, without turn and targets, and has
     * the standings of the record; the view alone does not contain the termination, and its text remains the position.
     *
     * @param record the record redacted for its receiver
     * @return an object
     */
    public static JsonValue view(RedactedRecord record) {
        requireNonNull(record, "record");
        ObjectNode view = ViewNodes.view(record.end());
        return record.termination().isPresent() ? view.ended(ViewNodes.standings(record.standings())) : view;
    }

    /**
     * Reads a view.
     *
     * @param text the text of {@link #view(PlayerView)}
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
     * Returns a move as one viewer saw it, without the view after it. {@link #readOutcome} works out that view; send it to clients
     * that cannot.
     *
     * @param outcome the move as its receiver saw it
     * @return an object
     */
    public static JsonValue outcome(SeenOutcome outcome) {
        return RecordNodes.outcome(outcome);
    }

    /**
     * Reads what was seen of a move.
     *
     * @param text the text of {@link #outcome(SeenOutcome)}
     * @param before the view of the same viewer before the move
     * @return what the move brought about, and the view after it
     * @throws JsonException if it is not that, or the viewer cannot have seen this
     */
    public SeenOutcome readOutcome(String text, PlayerView before) {
        requireNonNull(before, "before");
        return read(text, found -> {
            Move move = found.text("move", Move::parse);
            SeenMove seen =
                    new SeenMove(move, found.optionalText("drawn", Tile::parse), Viewers.readSeat(found, "turn"));
            SeenOutcome outcome = FoundMembers.at("", () -> follow(before, seen));
            found.checkAgainst(RecordNodes.outcome(outcome));
            return outcome;
        });
    }

    private static SeenOutcome follow(PlayerView before, SeenMove seen) {
        try {
            return before.follow(seen);
        } catch (IllegalMoveException e) {
            throw Faults.of("/move", String.valueOf(e.getMessage()));
        }
    }

    /**
     * Returns a game as a viewer saw it.
     *
     * @param record the record redacted for its receiver
     * @return an object
     */
    public static JsonValue record(RedactedRecord record) {
        requireNonNull(record, "record");
        return RecordNodes.record(record);
    }

    /**
     * Reads a game as a viewer saw it.
     *
     * @param text the text of {@link #record(RedactedRecord)}
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
     * Returns the request of a client for a move.
     *
     * @param move any move
     * @param before the view before it, for a capture is written otherwise than a move to an empty cell
     * @return an object
     */
    public static JsonValue move(Move move, PlayerView before) {
        requireNonNull(before, "before");
        return RecordNodes.move(MoveText.of(move, before).toString());
    }

    /**
     * Reads a move that a client asks for. Nothing is said of whether it is legal: let the view of who asked be the judge.
     *
     * @param text the text of {@link #move(Move, PlayerView)}
     * @return the move as it was written, with its color
     * @throws JsonException if it is not that
     */
    public static MoveText readMove(String text) {
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
     * Returns the standings of all seats.
     *
     * @param standings the standings of a view or of a game, which are the same, or those of a record
     * @return a list with an object for each seat
     */
    public static JsonValue standings(Standings standings) {
        return ViewNodes.standings(standings);
    }

    /**
     * Returns the cells where the tiles on the viewer's racks could go now, also out of turn: a part of the view.
     *
     * @param view the view of its receiver
     * @return an object with a member for each tile; none for a spectator
     */
    public static JsonValue targets(PlayerView view) {
        return ViewNodes.targets(view);
    }

    /**
     * Returns the reasons why a tile may not go to a cell, as far as the viewer can see.
     *
     * @param view the view of its receiver
     * @param tile any tile
     * @param cell any cell
     * @return a list with an object for each reason; empty if it is a legal move of the viewer
     */
    public static JsonValue moveFaults(PlayerView view, Tile tile, Cell cell) {
        return Members.listOf(view.faults(tile, cell), FaultNodes::move);
    }

    /**
     * Returns the faults of a position.
     *
     * @param faults the faults of a position that came from their receiver; they contain the places of tiles
     * @return a list with an object for each fault
     */
    public static JsonValue positionFaults(ImmutableSet<PositionFault> faults) {
        requireNonNull(faults, "faults");
        return Members.listOf(faults, FaultNodes::position);
    }
}
