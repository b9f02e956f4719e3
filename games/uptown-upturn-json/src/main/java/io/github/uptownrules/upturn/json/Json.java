package io.github.uptownrules.upturn.json;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.notation.TextFault;
import io.github.uptownrules.json.kit.JsonException;
import io.github.uptownrules.json.kit.JsonValue;
import io.github.uptownrules.json.kit.node.FoundMembers;
import io.github.uptownrules.json.kit.node.Members;
import io.github.uptownrules.json.kit.node.ObjectNode;
import io.github.uptownrules.json.kit.node.Viewers;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.Notation;
import io.github.uptownrules.upturn.RedactedRecord;
import io.github.uptownrules.upturn.SeenMove;
import io.github.uptownrules.upturn.SeenOutcome;
import io.github.uptownrules.upturn.Standings;
import io.github.uptownrules.upturn.UpTurnView;
import io.github.uptownrules.upturn.tile.Tile;
import java.util.Optional;
import java.util.function.Function;

/**
 * The messages to and from clients of UP TURN as values of JSON, and the readers of their texts. Only the readers need a
 * {@link Notation}, which knows the rulesets. Immutable.
 *
 * <p>Each value was made for one viewer, or is public. No method takes a game, an outcome or a record with hidden tiles, so none is
 * sent by mistake.
 *
 * <pre>{@code
 * String request = Json.move(Move.parse("67*>2")).toString();           // on the client of seat 1
 *
 * Json json = Json.of(notation);                                        // on the server
 * Outcome outcome = game.outcome(Json.readMove(request));
 * String sent = Json.outcome(outcome.seenBy(Seat.TWO)).toString();
 *
 * UpTurnView seen = game.viewFor(Seat.TWO);                             // on the client of seat 2
 * seen = json.readOutcome(sent, seen).after();
 * seen.equals(outcome.after().viewFor(Seat.TWO));                       // -> true
 * }</pre>
 *
 * <p>A value can also be a part of a message of your own: see {@link JsonValue#writeTo}.
 *
 * <p>A seat is its number, 1 to 4, and a spectator {@code "-"}; tiles and moves are written as in notation, constants in small letters
 * with dashes; absent members are left out. The member {@code text}, with {@code viewer} for a view, contains everything; the others
 * follow from it, for clients that do not know the notation. A schema (draft 2020-12) is the resource
 * {@code /META-INF/upturn.schema.json}.
 *
 * <p>Readers accept members in any order, with spaces, and reject any other, repeated, missing or contradictory member. A text has at
 * most 1,000,000 characters and ten levels of lists and objects. Reading takes linear time.
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
     * Returns a view: everything needed to draw a table, and the viewer's options.
     *
     * @param view the view of its receiver
     * @return an object
     */
    public static JsonValue view(UpTurnView view) {
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
     * @param text the text of {@link #view(UpTurnView)}
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
     * Returns a move as one viewer saw it, without the view after it. {@link #readOutcome} works out that view; send it to clients that
     * cannot.
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
     * @return an object
     */
    public static JsonValue move(Move move) {
        requireNonNull(move, "move");
        return RecordNodes.move(move);
    }

    /**
     * Reads a move that a client asks for. Nothing is said of whether it is legal: let the view of who asked be the judge.
     *
     * @param text the text of {@link #move(Move)}
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
     * Returns the standings of all seats.
     *
     * @param standings the standings of a view or of a game, which are the same, or those of a record
     * @return a list with an object for each seat
     */
    public static JsonValue standings(Standings standings) {
        return ViewNodes.standings(standings);
    }

    /**
     * Returns the options of the viewer, a part of the view: whether it may draw or pass; for each tile that it may lay, the tiles laid
     * with it, the numbers of tiles to hand out, the directions and rotations, and whether "Upturn" may be called.
     *
     * @param view the view of its receiver
     * @return an object; without tiles if it is not the viewer's turn
     */
    public static JsonValue targets(UpTurnView view) {
        return ViewNodes.targets(view);
    }

    /**
     * Returns the reasons why a move is illegal.
     *
     * @param view the view of its receiver
     * @param move any move
     * @return a list with an object for each reason, with a code that stays the same; empty if the move is legal
     */
    public static JsonValue moveFaults(UpTurnView view, Move move) {
        return Members.listOf(view.faults(move), FaultNodes::move);
    }

    /**
     * Returns the faults of a text, such as tiles that a player typed in.
     *
     * @param faults the faults of a text that came from their receiver
     * @return a list with an object for each fault: its line and column, counted from 1, and a message
     */
    public static JsonValue textFaults(ImmutableList<TextFault> faults) {
        requireNonNull(faults, "faults");
        return Members.listOf(faults, FaultNodes::text);
    }
}
