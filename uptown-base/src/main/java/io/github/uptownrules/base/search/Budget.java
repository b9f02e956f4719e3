package io.github.uptownrules.base.search;

import com.google.common.base.CharMatcher;
import io.github.uptownrules.base.text.Quote;
import java.util.concurrent.TimeUnit;

/**
 * The thinking time of a bot per move. Time is wall-clock time, regardless of the number of threads and the load. An
 * interrupted bot stops earlier.
 *
 * <pre>{@code
 * Budget.parse("2000").unit();         // -> PLAYOUTS
 * Budget.parse("100ms/2").threads();   // -> 2
 * }</pre>
 *
 * @param amount 1 to 1,000,000 playouts, or 1 to 600,000 milliseconds (ten minutes)
 * @param unit the unit of the amount
 * @param threads the number of threads, 1 to 99; with 1, the bot runs on the calling thread
 * @since 0.1.0
 */
public record Budget(int amount, Unit unit, int threads) {
    /** The unit of a budget. Only playouts give the same move for the same seed. */
    public enum Unit {
        /** Games played to the end. */
        PLAYOUTS(1_000_000),
        /** Milliseconds. */
        MILLISECONDS(600_000);

        /** The maximum amount. */
        private final int most;

        Unit(int most) {
            this.most = most;
        }
    }

    private static final int MOST_THREADS = 99;

    private static final CharMatcher DIGITS = CharMatcher.inRange('0', '9');

    /**
     * Checks the ranges.
     *
     * @throws IllegalArgumentException if the amount or the number of threads is out of range
     */
    public Budget {
        if (amount < 1 || amount > unit.most || threads < 1 || threads > MOST_THREADS) {
            throw mistake(amount + (unit == Unit.MILLISECONDS ? "ms/" : "/") + threads);
        }
    }

    /**
     * Parses a budget.
     *
     * @param text such as {@code 2000} or {@code 100ms}, optionally followed by {@code /2} for two threads
     * @throws IllegalArgumentException if the text is invalid, or the amount is out of range
     */
    public static Budget parse(String text) {
        int slash = text.indexOf('/');
        String amount = slash < 0 ? text : text.substring(0, slash);
        int threads = slash < 0 ? 1 : number(text.substring(slash + 1), text);
        return amount.endsWith("ms")
                ? of(number(amount.substring(0, amount.length() - 2), text), Unit.MILLISECONDS, threads, text)
                : of(number(amount, text), Unit.PLAYOUTS, threads, text);
    }

    private static Budget of(int amount, Unit unit, int threads, String text) {
        if (amount > unit.most || threads > MOST_THREADS) {
            throw mistake(text);
        }
        return new Budget(amount, unit, threads);
    }

    /** Parses digits without a leading zero. */
    private static int number(String digits, String text) {
        if (digits.isEmpty() || digits.length() > 9 || digits.charAt(0) == '0' || !DIGITS.matchesAllOf(digits)) {
            throw mistake(text);
        }
        return Integer.parseInt(digits);
    }

    private static IllegalArgumentException mistake(String text) {
        return new IllegalArgumentException("a budget is a number of playouts such as 2000 (" + Unit.PLAYOUTS.most
                + " at most), or of milliseconds such as 100ms (" + Unit.MILLISECONDS.most
                + " at most), with /2 after it for two threads, not " + Quote.of(text));
    }

    /**
     * Returns the remaining budget after some time, in whole milliseconds and at least 1. A number of playouts is
     * unchanged.
     *
     * @param nanos the elapsed nanoseconds
     */
    public Budget after(long nanos) {
        long gone = TimeUnit.NANOSECONDS.toMillis(nanos);
        return unit == Unit.PLAYOUTS ? this : new Budget((int) Math.max(1, amount - gone), unit, threads);
    }

    /** {@return this budget in the form that {@link #parse} reads} */
    @Override
    public String toString() {
        return amount + (unit == Unit.MILLISECONDS ? "ms" : "") + (threads == 1 ? "" : "/" + threads);
    }
}
