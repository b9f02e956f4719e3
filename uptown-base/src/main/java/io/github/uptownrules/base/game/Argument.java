package io.github.uptownrules.base.game;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.base.text.Quote;
import java.util.List;
import java.util.Optional;

/**
 * Reads the words that every game takes alike, for those who write a {@link OldGame}.
 *
 * <pre>{@code
 * Argument.seat(List.of("1", "2"), "2");    // -> 2
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Argument {
    private Argument() {}

    /**
     * The seat with a number.
     *
     * @param <S> the seats of a game
     * @param seats those that there are
     * @param word the text
     * @return the seat whose text is that
     * @throws IllegalArgumentException if there is none
     */
    public static <S> S seat(List<S> seats, String word) {
        requireNonNull(word, "word");
        return find(seats, word)
                .orElseThrow(() ->
                        new IllegalArgumentException("a seat is 1 to " + seats.size() + ", not " + Quote.of(word)));
    }

    /**
     * The seat with a number, or the spectator.
     *
     * @param <V> the viewers of a game
     * @param seats the seats that there are
     * @param spectator the viewer that is no seat
     * @param word the text
     * @return the viewer whose text is that
     * @throws IllegalArgumentException if there is none
     */
    public static <V> V viewer(List<? extends V> seats, V spectator, String word) {
        requireNonNull(spectator, "spectator");
        if (word.equals(TextPosition.SPECTATOR)) {
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
}
