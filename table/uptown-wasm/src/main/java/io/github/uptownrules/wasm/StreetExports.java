package io.github.uptownrules.wasm;

import io.github.uptownrules.base.game.EstimatedMove;
import io.github.uptownrules.base.game.JudgedMove;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.Outcome;
import io.github.uptownrules.street.StreetRuleset;
import io.github.uptownrules.street.StreetView;
import io.github.uptownrules.street.bots.Analysis;
import io.github.uptownrules.street.bots.Bots;
import io.github.uptownrules.street.bots.MoveEstimate;
import io.github.uptownrules.street.bots.MoveReview;
import io.github.uptownrules.street.bots.Review;
import io.github.uptownrules.street.json.Json;
import io.github.uptownrules.street.notation.GameRecord;
import io.github.uptownrules.street.notation.Notation;
import io.github.uptownrules.street.notation.RecordedGame;
import io.github.uptownrules.street.notation.RedactedRecord;
import io.github.uptownrules.street.notation.Termination;
import io.github.uptownrules.street.town.Deck;
import org.teavm.jso.JSExport;

/**
 * What JavaScript may call for the street game; the functions for UP TURN are the same. A game is the text of its record, seats
 * are counted from 1 and plies from 0. Whatever cannot be done throws an {@code IllegalArgumentException} of one line.
 */
public final class StreetExports {
    private static Deck deck = Deck.sample1();
    private static Notation notation = Notation.of(deck);
    private static RecordedGame memo = GameRecord.of(StreetRuleset.STREET_2.deal(deck, 0));
    private static String memoText = memo.toString();

    private StreetExports() {}

    /** The usual deck. */
    @JSExport
    public static String equipment() {
        return Deck.sample1().toString();
    }

    /** From now on games are played with this deck; with the usual one, if there is none. */
    @JSExport
    public static void use(String equipment) {
        Deck wanted = equipment.isEmpty() ? Deck.sample1() : Deck.parse(equipment);
        if (!wanted.equals(deck)) {
            deck = wanted;
            notation = Notation.of(deck);
            memoText = "";
        }
    }

    /** The record of a game that is dealt from a seed; seat 1 always begins. */
    @JSExport
    public static String deal(String ruleset, String seed, String first) {
        return write(GameRecord.of(StreetRuleset.parse(ruleset).deal(deck, Texts.seed(seed))));
    }

    /** A record, whole or redacted, as this library writes it. */
    @JSExport
    public static String record(String record) {
        return read(record).toString();
    }

    /** The id of the ruleset. */
    @JSExport
    public static String ruleset(String record) {
        return read(record).end().ruleset().id();
    }

    /** A dash, for a redacted record is everybody's; of a whole one, nothing. */
    @JSExport
    public static String viewer(String record) {
        return read(record) instanceof RedactedRecord ? "-" : "";
    }

    /** The headers of a record, a line for each: the name, a space, the value. */
    @JSExport
    public static String headers(String record) {
        return Texts.headers(read(record).headers());
    }

    /** Why the game ended before its rules end it, such as {@code resignation 2}. */
    @JSExport
    public static String termination(String record) {
        return read(record).termination().map(Object::toString).orElse("");
    }

    /** How many moves were made. */
    @JSExport
    public static int plies(String record) {
        return read(record).moves().size();
    }

    /** The number of the seat whose turn it is, or a dash if the game is over. */
    @JSExport
    public static String turn(String record) {
        RecordedGame game = read(record);
        return game.turn().map(turn -> turn.seat().toString()).orElse("-");
    }

    /** The number of the seat that made a move, counted from 1. */
    @JSExport
    public static String mover(String record, int number) {
        RecordedGame game = read(record);
        Texts.checkMove(game.moves().size(), number);
        return game.at(number - 1).turn().orElseThrow().seat().toString();
    }

    /** The view after a number of moves, which all viewers share, as JSON. */
    @JSExport
    public static String view(String record, int plies, String viewer) {
        RecordedGame game = read(record);
        Texts.checkPly(game.moves().size(), plies);
        return Json.writeView(seen(game, plies));
    }

