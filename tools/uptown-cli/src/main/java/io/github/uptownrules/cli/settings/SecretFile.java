package io.github.uptownrules.cli.settings;

import io.github.uptownrules.cli.files.Failure;
import io.github.uptownrules.cli.files.FileName;
import io.github.uptownrules.cli.files.WholeFile;
import java.io.IOException;
import java.nio.file.Path;

/** A file with a secret that only the server can read. */
public final class SecretFile {
    private static final int MOST_BYTES = 1_000;

    private SecretFile() {}

    /**
     * Reads a file with one line. The line end is optional.
     *
     * @param secret what the line is, for the error
     * @throws IllegalArgumentException if it cannot be read, or does not have one line; the message does not repeat the line
     */
    public static String read(Path file, String secret) {
        try {
            String text = WholeFile.read(file, MOST_BYTES);
            if (text.isBlank() || text.lines().count() != 1) {
                throw new IllegalArgumentException(FileName.shown(file) + " must have one line, the " + secret);
            }
            return text.lines().findFirst().orElseThrow();
        } catch (IOException e) {
            throw new IllegalArgumentException(Failure.reason(e), e);
        }
    }
}
