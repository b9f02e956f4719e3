package io.github.uptownrules.cli.arena;

import io.github.uptownrules.arena.FinishedGame;
import io.github.uptownrules.arena.GameResult;
import io.github.uptownrules.arena.ResultFile;
import io.github.uptownrules.arena.Results;
import io.github.uptownrules.arena.Tournament;
import io.github.uptownrules.cli.files.FileName;
import io.github.uptownrules.cli.files.OutputFile;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** The results of the games, optionally also in a file, and the records in a folder if one is given. */
public final class Archive implements Closeable {
    private static final Pattern RECORD_NAME = Pattern.compile("deal-\\d+-seating-\\d+\\.txt");

    private final Tournament tournament;
    private final List<GameResult> results = new ArrayList<>();
    private final Optional<ResultFile> file;
    private final Optional<Path> folder;

    private Archive(Tournament tournament, Optional<ResultFile> file, Optional<Path> folder) {
        this.tournament = tournament;
        this.file = file;
        this.folder = folder;
        file.ifPresent(opened -> results.addAll(opened.results()));
    }

    /**
     * Opens all files before the first game, so that no game is played in vain. Games whose results are in the file count as
     * played.
     */
    public static Archive open(Tournament tournament, Optional<Path> csv, Optional<Path> records) throws IOException {
        if (records.isPresent()) {
            openFolder(tournament, csv, records.get());
        }
        return new Archive(
                tournament,
                csv.isPresent() ? Optional.of(ResultFile.open(csv.get(), tournament)) : Optional.empty(),
                records);
    }

    private static void openFolder(Tournament tournament, Optional<Path> csv, Path folder) throws IOException {
        OutputFile.makeFolder(folder);
        OutputFile.of(folder.resolve(recordName(tournament, 0)))
                .checkedToBeFile()
                .checkedToBeWritable();
        if (csv.isPresent()) {
            Path place = OutputFile.of(csv.get()).place();
            if (folder.toRealPath().equals(place.getParent())
                    && RECORD_NAME.matcher(String.valueOf(place.getFileName())).matches()) {
                throw new IllegalArgumentException(
                        FileName.shown(csv.get()) + " has the name of a record in the same folder");
            }
        }
    }

    private static String recordName(Tournament tournament, long game) {
        return String.format(
                Locale.ROOT,
                "deal-%06d-seating-%03d.txt",
                tournament.deal(game) + 1,
                tournament.seatingNumber(game) + 1);
    }

    /** Returns the number of games, which is also the number of the next one. */
    public long size() {
        return results.size();
    }

    public Results results() {
        return Results.of(tournament, results);
    }

    /** Adds the next game. The record is written first, so that no counted game lacks one. */
    public void add(FinishedGame game) throws IOException {
        if (folder.isPresent()) {
            OutputFile.of(folder.get().resolve(recordName(tournament, game.number())))
                    .checkedToBeFile()
                    .write(game.record() + "\n");
        }
        if (file.isPresent()) {
            file.get().append(game);
        }
        results.add(game.result());
    }

    @Override
    public void close() throws IOException {
        if (file.isPresent()) {
            file.get().close();
        }
    }
}
