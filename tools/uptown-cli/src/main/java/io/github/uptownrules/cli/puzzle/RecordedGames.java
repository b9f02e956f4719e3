package io.github.uptownrules.cli.puzzle;

import io.github.uptownrules.base.game.FiledRecord;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.RecordFile;
import io.github.uptownrules.cli.files.FileName;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.games.StreetGame;
import io.github.uptownrules.games.UpTurnGame;
import io.github.uptownrules.games.UptownGame;
import io.github.uptownrules.variants.Rulesets;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The games of a file in which puzzles are searched. */
public final class RecordedGames {
    private RecordedGames() {}

    /** Returns the complete games of Uptown in a file. A wrong record ends the search. */
    public static Stream<GameRecord> of(Path file) throws IOException {
        Games games = Games.of(new UptownGame(), new UpTurnGame(), new StreetGame());
        return RecordFile.read(file, games)
                .filter(record -> record.game() == games.first())
                .filter(record -> read(file, record).viewer().isEmpty())
                .map(record -> Rulesets.notation().readRecord(record.text()));
    }

    private static PlayedGame read(Path file, FiledRecord record) {
        try {
            return record.read();
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    FileName.shown(file) + ", record " + record.number() + ": " + e.getMessage(), e);
        }
    }
}
