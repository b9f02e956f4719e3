package io.github.uptownrules.cli.show;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.PlayedGame;
import java.util.List;
import java.util.Optional;

/**
 * What a game says of its last move.
 *
 * @param seat who moved
 * @param move how
 * @param parts what else there is to say, by name
 */
record MoveReport(String seat, String move, ImmutableMap<String, String> parts) {
    static MoveReport of(PlayedGame sight) {
        List<String> words = Splitter.on(' ').splitToList(sight.lastMove());
        return new MoveReport(
                words.get(0),
                words.get(1),
                words.stream()
                        .skip(2)
                        .map(word -> Splitter.on('=').limit(2).splitToList(word))
                        .collect(ImmutableMap.toImmutableMap(part -> part.get(0), part -> part.get(1))));
    }

    Optional<String> part(String name) {
        return Optional.ofNullable(parts.get(name));
    }

    /** The things that a part lists; none if there is no such part. */
    ImmutableList<String> list(String name) {
        return part(name)
                .map(list -> ImmutableList.copyOf(Splitter.on(',').split(list)))
                .orElse(ImmutableList.of());
    }
}
