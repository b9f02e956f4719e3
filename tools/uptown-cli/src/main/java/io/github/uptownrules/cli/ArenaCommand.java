package io.github.uptownrules.cli;

import com.google.common.collect.Iterables;
import io.github.uptownrules.arena.Arena;
import io.github.uptownrules.arena.Sprt;
import io.github.uptownrules.arena.SprtHypotheses;
import io.github.uptownrules.arena.Tournament;
import io.github.uptownrules.arena.program.Quotes;
import io.github.uptownrules.cli.arena.Archive;
import io.github.uptownrules.cli.arena.Interruption;
import io.github.uptownrules.cli.arena.TournamentRun;
import io.github.uptownrules.cli.arena.WinShareChart;
import io.github.uptownrules.cli.chart.ChartFile;
import io.github.uptownrules.cli.files.OutputFile;
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

@Command(
        name = "arena",
        description = {
            "Plays a tournament of bots and prints how strong they are.",
            "Every deal is played with every seating of the bots. The same seed gives the same games, whatever the number of "
                    + "threads. Exceptions are bots with a time limit (mcts:100ms) instead of a number of playouts (mcts:2000), "
                    + "and programs that ignore their seed."
        })
final class ArenaCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Option(
            names = "--bots",
            required = true,
            paramLabel = "BOT",
            description = {
                "The bot of each seat of the ruleset, separated by commas, such as greedy,random,random,random.",
                "'protocol:COMMAND' is any program that speaks the line protocol (docs/notation.md), including an older uptown: "
                        + "\"mcts:100ms,protocol[mcts:100ms]:java -jar old.jar protocol\". The bot in brackets plays, or the last "
                        + "one that the program lists. Words of COMMAND with spaces or commas are quoted with ' or \"; no shell "
                        + "reads it. The program only gets the view of its seat."
            })
    private List<String> bots;

    @Mixin
    private RulesetOption ruleset;

    @Mixin
    private StarterOption first;

    @Mixin
    private MatchOptions match;

    @Option(
            names = "--sprt",
            paramLabel = "ELO0,ELO1",
            description =
                    "Stops as soon as a sequential test (alpha = beta = 0.05) shows whether the bot named first is rated at most "
                            + "ELO0 above the other (H0), or at least ELO1 (H1); for two different bots. --games is the maximum.")
    private Optional<String> sprtText;

    @Option(
            names = "--csv",
            paramLabel = "FILE",
            description =
                    "Writes the result of each game. Games of this tournament whose results are already in the file "
                            + "are not played again.")
    private Optional<Path> csv;

    @Option(
            names = "--records",
            paramLabel = "FILE",
            description =
                    "Appends the record of each game that is played; if it is a folder, writes a file for each. 'uptown records' "
                            + "lists them.")
    private Optional<Path> records;

    @Override
    public Integer call() throws IOException {
        Tournament tournament = match.with(
                        Tournament.of(ruleset.game(), ruleset.id(), Quotes.names(String.join(",", bots))))
                .withFirst(first.first(ruleset));
        Arena arena = match.arena(tournament);
        Optional<Sprt> sprt = sprtText.map(text -> Sprt.of(tournament, SprtHypotheses.parse(text)));
        checkFiles();
        Optional<ChartFile> chart = match.chart();
        // While the archive is opened, Ctrl-C ends the program at once.
        try (Archive archive = Archive.open(tournament, csv, records);
                Interruption interruption = new Interruption()) {
            archive.results().games().forEach(game -> sprt.ifPresent(test -> test.add(game)));
            TournamentRun run = new TournamentRun(
                    arena, tournament, archive, sprt, spec.commandLine().getErr());
            boolean isOver = run.play(interruption.signal());
            spec.commandLine().getOut().print(archive.results());
            sprt.ifPresent(test -> spec.commandLine().getOut().print("\n" + test.summary()));
            spec.commandLine().getOut().flush();
            if (chart.isPresent() && !archive.results().isEmpty()) {
                chart.get().write(WinShareChart.of(archive.results()));
            }
            return isOver ? 0 : Interruption.EXIT_CODE;
        }
    }

    /** Checks the files first, because games take a long time. */
    private void checkFiles() throws IOException {
        List<OutputFile> targets = new ArrayList<>();
        for (Path file : Iterables.concat(
                csv.stream().toList(), match.chartFile().stream().toList())) {
            targets.add(OutputFile.of(file).checkedToBeFile().checkedToBeApart(targets));
        }
    }
}
