package io.github.uptownrules.cli;

import io.github.uptownrules.base.draw.TextColors;
import io.github.uptownrules.cli.files.StandardInput;
import io.github.uptownrules.cli.files.WholeFile;
import io.github.uptownrules.cli.play.Console;
import io.github.uptownrules.cli.play.GameLoop;
import io.github.uptownrules.cli.play.PipedConsole;
import io.github.uptownrules.cli.play.TerminalConsole;
import io.github.uptownrules.cli.play.TerminalGame;
import io.github.uptownrules.cli.play.TerminalTable;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
        name = "play",
        description = {
            "Plays a game at the terminal, against bots or with several people taking turns.",
            "Input may also come from a file or a program. The end of input ends the game with exit code 0."
        })
final class PlayCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private RulesetOption ruleset;

    @Option(
            names = "--seats",
            paramLabel = "NAMES",
            description = "The player of each seat, 'human' or the name of a bot, separated by commas;"
                    + " one human and simple bots by default; with --resume, those of the file.")
    private Optional<String> seats;

    @Mixin
    private StarterOption first;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "A whole number; the same one gives the same deal and bots. Random by default.")
    private Optional<Long> seed;

    @Option(names = "--resume", paramLabel = "FILE", description = "Resumes a saved game.")
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
        // Report all errors before touching the terminal.
        TerminalGame sitting = saved.isPresent() ? resumed(saved.get()) : dealt();
        Optional<Console> terminal = TerminalConsole.open();
        try (Console console = terminal.orElseGet(this::piped)) {
            GameLoop.run(TerminalTable.of(sitting, terminal.isPresent() ? color.colors() : TextColors.NONE), console);
        }
        return 0;
    }

    private TerminalGame resumed(Path file) throws IOException {
        // The file may be a pipe, which can only be read once.
        String record = WholeFile.read(file);
        return TerminalGame.resume(ruleset.game(games -> games.ofRecord(record)), record, seats);
    }

    private TerminalGame dealt() throws IOException {
        return TerminalGame.start(
                ruleset.game(),
                ruleset.id(),
                seats,
                first.first(ruleset),
                seed.orElseGet(() -> new SecureRandom().nextLong()));
    }

    private Console piped() {
        return new PipedConsole(
                new InputStreamReader(StandardInput.open(), Charset.defaultCharset()),
                spec.commandLine().getOut());
    }
}
