package io.github.uptownrules.selfplay;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two workers, whose executors are programs of their own, as on a cluster; Spark starts them from the jars of the build. */
class ClusterTest {
    private static final Job JOB = new Job("standard-4", List.of("greedy", "random", "greedy", "greedy"), 8, 0, 800, 0);

    private static final int PARTITIONS = 16;

    @TempDir
    private Path folder;

    @Test
    void theDatasetIsTheSameThoughWorkersAreKilled() throws IOException {
        String expected;
        try (SparkSession session = Sparks.local(1)) {
            new SelfPlayJob(session, JOB).write(folder.resolve("alone").toString(), 2);
            expected = Digest.of(session, folder.resolve("alone").toString());
        }
        try (SparkSession session = Sparks.session("local-cluster[2,1,1024]")
                // What starts the programs of a distribution would say so; they are found by SPARK_HOME.
                .config("spark.executorEnv.SPARK_SCALA_VERSION", "2.13")
                .config("spark.executor.extraClassPath", System.getProperty("java.class.path"))
                .getOrCreate()) {
            Killer killer = new Killer();
            session.sparkContext().addSparkListener(killer);
            new SelfPlayJob(session, JOB).write(folder.resolve("killed").toString(), PARTITIONS);
            assertThat(killer.killed.get()).isEqualTo(2);
            assertThat(killer.removed.get()).isGreaterThanOrEqualTo(2);
            assertThat(killer.failed.get()).isPositive();
            assertThat(Digest.of(session, folder.resolve("killed").toString())).isEqualTo(expected);
        }
    }

    /** Kills an executor when some tasks are done, so that others are under way and what these two keep is lost. */
    private static final class Killer extends SparkListener {
        private final AtomicInteger done = new AtomicInteger();
        private final AtomicInteger failed = new AtomicInteger();
        private final AtomicInteger killed = new AtomicInteger();
        private final AtomicInteger removed = new AtomicInteger();

        @Override
        public void onTaskEnd(SparkListenerTaskEnd end) {
            if (!end.taskInfo().successful()) {
                failed.incrementAndGet();
            } else if (done.incrementAndGet() == 3 || done.get() == 9) {
                ProcessHandle.current()
                        .descendants()
                        // Its arguments are too long for the system to tell; nothing else that runs here is a JVM.
                        .filter(process -> process.info()
                                .command()
                                .filter(command -> command.endsWith("java"))
                                .isPresent())
                        .findFirst()
                        .filter(ProcessHandle::destroyForcibly)
                        .ifPresent(process -> killed.incrementAndGet());
            }
        }

        @Override
        public void onExecutorRemoved(SparkListenerExecutorRemoved executor) {
            removed.incrementAndGet();
        }
    }
}
