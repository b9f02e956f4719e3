package io.github.uptownrules.cli;

import io.github.uptownrules.arena.Arena;
import io.github.uptownrules.arena.Fairness;
import io.github.uptownrules.arena.Tournament;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.cli.arena.Archive;
import io.github.uptownrules.cli.arena.Interruption;
import io.github.uptownrules.cli.arena.TournamentRun;
import io.github.uptownrules.cli.arena.WinShareChart;
import io.github.uptownrules.cli.chart.ChartFile;
import java.io.IOException;
import java.util.Collections;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
        name = "fairness",
        description = {
            "Plays games between equal bots and prints whether the ruleset is fair to all seats.",
            "The table has each seat's share of the wins, the means of its results, the length of the games, the share with one "
                    + "winner, and skipped turns. Intervals are 95 %% intervals. The same seed gives the same table."
        })
final class FairnessCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private RulesetOption ruleset;

    @Option(
            names = "--bot",
            paramLabel = "BOT",
            description = "The bot in every seat; the default is greedy, or sensible in UP TURN.")
    private Optional<String> bot;

    @Mixin
    private StarterOption first;

    @Mixin
    private MatchOptions match;

    @Override
    public Integer call() throws IOException {
        Game game = ruleset.game();
        Tournament tournament = match.with(Tournament.of(
                        game,
                        ruleset.id(),
                        Collections.nCopies(game.seats(ruleset.id()), bot.orElseGet(game::defaultBot))))
                .withFirst(first.first(ruleset));
        Arena arena = match.arena(tournament);
        Fairness fairness = Fairness.of(tournament);
        Optional<ChartFile> chart = match.chart();
        try (Archive archive = Archive.open(tournament, Optional.empty(), Optional.empty());
                Interruption interruption = new Interruption()) {
            boolean isOver = new TournamentRun(
                            arena,
                            tournament,
                            archive,
                            Optional.empty(),
                            spec.commandLine().getErr())
                    .play(interruption.signal(), fairness::add);
            spec.commandLine().getOut().print(fairness);
            spec.commandLine().getOut().flush();
            if (chart.isPresent() && !fairness.results().isEmpty()) {
                chart.get().write(WinShareChart.of(fairness.results()));
            }
            return isOver ? 0 : Interruption.EXIT_CODE;
        }
    }
}
