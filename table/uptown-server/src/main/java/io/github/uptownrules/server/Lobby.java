package io.github.uptownrules.server;

import com.google.common.collect.ImmutableList;
import com.google.gson.stream.JsonWriter;
import io.github.uptownrules.server.table.JsonText;
import io.github.uptownrules.server.table.ListedTable;
import io.github.uptownrules.server.table.TableState.Phase;
import io.github.uptownrules.server.table.Tables;
import java.io.IOException;
import java.util.Comparator;
import java.util.stream.Stream;

/** The tables that strangers may see, at all servers. */
final class Lobby {
    private static final int MOST = 50;

    /** How the line of a table with open seats begins. */
    private static final String OPEN = "open ";

    private static final String PLAYING = "playing ";

    private final Tables tables;
    private final Peers peers;

    Lobby(Tables tables, Peers peers) {
        this.tables = tables;
        this.peers = peers;
    }

    /** Those of this server, as the others are told: how far each is, and its JSON. */
    ImmutableList<String> own() {
        return tables.listed().stream().map(Lobby::line).collect(ImmutableList.toImmutableList());
    }

    private static String line(ListedTable listed) {
        return (listed.table().phase() == Phase.OPEN ? OPEN : PLAYING) + JsonText.of(listed::writeMembers);
    }

    /** All tables as JSON, those with open seats first, 50 at most. */
    void write(JsonWriter out) throws IOException {
        Stream<String> lines =
                Stream.concat(own().stream(), peers.others().stream().flatMap(other -> other.news().listed().stream()));
        out.name("tables").beginArray();
        for (String line : shown(lines)) {
            out.jsonValue(line.substring(line.indexOf(' ') + 1));
        }
        out.endArray();
    }

    /** Of many lines those that are shown. */
    static ImmutableList<String> shown(Stream<String> lines) {
        return lines.sorted(Comparator.comparing(line -> !line.startsWith(OPEN)))
                .limit(MOST)
                .collect(ImmutableList.toImmutableList());
    }
}
