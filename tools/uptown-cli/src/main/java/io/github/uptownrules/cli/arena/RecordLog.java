package io.github.uptownrules.cli.arena;

import io.github.uptownrules.arena.FinishedGame;
import io.github.uptownrules.arena.Tournament;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.RecordAppender;
import io.github.uptownrules.cli.files.OutputFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A file to which the records of all games are appended. */
final class RecordLog implements RecordTarget {
    private final RecordAppender file;
    private boolean isResuming;

    private RecordLog(RecordAppender file, boolean isResuming) {
        this.file = file;
        this.isResuming = isResuming;
    }

    /** Opens a file. With a result file, the last record may belong to the next game, if a crash came before its result. */
    static RecordLog open(Tournament tournament, Optional<Path> csv, Path records) throws IOException {
        OutputFile target = OutputFile.of(records).checkedToBeFile();
        if (csv.isPresent()) {
            target.checkedToBeApart(List.of(OutputFile.of(csv.get())));
        }
        RecordAppender file = RecordAppender.open(records, games(tournament.game()));
        if (csv.isEmpty()) {
            try {
                file.check();
            } catch (IllegalArgumentException e) {
                file.close();
                throw e;
            }
        }
        return new RecordLog(file, csv.isPresent());
    }

    /** Returns all games, because the file may have records of any game; the game of the tournament has its equipment. */
    private static Games games(Game own) {
        return Games.of(Games.load().all().stream()
                .map(game -> game.id().equals(own.id()) ? own : game)
                .toArray(Game[]::new));
    }

    @Override
    public void add(FinishedGame game) throws IOException {
        if (isResuming
                && file.last()
                        .filter(last -> isSame(last.text(), game.record()))
                        .isPresent()) {
            file.removeLast();
        }
        isResuming = false;
        file.append(game.record());
    }

    /** Returns whether the last record is a record of the same game, or the beginning of one. The moves may differ. */
    private static boolean isSame(String last, String record) {
        String headers = record.substring(0, record.indexOf("\n[Result "));
        int termination = headers.indexOf("\n[Termination ");
        int forfeit = headers.indexOf("\n[Forfeit ");
        int end = Math.min(termination < 0 ? headers.length() : termination, forfeit < 0 ? headers.length() : forfeit);
        String fixed = record.substring(0, end + 1);
        return last.startsWith(fixed) || fixed.startsWith(last);
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
