package io.github.uptownrules.server;

import com.google.common.collect.ImmutableList;
import com.google.gson.stream.JsonWriter;
import io.github.uptownrules.server.peer.ListedEntry;
import io.github.uptownrules.server.peer.Peers;
import io.github.uptownrules.server.table.JsonMembers;
import io.github.uptownrules.server.table.ListedTable;
import io.github.uptownrules.server.table.TableState.Phase;
import io.github.uptownrules.server.table.Tables;
import java.io.IOException;
import java.util.Comparator;
import java.util.stream.Stream;

/** The listed tables of all servers. */
final class Lobby {
    private static final int PAGE = 50;

    private final Tables tables;
    private final Peers peers;

    Lobby(Tables tables, Peers peers) {
        this.tables = tables;
        this.peers = peers;
    }

    ImmutableList<ListedEntry> own() {
        return tables.listed().stream().map(Lobby::entry).collect(ImmutableList.toImmutableList());
    }

    private static ListedEntry entry(ListedTable listed) {
        return new ListedEntry(
                listed.table().phase() == Phase.OPEN,
                listed.since(),
                listed.address(),
                JsonMembers.object(listed::writeMembers));
    }

    /** Writes a page of the tables as JSON, and the number of the next page if there is one. The first page is 1. */
    void write(JsonWriter out, int page) throws IOException {
        ImmutableList<ListedEntry> all = ordered(Stream.concat(own().stream(), peers.listed().stream()));
        out.name("tables").beginArray();
        for (ListedEntry entry :
                all.stream().skip((page - 1L) * PAGE).limit(PAGE).toList()) {
            out.jsonValue(entry.json());
        }
        out.endArray();
        if (all.size() > (long) page * PAGE) {
            out.name("next").value(page + 1);
        }
    }

    /** Sorts tables with open seats first and then newest first, and keeps a few per address. */
    static ImmutableList<ListedEntry> ordered(Stream<ListedEntry> entries) {
        return entries.sorted(Comparator.comparing(ListedEntry::isOpen, Comparator.reverseOrder())
                        .thenComparing(ListedEntry::since, Comparator.reverseOrder()))
                .filter(ListedTable.firstOfEachAddress(ListedEntry::address))
                .collect(ImmutableList.toImmutableList());
    }
}
