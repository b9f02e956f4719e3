package io.github.uptownrules.wasm;

import com.google.common.base.Ascii;
import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Equipment;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.GameReview;
import io.github.uptownrules.base.game.GameTree;
import io.github.uptownrules.base.game.JsonText;
import io.github.uptownrules.base.game.MoveRefusal;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.search.MoveReview;
import java.util.Optional;
import org.teavm.jso.JSExport;

/**
 * The functions of a game for JavaScript. A game is represented by its record as a string; seats are numbered from 1 and plies
 * from 0. Invalid arguments throw an exception with a one-line message.
 */
public final class Exports {
    private final Game usual;
    private Game game;
    private String equipment = "";

    /** The last record read; most calls are about the same record. */
    private PlayedGame last;

    private String lastText;

    /** The last tree read or made, with its text. */
    private GameTree lastTree;

    private String lastTreeText;

    /** The last review, which remembers the moves that it has judged. */
    private Optional<GameReview<String>> lastReview = Optional.empty();

    private String lastReviewKey = "";

    Exports(Game game) {
        this.usual = game;
        this.game = game;
        this.last = game.deal(game.rulesets().keySet().iterator().next(), 0, "1");
        this.lastText = last.record();
        this.lastTree = game.tree(lastText);
        this.lastTreeText = lastText;
    }

    /** Returns the ids of all rulesets, separated by spaces. */
    @JSExport
    public String rulesets() {
        return String.join(" ", game.rulesets().keySet());
    }

    /** Returns the number of seats of a ruleset. */
    @JSExport
    public int seats(String ruleset) {
        return game.seats(ruleset);
    }

    /** Returns the names of all bots, separated by spaces. */
    @JSExport
    public String bots() {
        return String.join(" ", game.bots());
    }

    /** Returns the names of the bots for people, weakest first, separated by spaces. */
    @JSExport
    public String levels() {
        return String.join(" ", game.levels());
    }

    /** Returns the number of playouts for a hint. */
    @JSExport
    public int hintPlayouts() {
        return Game.HINT_PLAYOUTS;
    }

    /** Returns the number of playouts for the review of a move. */
    @JSExport
    public int reviewPlayouts() {
        return game.reviewPlayouts();
    }

    /** Returns the standard tiles or cards, or an empty string if the game allows no custom ones. */
    @JSExport
    public String equipment() {
        return usual.equipment().map(Equipment::text).orElse("");
    }

    /** Sets the tiles or cards of all subsequent games; an empty string restores the standard ones. */
    @JSExport
    public void use(String wanted) {
        if (!wanted.equals(equipment)) {
            game = wanted.isEmpty() ? usual : usual.with(wanted);
            equipment = wanted;
            lastText = "";
            lastTreeText = "";
            lastReviewKey = "";
        }
    }

    /** Deals a game from a 64-bit seed; {@code first} is a seat, {@code random}, or empty for the ruleset's default. */
    @JSExport
    public String deal(String ruleset, String seed, String first) {
        return kept(game.deal(ruleset, seed(seed), first.isEmpty() ? game.first(ruleset) : first));
    }

    /** Returns the record of a game that begins at a position. */
    @JSExport
    public String from(String position) {
        return kept(game.position(position));
    }

    /** Returns a record, complete or redacted, in canonical form. */
    @JSExport
    public String record(String record) {
        return read(record).record();
    }

    /** Returns the id of the ruleset. */
    @JSExport
    public String ruleset(String record) {
        return read(record).ruleset();
    }

    /** Returns the viewer of a redacted record, or an empty string for a complete one. */
    @JSExport
    public String viewer(String record) {
        return read(record).viewer().map(Object::toString).orElse("");
    }

    /** Returns the headers of a record, one per line: name, space, value. */
    @JSExport
    public String headers(String record) {
        StringBuilder lines = new StringBuilder();
        read(record)
                .headers()
                .forEach((name, value) ->
                        lines.append(name).append(' ').append(value).append('\n'));
        return lines.toString();
    }

    /** Returns the termination, such as {@code resignation 2}, or an empty string for a game without one. */
    @JSExport
    public String termination(String record) {
        return read(record).termination().orElse("");
    }

    /** Returns the number of moves made. */
    @JSExport
    public int plies(String record) {
        return read(record).plies();
    }

    /** Returns the seat to move, or a dash if the game is over. */
    @JSExport
    public String turn(String record) {
        return read(record).turn().map(Seat::toString).orElse("-");
    }

    /** Returns the seat that made a move, counted from 1. */
    @JSExport
    public String mover(String record, int number) {
        return withMove(record, number).upTo(number - 1).turn().orElseThrow().toString();
    }

    /** Returns the position after a number of moves. */
    @JSExport
    public String position(String record, int plies) {
        return after(read(record).whole(), plies).text();
    }

