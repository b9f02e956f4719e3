package io.github.uptownrules.server.cluster;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.server.peer.Host;
import io.github.uptownrules.server.peer.ListedEntry;
import java.util.List;
import java.util.stream.Stream;

/**
 * The data that a server shares with the others, so that each can answer for all.
 *
 * @param listed the listed tables, one per line, those with open seats first
 * @param sockets the number of open sockets of each address that has many
 */
record News(ImmutableList<String> listed, ImmutableMap<String, Integer> sockets) {
    private static final String OPEN = "open";
    private static final String PLAYING = "playing";

    /** The news of an idle server. */
    static final News NONE = new News(ImmutableList.of(), ImmutableMap.of());

    static News of(Host host) {
        return new News(
                host.listed().get().stream().map(News::line).collect(ImmutableList.toImmutableList()),
                host.sockets().get());
    }

    String listedText() {
        return Joiner.on('\n').join(listed);
    }

    String socketsText() {
        return Joiner.on(' ').withKeyValueSeparator(':').join(sockets);
    }

    static News of(String listed, String sockets) {
        ImmutableMap.Builder<String, Integer> counts = ImmutableMap.builder();
        for (String count : Splitter.on(' ').omitEmptyStrings().split(sockets)) {
            List<String> parts = Splitter.on(':').splitToList(count);
            counts.put(parts.get(0), Integer.valueOf(parts.get(1)));
        }
        return new News(
                Splitter.on('\n').omitEmptyStrings().splitToStream(listed).collect(ImmutableList.toImmutableList()),
                counts.buildOrThrow());
    }

    Stream<ListedEntry> entries() {
        return listed.stream().map(News::entry);
    }

    /**
     * Returns a table as servers exchange it: {@code open/since/address}, a space and the JSON. A server of the previous
     * release sends only {@code open} before the space, and ignores it when reading.
     */
    static String line(ListedEntry entry) {
        return (entry.isOpen() ? OPEN : PLAYING) + "/" + entry.since() + "/" + entry.address() + " " + entry.json();
    }

    static ListedEntry entry(String line) {
        int space = line.indexOf(' ');
        List<String> parts = Splitter.on('/').splitToList(line.substring(0, space));
        boolean isOpen = parts.get(0).equals(OPEN);
        String json = line.substring(space + 1);
        return parts.size() < 3
                ? new ListedEntry(isOpen, 0, "", json)
                : new ListedEntry(isOpen, Long.parseLong(parts.get(1)), parts.get(2), json);
    }
}
