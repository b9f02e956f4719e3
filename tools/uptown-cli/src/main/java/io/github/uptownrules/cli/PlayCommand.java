package io.github.uptownrules.cli;

import io.github.uptownrules.arena.game.Game;
import io.github.uptownrules.arena.uptown.UptownGame;
import io.github.uptownrules.cli.files.StandardInput;
import io.github.uptownrules.cli.files.WholeFile;
import io.github.uptownrules.cli.play.Console;
import io.github.uptownrules.cli.play.PipedConsole;
import io.github.uptownrules.cli.play.Play;
import io.github.uptownrules.cli.play.Shown;
import io.github.uptownrules.cli.play.Sitting;
import io.github.uptownrules.cli.play.TerminalConsole;
import io.github.uptownrules.cli.play.TextTable;
import io.github.uptownrules.cli.uptown.table.Match;
import io.github.uptownrules.cli.uptown.table.SavedMatch;
import io.github.uptownrules.cli.uptown.table.Screen;
import io.github.uptownrules.cli.uptown.table.Seating;
import io.github.uptownrules.cli.uptown.table.Table;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.draw.TextColors;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Plays a game at the terminal. */
@Command(
        name = "play",
        description = {
            "Plays a game at the terminal, against bots or with several people taking turns.",
            "Lines may also come from a file or a program: the end of input ends the game with exit code 0."
        },
        mixinStandardHelpOptions = true,
        sortOptions = false)
final class PlayCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private RulesetOption ruleset;

    @Option(
            names = "--seats",
            paramLabel = "NAMES",
            description = "Who plays, seat by seat: 'human' or the name of a bot, with commas between them;"
                    + " one human, and else simple bots, if left out; with --resume, those of the file.")
    private Optional<String> seats;

    @Mixin
    private StarterOption first;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "A whole number; the same one gives the same deal and bots. Random if left out.")
    private Optional<Long> seed;

    @Option(names = "--resume", paramLabel = "FILE", description = "Goes on with a game that was saved.")
    private Optional<Path> saved;

    @Mixin
    private ColorOption color;

    @Override
    public Integer call() throws IOException {
        if (saved.isPresent() && (ruleset.isGiven() || seed.isPresent() || first.isGiven())) {
            throw new ParameterException(
                    spec.commandLine(),
                    "a saved game has its own ruleset, seed and starter, so --resume excludes those options");
        }
        // Whatever is wrong is told before the terminal is touched.
        Function<TextColors, Shown> table = table();
        Optional<Console> terminal = TerminalConsole.open();
        try (Console console = terminal.orElseGet(this::piped)) {
            Play.run(table.apply(terminal.isPresent() ? color.colors() : TextColors.NONE), console);
        }
        return 0;
    }

    private Function<TextColors, Shown> table() throws IOException {
        if (saved.isPresent()) {
            // It may be a pipe, which is read but once.
            String record = WholeFile.read(saved.get());
            Game game = ruleset.game(games -> games.ofRecord(record));
            return game instanceof UptownGame
                    ? uptown(seats.map(names -> SavedMatch.of(record, names)).orElseGet(() -> SavedMatch.of(record)))
                    : other(Sitting.resume(game, record, seats));
        }
        Game game = ruleset.game();
        long dealSeed = seed.orElseGet(() -> new SecureRandom().nextLong());
        if (game instanceof UptownGame) {
            Ruleset rules = ruleset.uptown();
            Seating seating = seats.map(names -> Seating.parse(rules, names)).orElseGet(() -> Seating.standard(rules));
            return uptown(Match.start(rules, seating, first.first(), dealSeed));
        }
        return other(Sitting.start(game, ruleset.id(), seats, first.first(), dealSeed));
    }

    /** Uptown has a table of its own, which knows tiles and cells; the others are shown by their texts. */
    private static Function<TextColors, Shown> uptown(Match match) {
        return colors -> Table.of(match, new Screen(colors));
    }

    private static Function<TextColors, Shown> other(Sitting sitting) {
        return colors -> TextTable.of(sitting, colors);
    }

    private Console piped() {
        return new PipedConsole(
                new InputStreamReader(StandardInput.open(), Charset.defaultCharset()),
                spec.commandLine().getOut());
    }
}
