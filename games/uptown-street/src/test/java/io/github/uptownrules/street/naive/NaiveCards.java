package io.github.uptownrules.street.naive;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The texts of all cards and projects in canonical order (section 5: b before p, by number, by letter). */
final class NaiveCards {
    /** The 84 project cards (X2). */
    static final List<String> PROJECT_CARDS = numbered("b", 84);

    /** The 28 public cards (X2). */
    static final List<String> PUBLIC_CARDS = numbered("p", 28);

    static final List<String> ALL = joined(PROJECT_CARDS, PUBLIC_CARDS);

    /** The two projects of a project card, the four of a public one (X2); cached, because they are used often. */
    private static final Map<String, List<String>> PROJECTS = new HashMap<>();

    static {
        PROJECT_CARDS.forEach(card -> PROJECTS.put(card, List.of(card + "a", card + "b")));
        PUBLIC_CARDS.forEach(card -> PROJECTS.put(card, List.of(card + "a", card + "b", card + "c", card + "d")));
    }

    private NaiveCards() {}

    static boolean isPublic(String card) {
        return PUBLIC_CARDS.contains(card);
    }

    static List<String> projectsOn(String card) {
        return PROJECTS.get(card);
    }

    /** Returns whether a text is a project, such as {@code b12a}. */
    static boolean isProject(String text) {
        return text.length() > 2
                && ALL.contains(cardOf(text))
                && projectsOn(cardOf(text)).contains(text);
    }

    /** Returns the card of a project: the text without its letter. */
    static String cardOf(String project) {
        return project.substring(0, project.length() - 1);
    }

    /** Returns the cards in canonical order. */
    static List<String> sorted(List<String> cards) {
        List<String> sorted = new ArrayList<>();
        for (String card : ALL) {
            if (cards.contains(card)) {
                sorted.add(card);
            }
        }
        return sorted;
    }

    private static List<String> numbered(String letter, int last) {
        List<String> cards = new ArrayList<>();
        for (int number = 1; number <= last; number++) {
            cards.add(letter + number);
        }
        return List.copyOf(cards);
    }

    private static List<String> joined(List<String> first, List<String> second) {
        List<String> all = new ArrayList<>(first);
        all.addAll(second);
        return List.copyOf(all);
    }
}
