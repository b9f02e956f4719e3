package io.github.uptownrules.server.storage;

import io.github.uptownrules.base.text.PlainText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;

/** Explains why the database in a folder cannot be opened. */
public final class OpeningFailure {
    /** The space that a database without tables needs. */
    private static final long FEWEST_BYTES = 1_000_000;

    private OpeningFailure() {}

    /** Returns the reason on one line. */
    public static String reason(String folder, SQLException exception) {
        return "the data in " + folder + " cannot be opened: "
                + PlainText.onOneLine(String.valueOf(exception.getMessage()))
                + (isFull(Path.of(folder)) ? "; the disk is full" : "");
    }

    private static boolean isFull(Path folder) {
        try {
            return Files.isDirectory(folder) && Files.getFileStore(folder).getUsableSpace() < FEWEST_BYTES;
        } catch (IOException e) {
            return false;
        }
    }
}
