package io.github.uptownrules.server.history;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What was done to a server or to the database.
 *
 * @param at when, in milliseconds since 1970
 * @param kind what it was
 */
public record Fault(long at, String kind) {

    /** Reads a file with a fault in each line: the time, what was done, and to whom. */
    public static List<Fault> read(Path file) throws IOException {
        List<Fault> faults = new ArrayList<>();
        for (String line : Files.readAllLines(file)) {
            String[] parts = line.split(" ", 3);
            faults.add(new Fault(Long.parseLong(parts[0]), parts[1]));
        }
        return faults;
    }
}
