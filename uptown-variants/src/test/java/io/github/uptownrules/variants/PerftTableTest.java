package io.github.uptownrules.variants;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.simulation.Perft;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.testkit.laws.RandomPlay.Step;
import io.github.uptownrules.testkit.naive.NaiveGame;
import io.github.uptownrules.testkit.naive.NaiveRules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Tables of perft counts, for authors of other engines: for each ruleset a start, a position in the middle of a game
 * and one near its end, with the number of sequences of one, two, three moves and so on. Each line contains a position,
 * {@code =} and the counts. To rewrite the table:
 *
 * <pre>./mvnw -o test -Pproof -pl uptown-variants -Dtest=PerftTableTest -Dgolden=write</pre>
 */
class PerftTableTest {
    private static final Path FILE = Path.of("src", "test", "golden", "perft.txt");
    private static final Notation NOTATION = Notation.of(Rulesets.all());
    private static final int DEPTH = 5;

    private record Row(GameState game, List<Long> counts) {
        static Row parse(String line) {
            List<String> halves = Splitter.on(" = ").splitToList(line);
            return new Row(
                    NOTATION.readPosition(halves.get(0)),
                    Splitter.on(' ')
                            .splitToStream(halves.get(1))
                            .map(Long::valueOf)
                            .toList());
        }

        NaiveGame naive() {
            return NaiveGame.parse(
                    game.toString(), NaiveRules.forId(game.ruleset().id()));
        }
    }

    private static List<Row> table() throws IOException {
        return Files.readAllLines(FILE).stream().map(Row::parse).toList();
    }

    @Test
    void firstDepths() throws IOException {
        int onOneCore = Effort.isFull() ? 4 : 3;
        for (Row row : table()) {
            for (int depth = 1; depth <= 4; depth++) {
                if (depth <= onOneCore) {
                    assertThat(Perft.count(row.game(), depth))
                            .isEqualTo(row.counts().get(depth - 1));
                }
                assertThat(Perft.countInParallel(row.game(), depth))
                        .isEqualTo(row.counts().get(depth - 1));
            }
        }
    }

    @Test
    void firstDepthsByTheNaiveEngine() throws IOException {
        for (Row row : table()) {
            assertThat(row.naive().perft(1)).isEqualTo(row.counts().get(0));
            assertThat(row.naive().perft(2)).isEqualTo(row.counts().get(1));
        }
    }

    @Test
    @Tag("proof")
    void allDepths() throws IOException {
        if ("write".equals(System.getProperty("golden"))) {
            Files.write(FILE, games().map(PerftTableTest::line).toList());
        }
        List<Row> table = table();
        assertThat(table.stream().map(Row::game)).containsExactlyElementsOf(games().toList());
        long sequences = 0;
        for (Row row : table) {
            assertThat(counts(row.game())).isEqualTo(row.counts());
            sequences += row.counts().get(DEPTH - 1);
        }
        System.out.printf("perft: %d positions, %,d sequences of %d moves%n", table.size(), sequences, DEPTH);
    }

    @Test
    @Tag("proof")
    void thirdDepthByTheNaiveEngine() throws IOException {
        for (Row row : table()) {
            assertThat(row.naive().perft(3)).isEqualTo(row.counts().get(2));
        }
    }

    private static String line(GameState game) {
        StringBuilder line = new StringBuilder(game.toString()).append(" =");
        counts(game).forEach(count -> line.append(' ').append(count));
        return line.toString();
    }

    private static List<Long> counts(GameState game) {
        return IntStream.rangeClosed(1, DEPTH)
                .mapToObj(depth -> Perft.countInParallel(game, depth))
                .toList();
    }

    private static Stream<GameState> games() {
        return Rulesets.all().stream().flatMap(ruleset -> {
            List<Step> steps = RandomPlay.steps(ruleset, Rulesets.all().indexOf(ruleset));
            List<GameState> games = new ArrayList<>();
            games.add(steps.get(0).before());
            games.add(steps.get(steps.size() / 2).before());
            games.add(steps.get(steps.size() * 9 / 10).before());
            return games.stream();
        });
    }
}
