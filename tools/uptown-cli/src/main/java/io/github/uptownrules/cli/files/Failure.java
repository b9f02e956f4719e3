package io.github.uptownrules.cli.files;

import io.github.uptownrules.base.text.PlainText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletionException;

public final class Failure {
    private Failure() {}

    /**
     * Returns the reason on one line, without control characters. The messages of file exceptions are often only the name of
     * the file, so the kind of the exception is described.
     */
    public static String reason(Exception exception) {
        return PlainText.onOneLine(words(exception));
    }

    private static String words(Exception exception) {
        if (exception instanceof NoSuchFileException missing) {
            Path folder = Path.of(missing.getFile()).getParent();
            return folder == null || Files.isDirectory(folder)
                    ? "there is no file or folder " + PlainText.escaped(missing.getFile())
                    : "there is no folder " + FileName.shown(folder);
        }
        if (exception instanceof FileSystemException file && file.getFile() != null) {
            return ofFile(file, PlainText.escaped(file.getFile()));
        }
        if (exception instanceof CompletionException && exception.getCause() instanceof Exception cause) {
            return words(cause);
        }
        if (exception instanceof UncheckedIOException unchecked) {
            String own = String.valueOf(unchecked.getMessage());
            IOException cause = unchecked.getCause();
            return own.equals(cause.toString()) ? words(cause) : own;
        }
        return Optional.ofNullable(exception.getMessage()).orElse("an unknown error");
    }

    private static String ofFile(FileSystemException exception, String name) {
        if (exception instanceof AccessDeniedException) {
            return "no permission for " + name;
        }
        if (exception instanceof FileAlreadyExistsException) {
            return "there is already a file " + name;
        }
        return name + " cannot be used: "
                + Optional.ofNullable(exception.getReason()).orElse("it is not the kind of file that is needed");
    }
}