    /** What all saw of a move, counted from 1, as JSON. */
    @JSExport
    public static String seen(String record, int number, String viewer) {
        RecordedGame game = read(record);
        Texts.checkMove(game.moves().size(), number);
        return Json.writeOutcome(outcome(game, number));
    }

    /** How the seats stand, as JSON. */
    @JSExport
    public static String standings(String record) {
        return Json.writeStandings(read(record).standings());
    }

    /** Why a move may not be made, as JSON. */
    @JSExport
    public static String faults(String record, String viewer, String move) {
        RecordedGame game = read(record);
        StreetView view = seen(game, game.moves().size());
        Move parsed = view.parseMove(move);
        return game.termination().isPresent() ? Texts.GAME_OVER : Json.writeMoveFaults(view, parsed);
    }

    /** The record with a move more. */
    @JSExport
    public static String play(String record, String move) {
        GameRecord game = whole(record);
        return write(game.play(game.end().parseMove(move)));
    }

    /** The first moves of a record. */
    @JSExport
    public static String upTo(String record, int plies) {
        GameRecord game = whole(record);
        Texts.checkPly(game.moves().size(), plies);
        return write(game.upTo(plies));
    }

    /** The record of a game that ended for another reason than by its rules, such as {@code resignation 2}. */
    @JSExport
    public static String terminate(String record, String termination) {
        return write(whole(record).terminated(Termination.parse(termination)));
    }

    /** The record with a header. */
    @JSExport
    public static String withHeader(String record, String name, String value) {
        return write(whole(record).withHeader(name, value));
    }

    /** What all may know of a record. */
    @JSExport
    public static String redact(String record, String viewer) {
        return read(record) instanceof RedactedRecord seen
                ? seen.toString()
                : whole(record).redacted().toString();
    }

    /** The move of a bot for whose turn it is. */
    @JSExport
    public static String choose(String record, String bot, String seed) {
        return Bots.parse(bot)
                .choose(turnOf(record), new SplitMix64(Texts.seed(seed)))
                .toString();
    }

    /** The moves for whose turn it is, best first, each with its chance of winning and the error of that, as JSON. */
    @JSExport
    public static String estimates(String record, int playouts, String seed) {
        return JudgedJson.estimates(
                Analysis.of(turnOf(record), new SplitMix64(Texts.seed(seed))).run(playouts).moves().stream()
                        .map(StreetExports::estimate)
                        .toList());
    }

    /** What can be said of a move, counted from 1, by what its player saw, as JSON. */
    @JSExport
    public static String review(String record, int number, int playouts, String seed) {
        RecordedGame game = read(record);
        long from = Texts.seed(seed);
        Review review = game instanceof RedactedRecord seen
                ? Review.of(seen, playouts, from)
                : Review.of((GameRecord) game, playouts, from);
        MoveReview judged = review.move(number);
        return JudgedJson.review(
                new JudgedMove(number, judged.seat().toString(), estimate(judged.played()), estimate(judged.best())));
    }

    private static EstimatedMove estimate(MoveEstimate move) {
        return new EstimatedMove(move.move().toString(), move.winShare(), move.standardError());
    }

    private static StreetView turnOf(String record) {
        RecordedGame game = read(record);
        if (game.isOver()) {
            throw new IllegalArgumentException("the game is over");
        }
        return seen(game, game.moves().size());
    }

    private static StreetView seen(RecordedGame game, int plies) {
        return game instanceof RedactedRecord seen
                ? seen.at(plies)
                : ((GameRecord) game).at(plies).view();
    }

    private static Outcome outcome(RecordedGame game, int number) {
        return game instanceof RedactedRecord seen ? seen.outcome(number) : ((GameRecord) game).outcome(number);
    }

    private static GameRecord whole(String record) {
        if (read(record) instanceof GameRecord whole) {
            return whole;
        }
        throw new IllegalArgumentException("this needs a whole record, and this one is what all saw of the game");
    }

    /** The last record is remembered: the next call is nearly always about it. */
    private static RecordedGame read(String record) {
        if (!record.equals(memoText)) {
            memo = notation.readRecordedGame(record);
            memoText = record;
        }
        return memo;
    }

    private static String write(GameRecord record) {
        memo = record;
        memoText = record.toString();
        return memoText;
    }
}
