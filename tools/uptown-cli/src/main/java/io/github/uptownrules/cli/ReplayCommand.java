package io.github.uptownrules.cli;

import io.github.uptownrules.base.game.FiledRecord;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.text.PlainText;
import io.github.uptownrules.base.text.Quantity;
import io.github.uptownrules.cli.show.Presentation;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "replay", description = "Shows a recorded game at some point, completely or as one player saw it.")
final class ReplayCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "The file of the record, complete or redacted.")
    private Path file;

    @Option(
            names = "--at",
            paramLabel = "PLY",
            description = "The number of moves after which it is shown; all by default.")
    private Optional<Integer> ply;

    @Option(names = "--as", paramLabel = "SEAT", description = "Shows what the player in this seat saw, 1 to 5.")
    private Optional<Integer> seat;

    @Mixin
    private RecordChoice choice;

    @Mixin
    private EquipmentOption equipment;

    @Mixin
    private ColorOption color;

    @Override
    public Integer call() throws IOException {
        FiledRecord chosen = choice.of(file, equipment.games());
        Game game = equipment.checked(chosen.game());
        PlayedGame record = seenBy(chosen.read(game), seat);
        show(game, record, shown(record, ply));
        return 0;
    }

    /** Returns a game as a seat saw it, or the game itself if no seat is given. */
    static PlayedGame seenBy(PlayedGame game, Optional<Integer> seat) {
        return seat.<PlayedGame>map(number -> game.seenBy(seat(game, number))).orElse(game);
    }

    static Seat seat(PlayedGame game, int number) {
        return Seat.parse(String.valueOf(number), game.seats());
    }

    /** Returns a record after some of its moves, by default after all of them. */
    static PlayedGame shown(PlayedGame record, Optional<Integer> ply) {
        int shown = ply.orElse(record.plies());
        if (shown < 0 || shown > record.plies()) {
            throw new IllegalArgumentException("the record has " + Quantity.of(record.plies(), "move")
                    + ", so it can be shown after 0 to " + record.plies()
                    + " of them, not after " + shown);
        }
        return record.upTo(shown);
    }

    private void show(Game game, PlayedGame record, PlayedGame sight) {
        PrintWriter out = spec.commandLine().getOut();
        Presentation presentation = Presentation.of(game, color.colors());
        // Headers may contain control characters.
        record.headers().forEach((name, value) -> out.println(name + ": " + PlainText.of(value)));
        out.printf("%s, after %d of %d moves%n", sight.ruleset(), sight.plies(), record.plies());
        out.print(game.equipment().map(kept -> kept.label() + "\n").orElse(""));
        out.println();
        out.println(presentation.picture(sight));
        if (sight.isOver()) {
            out.println(presentation.result(sight));
        }
        out.println(sight.text());
    }
}
