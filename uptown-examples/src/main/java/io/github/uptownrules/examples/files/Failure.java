package io.github.uptownrules.examples.files;

import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;

/** Why something failed, in words for a user. */
public final class Failure {
    private Failure() {}

    /** The reason on one line; the messages of file exceptions alone are often only the name of the file. */
    public static String reason(Exception exception) {
        return words(exception).replaceAll("\\R", " ");
    }

    private static String words(Exception exception) {
        if (exception instanceof NoSuchFileException) {
            return "there is no file or folder " + exception.getMessage();
        }
        if (exception instanceof AccessDeniedException) {
            return "no permission for " + exception.getMessage();
        }
        if (exception instanceof CharacterCodingException) {
            return "the file is not text in UTF-8";
        }
        return String.valueOf(exception.getMessage());
    }
}