    /** Returns a viewer's view after a number of moves, as JSON. */
    @JSExport
    public String view(String record, int plies, String viewer) {
        return seen(after(read(record), plies), viewer).viewJson().toString();
    }

    /** Returns a move, counted from 1, as a viewer saw it, as JSON. */
    @JSExport
    public String seen(String record, int number, String viewer) {
        return seen(withMove(record, number), viewer).moveJson().toString();
    }

    /** Returns the standings, as JSON. */
    @JSExport
    public String standings(String record) {
        return read(record).standingsJson().toString();
    }

    /**
     * Returns the reasons why a viewer's move is illegal, as JSON.
     *
     * @param question the parts of the move, one per line: name, space, value, line end
     */
    @JSExport
    public String faults(String record, String viewer, String question) {
        ImmutableMap.Builder<String, String> parts = ImmutableMap.builder();
        for (int start = 0; start < question.length(); start = question.indexOf('\n', start) + 1) {
            int space = question.indexOf(' ', start);
            parts.put(question.substring(start, space), question.substring(space + 1, question.indexOf('\n', start)));
        }
        return seen(read(record), viewer).faultsJson(parts.buildOrThrow()).toString();
    }

    /**
     * Returns the reason why a move of the seat to move would be refused, as JSON, or an empty string if the move is legal.
     */
    @JSExport
    public String refusal(String record, String move) {
        try {
            toMove(record).check(move);
            return "";
        } catch (MoveRefusal e) {
            return JsonText.of(ImmutableMap.of(
                            "code", Ascii.toLowerCase(e.kind().name()), "message", e.message(), "faults", e.faults()))
                    .toString();
        }
    }

    /** Plays a move. */
    @JSExport
    public String play(String record, String move) {
        return kept(read(record).whole().play(move));
    }

    /** Returns the game after its first moves. */
    @JSExport
    public String upTo(String record, int plies) {
        return kept(after(read(record).whole(), plies));
    }

    /** Ends a game early, for example with {@code resignation 2}. */
    @JSExport
    public String terminate(String record, String how) {
        return kept(read(record).whole().terminated(how));
    }

    /** Returns the record with a header set. */
    @JSExport
    public String withHeader(String record, String name, String value) {
        return kept(read(record).whole().withHeader(name, value));
    }

    /** Returns the record without the information hidden from a viewer. */
    @JSExport
    public String redact(String record, String viewer) {
        return seen(read(record), viewer).record();
    }

    /** Returns a bot's move for the seat to move. */
    @JSExport
    public String choose(String record, String bot, String seed) {
        return toMove(record).choose(bot, new SplitMix64(seed(seed)));
    }

    /** Estimates the moves of the seat to move, best first, as JSON. */
    @JSExport
    public String estimates(String record, int playouts, String seed) {
        SeenGame seen = toMove(record);
        return GameReview.json(seen.estimates(playouts, new SplitMix64(seed(seed))), seen)
                .toString();
    }

    /** Returns the numbers of the moves that can be reviewed, separated by spaces. */
    @JSExport
    public String reviewed(String record) {
        return Joiner.on(' ')
                .join(read(record).review(reviewPlayouts(), 0).orElseThrow().plies());
    }

    /** Reviews a move, counted from 1, as JSON. The review uses only the information that its player had. */
    @JSExport
    public String review(String record, int number, int playouts, String seed) {
        PlayedGame played = read(record);
        MoveReview<String> move = review(played, playouts, seed(seed)).move(number);
        return GameReview.json(move, played.upTo(number - 1).seenBy(Seat.of(move.seat())))
                .toString();
    }

    /** Returns a random position that is consistent with a viewer's view; all such positions are equally likely. */
    @JSExport
    public String sample(String record, String viewer, String seed) {
        return seen(read(record), viewer).sample(seed(seed));
    }

    /**
     * Returns a whole record with variations, as JSON. The variations of a record are changed by the functions below. Each returns
     * the changed record in canonical form. A path is the moves that lead to a position, separated by spaces.
     */
    @JSExport
    public String tree(String record) {
        return readTree(record).json().toString();
    }

    /** Returns a whole record in canonical form, with its variations. */
    @JSExport
    public String treeRecord(String record) {
        return kept(readTree(record));
    }

    /** Returns the record of the moves of a path, without variations. */
    @JSExport
    public String treeGame(String record, String path) {
        return kept(readTree(record).game(path(path)));
    }

    /** Adds a move after a path: as the continuation if the line ends there, else as the last variation. */
    @JSExport
    public String treePlay(String record, String path, String move) {
        return kept(readTree(record).play(path(path), move));
    }

    /** Sets the glyph of the last move of a path; an empty string removes it. */
    @JSExport
    public String treeGlyph(String record, String path, String glyph) {
        return kept(readTree(record).withGlyph(path(path), glyph));
    }

