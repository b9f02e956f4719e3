package io.github.uptownrules.selfplay;

import static org.apache.spark.sql.functions.avg;
import static org.apache.spark.sql.functions.count;
import static org.apache.spark.sql.functions.expr;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.stddev_samp;

import com.google.common.collect.ImmutableMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;

/** Statistics of many games of one ruleset, with the same bot in all seats. Each game contributes one value to each figure. */
final class Figures {
    /** The win share of seat 1, which begins. */
    static final String FIRST = "first";

    /** The number of times that a seat with tiles to play is skipped. */
    static final String SKIPS = "skips";

    static final String SKIPPED = "skipped";

    static final String CAPTURES = "captures";

    /** The win share of the seat with the most captures. */
    static final String MOST = "most";

    static final String JOINT = "joint";

    private static final String SHARE_OF_THE_MOST =
            "aggregate(arrays_zip(captures, win_shares), 0D, (sum, seat) -> sum + if(seat.captures = array_max(captures),"
                    + " seat.win_shares, 0D)) / size(filter(captures, number -> number = array_max(captures)))";

    private static final ImmutableMap<String, String> VALUES = ImmutableMap.<String, String>builder()
            .put(FIRST, "element_at(win_shares, 1)")
            .put(SKIPS, "aggregate(skips, 0, (sum, number) -> sum + number)")
            .put(SKIPPED, "if(array_max(skips) > 0, 1, 0)")
            .put(CAPTURES, "aggregate(captures, 0, (sum, number) -> sum + number)")
            .put(MOST, SHARE_OF_THE_MOST)
            .put(JOINT, "if(size(filter(ranks, rank -> rank = 1)) > 1, 1, 0)")
            .buildOrThrow();

    private final ImmutableMap<String, MeanWithInterval> estimates;
    private final long games;

    private Figures(ImmutableMap<String, MeanWithInterval> estimates, long games) {
        this.estimates = estimates;
        this.games = games;
    }

    /** Computes the figures of games. If all bots are the same, each game has a different deal. */
    static Figures of(Dataset<Row> games) {
        List<Column> sums = new ArrayList<>();
        VALUES.forEach((name, value) -> {
            sums.add(avg(expr(value)).as(name));
            sums.add(stddev_samp(expr(value)).as(name + "_deviation"));
        });
        Row row = games.agg(count(lit(1)).as("games"), sums.toArray(new Column[0]))
                .first();
        long count = row.getAs("games");
        ImmutableMap.Builder<String, MeanWithInterval> estimates = ImmutableMap.builder();
        for (Map.Entry<String, String> value : VALUES.entrySet()) {
            // A single game has no deviation.
            double deviation = count < 2 ? 0 : row.<Double>getAs(value.getKey() + "_deviation");
            estimates.put(value.getKey(), MeanWithInterval.of(row.<Double>getAs(value.getKey()), deviation, count));
        }
        return new Figures(estimates.buildOrThrow(), count);
    }

    long games() {
        return games;
    }

    MeanWithInterval get(String name) {
        return estimates.get(name);
    }

    MeanWithInterval percent(String name) {
        return get(name).times(100);
    }
}
