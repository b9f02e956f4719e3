package io.github.uptownrules.base.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.text.Quote;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/**
 * The games that can be played; the first words of a text say which of them it is about. Immutable.
 *
 * <pre>{@code
 * OldGames games = OldGames.load();
 * games.ofRuleset("upturn-3").name();                 // -> UP TURN
 * games.ofRuleset("two-player").seats("two-player");  // -> 2
 * }</pre>
 *
 * @since 0.1.0
 */
public final class OldGames {
    private final ImmutableList<OldGame> games;

    private OldGames(ImmutableList<OldGame> games) {
        this.games = games;
    }

    /**
     * The three games of this library, and those of others: each {@link OldGame} that a provider on the class path or the module path
     * has ({@link ServiceLoader}).
     *
     * @return the games, Uptown first
     * @throws IllegalArgumentException if a provider cannot be used, or as {@link #of} throws it
     */
    public static OldGames load() {
        try {
            return of(ImmutableList.sortedCopyOf(
                            Comparator.comparing(game -> game.family().isPresent()), ServiceLoader.load(OldGame.class))
                    .toArray(new OldGame[0]));
        } catch (ServiceConfigurationError e) {
            if (e.getCause() instanceof IllegalArgumentException said) {
                throw said;
            }
            throw new IllegalArgumentException("a provider of games cannot be used: " + e.getMessage(), e);
        }
    }

    /**
     * Some games.
     *
     * @param games the games; the first is also asked about a text that could be about any, and so reports its errors
     * @return the games
     * @throws IllegalArgumentException if no game is given; if two have a ruleset, a family or a notation in common; or if a ruleset
     *     does not begin with the family of its game, or begins with that of another
     */
    public static OldGames of(OldGame... games) {
        if (games.length == 0) {
            throw new IllegalArgumentException("there has to be a game");
        }
        ImmutableList<OldGame> all = ImmutableList.copyOf(games);
        for (int number = 0; number < games.length; number++) {
            OldGame game = all.get(number);
            checkFamily(game);
            all.stream().limit(number).forEach(other -> checkApart(other, game));
        }
        return new OldGames(all);
    }

    private static void checkFamily(OldGame game) {
        for (String ruleset : game.rulesets()) {
            if (game.family()
                    .filter(family -> !ruleset.startsWith(family + "-"))
                    .isPresent()) {
                throw new IllegalArgumentException("the game " + Quote.of(game.name()) + " has the ruleset "
                        + Quote.of(ruleset) + ", which does not begin with its family, '"
                        + game.family().get() + "-'");
            }
        }
    }

    private static void checkApart(OldGame one, OldGame other) {
        if (one.family().equals(other.family())) {
            throw confused(
                    one,
                    other,
                    one.family().map(family -> "the family " + Quote.of(family)).orElse("no family"));
        }
        if (one.notation().equals(other.notation())) {
            throw confused(one, other, "the notation " + Quote.of(one.notation()));
        }
        checkRulesets(one, other);
        checkRulesets(other, one);
    }

    /** The family of a ruleset identifies the game of a position, so other games may not use it as a prefix. */
    private static void checkRulesets(OldGame one, OldGame other) {
        for (String ruleset : one.rulesets()) {
            if (other.hasRuleset(ruleset)) {
                throw confused(one, other, "the ruleset " + Quote.of(ruleset));
            }
            if (other.family()
                    .filter(family -> ruleset.startsWith(family + "-"))
                    .isPresent()) {
                throw new IllegalArgumentException("the game " + Quote.of(one.name()) + " has the ruleset "
                        + Quote.of(ruleset) + ", but the family '"
                        + other.family().get() + "-' is that of the game "
                        + Quote.of(other.name()));
            }
        }
    }

    private static IllegalArgumentException confused(OldGame one, OldGame other, String both) {
        return new IllegalArgumentException("the games " + Quote.of(one.name()) + " and " + Quote.of(other.name())
                + " cannot be told apart: both have " + both);
    }

    /** {@return all games, in order} */
    public ImmutableList<OldGame> all() {
        return games;
    }

    /** {@return the first game, which is asked about a text that could be about any} */
    public OldGame first() {
        return games.get(0);
    }

    /** {@return the ids of all rulesets, game by game} */
    public ImmutableList<String> rulesets() {
        return games.stream().flatMap(game -> game.rulesets().stream()).collect(ImmutableList.toImmutableList());
    }

    /**
     * The game of a ruleset.
     *
     * @param id the id of the ruleset
     * @return its game
     * @throws IllegalArgumentException if there is no such ruleset
     */
    public OldGame ofRuleset(String id) {
        requireNonNull(id, "id");
        return games.stream()
                .filter(game -> game.hasRuleset(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "unknown ruleset " + Quote.of(id) + "; known: " + String.join(", ", rulesets())));
    }

    /**
     * The game of a position or a view, by the family of its ruleset.
     *
     * @param text the position or the view; it may be wrong
     * @return its game, the first one if the text names none
     */
    public OldGame ofPosition(String text) {
        String family = text.substring(0, Math.max(0, text.indexOf('-')));
        return games.stream()
                .filter(game -> game.family().filter(family::equals).isPresent())
                .findFirst()
                .orElse(first());
    }

    /**
     * The game of a record, by its header {@code Notation}.
     *
     * @param text the record; it may be wrong
     * @return its game, the first one if the text names none
     */
    public OldGame ofRecord(String text) {
        return games.stream()
                .filter(game -> Arrays.stream(text.split("\r\n?|\n"))
                        .takeWhile(line -> !line.isEmpty())
                        .anyMatch(("[Notation \"" + game.notation() + "\"]")::equals))
                .findFirst()
                .orElse(first());
    }

    /**
     * What one of the games is played with.
     *
     * @param kind what kind of thing, such as {@code deck}
     * @return what it is
     * @throws IllegalArgumentException if no game is played with such
     */
    public OldEquipment equipment(String kind) {
        requireNonNull(kind, "kind");
        return games.stream()
                .flatMap(game -> game.equipment().stream())
                .filter(equipment -> equipment.kind().equals(kind))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no game here is played with a " + kind));
    }

    /**
     * The same games, but one of them played with something else.
     *
     * @param kind what kind of thing, such as {@code deck}
     * @param text what it is, in the notation of its game
     * @return the games
     * @throws IllegalArgumentException if no game is played with such, or the text is wrong
     */
    public OldGames with(String kind, String text) {
        requireNonNull(kind, "kind");
        requireNonNull(text, "text");
        OldGame exchanged = equipment(kind).with(text);
        return new OldGames(games.stream()
                .map(game -> game.equipment().map(OldEquipment::kind).equals(Optional.of(kind)) ? exchanged : game)
                .collect(ImmutableList.toImmutableList()));
    }
}
