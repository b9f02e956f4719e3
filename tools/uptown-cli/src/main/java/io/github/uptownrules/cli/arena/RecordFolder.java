package io.github.uptownrules.cli.arena;

import io.github.uptownrules.arena.FinishedGame;
import io.github.uptownrules.arena.Tournament;
import io.github.uptownrules.cli.files.FileName;
import io.github.uptownrules.cli.files.OutputFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** A folder with a file for the record of each game. */
record RecordFolder(Tournament tournament, Path folder) implements RecordTarget {
    private static final Pattern RECORD_NAME = Pattern.compile("deal-\\d+-seating-\\d+\\.txt");

    static RecordFolder open(Tournament tournament, Optional<Path> csv, Path folder) throws IOException {
        RecordFolder opened = new RecordFolder(tournament, folder);
        OutputFile.of(opened.file(0)).checkedToBeFile().checkedToBeWritable();
        if (csv.isPresent()) {
            Path place = OutputFile.of(csv.get()).place();
            if (folder.toRealPath().equals(place.getParent())
                    && RECORD_NAME.matcher(String.valueOf(place.getFileName())).matches()) {
                throw new IllegalArgumentException(
                        FileName.shown(csv.get()) + " has the name of a record in the same folder");
            }
        }
        return opened;
    }

    private Path file(long game) {
        return folder.resolve(String.format(
                Locale.ROOT,
                "deal-%06d-seating-%03d.txt",
                tournament.deal(game) + 1,
                tournament.seatingNumber(game) + 1));
    }

    @Override
    public void add(FinishedGame game) throws IOException {
        OutputFile.of(file(game.number())).checkedToBeFile().write(game.record() + "\n");
    }

    @Override
    public void close() {}
}
