package io.github.uptownrules.cli.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.uptownrules.base.game.FiledRecord;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.RecordAppender;
import io.github.uptownrules.base.game.RecordFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;

/** Appends a record to a file with any content, or refuses to and leaves the file as it is. Removes records from its end. */
@Tag("thorough")
class RecordAppenderFuzzTest {
    private static final Games GAMES = Games.load();
    private static final String ADDED =
            GAMES.ofRecord("").deal("two-player", 1, "1").record().stripTrailing() + "\n\n";

    @FuzzTest(maxDuration = "3m")
    void files(byte[] data) throws IOException {
        if (new String(data, StandardCharsets.UTF_8).startsWith("\uFEFF")) {
            return; // cannot be read as a file of records
        }
        Path file = Files.write(Files.createTempFile("records", ""), data);
        List<FiledRecord> before = read(file);
        try (RecordAppender appender = RecordAppender.open(file, GAMES)) {
            if (isAppended(appender)) {
                checkAppended(before, read(file));
            } else if (!Arrays.equals(Files.readAllBytes(file), data)) {
                throw new AssertionError("changed although nothing was appended");
            }
            checkRemovals(appender, file);
        } finally {
            Files.delete(file);
        }
    }

    private static boolean isAppended(RecordAppender appender) throws IOException {
        try {
            appender.append(ADDED);
            return true;
        } catch (IllegalArgumentException e) {
            if (appender.last().orElseThrow().fault().isEmpty()) {
                throw new AssertionError("refused for no reason: " + e.getMessage());
            }
            return false;
        }
    }

    private static void checkAppended(List<FiledRecord> before, List<FiledRecord> after) {
        if (after.size() != before.size() + 1
                || !after.get(before.size()).text().equals(ADDED)
                || after.get(before.size()).fault().isPresent()) {
            throw new AssertionError("from " + before + " to " + after);
        }
        for (int i = 0; i < before.size(); i++) {
            String text = before.get(i).text();
            String now = after.get(i).text();
            if (!now.equals(text)
                    && (i < before.size() - 1 || !now.stripTrailing().equals(text.stripTrailing()))) {
                throw new AssertionError("changed from " + text + " to " + now);
            }
        }
    }

    private static List<FiledRecord> read(Path file) throws IOException {
        try (Stream<FiledRecord> records = RecordFile.read(file, GAMES)) {
            return records.toList();
        }
    }

    private static void checkRemovals(RecordAppender appender, Path file) throws IOException {
        byte[] before = Files.readAllBytes(file);
        while (appender.last().isPresent()) {
            appender.removeLast();
            byte[] after = Files.readAllBytes(file);
            if (after.length >= before.length || !Arrays.equals(after, Arrays.copyOf(before, after.length))) {
                throw new AssertionError("removed something else");
            }
            before = after;
        }
    }
}
