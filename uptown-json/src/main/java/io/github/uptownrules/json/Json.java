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
 * view = json.readOutcome(sent, view).after();                   // back on the client
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

    /** Creates a reader that knows the rulesets of a notation, including your own. */
    public static Json of(Notation notation) {
        return new Json(notation);
    }

    /**
     * Returns a view as an object with everything needed to draw a table, including the legal cells of the viewer's
     * tiles.
     *
     * @param view the view of its receiver
     */
    public static JsonValue view(PlayerView view) {
        requireNonNull(view, "view");
        return ViewNodes.view(view);
    }

    /**
     * Returns the view after the last move of a record, as an object. If the game was terminated, the view is over,
     * without turn and targets, and has the standings of the record. Its text remains the position, which does not
     * contain the termination.
     *
     * @param record the record redacted for its receiver
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
     * @throws JsonException if the text is invalid, or no game can look like this to the viewer
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
     * Returns a move as one viewer saw it, as an object without the view after it. Receivers compute that view with {@link
     * #readOutcome}, or receive it separately.
     *
     * @param outcome the move as its receiver saw it
     */
    public static JsonValue outcome(SeenOutcome outcome) {
        return RecordNodes.outcome(outcome);
    }

    /**
     * Reads a move as the viewer saw it.
     *
     * @param text the text of {@link #outcome(SeenOutcome)}
     * @param before the same viewer's view before the move
     * @return the outcome, with the view after the move
     * @throws JsonException if the text is invalid, or contradicts the view
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
     * Returns a game as a viewer saw it, as an object.
     *
     * @param record the record redacted for its receiver
     */
    public static JsonValue record(RedactedRecord record) {
        requireNonNull(record, "record");
        return RecordNodes.record(record);
    }

    /**
     * Reads a game as a viewer saw it.
     *
     * @param text the text of {@link #record(RedactedRecord)}
     * @throws JsonException if the text is invalid, or no viewer can have seen such a game
     */
    public RedactedRecord readRedactedRecord(String text) {
        return read(text, found -> {
            RedactedRecord record = found.text("text", notation::readRedactedRecord);
            found.checkAgainst(RecordNodes.record(record));
            return record;
        });
    }

    /**
     * Returns a client's request for a move, as an object.
     *
     * @param before the view before the move, because captures are written differently
     */
    public static JsonValue move(Move move, PlayerView before) {
        requireNonNull(before, "before");
        return RecordNodes.move(MoveText.of(move, before).toString());
    }

    /**
     * Reads a client's request for a move, without checking its legality. Resolve the move in the client's view.
     *
     * @param text the text of {@link #move(Move, PlayerView)}
     * @return the move as written, with its color
     * @throws JsonException if the text is invalid
     */
    public static MoveText readMove(String text) {
        return read(text, found -> {
            MoveText move = found.text("move", Json::wholeMove);
            found.checkAgainst(RecordNodes.move(move.toString()));
            return move;
        });
    }

    /** Reads a text with numbers of 32 bits, which every language supports. */
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
     * Returns the standings as a list with one object per seat.
     *
     * @param standings the standings of a game, which equal those of its views, or of a record
     */
    public static JsonValue standings(Standings standings) {
        return ViewNodes.standings(standings);
    }

    /**
     * Returns the legal cells of the tiles on the viewer's racks, even out of turn, as an object with one member per
     * tile. It is a part of the view, and empty for a spectator.
     *
     * @param view the view of its receiver
     */
    public static JsonValue targets(PlayerView view) {
        return ViewNodes.targets(view);
    }

    /**
     * Returns the reasons why a tile may not be placed on a cell, as far as the viewer can see, as a list with one
     * object per reason. The list is empty if the move is legal.
     *
     * @param view the view of its receiver
     */
    public static JsonValue moveFaults(PlayerView view, Tile tile, Cell cell) {
        return Members.listOf(view.faults(tile, cell), FaultNodes::move);
    }

    /**
     * Returns the faults of a position as a list with one object per fault.
     *
     * @param faults the faults of a position, for the sender of that position; they contain the places of tiles
     */
    public static JsonValue positionFaults(ImmutableSet<PositionFault> faults) {
        requireNonNull(faults, "faults");
        return Members.listOf(faults, FaultNodes::position);
    }
}
