package io.github.uptownrules.examples.bots;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How long a bot may think about a move.
 *
 * @param amount 1 or more
 * @param isTime whether the amount is of milliseconds, not of playouts
 * @param threads how many threads share the work, 1 or more
 */
record Budget(int amount, boolean isTime, int threads) {
    private static final Pattern TEXT = Pattern.compile("([1-9]\\d{0,8})(ms)?(?:/([1-9]\\d?))?");

    /** Reads {@code 2000}, {@code 100ms}, and either with {@code /2} for two threads. */
    static Budget parse(String text) {
        Matcher matcher = TEXT.matcher(text);
        if (!matcher.matches()) {
            throw new IllegalArgumentException(
                    "a budget is a number of playouts such as 2000, or of milliseconds such as "
                            + "100ms, with /2 after it for two threads, not '" + text + "'");
        }
        return new Budget(
                Integer.parseInt(matcher.group(1)),
                matcher.group(2) != null,
                matcher.group(3) == null ? 1 : Integer.parseInt(matcher.group(3)));
    }

    /** The part of the time, or of the playouts, that one of so many rounds may take. */
    Budget share(int rounds) {
        return new Budget(Math.max(1, amount / rounds), isTime, threads);
    }

    Duration time() {
        return Duration.ofMillis(amount);
    }
}
