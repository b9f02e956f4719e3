package io.github.uptownrules.cli;

import io.github.uptownrules.base.game.FiledRecord;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.RecordFile;
import io.github.uptownrules.base.text.Quantity;
import io.github.uptownrules.cli.files.FileName;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** The option of all commands that show one record of a file. */
final class RecordChoice {
    @Option(
            names = "--game",
            paramLabel = "N",
            description = "The number of the record, 1 for the first. It is needed if the file has several records.")
    private Optional<Long> number;

    /**
     * Returns the chosen record of a file, valid or not.
     *
     * @throws IllegalArgumentException if there is no such record, or the file has several and no number is given
     */
    FiledRecord of(Path file, Games games) throws IOException {
        if (number.filter(chosen -> chosen < 1).isPresent()) {
            throw new IllegalArgumentException("records are numbered from 1, not from " + number.get());
        }
        try (Stream<FiledRecord> records = RecordFile.read(file, games)) {
            Iterator<FiledRecord> each = records.iterator();
            if (!each.hasNext()) {
                throw new IllegalArgumentException(FileName.shown(file) + " has no record");
            }
            return number.isPresent() ? numbered(each, file) : only(each, file);
        }
    }

    private FiledRecord numbered(Iterator<FiledRecord> records, Path file) {
        FiledRecord record = records.next();
        while (record.number() < number.orElseThrow() && records.hasNext()) {
            record = records.next();
        }
        if (record.number() < number.orElseThrow()) {
            throw new IllegalArgumentException(FileName.shown(file) + " has " + Quantity.of(record.number(), "record")
                    + ", so there is no record " + number.get());
        }
        return record;
    }

    /** Returns the only record. A record without a text may be endless, so nothing after it is read. */
    private static FiledRecord only(Iterator<FiledRecord> records, Path file) {
        FiledRecord first = records.next();
        if (first.text().isEmpty() || !records.hasNext()) {
            return first;
        }
        long count = 1;
        while (records.hasNext()) {
            count = records.next().number();
        }
        throw new IllegalArgumentException(
                FileName.shown(file) + " has " + count + " records; choose one with --game, 1 to " + count);
    }
}
