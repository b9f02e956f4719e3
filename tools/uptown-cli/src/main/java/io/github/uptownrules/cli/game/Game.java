package io.github.uptownrules.cli.game;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * A game that can be played here. All that is said to it and that it says is text in its own notation; whatever it cannot take
 * is refused with an {@link IllegalArgumentException} that says why.
 */
public interface Game {
    /** No game without people goes on for longer: one of UP TURN need not end. */
    int MOST_MOVES = 10_000;

    /** What people call it. */
    String name();

    /** What stands in the header {@code Notation} of its records. */
    String notation();

    /** What the ids of all its rulesets begin with before the first {@code -}, if that is one thing. */
    default Optional<String> family() {
        return Optional.empty();
    }

    /** The ids of its rulesets. */
    ImmutableList<String> rulesets();

    /** Whether a ruleset is one of its own. */
    default boolean has(String ruleset) {
        return rulesets().contains(ruleset);
    }

    /** The ruleset with all that a game depends on, so with its deck: equal texts stand for equal games. */
    String fullId(String ruleset);

    /** How many seats a ruleset has. */
    int seats(String ruleset);

    /** The names of its bots, {@code random} first. */
    ImmutableList<String> bots();

    /** Makes sure that a bot can be named so, and returns the name. */
    String checkedBot(String name);

    /** The bot that plays if none is named. */
    String standardBot();

    /**
     * A new game.
     *
     * @param first the seat that begins, or {@code random}
     */
    Play deal(String ruleset, long seed, String first);

    /** The game of a position. */
    Play position(String text);

    /** The place of somebody, a seat or {@link Sight#SPECTATOR}, who has only a view. */
    Place place(String viewer, String view);

    /** A record, whole or redacted. */
    Replay record(String text);

    /** What the game is played with, if that is data that users may bring, such as a deck. */
    default Optional<Equipment> equipment() {
        return Optional.empty();
    }

    /** How moves are written, a line each, for people at a terminal. */
    default ImmutableList<String> help() {
        return ImmutableList.of();
    }

    /** Whether all see the same, so that nobody needs to look away. */
    default boolean isOpen() {
        return false;
    }

    /** How wide its pictures are at most. */
    default int columns() {
        return 80;
    }

    /** The columns of a result in an arena, the most important first; not the rank, which all games have. */
    ImmutableList<String> resultColumns();

    /**
     * Makes sure that a game may end with such a result for all seats: it can be read from a file that somebody changed.
     *
     * @param results for each seat its rank, and its numbers in the order of {@link #resultColumns()}
     */
    void checkResults(ImmutableList<SeatResult> results);
}
