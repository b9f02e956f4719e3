package io.github.uptownrules.selfplay;

import org.apache.spark.SparkConf;
import org.apache.spark.sql.SparkSession;

/** Spark sessions: on this machine, unless {@code spark-submit} selects another master. */
final class Sessions {
    private Sessions() {}

    static SparkSession start() {
        SparkConf settings = new SparkConf().setAppName("uptown-selfplay");
        if (!settings.contains("spark.master")) {
            settings.setMaster("local[*]")
                    .setIfMissing("spark.driver.host", "localhost")
                    .setIfMissing("spark.driver.bindAddress", "127.0.0.1")
                    .setIfMissing("spark.ui.enabled", "false");
        }
        // Cached games are texts and lists that hardly compress.
        settings.setIfMissing("spark.sql.inMemoryColumnarStorage.compressed", "false");
        // Only a terminal shows a progress bar.
        settings.setIfMissing("spark.ui.showConsoleProgress", String.valueOf(System.console() != null));
        return SparkSession.builder().config(settings).getOrCreate();
    }
}
