package io.github.uptownrules.selfplay;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A text in Markdown with places that figures are put in: from {@code <!-- figures: NAME -->} to {@code <!-- end -->}. */
final class FiguresDocument {
    private static final Pattern PLACE =
            Pattern.compile("(<!-- figures: (?<name>[a-z-]+) -->\\n).*?(<!-- end -->)", Pattern.DOTALL);

    private FiguresDocument() {}

    /** Whether there is a place for figures in a text. */
    static boolean hasPlaces(String text) {
        return PLACE.matcher(text).find();
    }

    /**
     * The text with all figures.
     *
     * @throws IllegalArgumentException if a place and the figures do not go together, each with one of the other
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
