package io.github.uptownrules.server.history;

import java.util.ArrayList;
import java.util.List;

/** What was found at a table. */
final class Findings {
    private final String table;
    private final List<Finding> found = new ArrayList<>();

    Findings(String table) {
        this.table = table;
    }

    /** Adds what shows in a line of the history. */
    void add(Finding.Kind kind, String client, int line, String text) {
        found.add(new Finding(kind, table, client, line, text));
    }

    List<Finding> all() {
        return List.copyOf(found);
    }
}
