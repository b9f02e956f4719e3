package io.github.uptownrules.server.peer;

import io.github.uptownrules.server.storage.Database;
import java.io.IOException;

/** A database, opened beside the servers that may be using it. */
public record Beside(Database database, Served served) {
    /** Finds out whether any server uses the database. */
    @FunctionalInterface
    public interface Served {
        boolean isServed() throws IOException;
    }
}
