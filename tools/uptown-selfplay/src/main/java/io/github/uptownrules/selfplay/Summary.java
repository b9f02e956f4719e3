package io.github.uptownrules.selfplay;

import static org.apache.spark.sql.functions.arrays_zip;
import static org.apache.spark.sql.functions.avg;
import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.count;
import static org.apache.spark.sql.functions.explode;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.sum;

import com.google.common.collect.ImmutableMap;
import java.util.Locale;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;

/**
 * A summary of a dataset.
 *
 * @param job the specification of the dataset
 * @param games the number of games
 * @param moves the number of moves
 * @param winShares each bot's mean share of a victory, per game and seat
 * @param nanos the time taken
 */
record Summary(Job job, long games, long moves, ImmutableMap<String, Double> winShares, long nanos) {
    static Summary of(Job job, Dataset<Row> games, long nanos) {
        Row sums = games.agg(count(lit(1)), sum("plies")).first();
        ImmutableMap.Builder<String, Double> winShares = ImmutableMap.builder();
        games.select(explode(arrays_zip(col("bots"), col("win_shares"))).as("seat"))
                .groupBy("seat.bots")
                .agg(avg("seat.win_shares"))
                .orderBy("bots")
                .collectAsList()
                .forEach(row -> winShares.put(row.getString(0), row.getDouble(1)));
        return new Summary(job, sums.getLong(0), sums.getLong(1), winShares.buildOrThrow(), nanos);
    }

    /** Returns the content of the mark: all parameters that reproduce the dataset, one per line. */
    String mark() {
        return "ruleset=" + job.ruleset() + "\nbots=" + String.join(",", job.bots()) + "\nseed=" + job.seed()
                + "\nfrom=" + job.from() + "\nplayouts=" + job.playouts() + "\nencoding=" + job.isEncoded()
                + "\ngames=" + games + "\nmoves=" + moves
                + "\n";
    }

    String text() {
        StringBuilder text = new StringBuilder(String.format(
                Locale.ROOT, "%s, seed %d: %,d games, %,d moves%n", job.ruleset(), job.seed(), games, moves));
        winShares.forEach(
                (bot, share) -> text.append(String.format(Locale.ROOT, "%s wins %.1f %% a seat%n", bot, 100 * share)));
        double seconds = nanos / 1e9;
        return text.append(String.format(
                        Locale.ROOT,
                        "%.1f s, %,.0f games and %,.0f moves a second%n",
                        seconds,
                        games / seconds,
                        moves / seconds))
                .toString();
    }
}
