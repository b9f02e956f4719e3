package io.github.uptownrules.street.json;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.notation.TextFault;
import io.github.uptownrules.json.kit.JsonException;
import io.github.uptownrules.json.kit.JsonValue;
import io.github.uptownrules.json.kit.node.FoundMembers;
import io.github.uptownrules.json.kit.node.Members;
import io.github.uptownrules.json.kit.node.ObjectNode;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.Notation;
import io.github.uptownrules.street.Outcome;
import io.github.uptownrules.street.RedactedRecord;
import io.github.uptownrules.street.SeenMove;
import io.github.uptownrules.street.Standings;
import io.github.uptownrules.street.StreetView;
import io.github.uptownrules.street.town.Card;
import io.github.uptownrules.street.town.Deck;
import java.util.function.Function;

/**
 * A writer and reader of the JSON messages between servers and clients of the street game. Only reading needs a {@link Notation},
 * which knows the decks. Immutable.
 *
 * <p>Every value may be sent to every client (Y4): no method accepts a game or a record with hidden cards.
 *
 * <pre>{@code
 * String request = Json.move(move).toString();                          // on a client
 *
 * Json json = Json.of(notation);                                        // on the server
 * Outcome outcome = game.outcome(Json.readMove(request));
 * String sent = Json.outcome(outcome).toString();
 *
 * json.readOutcome(sent, game.view()).equals(outcome);                  // -> true (on each client)
 * }</pre>
 *
 * <p>A value can also be part of a larger message: see {@link JsonValue#writeTo}.
 *
 * <p>Seats are numbers, 1 to 4. Cards, projects, sites, moves and formulas are written in notation. Absent values are omitted.
 * The member {@code text} contains everything; the others repeat it for clients that do not know the notation. The deck
 * contains the text of all cards and is sent once. A schema (draft 2020-12) is the resource {@code
 * /META-INF/street.schema.json}.
 *
 * <p>Readers accept members in any order and whitespace. They reject unknown, repeated, missing or contradictory members. A
 * text has at most 1,000,000 characters and ten levels of lists and objects. Reading takes linear time.
 *
 * @since 0.1.0
 */
public final class Json {
    private final Notation notation;

    private Json(Notation notation) {
        this.notation = requireNonNull(notation, "notation");
    }

    /** Returns a reader for the decks of a notation. */
    public static Json of(Notation notation) {
        return new Json(notation);
    }

    /** Returns a view as an object: everything needed to draw a table, and the options of the seat to move. */
    public static JsonValue view(StreetView view) {
        requireNonNull(view, "view");
        return ViewNodes.view(view);
    }

    /**
     * Returns the view after the last move of a record. If the game was terminated, the view shows a finished game,
     * without turn and targets, but with the standings of the record. The view does not contain the termination, and
     * its text remains the position.
     */
    public static JsonValue view(RedactedRecord record) {
        requireNonNull(record, "record");
        ObjectNode view = ViewNodes.view(record.end());
        return record.termination().isPresent() ? view.ended(ViewNodes.standings(record.standings())) : view;
    }

    /**
     * Reads a view.
     *
     * @param text the text of {@link #view(StreetView)}
     * @throws JsonException if the text is not such a message, or the view is impossible
     */
    public StreetView readView(String text) {
        return read(text, found -> {
            StreetView view = found.text("text", notation::readView);
            found.checkAgainst(ViewNodes.view(view));
            return view;
        });
    }

    /**
     * Returns a move and its outcome, without the view after it. {@link #readOutcome} computes that view; clients that cannot
     * compute it also need {@link #view(StreetView)}.
     */
    public static JsonValue outcome(Outcome outcome) {
        return RecordNodes.outcome(outcome);
    }

    /**
     * Reads an outcome and computes the view after it.
     *
     * @param text the text of {@link #outcome(Outcome)}
     * @param before the view before the move
     * @throws JsonException if the text is not such a message, or the outcome is impossible in this view
     */
    public Outcome readOutcome(String text, StreetView before) {
        requireNonNull(before, "before");
        return read(text, found -> {
            Move move = found.text("move", Move::parse);
            SeenMove seen = new SeenMove(move, found.optionalText("shown", Card::parse));
            Outcome outcome = FoundMembers.at("", () -> before.follow(seen));
            found.checkAgainst(RecordNodes.outcome(outcome));
            return outcome;
        });
    }

    /** Returns a redacted record as an object. */
    public static JsonValue record(RedactedRecord record) {
        requireNonNull(record, "record");
        return RecordNodes.record(record);
    }

    /**
     * Reads a redacted record.
     *
     * @param text the text of {@link #record(RedactedRecord)}
     * @throws JsonException if the text is not such a message, or the game is impossible
     */
    public RedactedRecord readRedactedRecord(String text) {
        return read(text, found -> {
            RedactedRecord record = found.text("text", notation::readRedactedRecord);
            found.checkAgainst(RecordNodes.record(record));
            return record;
        });
    }

    /** Returns a deck as an object with the print of each card. */
    public static JsonValue deck(Deck deck) {
        requireNonNull(deck, "deck");
        return ViewNodes.deck(deck);
    }

    /**
     * Reads a deck, which need not be known to a notation.
     *
     * @param text the text of {@link #deck(Deck)}
     * @throws JsonException if the text is not such a message
     */
    public static Deck readDeck(String text) {
        return read(text, found -> {
            Deck deck = found.text("text", Deck::parse);
            found.checkAgainst(ViewNodes.deck(deck));
            return deck;
        });
    }

    /** Returns the request of a client for a move. */
    public static JsonValue move(Move move) {
        requireNonNull(move, "move");
        return RecordNodes.move(move);
    }

    /**
     * Reads a client's request for a move. The move may be illegal: check it with the view of that client.
     *
     * @param text the text of {@link #move(Move)}
     * @throws JsonException if the text is not such a message
     */
    public static Move readMove(String text) {
        return read(text, found -> {
            Move move = found.text("move", Move::parse);
            found.checkAgainst(RecordNodes.move(move));
            return move;
        });
    }

    /** Numbers have 32 bits, which every language supports. */
    private static <T> T read(String text, Function<FoundMembers, T> meaning) {
        return meaning.apply(FoundMembers.read(text, Integer.SIZE));
    }

    /**
     * Returns the standings as a list with an object for each seat.
     *
     * @param standings the standings of a view, a game or a record
     */
    public static JsonValue standings(Standings standings) {
        return ViewNodes.standings(standings);
    }

    /**
     * Returns the options of the seat to move, as in the view: the card it may discard, and the sites where each project may be
     * built.
     */
    public static JsonValue targets(StreetView view) {
        return ViewNodes.targets(view);
    }

    /**
     * Returns the reasons why a move is illegal as a list of objects, empty if it is legal. The codes stay the same in every
     * release.
     */
    public static JsonValue moveFaults(StreetView view, Move move) {
        return Members.listOf(view.faults(move), FaultNodes::move);
    }

    /**
     * Returns the faults of a text, such as a deck typed by a player, as a list of objects. Each has a column, a message and,
     * if the text has several lines, a line; lines and columns are counted from 1.
     *
     * @param faults the faults of a text from the client that receives the result
     */
    public static JsonValue textFaults(ImmutableList<TextFault> faults) {
        requireNonNull(faults, "faults");
        return Members.listOf(faults, FaultNodes::text);
    }
}
