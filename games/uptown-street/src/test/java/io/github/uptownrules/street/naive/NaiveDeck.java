package io.github.uptownrules.street.naive;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A deck (section 3): a name, the money at the start, and the projects of each card. Immutable. */
public final class NaiveDeck {
    private final String name;
    private final String money;
    private final Map<String, NaiveProject> projects;

    NaiveDeck(String name, String money, Map<String, NaiveProject> projects) {
        this.name = name;
        this.money = money;
        this.projects = new HashMap<>(projects);
    }

    /** Returns the faults of a text as a deck, each with its line; empty for a valid deck. */
    public static List<String> faults(String deckText) {
        return new NaiveDeckReader(deckText).faults();
    }

    /** Reads a deck without faults. */
    public static NaiveDeck parse(String deckText) {
        NaiveDeckReader reader = new NaiveDeckReader(deckText);
        if (!reader.faults().isEmpty()) {
            throw new IllegalArgumentException("not a deck: " + reader.faults());
        }
        return reader.deck();
    }

    /** Returns the name. */
    public String name() {
        return name;
    }

    /** Returns each seat's money at the start (Y3). */
    long money() {
        return Long.parseLong(money);
    }

    NaiveProject project(String project) {
        return projects.get(project);
    }

    /** Returns the canonical text; every line ends with a line feed. */
    public String text() {
        StringBuilder text = new StringBuilder("deck " + name + "\nmoney " + money + "\n");
        for (String card : NaiveCards.ALL) {
            List<String> texts = NaiveCards.projectsOn(card).stream()
                    .map(it -> project(it).text())
                    .toList();
            text.append(card).append(' ').append(String.join(" | ", texts)).append('\n');
        }
        return text.toString();
    }

    @Override
    public String toString() {
        return text();
    }
}
