package io.github.uptownrules.server.history;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/**
 * The history of a table in a file, one event per line. Clients write a message before they send it, and after they receive it.
 * If one client received a fact in a line above another client's request, the fact was therefore true when the request arrived.
 */
public final class History implements AutoCloseable {
    private static final String EXTENSION = ".jsonl";

    private final BufferedWriter out;
    private boolean isClosed;

    private History(BufferedWriter out) {
        this.out = out;
    }

    /** Opens the history of a table in a folder, to append to it. */
    public static History open(Path folder, String table) {
        try {
            return new History(Files.newBufferedWriter(
                    folder.resolve(table + EXTENSION), StandardOpenOption.CREATE, StandardOpenOption.APPEND));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Adds an event that happens now. A closed history ignores it. */
    public synchronized void add(String client, int connection, Event.What what) {
        if (isClosed) {
            return;
        }
        try {
            out.write(new Event(System.currentTimeMillis(), client, connection, what).toLine());
            out.write('\n');
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public synchronized void close() {
        isClosed = true;
        try {
            out.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the tables with a history in a folder. */
    public static List<String> tables(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(EXTENSION))
                    .map(name -> name.substring(0, name.length() - EXTENSION.length()))
                    .sorted()
                    .toList();
        }
    }

    public static List<Event> read(Path folder, String table) throws IOException {
        List<Event> events = new ArrayList<>();
        for (String line : Files.readAllLines(folder.resolve(table + EXTENSION))) {
            events.add(Event.ofLine(line));
        }
        return events;
    }
}
