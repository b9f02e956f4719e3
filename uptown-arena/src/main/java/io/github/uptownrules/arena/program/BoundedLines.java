package io.github.uptownrules.arena.program;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.util.Optional;

/** Lines from outside. Of one that is too long only the beginning is kept: without an end it would fill the memory. */
public final class BoundedLines {
    /** How many characters a line may have: more than anything that can be said takes. */
    public static final int LONGEST = 100_000;

    private final BufferedReader in;
    private boolean isCut;

    public BoundedLines(Reader in) {
        this.in = new BufferedReader(in);
    }

    /**
     * The next line up to {@code \n}, without a {@code \r} before it: unlike {@link BufferedReader#readLine}, a lone
     * {@code \r} does not end it. One that is too long is given out cut off, one character longer than the longest, and the
     * rest of it is passed over when the next line is asked for.
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

    /** Says what is wrong with a line that is too long. */
    public static void check(String line) {
        if (line.length() > LONGEST) {
            throw new IllegalArgumentException("a line has " + LONGEST + " characters at most");
        }
    }
}
