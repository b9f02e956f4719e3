package io.github.uptownrules.examples.files;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Files of text, read whole, and written so that whoever looks finds the old text or the new one, and never half of it. */
public final class WholeFile {
    private WholeFile() {}

    /** Reads a text. */
    public static String read(Path file) throws IOException {
        checkNoFolder(file);
        try {
            return Files.readString(file);
        } catch (CharacterCodingException e) {
            throw new IOException(file + " is not text in UTF-8", e);
        }
    }

    private static void checkNoFolder(Path file) throws IOException {
        if (Files.isDirectory(file)) {
            throw new IOException(file + " is a folder");
        }
    }

    /** Writes a text beside the file first, and then puts it in the file's place. */
    public static void write(Path file, String text) throws IOException {
        checkNoFolder(file);
        Path target = file.toAbsolutePath();
        Path folder = target.getParent();
        if (!Files.isDirectory(folder)) {
            throw new IOException("there is no folder " + folder);
        }
        Path draft = Files.createTempFile(folder, target.getFileName().toString(), ".part");
        try {
            Files.writeString(draft, text);
            Files.move(draft, target, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(draft);
        }
    }
}
