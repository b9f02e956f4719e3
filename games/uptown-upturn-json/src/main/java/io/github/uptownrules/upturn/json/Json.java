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
 * Messages to and from clients of UP TURN as JSON values, and readers of their texts. Only the readers need a {@link
 * Notation}, which knows the rulesets. Immutable.
 *
 * <p>Each value is for one viewer, or public. No method takes a game, an outcome or a record with hidden tiles, so they
 * cannot be sent by mistake.
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
 * <p>To include a value in your own message, see {@link JsonValue#writeTo}.
 *
 * <p>A seat is its number, 1 to 4, and a spectator is {@code "-"}. Tiles and moves are in notation, constants in lower case
 * with dashes; absent members are left out. The member {@code text}, with {@code viewer} for a view, contains everything.
 * The other members follow from it, for clients that do not know the notation. The resource
 * {@code /META-INF/upturn.schema.json} is a schema (draft 2020-12).
 *
 * <p>Readers accept members in any order, with spaces, and reject unknown, repeated, missing or contradictory members. A
 * text may have at most 1,000,000 characters and ten nested levels of lists and objects. Reading takes linear time.
 *
 * @since 0.1.0
 */
public final class Json {
    private final Notation notation;

    private Json(Notation notation) {
        this.notation = requireNonNull(notation, "notation");
    }

    /** Returns a reader for these rulesets. */
    public static Json of(Notation notation) {
        return new Json(notation);
    }

    /** Returns a view as an object, with everything needed to draw a table, and the viewer's options. */
    public static JsonValue view(UpTurnView view) {
        requireNonNull(view, "view");
        return ViewNodes.view(view);
    }

    /**
     * Returns the view after the last move of a record, as an object. If the game was terminated, the view shows a
     * finished game: it has the standings of the record, but no turn and no targets. The member {@code text} still has
     * the position before the termination, because a view does not contain the termination.
     */
    public static JsonValue view(RedactedRecord record) {
        requireNonNull(record, "record");
        ObjectNode view = ViewNodes.view(record.end());
        return record.termination().isPresent() ? view.ended(ViewNodes.standings(record.standings())) : view;
    }

    /**
     * Reads a view.
     *
     * @throws JsonException if the text is not a view, or no game can look like this to the viewer
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
     * Returns a move as one viewer saw it, as an object, without the view after it. {@link #readOutcome} computes that view;
     * send it to clients that cannot.
     */
    public static JsonValue outcome(SeenOutcome outcome) {
        return RecordNodes.outcome(outcome);
    }

    /**
     * Reads a seen move, and returns it with the view after it.
     *
     * @throws JsonException if the text is not a seen move, or the viewer cannot have seen it
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

    /** Returns a game as a viewer saw it, as an object. */
    public static JsonValue record(RedactedRecord record) {
        requireNonNull(record, "record");
        return RecordNodes.record(record);
    }

    /**
     * Reads a game as a viewer saw it.
     *
     * @throws JsonException if the text is not a record, or no viewer can have seen such a game
     */
    public RedactedRecord readRedactedRecord(String text) {
        return read(text, found -> {
            RedactedRecord record = found.text("text", notation::readRedactedRecord);
            found.checkAgainst(RecordNodes.record(record));
            return record;
        });
    }

    /** Returns a client's request for a move, as an object. */
    public static JsonValue move(Move move) {
        requireNonNull(move, "move");
        return RecordNodes.move(move);
    }

    /**
     * Reads a client's request for a move. Legality is not checked; ask the view of the client's seat.
     *
     * @throws JsonException if the text is not a move
     */
    public static Move readMove(String text) {
        return read(text, found -> {
            Move move = found.text("move", Move::parse);
            found.checkAgainst(RecordNodes.move(move));
            return move;
        });
    }

    /** Accepts only 32-bit numbers, which every language supports. */
    private static <T> T read(String text, Function<FoundMembers, T> meaning) {
        return meaning.apply(FoundMembers.read(text, Integer.SIZE));
    }

    /** Returns the standings, as a list with an object for each seat. */
    public static JsonValue standings(Standings standings) {
        return ViewNodes.standings(standings);
    }

    /**
     * Returns the options of the viewer, as an object that is also part of the view: whether it may draw or pass; for each
     * tile that it may lay, the tiles laid with it, the numbers of tiles to hand out, the directions and rotations, and
     * whether it may call "Upturn". The object has no tiles if it is not the viewer's turn.
     */
    public static JsonValue targets(UpTurnView view) {
        return ViewNodes.targets(view);
    }

    /** Returns the reasons why a move is illegal, as a list of objects with stable codes; empty if the move is legal. */
    public static JsonValue moveFaults(UpTurnView view, Move move) {
        return Members.listOf(view.faults(move), FaultNodes::move);
    }

    /**
     * Returns the faults of a text, such as tiles that a player typed in, as a list of objects with line and column, counted
     * from 1, and a message.
     */
    public static JsonValue textFaults(ImmutableList<TextFault> faults) {
        requireNonNull(faults, "faults");
        return Members.listOf(faults, FaultNodes::text);
    }
}
