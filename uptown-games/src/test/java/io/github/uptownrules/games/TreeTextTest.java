package io.github.uptownrules.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.GameTree;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.effort.Effort;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Records with variations in all games, compared with a second reader. */
class TreeTextTest {
    private static final int TEXTS = 1_000;

    static Stream<Game> games() {
        return Stream.of(new UptownGame(), new UpTurnGame(), new StreetGame());
    }

    static String random(Game game, Random random) {
        List<String> rulesets = game.rulesets().keySet().asList();
        PlayedGame.Whole start = game.deal(rulesets.get(random.nextInt(rulesets.size())), random.nextLong(), "1")
                .withHeader("Seat1", "Ada");
        return NaiveTree.random(game, start, random);
    }

    @ParameterizedTest
    @MethodSource("games")
    void readsAndWritesLikeTheSecondReader(Game game) {
        for (int i = 0; i < Effort.of(TEXTS); i++) {
            String text = random(game, new Random(Effort.seed(i)));
            String canonical = NaiveTree.canonical(game, text).orElseThrow(() -> new AssertionError(text));
            GameTree tree = game.tree(text);
            assertThat(tree).as(text).hasToString(canonical);
            assertThat(game.tree(canonical)).isEqualTo(tree);
            assertThat(canonical.startsWith("[Notation \"" + game.notation() + "\"]"))
                    .isEqualTo(tree.isPlain());
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void acceptsAndRejectsLikeTheSecondReader(Game game) {
        int accepted = 0;
        for (int i = 0; i < Effort.of(TEXTS); i++) {
            Random random = new Random(Effort.seed(i));
            String text = NaiveTree.mutated(random(game, random), random);
            if (i % 8 == 0) {
                text = text.replaceFirst(" 2\"]", " 1\"]");
            }
            Optional<String> canonical = NaiveTree.canonical(game, text);
            String read = text;
            List<String> found = new ArrayList<>();
            Throwable fault = catchThrowable(() -> found.add(game.tree(read).toString()));
            assertThat(found).as(text).isEqualTo(canonical.stream().toList());
            if (fault != null) {
                assertThat(fault).as(text).isInstanceOf(IllegalArgumentException.class);
                assertThat(fault.getMessage()).matches("(line \\d+, )?column \\d+: [^\n]+");
                assertThat(catchThrowable(() -> game.record(read))).hasMessage(fault.getMessage());
            }
            accepted += found.size();
        }
        assertThat(accepted).isBetween(1, Effort.of(TEXTS) - 1);
    }

    /** Viewers receive no variations and no comments. Programs that support only main lines read the main line. */
    @ParameterizedTest
    @MethodSource("games")
    void aRedactedRecordDoesNotDependOnVariations(Game game) {
        for (int i = 0; i < Effort.of(200); i++) {
            String text = random(game, new Random(Effort.seed(i)));
            GameTree tree = game.tree(text);
            PlayedGame.Whole main = game.record(text).whole();
            List<Viewer> viewers = new ArrayList<>(Seat.first(main.seats()));
            viewers.add(Viewer.SPECTATOR);
            for (Viewer viewer : viewers) {
                String seen = tree.main().seenBy(viewer).record();
                assertThat(main.seenBy(viewer).record()).isEqualTo(seen);
                assertThat(game.record(tree.toString()).seenBy(viewer).record()).isEqualTo(seen);
                assertThat(seen).startsWith("[Notation \"" + game.notation() + "\"]");
                assertThat(seen.substring(seen.indexOf("\n\n"))).doesNotContain("{", "(", " !", " ?");
                if (main.plies() > 0) {
                    String second = seen.replaceFirst(" 1\"]", " 2\"]");
                    for (String more : List.of(" !", " {c}", " (" + main.move(1) + ")")) {
                        assertThat(catchThrowable(() -> game.record(second + more)))
                                .hasMessageContaining("a redacted record has no ");
                    }
                }
            }
        }
    }
}
