package io.github.uptownrules.cli;

import io.github.uptownrules.base.draw.TextColors;
import io.github.uptownrules.base.game.FiledRecord;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.cli.files.OutputFile;
import io.github.uptownrules.cli.show.Presentation;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
        name = "svg",
        description = "Draws a position, or one of a record, as an SVG picture, completely or as one player sees it.")
final class SvgCommand implements Callable<Integer> {
    private static final Path STANDARD_OUTPUT = Path.of("-");

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--position",
            paramLabel = "P",
            description = "The position, in notation: complete, or a view (with '?').")
    private Optional<String> text;

    @Option(
            names = "--record",
            paramLabel = "FILE",
            description = "A record to draw instead of a position; the picture of its end shows how the game ended.")
    private Optional<Path> recordFile;

    @Mixin
    private RecordChoice choice;

    @Option(
            names = "--at",
            paramLabel = "PLY",
            description = "With --record, the number of moves after which it is drawn; all by default.")
    private Optional<Integer> ply;

    @Option(
            names = "--view",
            paramLabel = "SEAT",
            description =
                    "Shows what the player in this seat sees, 1 to 5. By default, a complete position is drawn with all"
                            + " racks, and a view is taken to be a spectator's.")
    private Optional<Integer> seat;

    @Option(
            names = "--targets",
            paramLabel = "TILE",
            description = {
                "Marks the cells where this tile may go, such as b5; the color may be omitted if the seat to move has only one.",
                "In UP TURN it marks tiles, separated by commas; in the street game the sites of a project, such as b12a."
            })
    private Optional<String> target;

    @Mixin
    private EquipmentOption equipment;

    @Option(
            names = {"-o", "--output"},
            required = true,
            paramLabel = "FILE",
            description = "The file of the picture; '-' for standard output.")
    private Path output;

    @Override
    public Integer call() throws IOException {
        if (text.isPresent() == recordFile.isPresent() || ply.isPresent() && text.isPresent()) {
            throw new ParameterException(
                    spec.commandLine(), "expected either --position, or --record with or without --at");
        }
        String picture = recordFile.isPresent()
                ? drawn(choice.of(recordFile.get(), equipment.games()))
                : drawnPosition(text.get());
        if (output.equals(STANDARD_OUTPUT)) {
            spec.commandLine().getOut().print(picture);
            spec.commandLine().getOut().flush();
        } else {
            OutputFile.of(output).write(picture);
        }
        return 0;
    }

    private String drawn(FiledRecord record) {
        Game game = equipment.checked(record.game());
        return picture(game, ReplayCommand.shown(ReplayCommand.seenBy(record.read(game), seat), ply));
    }

    private String drawnPosition(String position) throws IOException {
        Game game = equipment.game(games -> games.ofPosition(position));
        return picture(game, position(game, position));
    }

    private String picture(Game game, PlayedGame shown) {
        return Presentation.of(game, TextColors.NONE).svg(shown, target);
    }

    private PlayedGame position(Game game, String written) {
        if (written.contains("?")) {
            return game.view(seat.map(String::valueOf).orElse(Viewer.SPECTATOR.toString()), written);
        }
        return ReplayCommand.seenBy(game.position(written), seat);
    }
}
