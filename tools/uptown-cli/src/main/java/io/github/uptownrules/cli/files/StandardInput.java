package io.github.uptownrules.cli.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Standard input, which the parent process may have closed. On Unix, the first file that the JVM opens then gets the file
 * descriptor of standard input. This is one of the JDK's own files, and its content would be read as input.
 */
public final class StandardInput {
    private static final Path STANDARD_INPUT = Path.of("/dev/stdin");

    private StandardInput() {}

    /** Returns the stream, or an empty one if it was closed. */
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
            // If the system does not report it, the input is assumed to be open.
            return false;
        }
    }
}
