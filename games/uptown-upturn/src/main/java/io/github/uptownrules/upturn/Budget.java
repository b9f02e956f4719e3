package io.github.uptownrules.upturn;

import io.github.uptownrules.base.text.Quote;
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
        PLAYOUTS(1_000_000),
        MILLISECONDS(600_000);

        /** As much as any bot of Uptown may take for a move. */
        final int most;

        Unit(int most) {
            this.most = most;
        }
    }

    private static final Pattern TEXT = Pattern.compile("([1-9]\\d{0,8})(ms)?");
    private static final long NANOS_PER_MILLI = 1_000_000;

    /**
     * Reads {@code 500} or {@code 50ms}.
     *
     * @throws IllegalArgumentException if the text is neither, or the amount is out of range
     */
    static Budget parse(String text) {
        Matcher matcher = TEXT.matcher(text);
        if (matcher.matches()) {
            int amount = Integer.parseInt(matcher.group(1));
            Unit unit = matcher.group(2) == null ? Unit.PLAYOUTS : Unit.MILLISECONDS;
            if (amount <= unit.most) {
                return new Budget(amount, unit);
            }
        }
        throw new IllegalArgumentException("a budget is a number of playouts such as 500 (" + Unit.PLAYOUTS.most
                + " at most), or of milliseconds such as 50ms (" + Unit.MILLISECONDS.most + " at most), not "
                + Quote.of(text));
    }

    /** The part that one of a number of rounds may take. */
    Budget share(int rounds) {
        return new Budget(Math.max(1, amount / rounds), unit);
    }

    /**
     * Whether to go on after a number of playouts since a {@link System#nanoTime}: not if the thread is
     * interrupted, which it then still is.
     */
    boolean isLeft(long start, long playouts) {
        return !Thread.currentThread().isInterrupted()
                && (unit == Unit.PLAYOUTS ? playouts < amount : System.nanoTime() - start < amount * NANOS_PER_MILLI);
    }
}
