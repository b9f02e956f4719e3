package io.github.uptownrules.server;

import io.github.uptownrules.base.game.FiledRecord;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.RecordAppender;
import io.github.uptownrules.server.storage.Backend;
import io.github.uptownrules.server.table.TableState;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/** A file of records to which finished games are appended. */
final class GameArchive implements Backend.Archive, AutoCloseable {
    static final Duration PERIOD = Duration.ofSeconds(2);

    /** The number of periods without an attempt after a failure, so that the log does not fill. */
    private static final int REST = 30;

    private final RecordAppender file;
    private final EventLog log;
    private final AtomicBoolean isRunning = new AtomicBoolean();
    private final AtomicInteger rest = new AtomicInteger();

    private GameArchive(RecordAppender file, EventLog log) {
        this.file = file;
        this.log = log;
    }

    /**
     * Opens the file, or creates it.
     *
     * @throws IOException if it cannot be opened, or another program appends to it
     */
    static GameArchive open(Path file, Games games, EventLog log) throws IOException {
        return new GameArchive(RecordAppender.open(file, games), log);
    }

    /** Appends all finished games that the file does not have yet. Does nothing while an earlier call is at work. */
    void addAll(Backend storage) {
        if (rest.get() > 0) {
            rest.decrementAndGet();
        } else if (isRunning.compareAndSet(false, true)) {
            addNext(storage);
        }
    }

    private void addNext(Backend storage) {
        storage.archiveOne(this).whenComplete((hasOne, failure) -> {
            if (failure == null && hasOne) {
                addNext(storage);
                return;
            }
            if (failure != null) {
                rest.set(REST);
            }
            isRunning.set(false);
        });
    }

    @Override
    public void keep(TableState table) throws IOException {
        if (table.ruleset().isOwn()) {
            log.write("archive-skipped", Map.of("table", EventLog.shown(table.id())));
            return;
        }
        String record = table.game().orElseThrow().record();
        String last = file.last().map(FiledRecord::text).orElse("");
        if (last.strip().equals(record.strip())) {
            return; // it was appended before the transaction failed
        }
        try {
            if (!last.isEmpty() && record.startsWith(last)) {
                file.removeLast(); // a crash left the beginning of this record
            }
            file.append(record);
        } catch (IllegalArgumentException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    @Override
    public void close() {
        try {
            file.close();
        } catch (IOException e) {
            log.write("archive-failed", Map.of("reason", e.getClass().getSimpleName()));
        }
    }
}
