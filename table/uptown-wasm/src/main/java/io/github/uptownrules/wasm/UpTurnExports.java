package io.github.uptownrules.wasm;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.EstimatedMove;
import io.github.uptownrules.base.game.JudgedMove;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.Seat;
import io.github.uptownrules.upturn.SeenOutcome;
import io.github.uptownrules.upturn.UpTurnRuleset;
import io.github.uptownrules.upturn.UpTurnView;
import io.github.uptownrules.upturn.Viewer;
import io.github.uptownrules.upturn.bots.Analysis;
import io.github.uptownrules.upturn.bots.Bots;
import io.github.uptownrules.upturn.bots.MoveEstimate;
import io.github.uptownrules.upturn.bots.MoveReview;
import io.github.uptownrules.upturn.bots.Review;
import io.github.uptownrules.upturn.json.Json;
import io.github.uptownrules.upturn.notation.GameRecord;
import io.github.uptownrules.upturn.notation.Notation;
import io.github.uptownrules.upturn.notation.RecordedGame;
import io.github.uptownrules.upturn.notation.RedactedRecord;
import io.github.uptownrules.upturn.notation.Termination;
import io.github.uptownrules.upturn.tile.TileSet;
import org.teavm.jso.JSExport;

/**
 * What JavaScript may call for UP TURN; the functions for the street game are the same. A game is the text of its record, seats
 * are counted from 1 and plies from 0. Whatever cannot be done throws an {@code IllegalArgumentException} of one line.
 */
public final class UpTurnExports {
    /** What the id of a ruleset with tiles of one's own ends with. */
    private static final String OWN = "-own";

    private static TileSet tiles = TileSet.standard();
    private static ImmutableList<UpTurnRuleset> rulesets = UpTurnRuleset.all();
    private static Notation notation = Notation.of(rulesets);
    private static RecordedGame memo = GameRecord.of(UpTurnRuleset.of(2).deal(0));
    private static String memoText = memo.toString();

    private UpTurnExports() {}

    /** The usual tiles. */
    @JSExport
    public static String equipment() {
        return TileSet.standard().toString();
    }

    /** From now on games are played with these tiles; with the usual ones, if there are none. */
    @JSExport
    public static void use(String equipment) {
        TileSet wanted = equipment.isEmpty() ? TileSet.standard() : TileSet.parse(equipment);
        if (!wanted.equals(tiles)) {
            tiles = wanted;
            rulesets = equipment.isEmpty()
                    ? UpTurnRuleset.all()
                    : UpTurnRuleset.all().stream()
                            .map(ruleset -> ruleset.withTiles(ruleset.id() + OWN, wanted))
                            .collect(ImmutableList.toImmutableList());
            notation = Notation.of(rulesets);
            memoText = "";
        }
    }

    /** The record of a game that is dealt from a seed; seat 1, or {@code random}, begins. */
    @JSExport
    public static String deal(String ruleset, String seed, String first) {
        UpTurnRuleset rules = rulesets.stream()
                .filter(known -> known.id().equals(ruleset) || known.id().equals(ruleset + OWN))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("unknown ruleset"));
        long number = Texts.seed(seed);
        return write(GameRecord.of(first.equals("random") ? rules.dealRandomStart(number) : rules.deal(number)));
    }

    /** A record, whole or redacted, as this library writes it. */
    @JSExport
    public static String record(String record) {
        return read(record).toString();
    }

    /** The id of the ruleset, whatever it is played with. */
    @JSExport
    public static String ruleset(String record) {
        String id = read(record).end().ruleset().id();
        return id.endsWith(OWN) ? id.substring(0, id.length() - OWN.length()) : id;
    }

    /** Whose a redacted record is, a seat or a dash; of a whole one, nothing. */
    @JSExport
    public static String viewer(String record) {
        return read(record) instanceof RedactedRecord seen ? seen.viewer().toString() : "";
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
        return game.turn().map(Object::toString).orElse("-");
    }

    /** The number of the seat that made a move, counted from 1. */
    @JSExport
    public static String mover(String record, int number) {
        RecordedGame game = read(record);
        Texts.checkMove(game.moves().size(), number);
        return game.at(number - 1).turn().orElseThrow().toString();
    }

    /** The view of a viewer after a number of moves, as JSON. */
    @JSExport
    public static String view(String record, int plies, String viewer) {
        RecordedGame game = read(record);
        Texts.checkPly(game.moves().size(), plies);
        return Json.writeView(seen(game, plies, Viewer.parse(viewer)));
    }

    /** What a viewer saw of a move, counted from 1, as JSON. */
    @JSExport
    public static String seen(String record, int number, String viewer) {
        RecordedGame game = read(record);
        Texts.checkMove(game.moves().size(), number);
        return Json.writeOutcome(outcome(game, number, Viewer.parse(viewer)));
    }

    /** How the seats stand, as JSON. */
    @JSExport
    public static String standings(String record) {
        return Json.writeStandings(read(record).standings());
    }

    /** Why a viewer may not make a move, as JSON. */
    @JSExport
    public static String faults(String record, String viewer, String move) {
        RecordedGame game = read(record);
        UpTurnView view = seen(game, game.moves().size(), Viewer.parse(viewer));
        Move parsed = Move.parse(move);
        return game.termination().isPresent() ? Texts.GAME_OVER : Json.writeMoveFaults(view, parsed);
    }

    /** The record with a move more. */
    @JSExport
    public static String play(String record, String move) {
        return write(whole(record).play(Move.parse(move)));
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

    /** What a viewer may know of a record. */
    @JSExport
    public static String redact(String record, String viewer) {
        return read(record) instanceof RedactedRecord seen
                ? seen.toString()
                : whole(record).redactedFor(Viewer.parse(viewer)).toString();
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
                        .map(UpTurnExports::estimate)
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

    private static UpTurnView turnOf(String record) {
        RecordedGame game = read(record);
        Seat turn = game.turn().orElseThrow(() -> new IllegalArgumentException("the game is over"));
        return seen(game, game.moves().size(), turn);
    }

    private static UpTurnView seen(RecordedGame game, int plies, Viewer viewer) {
        if (game instanceof RedactedRecord seen) {
            checkOwn(seen, viewer);
            return seen.at(plies);
        }
        return ((GameRecord) game).at(plies).viewFor(viewer);
    }

    private static SeenOutcome outcome(RecordedGame game, int number, Viewer viewer) {
        if (game instanceof RedactedRecord seen) {
            checkOwn(seen, viewer);
            return seen.outcome(number);
        }
        return ((GameRecord) game).outcome(number).seenBy(viewer);
    }

    private static void checkOwn(RedactedRecord seen, Viewer viewer) {
        if (viewer != seen.viewer()) {
            throw new IllegalArgumentException("this record is what one viewer saw of the game, and not another");
        }
    }

    private static GameRecord whole(String record) {
        if (read(record) instanceof GameRecord whole) {
            return whole;
        }
        throw new IllegalArgumentException(
                "this needs a whole record, and this one is what one viewer saw of the game");
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
