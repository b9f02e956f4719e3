package io.github.uptownrules.cli.game;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.draw.TextColors;

/** A game at one moment, seen by somebody: by the {@link Play} itself, or from a {@link Place} at the table. Immutable. */
public interface Sight {
    /** Somebody who only watches, and nobody where a seat is to move. */
    String SPECTATOR = "-";

    String ruleset();

    /** The numbers of the seats, in order. */
    ImmutableList<String> seats();

    /** All that is seen, in notation: a position, or a view. */
    String text();

    /** The seat to move, or {@code -} if the game is over. */
    String turn();

    default boolean isOver() {
        return turn().equals(SPECTATOR);
    }

    /** The legal moves in canonical order; from a place, only if it is its turn. */
    ImmutableList<String> legal();

    /**
     * Why a move is illegal: all reasons, none if it is legal.
     *
     * @throws IllegalArgumentException if it is no move, whatever the position
     */
    ImmutableList<String> reasons(String move);

    /**
     * What the last move brought about, as far as it is seen, in notation.
     *
     * @throws IllegalStateException if there was none
     */
    String last();

    /**
     * The same in words for people.
     *
     * @param number which move it was, from 1
     */
    String story(int number, TextColors colors);

    /** How the seats stand, in notation. */
    String score();

    /** How each seat stands, in order. */
    ImmutableList<SeatResult> results();

    /** Who won and how, in words for people, at the end of a game. */
    String result();

    /** What lies in the middle of the table. */
    String board(TextColors colors);

    /** All that is seen. */
    String picture(TextColors colors);

    /** The answer to a question that not all games know, such as {@code groups}. */
    default String ask(String question) {
        throw new IllegalArgumentException("a game of " + ruleset() + " has no answer to '" + question + "'");
    }

    /** Says that there was no move. */
    static IllegalStateException noMove() {
        return new IllegalStateException("no move was made yet");
    }
}
