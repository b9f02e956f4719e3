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

/** Tests two workers whose executors are separate processes, as in a cluster. Spark starts them from the jars of the build. */
class ClusterTest {
    private static final Job JOB = new Job("standard-4", List.of("greedy", "random", "greedy", "greedy"), 8, 0, 800, 0);

    private static final int PARTITIONS = 16;

    @TempDir
    private Path folder;

    @Test
    void killedWorkersDoNotChangeTheDataset() throws IOException {
        String expected;
        try (SparkSession session = Sparks.local(1)) {
            new SelfPlayJob(session, JOB).write(folder.resolve("alone").toString(), 2);
            expected = Digest.of(session, folder.resolve("alone").toString());
        }
        try (SparkSession session = Sparks.session("local-cluster[2,1,1024]")
                // Spark's start scripts would set this: executors are found by SPARK_HOME.
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

    /** Kills an executor after some tasks, so that running tasks fail and its cached games are lost. */
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
                        // The arguments of executors are too long to be visible, but no other process here is a JVM.
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
