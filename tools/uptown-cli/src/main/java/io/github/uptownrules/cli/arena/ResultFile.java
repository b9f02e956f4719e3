package io.github.uptownrules.cli.arena;

import com.google.common.collect.ImmutableList;
import com.google.common.io.ByteStreams;
import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import io.github.uptownrules.cli.files.Target;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * The results of a tournament in a CSV file, a line for each game, in the order of the games. A file that was cut off
 * anywhere is continued where its last whole line ends, and becomes the same as if it had been written at once.
 */
public final class ResultFile implements Closeable {
    /** Far more bytes than a line takes. */
    private static final int LONGEST_LINE = 4_096;

    private final ResultLine line;
    private final ImmutableList<GameResult> results;
    private final CsvWriter writer;

    private ResultFile(ResultLine line, ImmutableList<GameResult> results, CsvWriter writer) {
        this.line = line;
        this.results = results;
        this.writer = writer;
    }

    /**
     * Opens a file to continue it, or makes a new one. Until it is closed nobody else can open it so.
     *
     * @throws IllegalArgumentException if anything else is in the file than results of this tournament; it is left as it is
     * @throws IOException if it is no file, or cannot be read and written, or another tournament writes to it
     */
    public static ResultFile open(Path path, Tournament tournament) throws IOException {
        Target.of(path).checkedToBeFile();
        FileChannel file =
                FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        try {
            lock(path, file);
            return open(path, file, tournament);
        } catch (IOException | RuntimeException e) {
            file.close();
            throw e;
        }
    }

    private static void lock(Path path, FileChannel file) throws IOException {
        Optional<FileLock> lock;
        try {
            lock = Optional.ofNullable(file.tryLock());
        } catch (OverlappingFileLockException e) {
            lock = Optional.empty();
        }
        if (lock.isEmpty()) {
            throw new IOException(path + " is in use: another arena writes its results there");
        }
    }

    /** The lock would be lost if the file were opened and closed a second time, so all goes through one channel. */
    private static ResultFile open(Path path, FileChannel file, Tournament tournament) throws IOException {
        ResultLine line = new ResultLine(tournament);
        long whole = wholeLines(path, file, line);
        InputStream lines = ByteStreams.limit(Channels.newInputStream(file.position(0)), whole);
        ImmutableList<GameResult> results =
                read(path, new InputStreamReader(lines, StandardCharsets.UTF_8.newDecoder()), tournament);
        file.truncate(whole).position(whole);
        CsvWriter writer = CsvWriter.builder()
                .lineDelimiter(LineDelimiter.LF)
                .autoFlush(true)
                .build(Channels.newWriter(file, StandardCharsets.UTF_8));
        if (whole == 0) {
            writer.writeRecord(line.header());
        }
        return new ResultFile(line, results, writer);
    }

    /** How many bytes the lines take that were not cut off. */
    private static long wholeLines(Path path, FileChannel file, ResultLine line) throws IOException {
        String begin = text(file, 0);
        if (begin.startsWith("\u00EF\u00BB\u00BF")) {
            throw mistake(path, 1, "it begins with a byte-order mark: save it as UTF-8 without one");
        }
        if (!begin.contains("\n")) {
            if (!String.join(",", line.header()).startsWith(begin)) {
                throw mistake(path, 1, "these are not results of an arena");
            }
            return 0;
        }
        long tail = Math.max(0, file.size() - LONGEST_LINE);
        int end = text(file, tail).lastIndexOf('\n');
        if (end < 0) {
            throw new IllegalArgumentException(
                    path + ", last line: a result has fewer than " + LONGEST_LINE + " bytes");
        }
        return tail + end + 1;
    }

    /** A part of the file, a character for each byte: what is looked for is one in UTF-8 too. */
    private static String text(FileChannel file, long from) throws IOException {
        byte[] bytes = ByteStreams.limit(Channels.newInputStream(file.position(from)), LONGEST_LINE)
                .readAllBytes();
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    private static ImmutableList<GameResult> read(Path path, Reader text, Tournament tournament) throws IOException {
        ResultLine line = new ResultLine(tournament);
        ImmutableList.Builder<GameResult> results = ImmutableList.builder();
        long next = 1;
        try {
            for (CsvRecord record : CsvReader.builder().skipEmptyLines(false).ofCsvRecord(text)) {
                long game = next++ - 2;
                if (game < 0) {
                    line.readHeader(record.getFields());
                } else if (game < tournament.gameCount()) {
                    results.add(line.read(game, record.getFields()));
                }
            }
        } catch (UncheckedIOException e) {
            throw mistake(path, next, "it is not text in UTF-8");
        } catch (CsvParseException e) {
            throw mistake(path, next, String.valueOf(e.getMessage()));
        } catch (IllegalArgumentException e) {
            throw mistake(path, next - 1, e.getMessage());
        }
        return results.build();
    }

    private static IllegalArgumentException mistake(Path path, long line, String what) {
        return new IllegalArgumentException(path + ", line " + line + ": " + what);
    }

    /** The results of the tournament that were in the file when it was opened. */
    public ImmutableList<GameResult> results() {
        return results;
    }

    /** Adds the result of the next game. */
    public void append(PlayedGame game) {
        writer.writeRecord(line.write(game.number(), game.result()));
    }

    @Override
    public void close() throws IOException {
        writer.close();
    }
}
