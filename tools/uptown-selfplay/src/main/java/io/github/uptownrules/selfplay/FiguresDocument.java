package io.github.uptownrules.selfplay;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A Markdown document with placeholders for figures, from {@code <!-- figures: NAME -->} to {@code <!-- end -->}. */
final class FiguresDocument {
    private static final Pattern PLACE =
            Pattern.compile("(<!-- figures: (?<name>[a-z-]+) -->\\n).*?(<!-- end -->)", Pattern.DOTALL);

    private FiguresDocument() {}

    static boolean hasPlaces(String text) {
        return PLACE.matcher(text).find();
    }

    /**
     * Returns the text with all figures filled in.
     *
     * @throws IllegalArgumentException if the placeholders and the figures do not match one to one
     */
    static String with(ImmutableMap<String, String> figures, String text) {
        ImmutableSet<String> places =
                PLACE.matcher(text).results().map(place -> place.group(2)).collect(ImmutableSet.toImmutableSet());
        if (!places.equals(figures.keySet())) {
            throw new IllegalArgumentException(
                    "the document has places for " + places + ", and the figures are " + figures.keySet());
        }
        return PLACE.matcher(text)
                .replaceAll(place ->
                        Matcher.quoteReplacement(place.group(1) + figures.get(place.group(2)) + place.group(3)));
    }
}
