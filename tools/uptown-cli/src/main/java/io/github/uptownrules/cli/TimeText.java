package io.github.uptownrules.cli;

import io.github.uptownrules.base.text.Quote;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Parses a duration: a number with {@code ms} or {@code s}. */
final class TimeText {
    private static final Pattern FORM = Pattern.compile("([1-9][0-9]{0,6})(ms|s)");
    private static final Duration LONGEST = Duration.ofHours(1);

    private TimeText() {}

    static Duration parse(String text) {
        Matcher form = FORM.matcher(text);
        if (form.matches()) {
            long amount = Long.parseLong(form.group(1));
            Duration time = form.group(2).equals("s") ? Duration.ofSeconds(amount) : Duration.ofMillis(amount);
            if (time.compareTo(LONGEST) <= 0) {
                return time;
            }
        }
        throw new IllegalArgumentException(
                "the time for a move is 1ms to 3600s, such as 500ms or 2s, not " + Quote.of(text));
    }
}
