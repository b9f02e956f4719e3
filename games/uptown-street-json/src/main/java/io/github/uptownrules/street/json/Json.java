package io.github.uptownrules.street.json;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.gson.stream.JsonWriter;
import io.github.uptownrules.base.game.JsonException;
import io.github.uptownrules.base.json.FoundMembers;
import io.github.uptownrules.base.json.Members;
import io.github.uptownrules.base.notation.TextFault;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.Outcome;
import io.github.uptownrules.street.SeenMove;
import io.github.uptownrules.street.Standings;
import io.github.uptownrules.street.StreetView;
import io.github.uptownrules.street.notation.Notation;
import io.github.uptownrules.street.notation.RedactedRecord;
import io.github.uptownrules.street.town.Card;
import io.github.uptownrules.street.town.Deck;
import java.io.IOException;
import java.util.function.Function;

/**
 * Writes what a client of the street game may be sent as JSON, and reads it back. Writing needs nothing; to read is to know some
 * decks, as a {@link Notation} does. Immutable.
 *
 * <p>All that is written is seen by everybody (Y4). Nothing here takes a game or a record with the whole truth in it, and so none is
 * sent by mistake.
 *
 * <pre>{@code
 * String request = Json.writeMove(move);                                // on a client
 *
 * Json json = Json.of(notation);                                        // on the server
 * Outcome outcome = game.outcome(Json.readMove(request));
 * String sent = Json.writeOutcome(outcome);
 *
 * json.readOutcome(sent, game.view()).equals(outcome);                  // -> true (on each client)
 * }</pre>
 *
 * <p>Each can also be written where a writer of Gson stands, so that it is a part of a message of your own.
 *
 * <p>What is written as a text is one line without spaces. A seat is its number, 1 to 4; cards, projects, sites, moves and formulas are
 * written as in notation; a member is left out where there is nothing to say. The members {@code text} say it all: the others are for
 * clients that do not know the notation. What is printed on the cards is in the deck, which is sent once. A schema (draft 2020-12) is
 * the resource {@code /META-INF/street.schema.json}.
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
     * A reader that knows some decks.
     *
     * @param notation what knows the decks, your own among them
     * @return the reader
     */
    public static Json of(Notation notation) {
        return new Json(notation);
    }

    /**
     * Writes a view: all there is to draw a table, and what the seat to move may do.
     *
     * @param view what everybody sees
     * @return an object
     */
    public static String writeView(StreetView view) {
        requireNonNull(view, "view");
        return ViewNodes.view(view).text();
    }

    /**
     * Writes what {@link #writeView(StreetView)} does where a writer stands.
     *
     * @param view what everybody sees
     * @param out the writer, which writes it as its next value
     * @throws IOException if the writer does
     */
    public static void writeView(StreetView view, JsonWriter out) throws IOException {
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
    public static String writeEndedView(StreetView view, Standings standings) {
        requireNonNull(view, "view");
        requireNonNull(standings, "standings");
        return ViewNodes.view(view).ended(ViewNodes.standings(standings)).text();
    }

    /**
     * Reads a view.
     *
     * @param text what {@link #writeView(StreetView)} wrote
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
     * Writes what a move brought about, but not the view after it: that follows, for who can
     * {@linkplain #readOutcome read} this; send it to who cannot.
     *
     * @param outcome what everybody saw of the move
     * @return an object
     */
    public static String writeOutcome(Outcome outcome) {
        return RecordNodes.outcome(outcome).text();
    }

    /**
     * Writes what {@link #writeOutcome(Outcome)} does where a writer stands.
     *
     * @param outcome what everybody saw of the move
     * @param out the writer, which writes it as its next value
     * @throws IOException if the writer does
     */
    public static void writeOutcome(Outcome outcome, JsonWriter out) throws IOException {
        RecordNodes.outcome(outcome).write(out);
    }

    /**
     * Reads what a move brought about.
     *
     * @param text what {@link #writeOutcome(Outcome)} wrote
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
     * Writes a game as everybody saw it.
     *
     * @param record the redacted record
     * @return an object
     */
    public static String writeRedactedRecord(RedactedRecord record) {
        requireNonNull(record, "record");
        return RecordNodes.record(record).text();
    }

    /**
     * Writes what {@link #writeRedactedRecord(RedactedRecord)} does where a writer stands.
     *
     * @param record the redacted record
     * @param out the writer, which writes it as its next value
     * @throws IOException if the writer does
     */
    public static void writeRedactedRecord(RedactedRecord record, JsonWriter out) throws IOException {
        requireNonNull(record, "record");
        RecordNodes.record(record).write(out);
    }

    /**
     * Reads a game as everybody saw it.
     *
     * @param text what {@link #writeRedactedRecord(RedactedRecord)} wrote
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
     * Writes a deck: what is printed on each of its cards, to draw them.
     *
     * @param deck any deck
     * @return an object
     */
    public static String writeDeck(Deck deck) {
        requireNonNull(deck, "deck");
        return ViewNodes.deck(deck).text();
    }

    /**
     * Writes what {@link #writeDeck(Deck)} does where a writer stands.
     *
     * @param deck any deck
     * @param out the writer, which writes it as its next value
     * @throws IOException if the writer does
     */
    public static void writeDeck(Deck deck, JsonWriter out) throws IOException {
        requireNonNull(deck, "deck");
        ViewNodes.deck(deck).write(out);
    }

    /**
     * Reads a deck, which need not be known.
     *
     * @param text what {@link #writeDeck(Deck)} wrote
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
     * Writes what the seat to move may do now: which card it may discard, and on which sites each project may be built. It
     * follows from a view, of which it is a part, and so is not read back.
     *
     * @param view what everybody sees
     * @return an object
     */
    public static String writeTargets(StreetView view) {
        return ViewNodes.targets(view).text();
    }

    /**
     * Writes what {@link #writeTargets(StreetView)} does where a writer stands.
     *
     * @param view what everybody sees
     * @param out the writer, which writes it as its next value
     * @throws IOException if the writer does
     */
    public static void writeTargets(StreetView view, JsonWriter out) throws IOException {
        ViewNodes.targets(view).write(out);
    }

    /**
     * Writes why a move is illegal. It follows from a view, and so is not read back.
     *
     * @param view what everybody sees
     * @param move any move
     * @return a list with an object for each reason, with a code that stays the same; empty if the move is legal
     */
    public static String writeMoveFaults(StreetView view, Move move) {
        return Members.listOf(view.faults(move), FaultNodes::move).text();
    }

    /**
     * Writes what {@link #writeMoveFaults(StreetView, Move)} does where a writer stands.
     *
     * @param view what everybody sees
     * @param move any move
     * @param out the writer, which writes it as its next value
     * @throws IOException if the writer does
     */
    public static void writeMoveFaults(StreetView view, Move move, JsonWriter out) throws IOException {
        Members.listOf(view.faults(move), FaultNodes::move).write(out);
    }

    /**
     * Writes what is wrong with a text, such as a deck that a player typed in.
     *
     * @param faults the faults of a text that came from whom they are sent to
     * @return a list with an object for each fault: its line, if the text has several, its column, both counted from 1, and a message
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
