package io.github.uptownrules.server.home;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.List;

/**
 * What a server tells the others of itself, so that each can answer for all.
 *
 * @param listed the tables that strangers may see, each on a line, those with open seats first
 * @param sockets how many sockets addresses have open there, of those that have many
 */
public record News(ImmutableList<String> listed, ImmutableMap<String, Integer> sockets) {
    /** Nothing to tell. */
    public static final News NONE = new News(ImmutableList.of(), ImmutableMap.of());

    /** As it is stored: the tables, */
    public String listedText() {
        return Joiner.on('\n').join(listed);
    }

    /** and the sockets. */
    public String socketsText() {
        return Joiner.on(' ').withKeyValueSeparator(':').join(sockets);
    }

    /** Reads what was stored. */
    public static News of(String listed, String sockets) {
        ImmutableMap.Builder<String, Integer> counts = ImmutableMap.builder();
        for (String count : Splitter.on(' ').omitEmptyStrings().split(sockets)) {
            List<String> parts = Splitter.on(':').splitToList(count);
            counts.put(parts.get(0), Integer.valueOf(parts.get(1)));
        }
        return new News(
                Splitter.on('\n').omitEmptyStrings().splitToStream(listed).collect(ImmutableList.toImmutableList()),
                counts.buildOrThrow());
    }
}
