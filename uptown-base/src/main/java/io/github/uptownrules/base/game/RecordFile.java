package io.github.uptownrules.base.game;

import static java.util.Objects.requireNonNull;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Files of many records. A file holds records of any games, one after the other, with or without line ends and empty lines
 * between them. A concatenation of files with one record each is such a file.
 *
 * <p>The records are read one by one, so memory does not depend on their number. A wrong record does not stop the
 * reader. An unclosed comment ends at the next line that begins with a header {@code Notation}.
 *
 * <pre>{@code
 * String one = game.deal("two-player", 42, "1").record();
 * Files.writeString(path, one + one + " wrong\n" + one);
 * try (Stream<FiledRecord> records = RecordFile.read(path, Games.load())) {
 *   records.filter(record -> record.fault().isEmpty()).count();    // -> 2
 * }
 * }</pre>
 *
 * @since 0.1.0
 */
public final class RecordFile {
    /** The maximum length of a record in a file of many: 1,000,000 characters, or bytes of a {@link Path}. */
    public static final int MOST_CHARACTERS = 1_000_000;

    /** The byte-order mark of UTF-8, with one character for each byte. */
    private static final String BYTE_ORDER_MARK = "\u00EF\u00BB\u00BF";

    private RecordFile() {}

    /**
     * Reads the records of a file in UTF-8. A record that is not UTF-8 is wrong.
     *
     * @return the records in order, read on demand. Close the stream to close the file. It throws an
     *     {@link UncheckedIOException} if the file cannot be read
     * @throws IOException if the file cannot be opened, or begins with a byte-order mark
     */
    public static Stream<FiledRecord> read(Path file, Games games) throws IOException {
        requireNonNull(games, "games");
        if (Files.isDirectory(requireNonNull(file, "file"))) {
            throw new IOException(file + " is a folder");
        }
        InputStream bytes = new BufferedInputStream(Files.newInputStream(file));
        try {
            checkBegin(file, bytes);
        } catch (IOException e) {
            bytes.close();
            throw e;
        }
        return stream(RecordReading.ofBytes(bytes, games), bytes);
    }

    private static void checkBegin(Path file, InputStream bytes) throws IOException {
        bytes.mark(BYTE_ORDER_MARK.length());
        byte[] begin = bytes.readNBytes(BYTE_ORDER_MARK.length());
        bytes.reset();
        if (new String(begin, StandardCharsets.ISO_8859_1).equals(BYTE_ORDER_MARK)) {
            throw new IOException(file + " begins with a byte-order mark: save it as UTF-8 without one");
        }
    }

    /**
     * Reads the records of a text.
     *
     * @return the records in order, read on demand. Close the stream to close the reader. It throws an
     *     {@link UncheckedIOException} if the text cannot be read
     */
    public static Stream<FiledRecord> read(Reader text, Games games) {
        requireNonNull(text, "text");
        requireNonNull(games, "games");
        return stream(RecordReading.ofText(text, games), text);
    }

    private static Stream<FiledRecord> stream(RecordReading reading, Closeable source) {
        int characteristics = Spliterator.ORDERED | Spliterator.NONNULL | Spliterator.IMMUTABLE;
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(reading, characteristics), false)
                .onClose(() -> {
                    try {
                        source.close();
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                });
    }
}
