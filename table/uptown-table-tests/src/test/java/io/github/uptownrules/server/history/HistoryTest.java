package io.github.uptownrules.server.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HistoryTest {
    @TempDir
    private Path folder;

    @Test
    void readsWrittenEvents() throws IOException {
        List<Event> events = MadeUpTable.play(1, 1000).events();
        try (History history = History.open(folder, "t")) {
            events.forEach(event -> history.add(event.client(), event.connection(), event.what()));
        }
        try (History history = History.open(folder, "t")) {
            history.add("end", 1, new Event.Recorded("two\nlines"));
        }
        List<Event> read = History.read(folder, "t");
        assertThat(read.subList(0, events.size()))
                .usingRecursiveFieldByFieldElementComparatorIgnoringFields("at")
                .isEqualTo(events);
        assertThat(read.get(events.size()).what()).isEqualTo(new Event.Recorded("two\nlines"));
        assertThat(read).extracting(Event::at).isSorted();
        assertThat(History.tables(folder)).containsExactly("t");
    }

    @Test
    void writesAnEventAsALine() {
        assertThat(new Event(5, "1", 2, new Event.Asked(7, 3, 1, new Event.Made(1, "b1@A1"))).toLine())
                .isEqualTo(
                        "{\"at\":5,\"client\":\"1\",\"connection\":2,\"event\":\"asked\",\"id\":7,\"version\":3,\"ply\":1,"
                                + "\"made\":{\"seat\":1,\"move\":\"b1@A1\"}}");
    }

    @Test
    void ignoresEventsAfterClosing() throws IOException {
        History history = History.open(folder, "t");
        history.close();
        history.add("1", 1, new Event.Connecting());
        history.close();
        assertThat(Files.readString(folder.resolve("t.jsonl"))).isEmpty();
    }
}
