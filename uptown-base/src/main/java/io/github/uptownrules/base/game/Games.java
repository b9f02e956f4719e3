package io.github.uptownrules.base.game;

import static java.util.Objects.requireNonNull;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.record.RecordFormat;
import io.github.uptownrules.base.text.Quote;
import java.util.Collections;
import java.util.Comparator;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/**
 * The games on offer. The beginning of a text identifies its game. Immutable.
 *
 * <pre>{@code
 * Games games = Games.load();
 * games.ofRuleset("upturn-3").name();                 // -> UP TURN
 * games.ofRuleset("two-player").seats("two-player");  // -> 2
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Games {
    private static final int LONGEST_ID = 20;
    private static final CharMatcher LETTER = CharMatcher.inRange('a', 'z');
    private static final CharMatcher LINE_END = CharMatcher.anyOf("\r\n");
    private static final CharMatcher ID = LETTER.or(CharMatcher.inRange('0', '9'));

    private final ImmutableList<Game> games;

    private Games(ImmutableList<Game> games) {
        this.games = games;
    }

    /**
     * Returns every {@link Game} that a provider on the class path or module path offers, including the three games
     * of this library (see {@link ServiceLoader}).
     *
     * @return the games, ordered by {@linkplain Game#place place}
     * @throws IllegalArgumentException if a provider is unusable, or as for {@link #of}
     */
    public static Games load() {
        try {
            return of(ImmutableList.sortedCopyOf(
                            Comparator.comparingInt(Game::place).thenComparing(Game::id),
                            ServiceLoader.load(Game.class))
                    .toArray(new Game[0]));
        } catch (ServiceConfigurationError e) {
            if (e.getCause() instanceof IllegalArgumentException cause) {
                throw cause;
            }
            throw new IllegalArgumentException("a provider of games cannot be used: " + e.getMessage(), e);
        }
    }

    /**
     * Creates a collection of games.
     *
     * @param games the games; the first one also reads texts that name no game, and reports their errors
     * @throws IllegalArgumentException if there is no game, if a game is inconsistent (for example, has no bot),
     *     or if two games share an id, a notation or a ruleset
     */
    public static Games of(Game... games) {
        check(games.length > 0, "no game found; add a module with games to the class path or module path");
        ImmutableList<Game> all = ImmutableList.copyOf(games);
        for (int number = 0; number < games.length; number++) {
            Game game = all.get(number);
            checkAlone(game);
            all.stream().limit(number).forEach(other -> checkApart(other, game));
        }
        return new Games(all);
    }

    private static void check(boolean isRight, String message) {
        if (!isRight) {
            throw new IllegalArgumentException(message);
        }
    }

    private static void checkAlone(Game game) {
        String id = game.id();
        check(
                !id.isEmpty() && id.length() <= LONGEST_ID && ID.matchesAllOf(id) && LETTER.matches(id.charAt(0)),
                "the id of a game is 1 to 20 letters of lower case and digits, a letter first, not " + Quote.of(id));
        check(!game.rulesets().isEmpty(), "the game " + Quote.of(game.name()) + " has no ruleset");
        game.rulesets()
                .forEach((ruleset, seats) -> check(
                        seats >= 1 && seats <= Seat.all().size(),
                        "a ruleset has 1 to " + Seat.all().size() + " seats, and " + Quote.of(ruleset) + " has "
                                + seats));
        check(!game.levels().isEmpty(), "the game " + Quote.of(game.name()) + " has no bot");
        check(
                game.bots().contains(game.substitute()),
                "the game " + Quote.of(game.name()) + " has no bot " + Quote.of(game.substitute()));
    }

    private static void checkApart(Game one, Game other) {
        if (one.id().equals(other.id())) {
            throw confused(one, other, "the id " + Quote.of(one.id()));
        }
        if (!Collections.disjoint(notations(one), notations(other))) {
            throw confused(one, other, "the notation " + Quote.of(one.notation()));
        }
        if (!isNamedById(one) && !isNamedById(other)) {
            throw confused(one, other, "rulesets that do not begin with the id of their game");
        }
        checkRulesets(one, other);
        checkRulesets(other, one);
    }

    private static boolean isNamedById(Game game) {
        return game.rulesets().keySet().stream().allMatch(ruleset -> ruleset.startsWith(game.id() + "-"));
    }

    /** Rejects a ruleset whose id begins with another game's id, because the id identifies the game of a position. */
    private static void checkRulesets(Game one, Game other) {
        for (String ruleset : one.rulesets().keySet()) {
            if (other.findSeats(ruleset).isPresent()) {
                throw confused(one, other, "the ruleset " + Quote.of(ruleset));
            }
            check(
                    !ruleset.startsWith(other.id() + "-"),
                    "the game " + Quote.of(one.name()) + " has the ruleset " + Quote.of(ruleset) + ", but '"
                            + other.id() + "-' is for the game " + Quote.of(other.name()));
        }
    }

    private static IllegalArgumentException confused(Game one, Game other, String both) {
        return new IllegalArgumentException("the games " + Quote.of(one.name()) + " and " + Quote.of(other.name())
                + " cannot be distinguished: both have " + both);
    }

    /** {@return all games, in order} */
    public ImmutableList<Game> all() {
        return games;
    }

    /** {@return the first game, which reads texts that name no game} */
    public Game first() {
        return games.get(0);
    }

    /** {@return the ids of all rulesets, game by game} */
    public ImmutableList<String> rulesets() {
        return games.stream()
                .flatMap(game -> game.rulesets().keySet().stream())
                .collect(ImmutableList.toImmutableList());
    }

    /**
     * Returns the game of a ruleset.
     *
     * @throws IllegalArgumentException if there is no such ruleset
     */
    public Game ofRuleset(String id) {
        requireNonNull(id, "id");
        return games.stream()
                .filter(game -> game.findSeats(id).isPresent())
                .findFirst()
                .orElseThrow(() -> unknown(id));
    }

    private IllegalArgumentException unknown(String id) {
        if (id.indexOf('+') >= 0) {
            try {
                ofPosition(id).seats(id); // names the column of a wrong line of house rules
            } catch (IllegalArgumentException e) {
                return e;
            }
        }
        return new IllegalArgumentException(
                "unknown ruleset " + Quote.of(id) + "; known: " + String.join(", ", rulesets()));
    }

    /**
     * Returns the game of a position or view, identified by the id before the first {@code -} of its ruleset.
     *
     * @param text the position or view, possibly invalid
     * @return the game, or the first game if the text names none
     */
    public Game ofPosition(String text) {
        return find(text.substring(0, Math.max(0, text.indexOf('-')))).orElse(first());
    }

    /**
     * Returns the game of a record, identified by its header {@code Notation}.
     *
     * @param text the record, possibly invalid
     * @return the game, or the first game if the text names none
     */
    public Game ofRecord(String text) {
        ImmutableSet<String> headers = headers(requireNonNull(text, "text"));
        return games.stream()
                .filter(game -> notations(game).stream()
                        .anyMatch(notation -> headers.contains("[Notation \"" + notation + "\"]")))
                .findFirst()
                .orElse(first());
    }

    /** Returns the lines before the first empty line. Lines end with LF, CR LF or CR. */
    private static ImmutableSet<String> headers(String text) {
        ImmutableSet.Builder<String> headers = ImmutableSet.builder();
        int start = 0;
        for (int end = lineEnd(text, start); end > start; end = lineEnd(text, start)) {
            headers.add(text.substring(start, end));
            start = end + (text.startsWith("\r\n", end) ? 2 : 1);
        }
        return headers.build();
    }

    private static int lineEnd(String text, int start) {
        int end = LINE_END.indexIn(text, Math.min(start, text.length()));
        return end < 0 ? text.length() : end;
    }

    /** Returns the notations of a game's records: without variations, and with them. */
    private static ImmutableList<String> notations(Game game) {
        return ImmutableList.of(game.notation(), RecordFormat.second(game.notation()));
    }

    /**
     * Returns the equipment of a kind.
     *
     * @param kind the kind, such as {@code deck}
     * @throws IllegalArgumentException if no game has equipment of this kind
     */
    public Equipment equipment(String kind) {
        requireNonNull(kind, "kind");
        return games.stream()
                .flatMap(game -> game.equipment().stream())
                .filter(equipment -> equipment.kind().equals(kind))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no game has equipment of the kind " + Quote.of(kind)));
    }

    /**
     * Returns these games with the equipment of one game replaced.
     *
     * @param kind the kind of the equipment, such as {@code deck}
     * @param text the equipment in the notation of its game
     * @throws IllegalArgumentException if no game has equipment of this kind, or the text is wrong
     */
    public Games with(String kind, String text) {
        requireNonNull(kind, "kind");
        requireNonNull(text, "text");
        Equipment replaced = equipment(kind);
        return new Games(games.stream()
                .map(game -> game.equipment().equals(Optional.of(replaced)) ? game.with(text) : game)
                .collect(ImmutableList.toImmutableList()));
    }

    /** {@return the game with an id, if present} */
    public Optional<Game> find(String id) {
        requireNonNull(id, "id");
        return games.stream().filter(game -> game.id().equals(id)).findFirst();
    }
}
