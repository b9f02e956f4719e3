package io.github.uptownrules.arena;

import com.google.common.collect.ImmutableList;
import com.google.common.io.ByteStreams;
import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Writer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;

/**
 * A CSV file with the results of a tournament, one line for each game, in order. If a file was cut off anywhere,
 * writing resumes after its last complete line, and the finished file is identical to one written without interruption.
 * Not thread-safe.
 *
 * <p>The columns are {@code ruleset}, {@code seed}, {@code deal}, {@code first} (the seat that began), {@code seating} and
 * {@code termination}. Each seat adds {@code bot}, {@code rank} and the columns of the game, with the seat's number appended to
 * each name.
 *
 * <pre>{@code
 * Tournament match = Tournament.of(new UptownGame(), "two-player", List.of("greedy", "random")).withGames(4);
 * try (ResultFile file = ResultFile.open(path, match)) {
 *   file.results();    // what was there: nothing the first time
 * }
 * }</pre>
 *
 * @since 0.1.0
 */
public final class ResultFile implements Closeable {
    /** An upper bound on the length of a line in bytes. */
    private static final int LONGEST_LINE = 4_096;

    private final ResultLine line;
    private final ImmutableList<GameResult> results;
    private final Writer writer;

    private ResultFile(ResultLine line, ImmutableList<GameResult> results, Writer writer) {
        this.line = line;
        this.results = results;
        this.writer = writer;
    }

    /**
     * Opens a result file, or creates it. The file stays locked until it is closed.
     *
     * @param tournament the tournament that the results belong to
     * @throws IllegalArgumentException if the file holds anything other than results of this tournament; it is left
     *     unchanged
     * @throws IOException if the path is not a file, or cannot be read and written, or another arena has it open
     */
    public static ResultFile open(Path path, Tournament tournament) throws IOException {
        if (Files.exists(path) && !Files.isRegularFile(path)) {
            throw new IOException(path + " is not a file");
        }
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

    /** Uses one channel for everything: opening and closing the file a second time would release the lock. */
    private static ResultFile open(Path path, FileChannel file, Tournament tournament) throws IOException {
        ResultLine line = new ResultLine(tournament);
        long whole = wholeLines(path, file, line);
        InputStream lines = ByteStreams.limit(Channels.newInputStream(file.position(0)), whole);
        ImmutableList<GameResult> results = read(
                path,
                new BufferedReader(new InputStreamReader(lines, StandardCharsets.UTF_8.newDecoder())),
                line,
                tournament);
        file.truncate(whole).position(whole);
        ResultFile opened = new ResultFile(line, results, Channels.newWriter(file, StandardCharsets.UTF_8));
        if (whole == 0) {
            opened.write(line.header());
        }
        return opened;
    }

    /** Returns the number of bytes up to the end of the last complete line. */
    private static long wholeLines(Path path, FileChannel file, ResultLine line) throws IOException {
        String begin = text(file, 0);
        if (begin.startsWith("\u00EF\u00BB\u00BF")) {
            throw mistake(path, 1, "it begins with a byte-order mark: save it as UTF-8 without one");
        }
        if (!begin.contains("\n")) {
            if (!String.join(",", line.header()).startsWith(begin)) {
                throw mistake(path, 1, "not a result file of the arena");
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

    /** Decodes a part of the file as one character for each byte. The characters searched for are single bytes in UTF-8. */
    private static String text(FileChannel file, long from) throws IOException {
        byte[] bytes = ByteStreams.limit(Channels.newInputStream(file.position(from)), LONGEST_LINE)
                .readAllBytes();
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    private static ImmutableList<GameResult> read(
            Path path, BufferedReader text, ResultLine line, Tournament tournament) throws IOException {
        ImmutableList.Builder<GameResult> results = ImmutableList.builder();
        long number = 1;
        try {
            for (String next = text.readLine(); next != null; next = text.readLine()) {
                long game = number - 2;
                List<String> fields = CsvLine.read(next);
                if (game < 0) {
                    line.readHeader(fields);
                } else if (game < tournament.gameCount()) {
                    results.add(line.read(game, fields));
                }
                number++;
            }
        } catch (CharacterCodingException e) {
            throw mistake(path, number, "it is not text in UTF-8");
        } catch (IllegalArgumentException e) {
            throw mistake(path, number, String.valueOf(e.getMessage()));
        }
        return results.build();
    }

    private static IllegalArgumentException mistake(Path path, long line, String what) {
        return new IllegalArgumentException(path + ", line " + line + ": " + what);
    }

    /** {@return the results that the file held when it was opened} */
    public ImmutableList<GameResult> results() {
        return results;
    }

    /**
     * Appends the result of the next game and hands it to the operating system.
     *
     * @param game the next game of the tournament
     * @throws IOException if it cannot be written
     */
    public void append(FinishedGame game) throws IOException {
        write(line.write(game.number(), game.result()));
    }

    private void write(List<String> fields) throws IOException {
        writer.write(CsvLine.write(fields) + "\n");
        writer.flush();
    }

    /** Closes the file and releases its lock. */
    @Override
    public void close() throws IOException {
        writer.close();
    }
}
