package io.github.uptownrules.upturn;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.upturn.simulation.Perft;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Deals, move counts and a game that were confirmed by other programs. */
class FixturesTest {
    private static final Notation NOTATION = Notation.standard();

    private static String resource(String name) throws IOException {
        try (InputStream stream = FixturesTest.class.getResourceAsStream(name)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void theDealOfSeed42IsFixed() {
        UpTurnState game = UpTurnRuleset.of(3).deal(42);
        assertThat(game)
                .hasToString(
                        "upturn-3 64= 1L - T,46,84,1*,U,96,44,3,39,49,J,S,29,40,61*,B,17*,48,32,18,B,87*,54,16,83,52,34,81*,"
                                + "D,2,J,72,79,26,68,37*,S,7*,B,51*,B,22,14,42,U,U,D,6,33,56,71*,58,78,74,66,91*,77,D,28,U,"
                                + "63,62,8,U,B,11,55,12,23,76,B,59,57*,24,73,41*,99,27*,D,4,43,36,21*,98 "
                                + "9,31*,67*,69,88,D,T;19,38,89,92,97*,U,T;20,47*,82,86,94,D,S e4c0ed15358ce4c7");
        assertThat(Perft.count(game, 1)).isEqualTo(12);
        assertThat(Perft.count(game, 2)).isEqualTo(91);
    }

    @Test
    void theNumbersOfSequencesAreFixed() throws IOException {
        UpTurnState game = UpTurnRuleset.of(2).deal(0);
        int counts = 0;
        for (String line : resource("/perft.txt").lines().toList()) {
            List<String> words = List.of(line.split(" "));
            if (words.get(0).equals("new")) {
                game = UpTurnRuleset.byId(words.get(1)).orElseThrow().deal(Long.parseLong(words.get(2)));
            } else if (words.get(0).equals("perft")) {
                assertThat(Perft.count(game, Integer.parseInt(words.get(1))))
                        .as(game + " " + line)
                        .isEqualTo(Long.parseLong(words.get(3)));
                counts++;
            }
        }
        assertThat(counts).isEqualTo(72);
    }

    @Test
    void theGameIsReadAndWrittenUnchanged() throws IOException {
        String text = resource("/game-3.txt");
        GameRecord record = NOTATION.readRecord(text);
        assertThat(record).hasToString(text.stripTrailing());
        assertThat(record.end().isOver()).isTrue();
        assertThat(record.end().standings().bySeat().stream().map(Standing::rank))
                .containsExactly(3, 2, 1);
    }
}
