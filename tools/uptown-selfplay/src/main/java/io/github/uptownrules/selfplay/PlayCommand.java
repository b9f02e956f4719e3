package io.github.uptownrules.selfplay;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.apache.spark.sql.SparkSession;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
        name = "play",
        description = {
            "Plays games and writes them as Parquet: a row for each game and one for each move.",
            "The same options give the same rows on any number of machines. Game N equals the game that 'uptown arena' plays "
                    + "as its Nth, counted from 0, with the same ruleset, bots and seed."
        },
        mixinStandardHelpOptions = true,
        sortOptions = false)
final class PlayCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Option(
            names = "--bots",
            required = true,
            split = ",",
            paramLabel = "BOT",
            description =
                    "The bot of each seat of the ruleset, separated by commas, such as greedy,greedy,random,random. "
                            + "Budgets are playouts (expert:200), because time limits are not reproducible.")
    private List<String> bots;

    @Option(names = "--out", required = true, paramLabel = "DIR", description = "The folder to create.")
    private String target;

    @Option(
            names = "--ruleset",
            paramLabel = "ID",
            defaultValue = "standard-4",
            description =
                    "A published ruleset, optionally with -rack-6 after it, or with -by-color after a bloqueurs one; or a "
                            + "line of house rules, such as standard-4+rack=6; ${DEFAULT-VALUE} by default.")
    private String ruleset;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "1000",
            description = "The number of games; ${DEFAULT-VALUE} by default.")
    private long games;

    @Option(
            names = "--from",
            paramLabel = "N",
            defaultValue = "0",
            description = "The number of the first game, to add to a dataset; ${DEFAULT-VALUE} by default.")
    private long from;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "The seed of the games, a whole number; ${DEFAULT-VALUE} by default.")
    private long seed;

    @Option(
            names = "--estimates",
            paramLabel = "PLAYOUTS",
            defaultValue = "0",
            description =
                    "Fills the columns value and policy: each position is analysed from the view of the seat to move, "
                            + "with this number of playouts. They are empty by default.")
    private int playouts;

    @Option(
            names = "--encoding",
            description =
                    "Fills the columns action and encoding: the view as numbers, and the move as a number. They are empty "
                            + "by default.")
    private boolean isEncoded;

    @Option(
            names = "--partitions",
            paramLabel = "P",
            description = "The number of parts of the work, and of files for each table: 1 to the number of games.")
    private Optional<Integer> partitions;

    @Override
    public Integer call() throws IOException {
        Job job = job();
        try (SparkSession session = Sessions.start()) {
            SelfPlayJob selfPlay = new SelfPlayJob(session, job);
            Summary summary = selfPlay.write(target, partitions.orElseGet(selfPlay::usualPartitions));
            spec.commandLine().getOut().print(summary.text());
            spec.commandLine().getOut().flush();
            return 0;
        }
    }

    private Job job() {
        try {
            Job job = new Job(ruleset, bots, seed, from, games, playouts, isEncoded);
            if (partitions.isPresent() && (partitions.get() < 1 || partitions.get() > games)) {
                throw new IllegalArgumentException(
                        "the number of partitions is 1 to that of the games, " + games + ", not " + partitions.get());
            }
            return job;
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }
}
