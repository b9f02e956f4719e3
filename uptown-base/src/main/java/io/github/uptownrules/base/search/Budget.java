package io.github.uptownrules.base.search;

import com.google.common.base.CharMatcher;
import io.github.uptownrules.base.text.Quote;
import java.util.concurrent.TimeUnit;

/**
 * How long a bot may think about a move. Time is that of one clock, however many threads there are and whatever else they have
 * to do; a bot that is interrupted ends before.
 *
 * <pre>{@code
 * Budget.parse("2000").unit();         // -> PLAYOUTS
 * Budget.parse("100ms/2").threads();   // -> 2
 * }</pre>
 *
 * @param amount 1 or more; 1,000,000 playouts or 600,000 milliseconds (ten minutes) at most
 * @param unit what the amount is of
 * @param threads how many threads share the work, 1 to 99; with one, no other thread is asked for anything
 * @since 0.1.0
 */
public record Budget(int amount, Unit unit, int threads) {
    /** What can be limited: only playouts make the same move for the same seed. */
    public enum Unit {
        /** Games played to the end. */
        PLAYOUTS(1_000_000),
        /** Thousandths of a second. */
        MILLISECONDS(600_000);

        /** No move shall take longer. */
        private final int most;

        Unit(int most) {
            this.most = most;
        }
    }

    private static final int MOST_THREADS = 99;

    private static final CharMatcher DIGITS = CharMatcher.inRange('0', '9');

    /**
     * A budget.
     *
     * @param amount how much
     * @param unit of what
     * @param threads for how many threads together
     * @throws IllegalArgumentException if the amount or the number of threads is out of range
     */
    public Budget {
        if (amount < 1 || amount > unit.most || threads < 1 || threads > MOST_THREADS) {
            throw mistake(amount + (unit == Unit.MILLISECONDS ? "ms/" : "/") + threads);
        }
    }

    /**
     * Reads a budget.
     *
     * @param text such as {@code 2000} or {@code 100ms}, either with {@code /2} for two threads
     * @return the budget
     * @throws IllegalArgumentException if the text is anything else, or the amount is out of range
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

    /** Digits, of which the first is no zero. */
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
     * What is left of it after some time.
     *
     * @param nanos how many nanoseconds are gone
     * @return a budget of the time left, in whole milliseconds and no less than one; playouts stay as many
     */
    public Budget after(long nanos) {
        long gone = TimeUnit.NANOSECONDS.toMillis(nanos);
        return unit == Unit.PLAYOUTS ? this : new Budget((int) Math.max(1, amount - gone), unit, threads);
    }

    /** {@return this budget as {@link #parse} reads it} */
    @Override
    public String toString() {
        return amount + (unit == Unit.MILLISECONDS ? "ms" : "") + (threads == 1 ? "" : "/" + threads);
    }
}
