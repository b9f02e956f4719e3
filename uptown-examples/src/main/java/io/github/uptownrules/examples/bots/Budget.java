package io.github.uptownrules.examples.bots;

import com.google.common.base.Ascii;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How long a bot may think about a move.
 *
 * @param amount 1 or more; 1,000,000 playouts or 600,000 milliseconds (ten minutes) at most
 * @param unit what the amount is of
 * @param threads how many threads share the work, 1 or more
 */
record Budget(int amount, Unit unit, int threads) {
    /** What can be limited: only playouts make the same move for the same seed. */
    enum Unit {
        PLAYOUTS(1_000_000),
        MILLISECONDS(600_000);

        /** Nobody who waits for a move shall wait longer. */
        private final int most;

        Unit(int most) {
            this.most = most;
        }
    }

    private static final Pattern TEXT = Pattern.compile("([1-9]\\d{0,8})(ms)?(?:/([1-9]\\d?))?");

    /** Reads {@code 2000}, {@code 100ms}, and either with {@code /2} for two threads. */
    static Budget parse(String text) {
        Matcher matcher = TEXT.matcher(text);
        if (!matcher.matches()) {
            throw mistake(text);
        }
        int amount = Integer.parseInt(matcher.group(1));
        Unit unit = matcher.group(2) == null ? Unit.PLAYOUTS : Unit.MILLISECONDS;
        if (amount > unit.most) {
            throw mistake(text);
        }
        return new Budget(amount, unit, matcher.group(3) == null ? 1 : Integer.parseInt(matcher.group(3)));
    }

    private static IllegalArgumentException mistake(String text) {
        return new IllegalArgumentException("a budget is a number of playouts such as 2000 (" + Unit.PLAYOUTS.most
                + " at most), or of milliseconds such as 100ms (" + Unit.MILLISECONDS.most
                + " at most), with /2 after it for two threads, not '" + Ascii.truncate(text, 40, "...") + "'");
    }

    /** The part that one of so many rounds may take. */
    Budget share(int rounds) {
        return new Budget(Math.max(1, amount / rounds), unit, threads);
    }

    /** Whether a thread may go on that began at a {@link System#nanoTime} and has made so many playouts since. */
    boolean isLeft(long start, long playouts) {
        return unit == Unit.PLAYOUTS
                ? playouts < amount / threads
                : System.nanoTime() - start < TimeUnit.MILLISECONDS.toNanos(amount);
    }
}
