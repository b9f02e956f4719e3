package io.github.uptownrules.street.bots;

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
    /** What can be limited: only trials make the same move for the same seed. */
    enum Unit {
        TRIALS(1_000_000),
        MILLISECONDS(600_000);

        /** As much as any bot of Uptown may take for a move. */
        final int most;

        Unit(int most) {
            this.most = most;
        }
    }

    private static final Pattern TEXT = Pattern.compile("([1-9][0-9]{0,8})(ms)?");
    private static final long NANOSECONDS = 1_000_000;

    /**
     * Reads {@code 500} or {@code 50ms}.
     *
     * @throws IllegalArgumentException if the text is neither, or the amount is out of range
     */
    static Budget parse(String text) {
        Matcher matcher = TEXT.matcher(text);
        if (matcher.matches()) {
            int amount = Integer.parseInt(matcher.group(1));
            Unit unit = matcher.group(2) == null ? Unit.TRIALS : Unit.MILLISECONDS;
            if (amount <= unit.most) {
                return new Budget(amount, unit);
            }
        }
        throw new IllegalArgumentException("a budget is a number of trials such as 500 (" + Unit.TRIALS.most
                + " at most), or of milliseconds such as 50ms (" + Unit.MILLISECONDS.most + " at most), not "
                + Quote.of(text));
    }

    /**
     * Whether one may go on that began at a {@link System#nanoTime} and has one of a number of shares of this: not if the thread is
     * interrupted, which it then still is.
     */
    boolean isLeft(long start, int trials, int shares) {
        return !Thread.currentThread().isInterrupted()
                && (unit == Unit.TRIALS
                        ? trials < amount / shares
                        : System.nanoTime() - start < amount * NANOSECONDS / shares);
    }
}
