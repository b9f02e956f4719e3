package io.github.uptownrules.examples.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Files of text, read whole, and written so that whoever looks finds the old text or the new one, and never half of it. */
public final class WholeFile {
    /** No device or pipe without an end shall fill the memory. */
    private static final int MOST_BYTES = 10_000_000;

    private WholeFile() {}

    /** Reads a text. */
    public static String read(Path file) throws IOException {
        checkNoFolder(file);
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES) {
                throw new IOException(file + " is not read, for it has more than " + MOST_BYTES + " bytes");
            }
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            if (text.startsWith("\uFEFF")) {
                throw new IOException(file + " begins with a byte-order mark: save it as UTF-8 without one");
            }
            return text;
        } catch (CharacterCodingException e) {
            throw new IOException(file + " is not text in UTF-8", e);
        }
    }

    private static void checkNoFolder(Path file) throws IOException {
        if (Files.isDirectory(file)) {
            throw new IOException(file + " is a folder");
        }
    }

    /**
     * Writes a text beside the file first, and then puts it in the file's place. What is no file, such as a pipe or a device,
     * is written straight away.
     */
    public static void write(Path file, String text) throws IOException {
        write(file, out -> Files.writeString(out, text));
    }

    /** Writes to a file in the same way whatever somebody writes to a file. */
    public static void write(Path file, Writing writing) throws IOException {
        checkCanBeWritten(file);
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            writing.to(file);
            return;
        }
        // A link stays one: what it leads to is replaced.
        Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
        Path draft = draft(target);
        try {
            writing.to(draft);
            Files.move(draft, target, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(draft);
        }
    }

    /** Writes something to a file that nobody looks at yet. */
    public interface Writing {
        void to(Path file) throws IOException;
    }

    /** A new file beside another, which those may read who may read any file of this user. */
    private static Path draft(Path target) throws IOException {
        String name = target.getFileName() + "." + Long.toHexString(System.nanoTime()) + ".part";
        return Files.createFile(target.resolveSibling(name));
    }

    /** Says at once that a file cannot be written, before anything is done that would have to be kept there. */
    public static void checkCanBeWritten(Path file) throws IOException {
        checkNoFolder(file);
        Path folder = file.toAbsolutePath().getParent();
        if (!Files.isDirectory(folder)) {
            throw new IOException("there is no folder " + folder);
        }
        if (!Files.isWritable(Files.exists(file) ? file : folder)) {
            throw new IOException("no permission to write " + file);
        }
    }
}
