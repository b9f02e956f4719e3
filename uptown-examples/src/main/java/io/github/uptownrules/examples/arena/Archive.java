package io.github.uptownrules.examples.arena;

import io.github.uptownrules.examples.files.WholeFile;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What is kept of the games: the results, also in a file if wanted, and the records in a folder if wanted. */
public final class Archive implements Closeable {
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

    /** Opens everything before a game is played, so that none is played in vain; results in the file count as played. */
    public static Archive open(Tournament tournament, Optional<Path> csv, Optional<Path> records) throws IOException {
        if (records.isPresent()) {
            if (Files.isRegularFile(records.get())) {
                throw new IllegalArgumentException(records.get() + " is a file, not a folder");
            }
            Files.createDirectories(records.get());
        }
        return new Archive(
                tournament,
                csv.isPresent() ? Optional.of(ResultFile.open(csv.get(), tournament)) : Optional.empty(),
                records);
    }

    /** How many games there are, which is also the number of the next one. */
    public long size() {
        return results.size();
    }

    public Results results() {
        return new Results(tournament, results);
    }

    /** Keeps the next game: its record first, so that no game that counts is without one. */
    public void add(PlayedGame game) throws IOException {
        if (folder.isPresent()) {
            String name = String.format(
                    Locale.ROOT,
                    "deal-%06d-seating-%03d.txt",
                    tournament.deal(game.number()) + 1,
                    tournament.seatingNumber(game.number()) + 1);
            WholeFile.write(folder.get().resolve(name), game.record() + "\n");
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
