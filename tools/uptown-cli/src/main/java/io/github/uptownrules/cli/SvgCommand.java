package io.github.uptownrules.cli;

import io.github.uptownrules.cli.files.OutputFile;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Position;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.core.value.Viewer;
import io.github.uptownrules.draw.SvgPicture;
import io.github.uptownrules.variants.Rulesets;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
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
            description = "Marks where this tile may go, such as b5; the color may be left out if only one is to move.")
    private Optional<String> tile;

    @Option(
            names = {"-o", "--output"},
            required = true,
            paramLabel = "FILE",
            description = "Where the picture goes; '-' for standard output.")
    private String output;

    @Override
    public Integer call() throws IOException {
        Position position = position();
        SvgPicture plain = SvgPicture.of(position);
        String picture = tile.map(name -> plain.withTile(tile(position, name)))
                .orElse(plain)
                .svg();
        if (output.equals("-")) {
            spec.commandLine().getOut().print(picture);
            spec.commandLine().getOut().flush();
        } else {
            OutputFile.of(Path.of(output)).write(picture);
        }
        return 0;
    }

    private Position position() {
        Notation notation = Notation.of(Rulesets.all());
        if (text.contains("?")) {
            return notation.readView(text, seat.<Viewer>map(Seat::of).orElse(Viewer.SPECTATOR));
        }
        GameState game = notation.readPosition(text);
        return seat.map(Seat::of).<Position>map(game::viewFor).orElse(game);
    }

    /** Reads a tile; as in a move, the color may be left out where the seat to move owns but one. */
    private static Tile tile(Position position, String name) {
        String colors = position.turn().stream()
                .flatMap(mover -> position.colors(mover).stream())
                .map(Color::toString)
                .reduce("", String::concat);
        String whole = name.length() == 1 && colors.length() == 1 ? colors + name : name;
        return Tile.parse(whole);
    }
}
