package io.github.uptownrules.server.history;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A fault injected into a server or the database, at a time in milliseconds since 1970. */
public record Fault(long at, String kind) {

    /** Reads a file with one fault per line: the time, the kind, and the target. */
    public static List<Fault> read(Path file) throws IOException {
        List<Fault> faults = new ArrayList<>();
        for (String line : Files.readAllLines(file)) {
            String[] parts = line.split(" ", 3);
            faults.add(new Fault(Long.parseLong(parts[0]), parts[1]));
        }
        return faults;
    }
}
