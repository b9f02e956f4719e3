package io.github.uptownrules.cli;

import io.github.uptownrules.arena.Arena;
import io.github.uptownrules.arena.Tournament;
import io.github.uptownrules.cli.chart.ChartFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options of all commands that play many games between bots. */
final class MatchOptions {
    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "1000",
            description =
                    "The least number of games; it is rounded up, so that each deal is played with every seating. "
                            + "${DEFAULT-VALUE} by default.")
    private long games;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "The seed of the games, a whole number; ${DEFAULT-VALUE} by default.")
    private long seed;

    @Option(
            names = "--threads",
            paramLabel = "T",
            description = "The number of games played at a time; the number of processors by default.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--move-time",
            paramLabel = "TIME",
            defaultValue = "60s",
            description =
                    "The time limit of a program for a move, such as 500ms or 2s; ${DEFAULT-VALUE} by default. A program that "
                            + "exceeds it, ends, or answers anything but a legal move loses the game. To start and list its bots, "
                            + "a program has 30 s.")
    private String moveTime;

    @Option(names = "--chart", paramLabel = "FILE", description = "Draws the win shares, as .svg or .png.")
    private Optional<Path> chartFile;

    /** Returns a copy of a tournament with the number of games and the seed. */
    Tournament with(Tournament tournament) {
        return tournament.withGames(games).withSeed(seed);
    }

    Arena arena(Tournament tournament) {
        return Arena.of(tournament).withThreads(threads).withMoveTime(TimeText.parse(moveTime));
    }

    Optional<Path> chartFile() {
        return chartFile;
    }

    /** Returns the file for the chart, which is checked to be writable. */
    Optional<ChartFile> chart() throws IOException {
        return chartFile.isPresent() ? Optional.of(ChartFile.of(chartFile.get())) : Optional.empty();
    }
}
