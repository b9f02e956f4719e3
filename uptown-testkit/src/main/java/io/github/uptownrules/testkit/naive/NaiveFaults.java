package io.github.uptownrules.testkit.naive;

import java.util.ArrayList;
import java.util.List;

/** The faults found in a position's text, and whether one of them leaves open what the text means at all. */
final class NaiveFaults {

    private final List<String> all = new ArrayList<>();
    private boolean readable = true;

    /** A fault that leaves the meaning of the text clear. */
    void add(String where, String what) {
        all.add(where + ": " + what);
    }

    /** A fault that does not. */
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
