package io.github.uptownrules.examples.files;

import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Why something failed, in words for a user. */
public final class Failure {
    private Failure() {}

    /** The reason on one line; the messages of file exceptions alone are often only the name of the file. */
    public static String reason(Exception exception) {
        return words(exception).replaceAll("\\R", " ");
    }

    private static String words(Exception exception) {
        if (exception instanceof NoSuchFileException missing) {
            Path folder = Path.of(missing.getFile()).getParent();
            return folder == null || Files.isDirectory(folder)
                    ? "there is no file or folder " + missing.getFile()
                    : "there is no folder " + folder;
        }
        if (exception instanceof AccessDeniedException) {
            return "no permission for " + exception.getMessage();
        }
        return String.valueOf(exception.getMessage());
    }
}
