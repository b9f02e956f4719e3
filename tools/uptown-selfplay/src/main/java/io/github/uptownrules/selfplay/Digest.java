package io.github.uptownrules.selfplay;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.sha2;
import static org.apache.spark.sql.functions.struct;
import static org.apache.spark.sql.functions.to_json;

import com.google.common.collect.ImmutableList;
import com.google.common.hash.Hasher;
import com.google.common.hash.Hashing;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/** A hash of a dataset, equal for datasets with the same rows in any files. */
final class Digest {
    private Digest() {}

    /**
     * Returns the digest of a dataset: SHA-256 over the hashes of all its rows, first of the games, then of the moves, in
     * order.
     *
     * @throws IOException if there is no complete dataset
     */
    static String of(SparkSession session, String folder) throws IOException {
        RunFolder.checkWhole(folder, session.sparkContext().hadoopConfiguration());
        Hasher hasher = Hashing.sha256().newHasher();
        add(hasher, session.read().parquet(folder + "/" + TableColumns.GAMES), ImmutableList.of("game"));
        add(hasher, session.read().parquet(folder + "/" + TableColumns.MOVES), ImmutableList.of("game", "ply"));
        return hasher.hash().toString();
    }

    private static void add(Hasher hasher, Dataset<Row> table, ImmutableList<String> key) {
        Column[] order = key.stream().map(name -> col(name)).toArray(Column[]::new);
        Column[] all = Arrays.stream(table.columns()).map(name -> col(name)).toArray(Column[]::new);
        // Each game and ply has one row. A duplicate row changes the digest.
        table.withColumn("digest", sha2(to_json(struct(all)), 256))
                .orderBy(order)
                .select("digest")
                .as(Encoders.STRING())
                .toLocalIterator()
                .forEachRemaining(row -> hasher.putString(row, StandardCharsets.US_ASCII));
    }
}
