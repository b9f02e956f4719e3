package io.github.uptownrules.server.table;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.bots.Bots;

/** The bots that may sit at a table: by name and without a budget, for whoever makes a table does not own the processor. */
public final class Levels {
    private Levels() {}

    /** {@return those that people are offered, the weakest first} */
    public static ImmutableList<String> names() {
        return Bots.levels();
    }

    static boolean isOne(String name) {
        return Bots.names().contains(name);
    }

    /** Who plays for somebody who left: neither the weakest nor the strongest, and quick. */
    static String substitute() {
        return "casual";
    }
}
