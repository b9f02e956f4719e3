package io.github.uptownrules.selfplay;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.sql.SparkSession;

/** Sessions for tests, one at a time, and helpers for datasets. */
final class Sparks {
    private Sparks() {}

    /** Returns a session on two threads that tries each task a number of times. */
    static SparkSession local(int tries) {
        return session("local[2," + tries + "]").getOrCreate();
    }

    static SparkSession.Builder session(String master) {
        return SparkSession.builder()
                .master(master)
                .config("spark.driver.host", "localhost")
                .config("spark.driver.bindAddress", "127.0.0.1")
                .config("spark.ui.enabled", "false")
                .config("spark.sql.shuffle.partitions", "2");
    }

    static List<String> names(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
