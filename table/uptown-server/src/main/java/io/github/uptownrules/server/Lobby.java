package io.github.uptownrules.server;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.gson.stream.JsonWriter;
import io.github.uptownrules.server.table.JsonMembers;
import io.github.uptownrules.server.table.ListedTable;
import io.github.uptownrules.server.table.TableState.Phase;
import io.github.uptownrules.server.table.Tables;
import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** The listed tables of all servers. */
final class Lobby {
    private static final int PAGE = 50;

    private static final String OPEN = "open";
    private static final String PLAYING = "playing";

    private final Tables tables;
    private final Peers peers;

    Lobby(Tables tables, Peers peers) {
        this.tables = tables;
        this.peers = peers;
    }

    /**
     * A table as servers exchange it: {@code open/since/address}, a space and the JSON. A server of the previous release sends
     * only {@code open} before the space, and ignores it when reading.
     *
     * @param since the service time at which it was listed
     * @param address the address of its longest-connected client; empty if unknown
     */
    record Entry(boolean isOpen, long since, String address, String json) {
        static Entry of(ListedTable listed) {
            return new Entry(
                    listed.table().phase() == Phase.OPEN,
                    listed.since(),
                    listed.address(),
                    JsonMembers.object(listed::writeMembers));
        }

        static Entry of(String line) {
            int space = line.indexOf(' ');
            List<String> parts = Splitter.on('/').splitToList(line.substring(0, space));
            boolean isOpen = parts.get(0).equals(OPEN);
            String json = line.substring(space + 1);
            return parts.size() < 3
                    ? new Entry(isOpen, 0, "", json)
                    : new Entry(isOpen, Long.parseLong(parts.get(1)), parts.get(2), json);
        }

        String line() {
            return (isOpen ? OPEN : PLAYING) + "/" + since + "/" + address + " " + json;
        }
    }

    ImmutableList<String> own() {
        return tables.listed().stream().map(listed -> Entry.of(listed).line()).collect(ImmutableList.toImmutableList());
    }

    /** Writes a page of the tables as JSON, and the number of the next page if there is one. The first page is 1. */
    void write(JsonWriter out, int page) throws IOException {
        ImmutableList<Entry> all = ordered(Stream.concat(
                own().stream(), peers.others().stream().flatMap(other -> other.news().listed().stream())));
        out.name("tables").beginArray();
        for (Entry entry : all.stream().skip((page - 1L) * PAGE).limit(PAGE).toList()) {
            out.jsonValue(entry.json());
        }
        out.endArray();
        if (all.size() > (long) page * PAGE) {
            out.name("next").value(page + 1);
        }
    }

    /** Sorts tables with open seats first and then newest first, and keeps a few per address. */
    static ImmutableList<Entry> ordered(Stream<String> lines) {
        return lines.map(Entry::of)
                .sorted(Comparator.comparing(Entry::isOpen, Comparator.reverseOrder())
                        .thenComparing(Entry::since, Comparator.reverseOrder()))
                .filter(ListedTable.firstOfEachAddress(Entry::address))
                .collect(ImmutableList.toImmutableList());
    }
}
