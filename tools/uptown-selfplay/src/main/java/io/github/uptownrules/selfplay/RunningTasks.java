package io.github.uptownrules.selfplay;

import com.google.common.util.concurrent.Uninterruptibles;
import java.io.Closeable;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.spark.SparkContext;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.scheduler.SparkListenerTaskStart;

/**
 * Counts the running tasks. When a task finally fails, Spark reports it at once, while other tasks are still writing. If the
 * folder were deleted at that moment, they would recreate it.
 */
final class RunningTasks extends SparkListener implements Closeable {
    /** The longest wait for a task. After that, its machine is considered lost. */
    private static final Duration PATIENCE = Duration.ofSeconds(15);

    private static final Duration PAUSE = Duration.ofMillis(20);

    private final SparkContext context;
    private final AtomicInteger running = new AtomicInteger();

    RunningTasks(SparkContext context) {
        this.context = context;
    }

    void watch() {
        context.addSparkListener(this);
    }

    @Override
    public void onTaskStart(SparkListenerTaskStart start) {
        running.incrementAndGet();
    }

    @Override
    public void onTaskEnd(SparkListenerTaskEnd end) {
        running.decrementAndGet();
    }

    /** Cancels all tasks, and waits for their end. */
    @Override
    public void close() {
        // A stopped context has no tasks, and reports no more of them.
        if (context.isStopped()) {
            return;
        }
        context.cancelAllJobs();
        long start = System.nanoTime();
        while (running.get() > 0 && System.nanoTime() - start < PATIENCE.toNanos()) {
            Uninterruptibles.sleepUninterruptibly(PAUSE);
        }
        context.removeSparkListener(this);
    }
}
