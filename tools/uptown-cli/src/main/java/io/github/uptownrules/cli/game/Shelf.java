package io.github.uptownrules.cli.game;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.text.Quote;

/** The games that can be played here; a text tells by its first words which of them it is about. Immutable. */
public final class Shelf {
    private final ImmutableList<Game> games;

    private Shelf(ImmutableList<Game> games) {
        this.games = games;
    }

    /** These games, of which the first tells the errors of a text that could be about any. */
    public static Shelf of(Game... games) {
        return new Shelf(ImmutableList.copyOf(games));
    }

    /** The first game, whose errors are told where a text could be about any. */
    public Game first() {
        return games.get(0);
    }

    /** The ids of all rulesets, Uptown's first. */
    public ImmutableList<String> rulesets() {
        return games.stream().flatMap(game -> game.rulesets().stream()).collect(ImmutableList.toImmutableList());
    }

    /**
     * The game of a ruleset.
     *
     * @throws IllegalArgumentException if there is no such ruleset
     */
    public Game ofRuleset(String id) {
        return games.stream()
                .filter(game -> game.has(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "no ruleset " + Quote.of(id) + " is known, but " + String.join(", ", rulesets())));
    }

    /** The game of a position or a view, as the family of its ruleset tells. */
    public Game ofPosition(String text) {
        String family = text.substring(0, Math.max(0, text.indexOf('-')));
        return games.stream()
                .filter(game -> game.family().filter(family::equals).isPresent())
                .findFirst()
                .orElse(first());
    }

    /** The game of a record, as its header tells. */
    public Game ofRecord(String text) {
        return games.stream()
                .filter(game -> text.lines()
                        .takeWhile(line -> !line.isEmpty())
                        .anyMatch(("[Notation \"" + game.notation() + "\"]")::equals))
                .findFirst()
                .orElse(first());
    }

    /** What some game is played with that is of a kind, such as {@code deck}. */
    public Equipment equipment(String kind) {
        return games.stream()
                .flatMap(game -> game.equipment().stream())
                .filter(equipment -> equipment.kind().equals(kind))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no game here is played with a " + kind));
    }

    /** The same games, but one of them played with something else. */
    public Shelf with(String kind, String text) {
        Game exchanged = equipment(kind).exchanged(text);
        return new Shelf(games.stream()
                .map(game -> game.name().equals(exchanged.name()) ? exchanged : game)
                .collect(ImmutableList.toImmutableList()));
    }
}
