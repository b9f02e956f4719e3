package io.github.uptownrules.examples.arena;

import com.google.common.collect.ImmutableList;
import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import io.github.uptownrules.examples.files.WholeFile;
import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * The results of a tournament in a CSV file, a line for each game, in the order of the games. A file that was cut off
 * anywhere is continued where its last whole line ends, and becomes the same as if it had been written at once.
 */
public final class ResultFile implements Closeable {
    private final ResultLine line;
    private final ImmutableList<GameResult> results;
    private final CsvWriter writer;

    private ResultFile(ResultLine line, ImmutableList<GameResult> results, CsvWriter writer) {
        this.line = line;
        this.results = results;
        this.writer = writer;
    }

    /**
     * Opens a file to continue it, or makes a new one.
     *
     * @throws IllegalArgumentException if anything else is in the file than results of this tournament; it is left as it is
     */
    public static ResultFile open(Path path, Tournament tournament) throws IOException {
        ResultLine line = new ResultLine(tournament);
        String text = Files.exists(path) ? WholeFile.read(path) : "";
        String whole = text.substring(0, text.lastIndexOf('\n') + 1);
        if (whole.isEmpty() && !String.join(",", line.header()).startsWith(text)) {
            throw mistake(path, 1, "these are not results of an arena");
        }
        ImmutableList<GameResult> results = read(path, whole, tournament);
        try (FileChannel file = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            file.truncate(whole.getBytes(StandardCharsets.UTF_8).length);
        }
        CsvWriter writer = CsvWriter.builder()
                .lineDelimiter(LineDelimiter.LF)
                .autoFlush(true)
                .build(Files.newBufferedWriter(path, StandardOpenOption.APPEND));
        if (whole.isEmpty()) {
            writer.writeRecord(line.header());
        }
        return new ResultFile(line, results, writer);
    }

    private static ImmutableList<GameResult> read(Path path, String text, Tournament tournament) throws IOException {
        ResultLine line = new ResultLine(tournament);
        ImmutableList.Builder<GameResult> results = ImmutableList.builder();
        long next = 1;
        try (CsvReader<CsvRecord> reader =
                CsvReader.builder().skipEmptyLines(false).ofCsvRecord(text)) {
            for (CsvRecord record : reader) {
                long game = next++ - 2;
                if (game < 0) {
                    line.readHeader(record.getFields());
                } else if (game < tournament.gameCount()) {
                    results.add(line.read(game, record.getFields()));
                }
            }
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
