package io.github.uptownrules.cli.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Standard input that may have been closed by the program that started this one. On Unix the first file that the program opens then
 * has its number, which is one of the JDK's own, and would be read as if it were typed.
 */
public final class StandardInput {
    private static final Path STANDARD_INPUT = Path.of("/dev/stdin");

    private StandardInput() {}

    /** The stream itself, or an empty one if it was closed. */
    public static InputStream open() {
        return isClosed() ? InputStream.nullInputStream() : System.in;
    }

    private static boolean isClosed() {
        try {
            return Files.isRegularFile(STANDARD_INPUT)
                    && STANDARD_INPUT
                            .toRealPath()
                            .startsWith(Path.of(System.getProperty("java.home")).toRealPath());
        } catch (IOException e) {
            // What the system does not say is taken to be in order.
            return false;
        }
    }
}
