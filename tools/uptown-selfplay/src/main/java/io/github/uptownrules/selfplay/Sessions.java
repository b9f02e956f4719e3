package io.github.uptownrules.selfplay;

import org.apache.spark.SparkConf;
import org.apache.spark.sql.SparkSession;

/** Sessions of Spark: on this machine, unless {@code spark-submit} says where. */
final class Sessions {
    private Sessions() {}

    /** A session on the master that is set, or on all processors of this machine. */
    static SparkSession start() {
        SparkConf settings = new SparkConf().setAppName("uptown-selfplay");
        if (!settings.contains("spark.master")) {
            settings.setMaster("local[*]")
                    .setIfMissing("spark.driver.host", "localhost")
                    .setIfMissing("spark.driver.bindAddress", "127.0.0.1")
                    .setIfMissing("spark.ui.enabled", "false");
        }
        // What is kept of games is texts and lists, none like another, which do not get smaller by that.
        settings.setIfMissing("spark.sql.inMemoryColumnarStorage.compressed", "false");
        // Only a terminal shows a bar that grows.
        settings.setIfMissing("spark.ui.showConsoleProgress", String.valueOf(System.console() != null));
        return SparkSession.builder().config(settings).getOrCreate();
    }
}
