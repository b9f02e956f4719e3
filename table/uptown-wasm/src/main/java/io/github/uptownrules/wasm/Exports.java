package io.github.uptownrules.wasm;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.bots.Analysis;
import io.github.uptownrules.bots.Bots;
import io.github.uptownrules.bots.MoveReview;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.PositionException;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.notation.ResolvedMove;
import io.github.uptownrules.core.notation.Termination;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.core.value.Viewer;
import io.github.uptownrules.json.Json;
import io.github.uptownrules.json.analysis.AnalysisJson;
import io.github.uptownrules.variants.Rulesets;
import java.util.stream.Collectors;
import org.teavm.jso.JSExport;

/**
 * What JavaScript may call. A game is the text of its record, from which all else follows; seats and plies are counted as in
 * the library, seats from 1 and plies from 0. Whatever cannot be done throws an {@code IllegalArgumentException} of one line.
 */
public final class Exports {
    private static final Notation NOTATION = Rulesets.notation();
    private static final RecordMemo RECORDS = new RecordMemo(NOTATION);

    private Exports() {}

    /** The ids of all rulesets, with spaces between them. */
    @JSExport
    public static String rulesets() {
        return Rulesets.all().stream().map(Ruleset::id).collect(Collectors.joining(" "));
    }

    /** How many seats a ruleset has. */
    @JSExport
    public static int seats(String ruleset) {
        return Rulesets.parse(ruleset).seats().size();
    }

    /** The names of all bots, with spaces between them. */
    @JSExport
    public static String bots() {
        return String.join(" ", Bots.names());
    }

    /** The names of the bots that people play against, the weakest first, with spaces between them. */
    @JSExport
    public static String levels() {
        return String.join(" ", Bots.levels());
    }

    /** The record of a game dealt from a seed, a whole number of 64 bits, in which a seat, or {@code random}, begins. */
    @JSExport
    public static String deal(String ruleset, String seed, String first) {
        Ruleset rules = Rulesets.parse(ruleset);
        GameState start = first.equals("random")
                ? rules.dealRandomStart(Texts.seed(seed))
                : rules.deal(Texts.seed(seed), seat(rules, first));
        return RECORDS.write(GameRecord.of(start));
    }

    /** The record of a game that begins at a position. */
    @JSExport
    public static String from(String position) {
        return RECORDS.write(GameRecord.of(NOTATION.readPosition(position)));
    }

    /** A record, whole or redacted, as this library writes it. */
    @JSExport
    public static String record(String record) {
        return RECORDS.read(record).toString();
    }

    /** Whose a redacted record is, a seat or a dash; of a whole one, nothing. */
    @JSExport
    public static String viewer(String record) {
        return RECORDS.read(record).viewer().map(Object::toString).orElse("");
    }

    /** The headers of a record, a line for each: the name, a space, the value. */
    @JSExport
    public static String headers(String record) {
        return Texts.headers(RECORDS.read(record).headers());
    }

    /** Why the game ended, such as {@code resignation 2}; nothing if it goes on or the board ended it. */
    @JSExport
    public static String termination(String record) {
        return RECORDS.read(record).termination().map(Object::toString).orElse("");
    }

    /** The record with a move more. */
    @JSExport
    public static String play(String record, String move) {
        GameRecord played = RECORDS.read(record).whole();
        return RECORDS.write(
                played.play(MoveText.parse(move).resolve(played.end()).legal()));
    }

    /** Why a move of whose turn it is may not be made, as JSON; fails if the text is no move, or could be several. */
    @JSExport
    public static String moveFaults(String record, String move) {
        PlayerView view = turnOf(RECORDS.read(record));
        ResolvedMove resolved = MoveText.parse(move).resolve(view);
        return Json.writeMoveFaults(view, resolved.tile(), resolved.cell());
    }

    /** The record of a game that ended for another reason than the board, such as {@code resignation 2}. */
    @JSExport
    public static String terminate(String record, String termination) {
        return RECORDS.write(RECORDS.read(record).whole().terminated(Termination.parse(termination)));
    }

    /** The record with a header. */
    @JSExport
    public static String withHeader(String record, String name, String value) {
        return RECORDS.write(RECORDS.read(record).whole().withHeader(name, value));
    }

    /** The first moves of a record. */
    @JSExport
    public static String upTo(String record, int plies) {
        GameRecord played = RECORDS.read(record).whole();
        Texts.checkPly(played.moves().size(), plies);
        return RECORDS.write(played.upTo(plies));
    }

