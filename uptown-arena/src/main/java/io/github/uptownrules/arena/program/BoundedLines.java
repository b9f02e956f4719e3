package io.github.uptownrules.arena.program;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.util.Optional;

/** Input lines of bounded length. A line that is too long is truncated, because an endless one would fill the memory. */
public final class BoundedLines {
    /** The maximum length of a line in characters, more than any command or answer needs. */
    public static final int LONGEST = 100_000;

    private final BufferedReader in;
    private boolean isCut;

    public BoundedLines(Reader in) {
        this.in = new BufferedReader(in);
    }

    /**
     * Returns the next line up to {@code \n}, without a {@code \r} before it. Unlike with {@link BufferedReader#readLine}, a
     * lone {@code \r} does not end a line. A line that is too long is truncated to {@link #LONGEST} + 1 characters, and the
     * next call skips its rest.
     */
    public Optional<String> next() throws IOException {
        while (isCut) {
            int skipped = in.read();
            isCut = skipped != -1 && skipped != '\n';
        }
        int next = in.read();
        if (next == -1) {
            return Optional.empty();
        }
        StringBuilder line = new StringBuilder();
        while (next != -1 && next != '\n') {
            if (line.length() > LONGEST) {
                isCut = true;
                return Optional.of(line.toString());
            }
            line.append((char) next);
            next = in.read();
        }
        if (!line.isEmpty() && line.charAt(line.length() - 1) == '\r') {
            line.setLength(line.length() - 1);
        }
        return Optional.of(line.toString());
    }

    /** Throws if a line is too long. */
    public static void check(String line) {
        if (line.length() > LONGEST) {
            throw new IllegalArgumentException("a line has at most " + LONGEST + " characters");
        }
    }
}
