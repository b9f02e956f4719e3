package io.github.uptownrules.cli.arena;

import io.github.uptownrules.arena.FinishedGame;
import io.github.uptownrules.arena.GameResult;
import io.github.uptownrules.arena.ResultFile;
import io.github.uptownrules.arena.Results;
import io.github.uptownrules.arena.Tournament;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Keeps the results of the games, optionally also in a file, and optionally their records in a file or a folder. */
public final class Archive implements Closeable {
    private final Tournament tournament;
    private final List<GameResult> results = new ArrayList<>();
    private final Optional<ResultFile> file;
    private final Optional<RecordTarget> records;

    private Archive(Tournament tournament, Optional<ResultFile> file, Optional<RecordTarget> records) {
        this.tournament = tournament;
        this.file = file;
        this.records = records;
        file.ifPresent(opened -> results.addAll(opened.results()));
    }

    /**
     * Opens all files before the first game, so that no game is played in vain. Games whose results are in the file count as
     * played.
     */
    public static Archive open(Tournament tournament, Optional<Path> csv, Optional<Path> records) throws IOException {
        Optional<RecordTarget> target =
                records.isPresent() ? Optional.of(RecordTarget.open(tournament, csv, records.get())) : Optional.empty();
        try {
            return new Archive(
                    tournament,
                    csv.isPresent() ? Optional.of(ResultFile.open(csv.get(), tournament)) : Optional.empty(),
                    target);
        } catch (IOException | RuntimeException e) {
            if (target.isPresent()) {
                target.get().close();
            }
            throw e;
        }
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
        if (records.isPresent()) {
            records.get().add(game);
        }
        if (file.isPresent()) {
            file.get().append(game);
        }
        results.add(game.result());
    }

    @Override
    public void close() throws IOException {
        try {
            if (records.isPresent()) {
                records.get().close();
            }
        } finally {
            if (file.isPresent()) {
                file.get().close();
            }
        }
    }
}
