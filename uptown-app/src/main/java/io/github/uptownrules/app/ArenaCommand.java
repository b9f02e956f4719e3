package io.github.uptownrules.app;

import com.google.common.collect.Iterables;
import io.github.uptownrules.app.arena.Archive;
import io.github.uptownrules.app.arena.Arena;
import io.github.uptownrules.app.arena.Interruption;
import io.github.uptownrules.app.arena.Progress;
import io.github.uptownrules.app.arena.ResultTable;
import io.github.uptownrules.app.arena.Tournament;
import io.github.uptownrules.app.arena.WinShareChart;
import io.github.uptownrules.app.files.Target;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Lets bots play against each other. */
@Command(
        name = "arena",
        description = {
            "Lets bots play against each other, and tells how good they are.",
            "Every deal is played with every seating of the bots. The same seed gives the same games, whatever the number of "
                    + "threads, but for bots that are given time (mcts:100ms) instead of a number of playouts (mcts:2000)."
        },
        mixinStandardHelpOptions = true,
        sortOptions = false)
final class ArenaCommand implements Callable<Integer> {
    /** What a shell expects of a program that Ctrl-C ended. */
    private static final int STOPPED = 130;

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--bots",
            required = true,
            split = ",",
            paramLabel = "BOT",
            description = "One for each seat of the ruleset, such as greedy,random,random,random.")
    private List<String> bots;

    @Mixin
    private RulesetOption ruleset;

    @Mixin
    private StarterOption first;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "1000",
            description = "How many games, at least: a deal is begun only to be played with every seating. "
                    + "${DEFAULT-VALUE} if left out.")
    private long games;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "A whole number that the games follow from; ${DEFAULT-VALUE} if left out.")
    private long seed;

    @Option(
            names = "--threads",
            paramLabel = "T",
            description = "How many games are played at a time; as many as there are processors if left out.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--csv",
            paramLabel = "FILE",
            description =
                    "Writes the result of each game. If the file has results of this tournament already, their games "
                            + "are not played again.")
    private Optional<Path> csv;

    @Option(names = "--chart", paramLabel = "FILE", description = "Draws the win shares, as .svg or .png.")
    private Optional<Path> chartFile;

    @Option(names = "--records", paramLabel = "DIR", description = "Writes the record of each game that is played.")
    private Optional<Path> folder;

    @Override
    public Integer call() throws IOException {
        Tournament tournament = new Tournament(ruleset.game(), ruleset.id(), bots, first.first(), games, seed);
        Arena arena = new Arena(tournament, threads);
        checkFiles();
        Optional<WinShareChart> chart =
                chartFile.isPresent() ? Optional.of(WinShareChart.in(chartFile.get())) : Optional.empty();
        // While the archive is opened, Ctrl-C just ends the program.
        try (Archive archive = Archive.open(tournament, csv, folder)) {
            return run(arena, tournament, archive, chart);
        }
    }

    /** A game takes long, so it is not played for a file that cannot be written. */
    private void checkFiles() throws IOException {
        List<Target> targets = new ArrayList<>();
        for (Path file :
                Iterables.concat(csv.stream().toList(), chartFile.stream().toList())) {
            targets.add(Target.of(file).checkedToBeFile().checkedToBeApart(targets));
        }
    }

    private int run(Arena arena, Tournament tournament, Archive archive, Optional<WinShareChart> chart)
            throws IOException {
        try (Interruption interruption = new Interruption()) {
            play(arena, tournament, archive, interruption);
            spec.commandLine().getOut().print(new ResultTable(archive.results()).draw());
            spec.commandLine().getOut().flush();
            if (chart.isPresent() && !archive.results().isEmpty()) {
                chart.get().write(archive.results());
            }
            return archive.size() < tournament.gameCount() ? STOPPED : 0;
        }
    }

    private void play(Arena arena, Tournament tournament, Archive archive, Interruption interruption)
            throws IOException {
        try (Progress progress = new Progress(tournament, archive.size())) {
            arena.play(archive.size(), interruption.signal(), game -> {
                archive.add(game);
                progress.step();
            });
        }
        if (archive.size() < tournament.gameCount()) {
            spec.commandLine()
                    .getErr()
                    .printf("Stopped after %d of %d games.%n", archive.size(), tournament.gameCount());
        }
    }
}
