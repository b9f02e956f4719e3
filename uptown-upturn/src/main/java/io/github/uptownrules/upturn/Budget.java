package io.github.uptownrules.upturn;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How long a player may think about a move.
 *
 * @param amount 1 or more
 * @param unit what the amount is of
 */
record Budget(int amount, Unit unit) {
    /** What can be limited: only playouts make the same move for the same seed. */
    enum Unit {
        PLAYOUTS,
        MILLISECONDS
    }

    private static final Pattern TEXT = Pattern.compile("([1-9]\\d{0,8})(ms)?");
    private static final long NANOS_PER_MILLI = 1_000_000;

    /** Reads {@code 500} or {@code 50ms}; empty if it is neither. */
    static Optional<Budget> find(String text) {
        Matcher matcher = TEXT.matcher(text);
        return matcher.matches()
                ? Optional.of(new Budget(
                        Integer.parseInt(matcher.group(1)),
                        matcher.group(2) == null ? Unit.PLAYOUTS : Unit.MILLISECONDS))
                : Optional.empty();
    }

    /** The part that one of so many rounds may take. */
    Budget share(int rounds) {
        return new Budget(Math.max(1, amount / rounds), unit);
    }

    /**
     * Whether one may go on who began at a {@link System#nanoTime} and has made so many playouts since: not if the thread is
     * interrupted, which it then still is.
     */
    boolean isLeft(long start, long playouts) {
        return !Thread.currentThread().isInterrupted()
                && (unit == Unit.PLAYOUTS ? playouts < amount : System.nanoTime() - start < amount * NANOS_PER_MILLI);
    }
}
