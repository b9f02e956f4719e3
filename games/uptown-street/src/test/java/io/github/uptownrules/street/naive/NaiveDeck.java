package io.github.uptownrules.street.naive;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A deck (section 3): a name, the money at the start, and what is on each card. Immutable. */
public final class NaiveDeck {
    private final String name;
    private final String money;
    private final Map<String, NaiveProject> projects;

    NaiveDeck(String name, String money, Map<String, NaiveProject> projects) {
        this.name = name;
        this.money = money;
        this.projects = new HashMap<>(projects);
    }

    /** All that is wrong with a text as a deck, each with its line; empty exactly if it is one. */
    public static List<String> faults(String deckText) {
        return new NaiveDeckReader(deckText).faults();
    }

    /** Reads a deck that has no faults. */
    public static NaiveDeck parse(String deckText) {
        NaiveDeckReader reader = new NaiveDeckReader(deckText);
        if (!reader.faults().isEmpty()) {
            throw new IllegalArgumentException("not a deck: " + reader.faults());
        }
        return reader.deck();
    }

    /** Its name. */
    public String name() {
        return name;
    }

    /** Y3: each seat's money at the start. */
    long money() {
        return Long.parseLong(money);
    }

    NaiveProject project(String project) {
        return projects.get(project);
    }

    /** The canonical text, every line of it ended. */
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
