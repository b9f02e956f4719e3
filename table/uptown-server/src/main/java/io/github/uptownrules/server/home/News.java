package io.github.uptownrules.server.home;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.List;

/**
 * The data that a server shares with the others, so that each can answer for all.
 *
 * @param listed the listed tables, one per line, those with open seats first
 * @param sockets the number of open sockets of each address that has many
 */
public record News(ImmutableList<String> listed, ImmutableMap<String, Integer> sockets) {
    /** The news of an idle server. */
    public static final News NONE = new News(ImmutableList.of(), ImmutableMap.of());

    public String listedText() {
        return Joiner.on('\n').join(listed);
    }

    public String socketsText() {
        return Joiner.on(' ').withKeyValueSeparator(':').join(sockets);
    }

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
