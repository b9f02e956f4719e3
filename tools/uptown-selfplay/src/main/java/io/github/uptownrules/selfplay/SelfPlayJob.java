package io.github.uptownrules.selfplay;

import com.google.common.base.Throwables;
import java.io.IOException;
import java.util.Arrays;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;
import org.apache.spark.storage.StorageLevel;

/**
 * Plays the games of a job and writes the dataset. Each game is played once and cached by its executor while its rows are
 * written. If that machine is lost, its games are played again, with the same result.
 */
final class SelfPlayJob {
    /** The number of games in a file, if there are enough for several tasks on each processor. */
    private static final long GAMES_A_FILE = 2_000;

    private static final int TASKS_A_PROCESSOR = 4;

    private final SparkSession session;
    private final Job job;
    private final MapPartitionsFunction<Long, Row> played;
    private final FlatMapFunction<Row, Row> moves;

    SelfPlayJob(SparkSession session, Job job) {
        this(session, job, new Played(job), new Moves(job));
    }

    SelfPlayJob(
            SparkSession session, Job job, MapPartitionsFunction<Long, Row> played, FlatMapFunction<Row, Row> moves) {
        this.session = session;
        this.job = job;
        this.played = played;
        this.moves = moves;
    }

    /** Returns the default number of partitions of a job. */
    int usualPartitions() {
        long processors = (long) TASKS_A_PROCESSOR * session.sparkContext().defaultParallelism();
        return (int) Math.min(Math.max(processors, job.games() / GAMES_A_FILE), Math.min(job.games(), 100_000));
    }

    /** Returns the games, lazily played, each with its row and the data for the rows of its moves. */
    Dataset<Row> games(int partitions) {
        return session.range(job.from(), job.from() + job.games(), 1, partitions)
                .as(Encoders.LONG())
                .mapPartitions(played, Encoders.row(TableColumns.PLAYED));
    }

    /**
     * Plays the games, and writes the dataset.
     *
     * @param target the folder to create
     * @param partitions the number of parts of the work, which only affects the number of files
     * @throws IOException if the dataset cannot be written; in that case it does not exist
     */
    Summary write(String target, int partitions) throws IOException {
        long start = System.nanoTime();
        try (RunFolder draft = RunFolder.begin(target, session.sparkContext().hadoopConfiguration());
                RunningTasks stragglers = new RunningTasks(session.sparkContext())) {
            stragglers.watch();
            Dataset<Row> games = games(partitions).persist(StorageLevel.MEMORY_AND_DISK());
            try {
                save(games.flatMap(moves, Encoders.row(TableColumns.MOVE)), draft.table(TableColumns.MOVES));
                save(games.select(columns()), draft.table(TableColumns.GAMES));
                Summary summary = Summary.of(job, games, System.nanoTime() - start);
                draft.commit(summary.mark());
                return summary;
            } catch (Exception e) {
                // If a task cannot write, its message does not name the folder.
                if (Throwables.getRootCause(e) instanceof IOException reason) {
                    throw new IOException(
                            "the games cannot be written to " + target + ": " + JobFailure.reason(reason));
                }
                throw e;
            } finally {
                games.unpersist();
            }
        }
    }

    private static Column[] columns() {
        return Arrays.stream(TableColumns.GAME.fieldNames()).map(functions::col).toArray(Column[]::new);
    }

    /** Writes a table without Spark's own marks, which would come too early. */
    private static void save(Dataset<Row> rows, String folder) {
        rows.write()
                .option("mapreduce.fileoutputcommitter.marksuccessfuljobs", "false")
                .option("compression", "zstd")
                // The texts of views are so similar that a higher level would take longer but save little.
                .option("parquet.compression.codec.zstd.level", "1")
                // All values differ, so a dictionary would be useless.
                .option("parquet.enable.dictionary#view", "false")
                .option("parquet.enable.dictionary#record", "false")
                .parquet(folder);
    }
}
