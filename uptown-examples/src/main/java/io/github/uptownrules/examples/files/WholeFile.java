package io.github.uptownrules.examples.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes files so that whoever looks finds the old text or the new one, and never half of it. */
public final class WholeFile {
    private WholeFile() {}

    /** Writes a text beside the file first, and then puts it in the file's place. */
    public static void write(Path file, String text) throws IOException {
        Path target = file.toAbsolutePath();
        if (Files.isDirectory(target)) {
            throw new IOException(file + " is a folder");
        }
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