    /**
     * Sets the comments after the last move of a path, or before the first move for an empty path.
     *
     * @param comments the comments, each followed by a closing brace
     */
    @JSExport
    public String treeComments(String record, String path, String comments) {
        return kept(readTree(record).withComments(path(path), comments(comments)));
    }

    /**
     * Sets the comments before the last move of a path, which begins a variation.
     *
     * @param comments the comments, each followed by a closing brace
     */
    @JSExport
    public String treeCommentsBefore(String record, String path, String comments) {
        return kept(readTree(record).withCommentsBefore(path(path), comments(comments)));
    }

    /** Moves the last move of a path one place up among its alternatives. */
    @JSExport
    public String treePromote(String record, String path) {
        return kept(readTree(record).promote(path(path)));
    }

    /** Moves the last move of a path one place down among its alternatives. */
    @JSExport
    public String treeDemote(String record, String path) {
        return kept(readTree(record).demote(path(path)));
    }

    /** Removes the last move of a path and everything after it. */
    @JSExport
    public String treeCut(String record, String path) {
        return kept(readTree(record).cut(path(path)));
    }

    /** Adds everything that another record with the same start contains in addition. */
    @JSExport
    public String treeMerge(String record, String other) {
        GameTree added = readTree(other);
        return kept(readTree(record).merge(added));
    }

    /**
     * Returns a whole record with the reviews of some moves: evaluations, glyphs of mistakes, and better moves as variations.
     *
     * @param numbers the numbers of the reviewed moves, separated by spaces
     */
    @JSExport
    public String annotated(String record, String numbers, int playouts, String seed) {
        GameTree tree = readTree(record);
        GameReview<String> reviews = review(tree.main(), playouts, seed(seed));
        for (String number : path(numbers)) {
            tree = tree.withReview(reviews.move(Integer.parseInt(number)));
        }
        return kept(tree);
    }

    private static ImmutableList<String> path(String moves) {
        return moves.isEmpty() ? ImmutableList.of() : parts(moves + " ", ' ');
    }

    private static ImmutableList<String> comments(String texts) {
        if (!texts.isEmpty() && !texts.endsWith("}")) {
            throw new IllegalArgumentException("expected a closing brace after each comment");
        }
        return parts(texts, '}');
    }

    private static ImmutableList<String> parts(String text, char end) {
        ImmutableList.Builder<String> parts = ImmutableList.builder();
        for (int start = 0; start < text.length(); start = text.indexOf(end, start) + 1) {
            parts.add(text.substring(start, text.indexOf(end, start)));
        }
        return parts.build();
    }

    /** Returns the review of a game. The headers do not matter, so that a record with names keeps its review. */
    private GameReview<String> review(PlayedGame played, int playouts, long seed) {
        StringBuilder key = new StringBuilder()
                .append(playouts)
                .append(' ')
                .append(seed)
                .append(
                        played.viewer().isPresent()
                                ? played.record()
                                : played.upTo(0).text());
        for (int ply = 1; ply <= played.plies(); ply++) {
            key.append(' ').append(played.move(ply));
        }
        if (!key.toString().equals(lastReviewKey)) {
            lastReview = Optional.of(played.review(playouts, seed).orElseThrow());
            lastReviewKey = key.toString();
        }
        return lastReview.orElseThrow();
    }

    private static SeenGame seen(PlayedGame played, String viewer) {
        return played.seenBy(Viewer.parse(viewer, played.seats()));
    }

    private SeenGame toMove(String record) {
        PlayedGame played = read(record);
        return played.seenBy(played.turn().orElseThrow(() -> new IllegalArgumentException("the game is over")));
    }

    private static PlayedGame after(PlayedGame played, int plies) {
        if (plies < 0 || plies > played.plies()) {
            throw new IllegalArgumentException("expected a ply from 0 to " + played.plies() + ", got " + plies);
        }
        return played.upTo(plies);
    }

    private PlayedGame withMove(String record, int number) {
        PlayedGame played = read(record);
        if (number < 1 || number > played.plies()) {
            throw new IllegalArgumentException(
                    "expected a move number from 1 to " + played.plies() + ", got " + number);
        }
        return played.upTo(number);
    }

    private static long seed(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("a seed is a whole number from -2^63 to 2^63 - 1");
        }
    }

    private PlayedGame read(String record) {
        if (!record.equals(lastText)) {
            last = game.record(record);
            lastText = record;
        }
        return last;
    }

    private String kept(PlayedGame played) {
        last = played;
        lastText = played.record();
        return lastText;
    }

    private GameTree readTree(String record) {
        if (!record.equals(lastTreeText)) {
            lastTree = game.tree(record);
            lastTreeText = record;
        }
        return lastTree;
    }

    private String kept(GameTree tree) {
        lastTree = tree;
        lastTreeText = tree.toString();
        return lastTreeText;
    }
}
