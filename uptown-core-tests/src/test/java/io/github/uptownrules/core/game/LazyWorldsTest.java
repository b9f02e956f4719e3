package io.github.uptownrules.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.Collections2;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.common.collect.Sets;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.core.fixtures.Texts;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.FaceSet;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.testkit.laws.RandomSetup;
import io.github.uptownrules.testkit.laws.ViewLaws;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Worlds are computed lazily in constant memory, regardless of their number. Tests that might not terminate run in a
 * separate thread, because an endless loop does not notice interruption.
 */
class LazyWorldsTest {
    /** The binary logarithm of the maximum number of worlds of a view, so that a naive list of them stays short. */
    private static final int MOST_BITS = Effort.isFull() ? 12 : 9;

    /** The number of games of each shape. With fewer games, no game would end with tiles left. */
    private static final int GAMES = Effort.of(30, 8);

    private static Stream<GameState> games() {
        return JudgedRuleset.shapes().stream()
                .map(JudgedRuleset::ruleset)
                .flatMap(ruleset -> Stream.iterate(0L, seed -> seed + 1)
                        .limit(GAMES)
                        .flatMap(seed -> Stream.of(
                                RandomPlay.deal(ruleset, seed),
                                RandomPlay.position(ruleset, seed),
                                GameState.of(RandomSetup.of(ruleset, seed)),
                                GameState.of(RandomSetup.late(ruleset, seed)))));
    }

    private static Stream<PlayerView> views(GameState game) {
        return ViewLaws.viewers(game.ruleset()).stream().map(viewer -> game.viewFor(viewer));
    }

    @Test
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void returnsTheFirstWorldsImmediately() {
        games().flatMap(LazyWorldsTest::views).forEach(view -> {
            Iterator<GameState> worlds = view.worlds().iterator();
            GameState first = worlds.next();
            Optional<GameState> second = worlds.hasNext() ? Optional.of(worlds.next()) : Optional.empty();
            assertThat(view.worlds().findFirst()).contains(first);
            assertThat(first.viewFor(view.viewer())).isEqualTo(view);
            assertThat(first.toSetup().faults()).isEmpty();
            assertThat(second.isPresent()).isEqualTo(view.worldCount().bitLength() > 1);
        });
    }

    /** Seat 1 can place only orange tiles; the lowest of these fit nowhere, and the seat's last color is finished. */
    @Test
    @Timeout(value = 10, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void skipsWorldsInWhichTheSeatToMoveIsStuck() {
        String view = "two-by-two-rack-2 b1b2b3b4b5b6b7b8bA/babBo3bbo5o6bcb$b9/bC8/bDbd1be2bf2/bE8/bF8/"
                + "bGbg1bh5/bH8/bI8 1 -;- o=?2/?23,b=i/-;g=?2/?26,r=?2/?26";
        PlayerView spectator = Texts.notation().readView(view, Viewer.SPECTATOR);
        assertThat(spectator.worlds().limit(1_000))
                .hasSize(1_000)
                .allSatisfy(world -> assertThat(world.viewFor(Viewer.SPECTATOR)).isEqualTo(spectator));
    }

    /** Worlds are ordered by rack, then by pile; the first color varies slowest. */
    @Test
    void theOrderOfTheWorldsNeverChanges() {
        int[] compared = {0, 0};
        games().filter(game -> Color.all().stream().allMatch(color -> game.pileSize(color) <= 3))
                .flatMap(LazyWorldsTest::views)
                .filter(view -> view.worldCount().bitLength() <= MOST_BITS)
                .limit(1_000)
                .forEach(view -> {
                    List<GameState> listed = listed(view);
                    assertThat(view.worlds().toList()).isEqualTo(listed);
                    compared[0] += listed.size() > 1 ? 1 : 0;
                    compared[1] += view.isOver() && listed.size() > 1 ? 1 : 0;
                });
        assertThat(compared[0]).isGreaterThan(100);
        assertThat(compared[1]).isGreaterThan(5);
    }

    /** Returns every arrangement of the hidden tiles that yields the same view. */
    private static List<GameState> listed(PlayerView view) {
        List<List<Holding>> holdings = List.of(List.of());
        List<Color> colors = view.seats().stream()
                .flatMap(seat -> view.colors(seat).stream())
                .toList();
        for (Color color : colors) {
            List<List<Holding>> longer = new ArrayList<>();
            for (List<Holding> before : holdings) {
                for (Holding holding : arrangements(view, color)) {
                    longer.add(ImmutableList.<Holding>builder()
                            .addAll(before)
                            .add(holding)
                            .build());
                }
            }
            holdings = longer;
        }
        return holdings.stream()
                .map(all -> setup(view, all))
                .filter(setup -> setup.faults().isEmpty())
                .map(GameState::of)
                .collect(Collectors.toList());
    }

    private static List<Holding> arrangements(PlayerView view, Color color) {
        FaceSet known = view.rack(color).orElse(FaceSet.none());
        FaceSet unseen = view.unseen(color);
        List<Holding> holdings = new ArrayList<>();
        for (var rack : Sets.combinations(ImmutableSet.copyOf(unseen), view.rackSize(color) - known.size())) {
            FaceSet drawn = rack.stream().collect(FaceSet.toFaceSet());
            for (List<Face> pile : Collections2.permutations(ImmutableList.copyOf(unseen.difference(drawn)))) {
                holdings.add(Holding.of(color, Iterables.concat(known, drawn), pile));
            }
        }
        return holdings;
    }

    private static Setup setup(PlayerView view, List<Holding> holdings) {
        Setup.Builder setup = Setup.builder(view.ruleset());
        view.board().tiles().forEach(setup::tile);
        view.turn().ifPresent(setup::turn);
        for (Seat seat : view.seats()) {
            view.captures(seat).forEach(tile -> setup.capture(seat, tile));
            holdings.stream()
                    .filter(holding -> view.colors(seat).contains(holding.color()))
                    .forEach(holding -> setup.holding(seat, holding));
        }
        return setup.build();
    }
}
