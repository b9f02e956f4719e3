package io.github.uptownrules.cli;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.draw.TextColors;
import io.github.uptownrules.base.game.FiledRecord;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.GameTree;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.search.MoveReview;
import io.github.uptownrules.base.text.Quantity;
import io.github.uptownrules.cli.chart.ChartFile;
import io.github.uptownrules.cli.files.FileName;
import io.github.uptownrules.cli.files.OutputFile;
import io.github.uptownrules.cli.progress.Progress;
import io.github.uptownrules.cli.review.ChanceChart;
import io.github.uptownrules.cli.review.ReviewText;
import io.github.uptownrules.cli.review.ReviewedGame;
import io.github.uptownrules.cli.show.Presentation;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "analyse",
        description = {
            "Judges the moves of a recorded game. For each move it prints the player's chance to win and how much of it the "
                    + "move lost, with 95 %% intervals; then the chances over the game, and the three worst moves with better "
                    + "alternatives.",
            "Each move is judged by what its player saw, whatever else the record contains. In a redacted record, only the "
                    + "moves of its viewer are judged."
        })
final class AnalyseCommand implements Callable<Integer> {
    private static final int MOST_THREADS = 1_000;
    private static final Path STANDARD_OUTPUT = Path.of("-");

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "The file of the record, complete or redacted.")
    private Path file;

    @Option(
            names = "--as",
            paramLabel = "SEAT",
            description = "Judges only the moves of the player in this seat, 1 to 5.")
    private Optional<Integer> seat;

    @Option(
            names = "--playouts",
            paramLabel = "N",
            defaultValue = "10000",
            description =
                    "The number of games in which each move is tried; ${DEFAULT-VALUE} by default. Four times as many halve the "
                            + "intervals.")
    private int playouts;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "The seed of all randomness, a whole number; ${DEFAULT-VALUE} by default.")
    private long seed;

    @Option(
            names = "--threads",
            paramLabel = "T",
            description = "The number of moves judged at a time; the number of processors by default.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Mixin
    private RecordChoice choice;

    @Mixin
    private EquipmentOption equipment;

    @Option(
            names = "--annotate",
            arity = "0..1",
            fallbackValue = "-",
            paramLabel = "FILE",
            description = {
                "Writes the record with the review, in place of the tables: the share of wins of each judged move, and for each mistake "
                        + "a glyph and the best move as a variation, with its share and the reason. Without a file it prints the "
                        + "record; then it is the last option. For complete records only.",
                "Mistakes surely lose chances: ?! 5 points, ? 10 points, ?? 20 points or more."
            })
    private Optional<Path> annotated;

    @Option(names = "--chart", paramLabel = "FILE", description = "Draws the chances over the game, as .svg or .png.")
    private Optional<Path> chartFile;

    @Override
    public Integer call() throws IOException {
        if (threads < 1 || threads > MOST_THREADS) {
            throw new IllegalArgumentException("the number of threads is 1 to " + MOST_THREADS + ", not " + threads);
        }
        FiledRecord chosen = choice.of(file, equipment.games());
        Game which = equipment.checked(chosen.game());
        PlayedGame game = chosen.read(which);
        ReviewedGame reviewed =
                ReviewedGame.of(game, seat.map(number -> ReplayCommand.seat(game, number)), playouts, seed);
        Optional<ChartFile> chart =
                chartFile.isPresent() ? Optional.of(ChartFile.of(chartFile.get())) : Optional.empty();
        Optional<OutputFile> target = target(game);
        ImmutableList<MoveReview<String>> moves = judge(reviewed);
        if (annotated.isPresent()) {
            write(annotated(which, chosen, moves), target);
        } else {
            print(which, game, reviewed, moves);
        }
        if (chart.isPresent()) {
            chart.get().write(ChanceChart.of(reviewed, moves));
        }
        return 0;
    }

    /** Returns the file for the annotated record, which is checked before the moves are judged; empty for standard output. */
    private Optional<OutputFile> target(PlayedGame game) throws IOException {
        if (annotated.isPresent() && game.viewer().isPresent()) {
            throw new IllegalArgumentException(
                    "a redacted record has no variations and comments, so it cannot be annotated; this one "
                            + "is redacted for " + game.viewer().get().label());
        }
        if (annotated.isEmpty() || annotated.get().equals(STANDARD_OUTPUT)) {
            return Optional.empty();
        }
        if (Files.exists(annotated.get()) && Files.isSameFile(annotated.get(), file)) {
            throw new IllegalArgumentException(
                    FileName.shown(file) + " is the file of the record; write the annotated record to another one");
        }
        return Optional.of(OutputFile.of(annotated.get()).checkedToBeWritable());
    }

    private static String annotated(Game game, FiledRecord record, List<MoveReview<String>> moves) {
        Presentation presentation = Presentation.of(game, TextColors.NONE);
        GameTree tree = game.tree(record.text());
        for (MoveReview<String> move : moves) {
            PlayedGame.Whole before = tree.main().upTo(move.ply() - 1);
            tree = tree.withReview(
                    move,
                    presentation.drawbacks(
                            before.seenBy(before.turn().orElseThrow()),
                            move.played().move(),
                            move.best().move()));
        }
        return tree + "\n";
    }

    private void write(String record, Optional<OutputFile> target) throws IOException {
        if (target.isPresent()) {
            target.get().write(record);
        } else {
            spec.commandLine().getOut().print(record);
            spec.commandLine().getOut().flush();
        }
    }

    private void print(Game which, PlayedGame game, ReviewedGame reviewed, ImmutableList<MoveReview<String>> moves) {
        PrintWriter out = spec.commandLine().getOut();
        out.printf(
                "%s, %s, %s for each, seed %d\n",
                game.ruleset(), Quantity.of(game.plies(), "move"), Quantity.of(playouts, "playout"), seed);
        Presentation presentation = Presentation.of(which, TextColors.NONE);
        if (game.termination().isPresent()) {
            out.println(presentation.ending(reviewed.game()).get(0));
        }
        out.print("\n" + new ReviewText(reviewed, moves).draw());
        out.flush();
    }

    private ImmutableList<MoveReview<String>> judge(ReviewedGame game) {
        try (Progress progress = new Progress("moves", game.judged().size(), 0)) {
            return game.judge(threads, progress::step);
        }
    }
}