    /** What a viewer may know of a record. */
    @JSExport
    public static String redact(String record, String viewer) {
        return RECORDS.read(record).redacted(Viewer.parse(viewer)).toString();
    }

    /** How many moves were made. */
    @JSExport
    public static int plies(String record) {
        return RECORDS.read(record).plies();
    }

    /** The number of the seat whose turn it is, or a dash if the game is over. */
    @JSExport
    public static String turn(String record) {
        return RECORDS.read(record).turn().map(Object::toString).orElse("-");
    }

    /** The position after a number of moves. */
    @JSExport
    public static String position(String record, int plies) {
        GameRecord played = RECORDS.read(record).whole();
        Texts.checkPly(played.moves().size(), plies);
        return played.at(plies).toString();
    }

    /** The view of a viewer after a number of moves, as JSON. */
    @JSExport
    public static String view(String record, int plies, String viewer) {
        Story played = RECORDS.read(record);
        Texts.checkPly(played.plies(), plies);
        return Json.writeView(played.view(plies, Viewer.parse(viewer)));
    }

    /** What a viewer saw of a move, counted from 1, as JSON. */
    @JSExport
    public static String placement(String record, int number, String viewer) {
        Story played = RECORDS.read(record);
        Texts.checkMove(played.plies(), number);
        return Json.writePlacement(played.placement(number, Viewer.parse(viewer)));
    }

    /** Ranks and scores, as JSON. */
    @JSExport
    public static String standings(String record) {
        return Json.writeStandings(RECORDS.read(record).standings());
    }

    /** Why a tile of a viewer's may not go to a cell, as JSON. */
    @JSExport
    public static String faults(String record, String viewer, String tile, String cell) {
        Story played = RECORDS.read(record);
        PlayerView view = end(played, Viewer.parse(viewer));
        String faults = Json.writeMoveFaults(view, Tile.parse(tile), Cell.parse(cell));
        return played.termination().isPresent()
                ? Texts.GAME_OVER.replace("}]", ",\"tile\":\"" + tile + "\",\"cell\":\"" + cell + "\"}]")
                : faults;
    }

    /** What is wrong with a position, or with its text, as JSON. */
    @JSExport
    public static String setupFaults(String position) {
        try {
            return Json.writePositionFaults(NOTATION.readSetup(position).faults());
        } catch (PositionException e) {
            return Json.writePositionFaults(e.faults());
        }
    }

    /** The move of a bot for whose turn it is. */
    @JSExport
    public static String choose(String record, String bot, String seed) {
        PlayerView view = turnOf(RECORDS.read(record));
        return MoveText.of(Bots.parse(bot).choose(view, new SplitMix64(Texts.seed(seed))), view)
                .toString();
    }

    /** The moves for whose turn it is, best first, each with its chance of winning and the error of that, as JSON. */
    @JSExport
    public static String estimates(String record, int playouts, String seed) {
        PlayerView view = turnOf(RECORDS.read(record));
        return AnalysisJson.writeEstimates(
                Analysis.of(view, new SplitMix64(Texts.seed(seed)))
                        .run(playouts)
                        .moves(),
                view);
    }

    /**
     * What can be said of a move, counted from 1, by what its player saw, as JSON. A redacted record can be asked only for the
     * moves of its viewer.
     */
    @JSExport
    public static String review(String record, int number, int playouts, String seed) {
        Story played = RECORDS.read(record);
        MoveReview review = played.review(playouts, Texts.seed(seed)).move(number);
        return AnalysisJson.writeReview(review, played.view(number - 1, review.seat()));
    }

    /** A position that looks the same to a viewer, any as likely as any other. */
    @JSExport
    public static String sample(String record, String viewer, String seed) {
        return end(RECORDS.read(record), Viewer.parse(viewer))
                .sample(new SplitMix64(Texts.seed(seed)))
                .toString();
    }

    private static PlayerView turnOf(Story game) {
        return end(game, game.turn().orElseThrow(() -> new IllegalArgumentException("the game is over")));
    }

    private static PlayerView end(Story game, Viewer viewer) {
        return game.view(game.plies(), viewer);
    }

    private static Seat seat(Ruleset rules, String number) {
        ImmutableList<Seat> seats = rules.seats();
        return seats.stream()
                .filter(seat -> seat.toString().equals(number))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("seats are numbered 1 to " + seats.size()));
    }
}
