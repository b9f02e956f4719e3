package io.github.uptownrules.variants;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Joiner;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.testkit.laws.RandomPlay;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * One game of each ruleset, with all data of every ply. Any change of behavior shows as a difference in these files.
 * After an intended change, rewrite them:
 *
 * <pre>./mvnw -o test -pl uptown-variants -Dtest=GoldenGamesTest -Dgolden=write</pre>
 */
class GoldenGamesTest {
    private static final Path FOLDER = Path.of("src", "test", "golden");
    private static final long SEED = 20_07;

    static Stream<Ruleset> rulesets() {
        return Rulesets.all().stream();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void gamesNeverChange(Ruleset ruleset) throws IOException {
        Path file = FOLDER.resolve(ruleset.id() + ".txt");
        String game = game(ruleset);
        if ("write".equals(System.getProperty("golden"))) {
            Files.createDirectories(FOLDER);
            Files.writeString(file, game);
        }
        assertThat(game.lines()).containsExactlyElementsOf(Files.readAllLines(file));
    }

    private static String game(Ruleset ruleset) {
        SplitMix64 random = new SplitMix64(SEED);
        StringBuilder text = new StringBuilder();
        GameState game = ruleset.deal(SEED);
        for (int ply = 0; !game.isOver(); ply++) {
            text.append(describe(game, ply));
            Move move = RandomPlay.move(game, random);
            text.append("play       ").append(MoveText.of(move, game)).append("\n\n");
            game = game.play(move);
        }
        return text.append(describe(game, -1)).toString();
    }

    private static String describe(GameState game, int ply) {
        StringBuilder text = new StringBuilder(ply < 0 ? "# the end\n" : "# ply " + ply + "\n");
        append(text, "position", game.toString());
        append(text, "key", Long.toHexString(game.positionKey()));
        append(
                text,
                "legal",
                Joiner.on(' ')
                        .join(game.legalMoves().stream()
                                .map(move -> MoveText.of(move, game))
                                .iterator()));
        append(text, "protected", game.board().protectedCells().toString());
        append(
                text,
                "standings",
                game.standings().byRank().stream()
                        .map(standing -> String.format(
                                "%s (%d group%s, %d captured)",
                                standing,
                                standing.groupCount(),
                                standing.groupCount() == 1 ? "" : "s",
                                standing.captureCount()))
                        .collect(Collectors.joining("; ")));
        for (Seat seat : game.seats()) {
            PlayerView view = game.viewFor(seat);
            // The position includes the board and the captures.
            append(
                    text,
                    "hands " + seat,
                    view.toString().substring(view.toString().lastIndexOf(' ') + 1));
            append(text, "worlds " + seat, view.worldCount().toString());
        }
        return text.toString();
    }

    private static void append(StringBuilder text, String name, String value) {
        text.append(String.format("%-10s %s%n", name, value).stripTrailing()).append('\n');
    }
}
