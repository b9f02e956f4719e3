package io.github.uptownrules.base.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Iterables;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The share of wins of the seat that moved, after its move. A comment that begins with the {@linkplain #toString text}
 * of an evaluation states it.
 *
 * <pre>{@code
 * Evaluation.of(0.41, 0.02).toString();                          // -> [share 0.41 0.02]
 * Evaluation.ofComment("[share 0.41] a group less").get();       // -> [share 0.41]
 * Evaluation.ofComment("[share 1.2]");                           // -> Optional.empty
 * }</pre>
 *
 * @param share the expected share of wins, 0 to 1, rounded to 4 digits after the point
 * @param margin half the width of its 95 % interval, 0 to 1, rounded in the same way; empty if unknown
 * @since 0.1.0
 */
public record Evaluation(double share, OptionalDouble margin) {
    private static final String OPEN = "[share ";
    private static final int DIGITS = 4;
    private static final int UNIT = 10_000;

    public Evaluation {
        share = rounded(share);
        margin = margin.isPresent() ? OptionalDouble.of(rounded(margin.getAsDouble())) : margin;
    }

    /** Returns an evaluation with a margin. */
    public static Evaluation of(double share, double margin) {
        return new Evaluation(share, OptionalDouble.of(margin));
    }

    private static double rounded(double value) {
        if (!(value >= 0 && value <= 1)) {
            throw new IllegalArgumentException("a share of wins and its margin are numbers from 0 to 1");
        }
        return (double) Math.round(value * UNIT) / UNIT;
    }

    /** {@return the evaluation that a comment begins with, if present} */
    public static Optional<Evaluation> ofComment(String comment) {
        requireNonNull(comment, "comment");
        int end = comment.indexOf(']');
        if (!comment.startsWith(OPEN) || end < 0 || end + 1 < comment.length() && comment.charAt(end + 1) != ' ') {
            return Optional.empty();
        }
        String numbers = comment.substring(OPEN.length(), end);
        int space = numbers.indexOf(' ');
        OptionalDouble share = parse(space < 0 ? numbers : numbers.substring(0, space));
        OptionalDouble margin = space < 0 ? OptionalDouble.empty() : parse(numbers.substring(space + 1));
        return share.isEmpty() || space >= 0 && margin.isEmpty()
                ? Optional.empty()
                : Optional.of(new Evaluation(share.getAsDouble(), margin));
    }

    /** {@return the first evaluation in comments, if present} */
    static Optional<Evaluation> first(List<String> comments) {
        return comments.stream().flatMap(comment -> ofComment(comment).stream()).findFirst();
    }

    /** Returns the members of the JSON. They are strings, because the JSON readers reject fractions. */
    ImmutableMap<String, String> members() {
        return margin.isPresent()
                ? ImmutableMap.of("share", written(share), "margin", written(margin.getAsDouble()))
                : ImmutableMap.of("share", written(share));
    }

    /** Returns the comments with their first evaluation replaced by this one. */
    ImmutableList<String> in(ImmutableList<String> comments) {
        int first = Iterables.indexOf(comments, comment -> ofComment(comment).isPresent());
        if (first < 0) {
            return ImmutableList.<String>builder()
                    .add(toString())
                    .addAll(comments)
                    .build();
        }
        String old = comments.get(first);
        List<String> changed = new ArrayList<>(comments);
        changed.set(first, this + old.substring(old.indexOf(']') + 1));
        return ImmutableList.copyOf(changed);
    }

    /** Parses {@code 0}, {@code 1} or {@code 0.} and digits, of which the last is not 0. */
    private static OptionalDouble parse(String number) {
        if (number.equals("0") || number.equals("1")) {
            return OptionalDouble.of(number.charAt(0) - '0');
        }
        int digits = number.length() - 2;
        if (!number.startsWith("0.") || digits < 1 || digits > DIGITS || number.endsWith("0")) {
            return OptionalDouble.empty();
        }
        int value = 0;
        for (int i = 0; i < DIGITS; i++) {
            char digit = i < digits ? number.charAt(i + 2) : '0';
            if (digit < '0' || digit > '9') {
                return OptionalDouble.empty();
            }
            value = 10 * value + digit - '0';
        }
        return OptionalDouble.of((double) value / UNIT);
    }

    private static String written(double value) {
        int units = (int) Math.round(value * UNIT);
        if (units % UNIT == 0) {
            return String.valueOf(units / UNIT);
        }
        String digits = String.valueOf(UNIT + units);
        int end = digits.length();
        while (digits.charAt(end - 1) == '0') {
            end--;
        }
        return "0." + digits.substring(1, end);
    }

    /** {@return the evaluation in the form that begins a comment, such as {@code [share 0.41 0.02]}} */
    @Override
    public String toString() {
        return OPEN + written(share) + (margin.isPresent() ? " " + written(margin.getAsDouble()) : "") + "]";
    }
}
