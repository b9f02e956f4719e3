package io.github.uptownrules.cli;

import io.github.uptownrules.base.game.OldGame;
import io.github.uptownrules.base.game.Replay;
import io.github.uptownrules.base.game.TextPosition;
import io.github.uptownrules.base.text.PlainText;
import io.github.uptownrules.base.text.Quantity;
import io.github.uptownrules.cli.files.WholeFile;
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

/** Shows a recorded game at some point. */
@Command(
        name = "replay",
        description = "Shows a recorded game at some point, whole or as one player saw it.",
        mixinStandardHelpOptions = true,
        sortOptions = false)
final class ReplayCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "The record, whole or redacted.")
    private Path file;

    @Option(names = "--at", paramLabel = "PLY", description = "After how many moves; at the end by default.")
    private Optional<Integer> ply;

    @Option(names = "--as", paramLabel = "SEAT", description = "As the player on this seat saw it, 1 to 5.")
    private Optional<Integer> seat;

    @Mixin
    private EquipmentOption equipment;

    @Mixin
    private ColorOption color;

    @Override
    public Integer call() throws IOException {
        String text = WholeFile.read(file);
        OldGame game = equipment.game(games -> games.ofRecord(text));
        Replay whole = game.record(text);
        Replay replay = seat.map(String::valueOf).map(whole::redactedFor).orElse(whole);
        show(game, replay, shownPly(replay, ply));
        return 0;
    }

    /** Returns the number of moves after which a record is shown: all of them by default. */
    static int shownPly(Replay replay, Optional<Integer> ply) {
        int shown = ply.orElse(replay.plies());
        if (shown < 0 || shown > replay.plies()) {
            throw new IllegalArgumentException("the record has " + Quantity.of(replay.plies(), "move")
                    + ", so it can be shown after 0 to " + replay.plies()
                    + " of them, not after " + shown);
        }
        return shown;
    }

    private void show(OldGame game, Replay replay, int shown) {
        PrintWriter out = spec.commandLine().getOut();
        TextPosition sight = replay.at(shown);
        Presentation presentation = Presentation.of(game, color.colors());
        // A name may be made of signs that a terminal obeys.
        replay.headers().forEach((name, value) -> out.println(name + ": " + PlainText.of(value)));
        out.printf("%s, after %d of %d moves%n", sight.ruleset(), shown, replay.plies());
        out.print(game.equipment().map(kept -> kept.label() + "\n").orElse(""));
        out.println();
        out.println(presentation.picture(sight));
        if (sight.isOver()) {
            out.println(presentation.result(sight));
        }
        out.println(sight.text());
    }
}
