package io.github.uptownrules.server.table;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Executor;

/** Runs the tasks of several askers in turn. An asker with many tasks delays another asker by at most one task per thread. */
final class RoundRobin {
    private final Executor threads;

    /** The tasks of each asker, with the askers in the order of their next turns. */
    private final Map<String, Deque<Runnable>> waiting = new LinkedHashMap<>();

    /**
     * Creates a scheduler.
     *
     * @param threads an executor that runs every task it accepts
     */
    RoundRobin(Executor threads) {
        this.threads = threads;
    }

    void execute(String asker, Runnable task) {
        synchronized (waiting) {
            waiting.computeIfAbsent(asker, name -> new ArrayDeque<>()).add(task);
        }
        threads.execute(() -> next().run());
    }

    /** {@return the number of tasks without a thread} */
    int waiting() {
        synchronized (waiting) {
            return waiting.values().stream().mapToInt(Deque::size).sum();
        }
    }

    private Runnable next() {
        synchronized (waiting) {
            Iterator<Map.Entry<String, Deque<Runnable>>> turns =
                    waiting.entrySet().iterator();
            Map.Entry<String, Deque<Runnable>> turn = turns.next();
            String asker = turn.getKey();
            Deque<Runnable> tasks = turn.getValue();
            turns.remove();
            Runnable task = tasks.remove();
            if (!tasks.isEmpty()) {
                waiting.put(asker, tasks);
            }
            return task;
        }
    }
}
