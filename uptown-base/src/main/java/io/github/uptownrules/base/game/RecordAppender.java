package io.github.uptownrules.base.game;

import static java.util.Objects.requireNonNull;

import com.google.common.base.CharMatcher;
import java.io.Closeable;
import java.io.IOException;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Iterator;
import java.util.Optional;

/**
 * Appends records to a {@linkplain RecordFile file of records}, each complete and with a line end. Earlier records
 * never change, even if the program or the system crashes. A crash during a write can leave an incomplete record at the
 * end of the file; until it is removed, nothing can be {@linkplain #append appended}. Not thread-safe.
 *
 * <pre>{@code
 * try (RecordAppender file = RecordAppender.open(path, Games.load())) {
 *   file.append(game.deal("two-player", 42, "1").record());
 *   file.last().orElseThrow().number();    // -> 1
 * }
 * }</pre>
 *
 * @since 0.1.0
 */
public final class RecordAppender implements Closeable {
    private static final CharMatcher SPACE = CharMatcher.anyOf(" \t\r\n");

    private final String name;
    private final Games games;
    private final SeekableByteChannel file;
    private Optional<FiledRecord> last = Optional.empty();

    /** The number of bytes before the last record. */
    private long lastBegin;

    /** The fault of the last record. */
    private Optional<String> wrong = Optional.empty();

    /** The line ends that the last record lacks. */
    private String gap = "";

    private RecordAppender(String name, Games games, SeekableByteChannel file) {
        this.name = name;
        this.games = games;
        this.file = file;
    }

    /**
     * Opens a file, or creates it, and reads it once. The file stays locked until it is closed.
     *
     * @param games the games that read its last record
     * @throws IOException if the path is not a file, or cannot be read and written, or another program appends to it
     */
    public static RecordAppender open(Path file, Games games) throws IOException {
        requireNonNull(games, "games");
        if (Files.exists(requireNonNull(file, "file")) && !Files.isRegularFile(file)) {
            throw new IOException(file + " is not a file");
        }
        FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        try {
            if (!isLocked(channel)) {
                throw new IOException(file + " is in use: another program appends records to it");
            }
            return of(file.toString(), games, channel);
        } catch (IOException | RuntimeException e) {
            channel.close();
            throw e;
        }
    }

    private static boolean isLocked(FileChannel file) throws IOException {
        try {
            return file.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            return false;
        }
    }

    /**
     * Creates an appender.
     *
     * @param name the name of the file in messages
     */
    static RecordAppender of(String name, Games games, SeekableByteChannel file) throws IOException {
        RecordAppender appender = new RecordAppender(name, games, file);
        appender.findLast();
        return appender;
    }

    /** Uses one channel for everything: opening and closing the file a second time would release the lock. */
    private void findLast() throws IOException {
        last = Optional.empty();
        RecordReading reading = RecordReading.ofBytes(Channels.newInputStream(file.position(0)), games);
        while (reading.hasNext()) {
            last = Optional.of(reading.next());
            lastBegin = reading.begin();
        }
        wrong = last.flatMap(FiledRecord::fault);
        if (last.isEmpty()) {
            file.truncate(0); // a file begins with a header, not with an empty line
        }
        gap = last.map(record -> missing(record.text())).orElse("");
    }

    /** Returns the line ends that a record lacks: one after its last line, and the empty line after its headers. */
    private static String missing(String record) {
        String lineEnd = record.endsWith("\n") ? "" : "\n";
        return record.contains("\n\n") || record.contains("\n\r\n") ? lineEnd : lineEnd + "\n";
    }

    /** {@return the last record of the file, which may be wrong; empty if the file has none} */
    public Optional<FiledRecord> last() {
        return last;
    }

    /**
     * Removes the last record, for example one that a crash left incomplete. The record before it becomes the last one.
     *
     * @throws IOException if the file cannot be written
     */
    public void removeLast() throws IOException {
        if (last.isPresent()) {
            file.truncate(lastBegin);
            findLast();
        }
    }

    /**
     * Checks that records can be appended.
     *
     * @throws IllegalArgumentException if the last record is wrong, for example incomplete
     */
    public void check() {
        wrong.ifPresent(fault -> {
            throw new IllegalArgumentException(name + " ends in a wrong or incomplete record (" + last.orElseThrow()
                    + "); remove it before you append others: " + fault);
        });
    }

    /**
     * Appends a record in one write and hands it to the operating system.
     *
     * @param record a valid record; the line ends after it are replaced with one
     * @throws IllegalArgumentException if the text is not one valid record, or the last record of the file is wrong
     * @throws IOException if it cannot be written; the file then ends as before, if that can be written
     */
    public void append(String record) throws IOException {
        requireNonNull(record, "record");
        check();
        String right = SPACE.trimTrailingFrom(record);
        FiledRecord added = checked(right + missing(right)).after(last, gap);
        long end = file.size();
        ByteBuffer bytes = StandardCharsets.UTF_8.encode(gap + added.text());
        last = Optional.of(added);
        lastBegin = end + gap.length();
        wrong = Optional.of("it was not written");
        try {
            file.position(end);
            while (bytes.hasRemaining()) {
                file.write(bytes);
            }
        } catch (IOException e) {
            shorten(end, e);
            throw e;
        }
        wrong = Optional.empty();
        gap = "";
    }

    private FiledRecord checked(String record) {
        Iterator<FiledRecord> records = RecordReading.ofText(new StringReader(record), games);
        if (!records.hasNext()) {
            throw new IllegalArgumentException("expected a record, not an empty text");
        }
        FiledRecord added = records.next();
        added.fault().ifPresent(fault -> {
            throw new IllegalArgumentException("a wrong record cannot be appended: " + fault);
        });
        if (records.hasNext()) {
            throw new IllegalArgumentException("expected one record, but another one begins in line "
                    + records.next().line());
        }
        return added;
    }

    /** Removes a part of a record after a failure, such as a full disk. */
    private void shorten(long end, IOException failure) {
        try {
            file.truncate(end);
            findLast();
        } catch (IOException e) {
            failure.addSuppressed(e);
        }
    }

    /** Closes the file and releases its lock. */
    @Override
    public void close() throws IOException {
        file.close();
    }
}
