package io.github.uptownrules.cli.uptown;

import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.value.Seat;
import java.util.Optional;

/**
 * Who starts (Q9).
 *
 * @param seat the seat, or empty if it is drawn
 */
public record Starter(Optional<Seat> seat) {
    /** Seat 1. */
    public static final Starter FIRST_SEAT = new Starter(Optional.of(Seat.ONE));

    /** Any seat, drawn for each game. */
    public static final Starter DRAWN = new Starter(Optional.empty());

    /**
     * Reads the number of a seat, or {@code random}.
     *
     * @throws IllegalArgumentException if it is anything else
     */
    public static Starter parse(String text) {
        if (text.equals("random")) {
            return DRAWN;
        }
        return Seat.all().stream()
                .filter(seat -> seat.toString().equals(text))
                .findFirst()
                .map(seat -> new Starter(Optional.of(seat)))
                .orElseThrow(() -> new IllegalArgumentException(
                        "who starts is a seat (1 to 5) or 'random', not " + Quote.of(text)));
    }

    /** The game of a seed; racks and piles are the same, whoever starts. */
    public GameState deal(Ruleset ruleset, long seed) {
        return seat.map(first -> ruleset.deal(seed, first)).orElseGet(() -> ruleset.dealWithRandomFirst(seed));
    }

    @Override
    public String toString() {
        return seat.map(Seat::toString).orElse("random");
    }
}
