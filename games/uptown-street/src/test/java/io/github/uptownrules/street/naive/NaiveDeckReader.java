package io.github.uptownrules.street.naive;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A reader of the text of a deck (section 3) that collects the faults. */
final class NaiveDeckReader {
    private final List<String> faults = new ArrayList<>();
    private final Map<String, NaiveProject> projects = new HashMap<>();
    private String name = "";
    private String money = "";

    NaiveDeckReader(String text) {
        // The expected lines: the name, the money, and all cards in order.
        List<String> expected = new ArrayList<>(List.of("deck", "money"));
        expected.addAll(NaiveCards.ALL);
        int next = 0;
        List<String> lines = lines(text);
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            int found = expected.indexOf(line.split(" ", 2)[0]);
            if (found < next) {
                fault(
                        i,
                        found < 0 ? "'" + line + "' is no line of a deck" : expected.get(found) + " is twice, or late");
                continue;
            }
            for (; next < found; next++) {
                fault(i, expected.get(next) + " is missing before");
            }
            next++;
            read(i, expected.get(found), line.contains(" ") ? line.substring(line.indexOf(' ') + 1) : "");
        }
        for (; next < expected.size(); next++) {
            fault(lines.size() - 1, expected.get(next) + " is missing at the end");
        }
    }

    /** Also accepts a carriage return before a line feed, and a last line without a line feed. */
    private static List<String> lines(String text) {
        List<String> lines = new ArrayList<>(List.of(text.split("\n", -1)));
        // Text after the last line feed is not a complete line.
        for (int i = 0; i < lines.size() - 1; i++) {
            String line = lines.get(i);
            lines.set(i, line.endsWith("\r") ? line.substring(0, line.length() - 1) : line);
        }
        return lines;
    }

    private void read(int line, String key, String rest) {
        if (key.equals("deck")) {
            name = rest;
            if (!rest.matches("[a-z0-9-]{1,24}")) {
                fault(line, "name '" + rest + "'");
            }
        } else if (key.equals("money")) {
            money = rest;
            if (!rest.matches("0|[1-9][0-9]?")) {
                fault(line, "money '" + rest + "'");
            }
        } else {
            readCard(line, key, rest);
        }
    }

    private void readCard(int line, String card, String rest) {
        List<String> letters = NaiveCards.projectsOn(card);
        List<String> texts = List.of(rest.split(" \\| ", -1));
        if (texts.size() != letters.size()) {
            fault(line, card + " has " + texts.size() + " projects, not " + letters.size());
            return;
        }
        for (int i = 0; i < letters.size(); i++) {
            NaiveProject project = NaiveProject.of(texts.get(i));
            for (String fault : project.faults(NaiveCards.isPublic(card))) {
                fault(line, letters.get(i) + ": " + fault);
            }
            projects.put(letters.get(i), project);
        }
    }

    private void fault(int line, String what) {
        faults.add("line " + (line + 1) + ": " + what);
    }

    List<String> faults() {
        return List.copyOf(faults);
    }

    NaiveDeck deck() {
        return new NaiveDeck(name, money, projects);
    }
}
