package io.github.uptownrules.core.proof;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.testkit.laws.RandomPlay.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Playing never changes an earlier state, and different states have different keys. */
class PastStatesTest {
    /** Returns everything about a state as text. */
    private static String snapshot(GameState game) {
        List<String> snapshot = new ArrayList<>();
        snapshot.add(game.toString());
        snapshot.add(game.legalMoves().toString());
        snapshot.add(game.standings().toString());
        snapshot.add(game.board().protectedCells().toString());
        snapshot.add(Long.toHexString(game.positionKey()));
        game.seats().stream().map(game::viewFor).map(PlayerView::toString).forEach(snapshot::add);
        return String.join("\n", snapshot);
    }

    @Test
    void pastStatesNeverChange() {
        int plays = 0;
        for (JudgedRuleset judged : JudgedRuleset.shapes()) {
            List<GameState> past = RandomPlay.steps(judged.ruleset(), 1).stream()
                    .map(Step::before)
                    .toList();
            List<String> before = past.stream().map(PastStatesTest::snapshot).toList();
            for (int i = 0; i < past.size(); i++) {
                for (int seed = 0; seed < Effort.of(10); seed++) {
                    plays += RandomPlay.steps(past.get(i), seed).size();
                }
            }
            assertThat(past.stream().map(PastStatesTest::snapshot)).containsExactlyElementsOf(before);
        }
        System.out.printf("past states: unchanged after %,d further plays from them%n", plays);
    }

    /** All these states differ, in their deals or in the number of placements. */
    @Test
    void noTwoOfManyStatesShareAKey() {
        long[] keys = new long[Effort.of(4_000_000)];
        int count = 0;
        SplitMix64 random = new SplitMix64(5);
        List<JudgedRuleset> rulesets = JudgedRuleset.shapes().subList(0, 4);
        while (count < keys.length) {
            GameState game = RandomPlay.deal(
                    rulesets.get(random.nextInt(rulesets.size())).ruleset(), random.nextLong());
            while (!game.isOver() && count < keys.length) {
                keys[count++] = game.positionKey();
                game = game.play(RandomPlay.move(game, random));
            }
        }
        Arrays.sort(keys);
        assertThat(Arrays.stream(keys).distinct().count()).isEqualTo(keys.length);
        System.out.printf("position keys: no two of %,d different states share one%n", keys.length);
    }

    /** States in one tree differ in only a tile or two, but every distinct position has its own key. */
    @Test
    void neighboringStatesHaveDifferentKeys() {
        GameState start = RandomPlay.position(JudgedRuleset.shape("four").ruleset(), 12);
        List<GameState> states = List.of(start);
        for (int depth = 0; depth < 3; depth++) {
            states = states.stream()
                    .flatMap(game -> game.legalMoves().stream().map(game::play))
                    .toList();
        }
        long texts = states.stream().map(GameState::toString).distinct().count();
        long keys = states.stream().mapToLong(GameState::positionKey).distinct().count();
        assertThat(keys).isEqualTo(texts).isGreaterThan(1_000);
        System.out.printf("position keys: %,d neighboring positions, as many keys%n", keys);
    }
}
