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
 * The messages to and from clients of the street game as values of JSON, and the readers of their texts. Only the readers need a
 * {@link Notation}, which knows the decks. Immutable.
 *
 * <p>Everybody may see each value (Y4). No method takes a game or a record with hidden cards, so none is sent by mistake.
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
 * <p>A value can also be a part of a message of your own: see {@link JsonValue#writeTo}.
 *
 * <p>A seat is its number, 1 to 4; cards, projects, sites, moves and formulas are written as in notation; absent members are left
 * out. The member {@code text} contains everything; the others follow from it, for clients that do not know the notation. The print on
 * the cards is in the deck, which is sent once. A schema (draft 2020-12) is the resource {@code /META-INF/street.schema.json}.
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
     * A reader that knows some decks.
     *
     * @param notation what knows the decks, your own among them
     * @return the reader
     */
    public static Json of(Notation notation) {
        return new Json(notation);
    }

    /**
     * Returns a view: everything needed to draw a table, and the options of the seat to move.
     *
     * @param view what everybody sees
     * @return an object
     */
    public static JsonValue view(StreetView view) {
        requireNonNull(view, "view");
        return ViewNodes.view(view);
    }

    /**
     * Returns the view after the last move of a record. If the game was terminated, the view is over, without turn and targets, and has
     * the standings of the record; the view alone does not contain the termination, and its text remains the position.
     *
     * @param record the redacted record
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
     * @param text the text of {@link #view(StreetView)}
     * @return the view
     * @throws JsonException if it is not that, or no game can look like that
     */
    public StreetView readView(String text) {
        return read(text, found -> {
            StreetView view = found.text("text", notation::readView);
            found.checkAgainst(ViewNodes.view(view));
            return view;
        });
    }

    /**
     * Returns a move and its outcome, without the view after it. {@link #readOutcome} works out that view; send it to clients that
     * cannot.
     *
     * @param outcome what everybody saw of the move
     * @return an object
     */
    public static JsonValue outcome(Outcome outcome) {
        return RecordNodes.outcome(outcome);
    }

    /**
     * Reads what a move brought about.
     *
     * @param text the text of {@link #outcome(Outcome)}
     * @param before the view before the move
     * @return what the move brought about, and the view after it
     * @throws JsonException if it is not that, or it cannot have been seen
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

    /**
     * Returns a game as everybody saw it.
     *
     * @param record the redacted record
     * @return an object
     */
    public static JsonValue record(RedactedRecord record) {
        requireNonNull(record, "record");
        return RecordNodes.record(record);
    }

    /**
     * Reads a game as everybody saw it.
     *
     * @param text the text of {@link #record(RedactedRecord)}
     * @return the record
     * @throws JsonException if it is not that, or such a game cannot have been seen
     */
    public RedactedRecord readRedactedRecord(String text) {
        return read(text, found -> {
            RedactedRecord record = found.text("text", notation::readRedactedRecord);
            found.checkAgainst(RecordNodes.record(record));
            return record;
        });
    }

    /**
     * Returns a deck with the print of each card, to draw them.
     *
     * @param deck any deck
     * @return an object
     */
    public static JsonValue deck(Deck deck) {
        requireNonNull(deck, "deck");
        return ViewNodes.deck(deck);
    }

    /**
     * Reads a deck, which need not be known.
     *
     * @param text the text of {@link #deck(Deck)}
     * @return the deck
     * @throws JsonException if it is not that
     */
    public static Deck readDeck(String text) {
        return read(text, found -> {
            Deck deck = found.text("text", Deck::parse);
            found.checkAgainst(ViewNodes.deck(deck));
            return deck;
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
     * Returns the options of the seat to move, a part of the view: the card that it may discard, and the sites on which each project may
     * be built.
     *
     * @param view what everybody sees
     * @return an object
     */
    public static JsonValue targets(StreetView view) {
        return ViewNodes.targets(view);
    }

    /**
     * Returns the reasons why a move is illegal.
     *
     * @param view what everybody sees
     * @param move any move
     * @return a list with an object for each reason, with a code that stays the same; empty if the move is legal
     */
    public static JsonValue moveFaults(StreetView view, Move move) {
        return Members.listOf(view.faults(move), FaultNodes::move);
    }

    /**
     * Returns the faults of a text, such as a deck that a player typed in.
     *
     * @param faults the faults of a text that came from their receiver
     * @return a list with an object for each fault: its line, if the text has several, its column, both counted from 1, and a message
     */
    public static JsonValue textFaults(ImmutableList<TextFault> faults) {
        requireNonNull(faults, "faults");
        return Members.listOf(faults, FaultNodes::text);
    }
}
