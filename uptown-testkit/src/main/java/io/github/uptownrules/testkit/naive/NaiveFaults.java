package io.github.uptownrules.testkit.naive;

import java.util.ArrayList;
import java.util.List;

/** The faults found in the text of a position, and whether any of them makes the text unreadable. */
final class NaiveFaults {

    private final List<String> all = new ArrayList<>();
    private boolean readable = true;

    /** Adds a fault that leaves the text readable. */
    void add(String where, String what) {
        all.add(where + ": " + what);
    }

    /** Adds a fault that makes the text unreadable. */
    void addUnreadable(String where, String what) {
        add(where, what);
        readable = false;
    }

    boolean isReadable() {
        return readable;
    }

    List<String> all() {
        return List.copyOf(all);
    }
}
