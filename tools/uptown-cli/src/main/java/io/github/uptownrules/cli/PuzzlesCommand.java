package io.github.uptownrules.cli;

import io.github.uptownrules.base.text.Quantity;
import io.github.uptownrules.cli.files.FileName;
import io.github.uptownrules.cli.files.OutputFile;
import io.github.uptownrules.cli.files.WholeFile;
import io.github.uptownrules.cli.progress.Progress;
import io.github.uptownrules.cli.puzzle.Puzzle;
import io.github.uptownrules.cli.puzzle.PuzzleCheck;
import io.github.uptownrules.cli.puzzle.PuzzleSearch;
import io.github.uptownrules.cli.puzzle.RecordedGames;
import io.github.uptownrules.core.notation.GameRecord;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "puzzles",
        description = {
            "Finds puzzles in games of bots: positions of Uptown, as a player sees them, in which one move is clearly best and "
                    + "'greedy' plays another. Each becomes a file, 1.json and so on; the same seed gives the same files.",
            "With --check, it searches for the best move of each puzzle again, ten times as long."
        })
final class PuzzlesCommand implements Callable<Integer> {
    private static final int MOST = 10_000;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FOLDER", description = "The folder of the puzzles.")
    private Path folder;

    @Option(
            names = "--count",
            paramLabel = "N",
            defaultValue = "100",
            description = "The number of puzzles to create; ${DEFAULT-VALUE} by default.")
    private int count;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "The seed of all randomness, a whole number; ${DEFAULT-VALUE} by default.")
    private long seed;

    @Option(
            names = "--records",
            paramLabel = "FILE",
            description =
                    "Searches the games of this file, in order, instead of games of bots. Whole games of Uptown are used; each gives at "
                            + "most one puzzle.")
    private Optional<Path> records;

    @Option(names = "--check", description = "Checks the existing puzzles.")
    private boolean isCheck;

    @Override
    public Integer call() throws IOException {
        return isCheck ? check() : make();
    }

    private Path file(int number) {
        return folder.resolve(number + ".json");
    }

    private int make() throws IOException {
        if (count < 1 || count > MOST) {
            throw new IllegalArgumentException("the number of puzzles is 1 to " + MOST + ", not " + count);
        }
        OutputFile.makeFolder(folder);
        OutputFile.of(file(1)).checkedToBeFile().checkedToBeWritable();
        PrintWriter out = spec.commandLine().getOut();
        PuzzleSearch search = new PuzzleSearch(count, seed);
        try (Progress progress = new Progress("puzzles", count, 0);
                Stream<GameRecord> games = records.isPresent() ? RecordedGames.of(records.get()) : Stream.empty()) {
            Iterator<GameRecord> recorded = games.iterator();
            for (int number = 1; number <= count; number++) {
                Optional<Puzzle> puzzle = records.isPresent() ? search.nextIn(recorded) : Optional.of(search.next());
                if (puzzle.isEmpty()) {
                    throw new IllegalArgumentException(FileName.shown(records.get()) + " has "
                            + Quantity.of(number - 1, "puzzle") + ", not " + count);
                }
                OutputFile.of(file(number)).checkedToBeFile().write(puzzle.get().json() + "\n");
                out.println(number + " " + puzzle.get());
                out.flush();
                progress.step();
            }
        }
        return 0;
    }

    /** Checks the puzzles, and fails if a puzzle loses its best move. */
    private int check() throws IOException {
        if (!Files.exists(file(1))) {
            throw new IllegalArgumentException("there are no puzzles in " + FileName.shown(folder) + ": no 1.json");
        }
        PrintWriter out = spec.commandLine().getOut();
        int kept = 0;
        int number = 1;
        for (; Files.exists(file(number)); number++) {
            PuzzleCheck check = checked(number);
            kept += check.isKept() ? 1 : 0;
            out.println(number + " " + check.text());
            out.flush();
        }
        out.println(kept + " of " + (number - 1) + " keep their best move");
        out.flush();
        return kept == number - 1 ? 0 : 1;
    }

    private PuzzleCheck checked(int number) throws IOException {
        try {
            return PuzzleCheck.of(WholeFile.read(file(number)), number);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(FileName.shown(file(number)) + ": " + e.getMessage(), e);
        }
    }
}
