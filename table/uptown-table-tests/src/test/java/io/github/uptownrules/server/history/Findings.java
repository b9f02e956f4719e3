package io.github.uptownrules.server.history;

import java.util.ArrayList;
import java.util.List;

/** The errors found at a table. */
final class Findings {
    private final String table;
    private final List<Finding> found = new ArrayList<>();

    Findings(String table) {
        this.table = table;
    }

    void add(Finding.Kind kind, String client, int line, String text) {
        found.add(new Finding(kind, table, client, line, text));
    }

    List<Finding> all() {
        return List.copyOf(found);
    }
}
