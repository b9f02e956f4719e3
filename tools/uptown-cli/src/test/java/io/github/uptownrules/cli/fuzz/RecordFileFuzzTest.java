package io.github.uptownrules.cli.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.uptownrules.base.game.FiledRecord;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.RecordFile;
import io.github.uptownrules.checks.NaiveSplitter;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;

/** Splits a text into the same records as the naive splitter. Each is valid or has a one-line fault. */
@Tag("thorough")
class RecordFileFuzzTest {
    private static final Games GAMES = Games.load();

    @FuzzTest(maxDuration = "3m")
    void files(byte[] data) {
        String text = new String(data, StandardCharsets.UTF_8);
        try (Stream<FiledRecord> read = RecordFile.read(new StringReader(text), GAMES)) {
            List<FiledRecord> records = read.toList();
            List<String> expected = NaiveSplitter.split(text, RecordFileFuzzTest::isRight);
            if (!records.stream().map(FiledRecord::text).toList().equals(expected)) {
                throw new AssertionError("split into " + records + ", not " + expected);
            }
            long line = 1;
            for (FiledRecord record : records) {
                if (record.line() != line) {
                    throw new AssertionError(record + " begins in line " + line);
                }
                if (record.fault().filter(fault -> !fault.matches("[ -~]+")).isPresent()) {
                    throw new AssertionError(
                            record + " has the fault " + record.fault().get());
                }
                line += record.text().chars().filter(c -> c == '\n').count();
            }
        }
    }

    private static boolean isRight(String record) {
        try {
            GAMES.ofRecord(record).record(record);
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
