package io.github.uptownrules.app;

import io.github.uptownrules.app.demo.Commentary;
import io.github.uptownrules.app.files.PlainText;
import io.github.uptownrules.app.files.WholeFile;
import io.github.uptownrules.app.picture.BoardPicture;
import io.github.uptownrules.app.picture.TablePicture;
import io.github.uptownrules.core.game.Position;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.notation.RedactedRecord;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.variants.Rulesets;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.IntFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
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
    /** What both kinds of record have. */
    private record Replay(int plies, IntFunction<Position> at, Map<String, String> headers) {}

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "The record, whole or redacted.")
    private Path file;

    @Option(names = "--at", paramLabel = "PLY", description = "After how many moves; at the end if left out.")
    private Optional<Integer> ply;

    @Option(names = "--as", paramLabel = "SEAT", description = "As the player on this seat saw it, 1 to 5.")
    private Optional<Integer> seat;

    @Mixin
    private ColorOption color;

    @Override
    public Integer call() throws IOException {
        Replay replay = read(WholeFile.read(file));
        int shown = ply.orElse(replay.plies());
        if (shown < 0 || shown > replay.plies()) {
            throw new IllegalArgumentException("the record has " + replay.plies()
                    + " moves, so it can be shown after 0 to " + replay.plies() + " of them, not after " + shown);
        }
        show(replay, shown);
        return 0;
    }

    private Replay read(String text) {
        Notation notation = Notation.of(Rulesets.all());
        if (text.lines().takeWhile(line -> !line.isEmpty()).anyMatch(line -> line.startsWith("[View "))) {
            if (seat.isPresent()) {
                throw new IllegalArgumentException(
                        "the record is redacted, and can only be shown as its viewer saw it");
            }
            return replay(notation.readRedactedRecord(text));
        }
        GameRecord record = notation.readRecord(text);
        // Whatever a seat is shown comes from what is left of the record when it is redacted for that seat.
        return seat.map(number -> replay(record.redactedFor(Seat.of(number))))
                .orElseGet(() -> new Replay(record.moves().size(), record::at, record.headers()));
    }

    private static Replay replay(RedactedRecord record) {
        return new Replay(record.moves().size(), record::at, record.headers());
    }

    private void show(Replay replay, int shown) {
        PrintWriter out = spec.commandLine().getOut();
        Ansi ansi = color.ansi();
        Position position = replay.at().apply(shown);
        // A name may be made of signs that a terminal obeys.
        replay.headers().forEach((name, value) -> out.println(name + ": " + PlainText.of(value)));
        out.printf("%s, after %d of %d moves%n%n", position.ruleset(), shown, replay.plies());
        out.println(new TablePicture(ansi).draw(position));
        if (position.isOver()) {
            out.println(new Commentary(new BoardPicture(ansi)).result(position));
        }
        out.println(position);
    }
}
