package io.github.uptownrules.server.history;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.server.history.Event.Acknowledged;
import io.github.uptownrules.server.history.Event.Asked;
import io.github.uptownrules.server.history.Event.Connecting;
import io.github.uptownrules.server.history.Event.Lost;
import io.github.uptownrules.server.history.Event.Made;
import io.github.uptownrules.server.history.Event.Moves;
import io.github.uptownrules.server.history.Event.Shown;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HistoryReportTest {
    private static final Made MADE = new Made(1, "b1@A1");
    private static final Shown STATE = new Shown(1, 0, Made.NONE, "", "", List.of());

    @TempDir
    private Path folder;

    private static Event at(long at, int connection, Event.What what) {
        return new Event(at, "1", connection, what);
    }

    /** The wait for a lost move ends with the answer on a later connection. */
    private static final List<Event> LOST_AND_BACK = List.of(
            at(100, 1, new Connecting()),
            at(140, 1, STATE),
            at(1000, 1, new Asked(1, 1, 0, MADE)),
            at(3000, 1, new Lost(1006)),
            at(3200, 2, new Connecting()),
            at(3900, 2, new Lost(1006)),
            at(4000, 3, new Connecting()),
            at(4100, 3, STATE),
            at(4150, 3, new Moves(List.of())),
            at(4160, 3, new Asked(2, 1, 0, MADE)),
            at(4200, 3, new Acknowledged(2)),
            at(9000, 3, new Asked(3, 2, 1, MADE)));

    @Test
    void aWaitEndsWithItsAnswer() {
        assertThat(Wait.all(LOST_AND_BACK))
                .containsExactly(
                        new Wait("1", 100, 140),
                        new Wait("1", 3200, 4100),
                        new Wait("1", 1000, 4200),
                        new Wait("1", 9000, Wait.OPEN));
    }

    @Test
    void reportsTheTimeOfTheFirstAnswer() throws IOException {
        Files.write(
                folder.resolve("t.jsonl"),
                LOST_AND_BACK.stream().map(Event::toLine).toList());
        HistoryReport report = HistoryReport.of(folder, List.of(new Fault(1500, "kill"), new Fault(5000, "freeze")));
        assertThat(report.toString())
                .contains(
                        "moves acknowledged 1, ", "longest wait for an answer: 3200 ms", "kill: 1 tables, ms p50 2700 ")
                .contains("FORGOTTEN")
                .doesNotContain("freeze");
        assertThat(report.isClean()).isFalse();
    }

    @Test
    void reportsClientsWithoutAnAnswer() throws IOException {
        Files.write(
                folder.resolve("t.jsonl"),
                List.of(at(1000, 1, new Connecting()).toLine(), new Event(20_000, "2", 1, new Connecting()).toLine()));
        assertThat(HistoryReport.of(folder, List.of()).toString())
                .contains("clients still without an answer: [t client 1]");
    }

    @Test
    void readsOneFaultPerLine() throws IOException {
        Path file = folder.resolve("faults");
        Files.writeString(file, "1795579166831 kill 1\n1795579176304 postgres-fast \n");
        assertThat(Fault.read(file))
                .containsExactly(new Fault(1795579166831L, "kill"), new Fault(1795579176304L, "postgres-fast"));
    }
}
