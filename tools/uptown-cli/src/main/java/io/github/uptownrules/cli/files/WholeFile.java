package io.github.uptownrules.cli.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads complete texts in UTF-8, such as records. */
public final class WholeFile {
    /**
     * The size limit, a thousand times the size of a record. Larger files, and endless devices or pipes, must not fill the
     * memory.
     */
    private static final int MOST_BYTES = 10_000_000;

    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private WholeFile() {}

    /**
     * Reads a text of at most 10,000,000 bytes.
     *
     * @throws IOException if it is larger, not UTF-8, or begins with a byte-order mark
     */
    public static String read(Path file) throws IOException {
        return read(file, MOST_BYTES);
    }

    /**
     * Reads a text of limited size, such as a deck.
     *
     * @throws IOException if it is larger, not UTF-8, or begins with a byte-order mark
     */
    public static String read(Path file, int mostBytes) throws IOException {
        if (Files.isDirectory(file)) {
            throw new IOException(FileName.shown(file) + " is a folder");
        }
        String text;
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(mostBytes + 1);
            if (bytes.length > mostBytes) {
                throw new IOException(FileName.shown(file) + " is too large: more than " + mostBytes + " bytes");
            }
            text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new IOException(FileName.shown(file) + " is not text in UTF-8", e);
        }
        if (text.startsWith(BYTE_ORDER_MARK)) {
            throw new IOException(
                    FileName.shown(file) + " begins with a byte-order mark: save it as UTF-8 without one");
        }
        return text;
    }
}
