package io.github.uptownrules.wasm;

import com.google.common.base.Ascii;
import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Equipment;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.GameReview;
import io.github.uptownrules.base.game.JsonText;
import io.github.uptownrules.base.game.MoveRefusal;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import org.teavm.jso.JSExport;

/**
 * The functions of a game for JavaScript. A game is the text of its record; seats are counted from 1 and plies from 0. Every function
 * throws an exception with a message of one line if it cannot answer.
 */
public final class Exports {
    private final Game usual;
    private Game game;
    private String equipment = "";

    /** The last record, because the next call is nearly always about it. */
    private PlayedGame last;

    private String lastText;

    Exports(Game game) {
        this.usual = game;
        this.game = game;
        this.last = game.deal(game.rulesets().keySet().iterator().next(), 0, "1");
        this.lastText = last.record();
    }

    /** Returns the ids of all rulesets, with spaces between them. */
    @JSExport
    public String rulesets() {
        return String.join(" ", game.rulesets().keySet());
    }

    /** Returns the number of seats of a ruleset. */
    @JSExport
    public int seats(String ruleset) {
        return game.seats(ruleset);
    }

    /** Returns the names of all bots, with spaces between them. */
    @JSExport
    public String bots() {
        return String.join(" ", game.bots());
    }

    /** Returns the names of the bots that people play against, the weakest first, with spaces between them. */
    @JSExport
    public String levels() {
        return String.join(" ", game.levels());
    }

    /** Returns the number of playouts of a hint. */
    @JSExport
    public int hintPlayouts() {
        return Game.HINT_PLAYOUTS;
    }

    /** Returns the number of playouts with which a move is reviewed. */
    @JSExport
    public int reviewPlayouts() {
        return game.reviewPlayouts();
    }

    /** Returns the usual tiles or cards; an empty text if users cannot bring their own. */
    @JSExport
    public String equipment() {
        return usual.equipment().map(Equipment::text).orElse("");
    }

    /** Chooses the tiles or cards of all games from now on; an empty text stands for the usual ones. */
    @JSExport
    public void use(String wanted) {
        if (!wanted.equals(equipment)) {
            game = wanted.isEmpty() ? usual : usual.with(wanted);
            equipment = wanted;
            lastText = "";
        }
    }

    /** Deals a game from a seed, a whole number of 64 bits; a seat, or {@code random}, begins. */
    @JSExport
    public String deal(String ruleset, String seed, String first) {
        return kept(game.deal(ruleset, seed(seed), first));
    }

    /** Returns the record of a game that begins at a position. */
    @JSExport
    public String from(String position) {
        return kept(game.position(position));
    }

    /** Returns a record, whole or redacted, in canonical form. */
    @JSExport
    public String record(String record) {
        return read(record).record();
    }

    /** Returns the id of the ruleset. */
    @JSExport
    public String ruleset(String record) {
        return read(record).ruleset();
    }

    /** Returns the viewer of a redacted record; an empty text for a whole one. */
    @JSExport
    public String viewer(String record) {
        return read(record).viewer().map(Object::toString).orElse("");
    }

    /** Returns the headers of a record, a line for each: the name, a space, the value. */
    @JSExport
    public String headers(String record) {
        StringBuilder lines = new StringBuilder();
        read(record)
                .headers()
                .forEach((name, value) ->
                        lines.append(name).append(' ').append(value).append('\n'));
        return lines.toString();
    }

    /** Returns the termination, such as {@code resignation 2}; an empty text if the game goes on or its rules ended it. */
    @JSExport
    public String termination(String record) {
        return read(record).termination().orElse("");
    }

    /** Returns the number of moves that were made. */
    @JSExport
    public int plies(String record) {
        return read(record).plies();
    }

    /** Returns the number of the seat to move; a dash if the game is over. */
    @JSExport
    public String turn(String record) {
        return read(record).turn().map(Seat::toString).orElse("-");
    }

    /** Returns the number of the seat that made a move, counted from 1. */
    @JSExport
    public String mover(String record, int number) {
        return withMove(record, number).upTo(number - 1).turn().orElseThrow().toString();
    }

    /** Returns the position after a number of moves. */
    @JSExport
    public String position(String record, int plies) {
        return after(read(record).whole(), plies).text();
    }

    /** Returns the view of a viewer after a number of moves, as JSON. */
    @JSExport
    public String view(String record, int plies, String viewer) {
        return seen(after(read(record), plies), viewer).viewJson().toString();
    }

    /** Returns what a viewer saw of a move, counted from 1, as JSON. */
    @JSExport
    public String seen(String record, int number, String viewer) {
        return seen(withMove(record, number), viewer).moveJson().toString();
    }

    /** Returns how the seats stand, as JSON. */
    @JSExport
    public String standings(String record) {
        return read(record).standingsJson().toString();
    }

    /**
     * Returns the reasons against a move of a viewer, as JSON.
     *
     * @param question the move as the page asks for it, a line for each part: its name, a space, its value, a line end
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

    /** Returns the refusal of a move of the seat to move, as JSON; an empty text if the move is legal. */
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

    /** Ends a game for another reason than its rules, such as {@code resignation 2}. */
    @JSExport
    public String terminate(String record, String how) {
        return kept(read(record).whole().terminated(how));
    }

    /** Returns the record with a header. */
    @JSExport
    public String withHeader(String record, String name, String value) {
        return kept(read(record).whole().withHeader(name, value));
    }

    /** Returns what a viewer may know of a record. */
    @JSExport
    public String redact(String record, String viewer) {
        return seen(read(record), viewer).record();
    }

    /** Lets a bot choose a move for the seat to move. */
    @JSExport
    public String choose(String record, String bot, String seed) {
        return toMove(record).choose(bot, new SplitMix64(seed(seed)));
    }

    /** Estimates the moves of the seat to move, the best first, as JSON. */
    @JSExport
    public String estimates(String record, int playouts, String seed) {
        return GameReview.json(toMove(record).estimates(playouts, new SplitMix64(seed(seed))))
                .toString();
    }

    /** Returns the numbers of the moves that can be reviewed, with spaces between them. */
    @JSExport
    public String reviewed(String record) {
        return Joiner.on(' ').join(review(read(record), reviewPlayouts(), 0).plies());
    }

    /** Reviews a move, counted from 1, by what its player saw, as JSON. */
    @JSExport
    public String review(String record, int number, int playouts, String seed) {
        return GameReview.json(review(read(record), playouts, seed(seed)).move(number))
                .toString();
    }

    /** Returns a position that looks the same to a viewer, each as likely as any other. */
    @JSExport
    public String sample(String record, String viewer, String seed) {
        return seen(read(record), viewer).sample(seed(seed));
    }

    private static GameReview<String> review(PlayedGame played, int playouts, long seed) {
        return played.review(playouts, seed).orElseThrow();
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
            throw new IllegalArgumentException("there is no position after " + plies + " moves");
        }
        return played.upTo(plies);
    }

    private PlayedGame withMove(String record, int number) {
        PlayedGame played = read(record);
        if (number < 1 || number > played.plies()) {
            throw new IllegalArgumentException("there is no move " + number);
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
}
