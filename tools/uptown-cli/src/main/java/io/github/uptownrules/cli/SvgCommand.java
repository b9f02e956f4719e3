package io.github.uptownrules.cli;

import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.TextPosition;
import io.github.uptownrules.base.game.TextState;
import io.github.uptownrules.cli.files.OutputFile;
import io.github.uptownrules.cli.show.Presentation;
import io.github.uptownrules.draw.TextColors;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Draws a position. */
@Command(
        name = "svg",
        description = "Draws a position as an SVG picture, whole or as one player sees it.",
        mixinStandardHelpOptions = true,
        sortOptions = false)
final class SvgCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Option(
            names = "--position",
            required = true,
            paramLabel = "P",
            description = "The position, in notation: whole, or a view (with '?').")
    private String text;

    @Option(
            names = "--view",
            paramLabel = "SEAT",
            description =
                    "Shows what the player on this seat sees, 1 to 5. By default a whole position is shown with all"
                            + " racks, and a view is taken to be a spectator's.")
    private Optional<Integer> seat;

    @Option(
            names = "--targets",
            paramLabel = "TILE",
            description = {
                "Marks where this tile may go, such as b5; the color may be left out if only one is to move.",
                "In UP TURN it marks tiles, joined by commas; in the street game the sites of a project, such as b12a."
            })
    private Optional<String> target;

    @Mixin
    private EquipmentOption equipment;

    @Option(
            names = {"-o", "--output"},
            required = true,
            paramLabel = "FILE",
            description = "Where the picture goes; '-' for standard output.")
    private String output;

    @Override
    public Integer call() throws IOException {
        Game game = equipment.game(games -> games.ofPosition(text));
        String picture = Presentation.of(game, TextColors.NONE).svg(position(game), target);
        if (output.equals("-")) {
            spec.commandLine().getOut().print(picture);
            spec.commandLine().getOut().flush();
        } else {
            OutputFile.of(Path.of(output)).write(picture);
        }
        return 0;
    }

    private TextPosition position(Game game) {
        if (text.contains("?")) {
            return game.view(seat.map(String::valueOf).orElse(TextPosition.SPECTATOR), text);
        }
        TextState state = game.position(text);
        return seat.map(String::valueOf).<TextPosition>map(state::viewFor).orElse(state);
    }
}
