package io.github.uptownrules.cli.game;

import com.google.common.primitives.Longs;
import io.github.uptownrules.base.text.Quote;
import java.util.List;
import java.util.Optional;

/** Reads the words that every game takes alike. */
public final class Argument {
    private Argument() {}

    /** The seat with a number. */
    public static <S> S seat(List<S> seats, String word) {
        return find(seats, word)
                .orElseThrow(() ->
                        new IllegalArgumentException("a seat is 1 to " + seats.size() + ", not " + Quote.of(word)));
    }

    /** The seat with a number, or the spectator. */
    public static <V> V viewer(List<? extends V> seats, V spectator, String word) {
        if (word.equals(Sight.SPECTATOR)) {
            return spectator;
        }
        return find(seats, word)
                .<V>map(seat -> seat)
                .orElseThrow(() -> new IllegalArgumentException("a viewer is a seat, 1 to " + seats.size()
                        + ", or '-' for a spectator, not " + Quote.of(word)));
    }

    private static <S> Optional<S> find(List<S> seats, String word) {
        return seats.stream().filter(seat -> seat.toString().equals(word)).findFirst();
    }

    /** A seed. */
    public static long seed(String word) {
        return Optional.ofNullable(Longs.tryParse(word))
                .orElseThrow(() -> new IllegalArgumentException(
                        "a seed is a whole number from -2^63 to 2^63-1, not " + Quote.of(word)));
    }
}
