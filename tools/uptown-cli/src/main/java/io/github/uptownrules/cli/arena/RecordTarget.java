package io.github.uptownrules.cli.arena;

import io.github.uptownrules.arena.FinishedGame;
import io.github.uptownrules.arena.Tournament;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The place for the records of a tournament: a folder with a file for each game, or one file for all games. */
interface RecordTarget extends Closeable {
    /** Opens the path as a folder if it is one, otherwise as a file. */
    static RecordTarget open(Tournament tournament, Optional<Path> csv, Path records) throws IOException {
        return Files.isDirectory(records)
                ? RecordFolder.open(tournament, csv, records)
                : RecordLog.open(tournament, csv, records);
    }

    /** Writes the record of the next game. */
    void add(FinishedGame game) throws IOException;
}
