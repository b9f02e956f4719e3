package io.github.uptownrules.street;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.io.Resources;
import io.github.uptownrules.street.simulation.Perft;
import io.github.uptownrules.street.town.Deck;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** A game, and counts of move sequences, from an independent implementation of the rules. */
class FixturesTest {
    private static final Notation NOTATION = Notation.of(ImmutableList.of(Deck.sample1()));

    private static String resource(String name) throws IOException {
        return Resources.toString(Resources.getResource(name), StandardCharsets.UTF_8);
    }

    @Test
    void readsAndWritesTheRecordUnchanged() throws IOException {
        String text = resource("street-game-2.txt");
        GameRecord record = NOTATION.readRecord(text);
        assertThat(record + "\n").isEqualTo(text);
        assertThat(record.end().isOver()).isTrue();
    }

    @TestFactory
    Stream<DynamicTest> countsTheSameMoveSequences() throws IOException {
        return resource("street-perft.txt")
                .lines()
                .filter(line -> !line.startsWith("#"))
                .map(line -> DynamicTest.dynamicTest(line, () -> {
                    List<String> parts = Splitter.on(" | ").splitToList(line);
                    List<String> words = Splitter.on(' ').splitToList(parts.get(0));
                    assertThat(words.get(0)).isEqualTo("new");
                    StreetState game =
                            StreetRuleset.parse(words.get(1)).deal(Deck.sample1(), Long.parseLong(words.get(2)));
                    for (int depth = 1; depth < parts.size(); depth++) {
                        assertThat(Perft.count(game, depth)).isEqualTo(Long.parseLong(parts.get(depth)));
                    }
                }));
    }
}
