package io.github.uptownrules.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.simulation.Rollout;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.testkit.laws.FewestGroups;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StandingsTest {
    /** A tally with given counts: the groups of each seat, and its captures of blue and green. */
    private record Counts(List<int[]> seatCounts) implements Tally {
        @Override
        public ImmutableList<Seat> seats() {
            return Seat.first(seatCounts.size());
        }

        @Override
        public ImmutableList<Color> colors(Seat seat) {
            return ImmutableList.of(Color.all().get(seat.ordinal()));
        }

        @Override
        public int groupCount(Color color) {
            return seatCounts.get(color.ordinal())[0];
        }

        @Override
        public int largestGroup(Color color) {
            return Math.min(1, groupCount(color));
        }

        @Override
        public int captureCount(Seat captor, Color color) {
            return color.ordinal() < 2 ? seatCounts.get(captor.ordinal())[color.ordinal() + 1] : 0;
        }
    }

    private static Standings standings(int[]... seatCounts) {
        return Standings.of(new Counts(List.of(seatCounts)), new FewestGroups());
    }

    private static List<Integer> ranks(Standings standings) {
        return standings.bySeat().stream().map(Standing::rank).toList();
    }

    @Test
    void theDataOfAStanding() {
        Standing standing = standings(new int[] {1, 0, 0}, new int[] {4, 2, 0}).forSeat(Seat.TWO);
        assertThat(standing).isEqualTo(new Standing(Seat.TWO, 2, -4, 4, ImmutableMap.of(Color.BLUE, 2)));
        assertThat(standing.captures()).isEqualTo(ImmutableMap.of(Color.BLUE, 2));
        assertThat(standing.captureCount()).isEqualTo(2);
    }

    /** A seat may have captured any number of tiles of each color, up to all 28. */
    @Property(tries = 500)
    void returnsTheGivenCaptures(@ForAll @Size(5) List<@IntRange(max = 28) Integer> counts) {
        Map<Color, Integer> captures = new EnumMap<>(Color.class);
        for (Color color : Color.all()) {
            captures.put(color, counts.get(color.ordinal()));
        }
        Standing standing = new Standing(Seat.FIVE, 5, -140, 30, captures);
        assertThat(standing.captureCount())
                .isEqualTo(counts.stream().mapToInt(Integer::intValue).sum());
        captures.values().removeIf(count -> count == 0);
        assertThat(standing.captures()).containsExactlyEntriesOf(captures);
        assertThat(standing)
                .isEqualTo(new Standing(Seat.FIVE, 5, -140, 30, captures))
                .hasSameHashCodeAs(new Standing(Seat.FIVE, 5, -140, 30, captures));
    }

    @Test
    void equalityOfAStanding() {
        Standing standing = new Standing(Seat.TWO, 2, -4, 4, ImmutableMap.of(Color.BLUE, 2));
        assertThat(standing)
                .isNotEqualTo(new Standing(Seat.ONE, 2, -4, 4, ImmutableMap.of(Color.BLUE, 2)))
                .isNotEqualTo(new Standing(Seat.TWO, 1, -4, 4, ImmutableMap.of(Color.BLUE, 2)))
                .isNotEqualTo(new Standing(Seat.TWO, 2, -3, 4, ImmutableMap.of(Color.BLUE, 2)))
                .isNotEqualTo(new Standing(Seat.TWO, 2, -4, 5, ImmutableMap.of(Color.BLUE, 2)))
                .isNotEqualTo(new Standing(Seat.TWO, 2, -4, 4, ImmutableMap.of(Color.GREEN, 2)))
                .isNotEqualTo("other");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 29})
    void rejectsMoreCapturesThanTiles(int count) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Standing(Seat.TWO, 2, -4, 4, ImmutableMap.of(Color.BLUE, count)))
                .withMessage("a seat cannot capture " + count + " blue tiles: there are 28");
    }

    @Test
    void isWrittenByRank() {
        assertThat(standings(new int[] {2, 1, 1}, new int[] {1, 0, 0})).hasToString("1. seat 2: -1; 2. seat 1: -2");
    }

    @Test
    void equality() {
        Standings standings = standings(new int[] {2, 1, 1}, new int[] {1, 0, 0});
        assertThat(standings)
                .isEqualTo(standings(new int[] {2, 1, 1}, new int[] {1, 0, 0}))
                .hasSameHashCodeAs(standings(new int[] {2, 1, 1}, new int[] {1, 0, 0}))
                .isNotEqualTo(standings(new int[] {2, 1, 0}, new int[] {1, 0, 0}))
                .isNotEqualTo("other");
        assertThat(standings).hasSameHashCodeAs(standings.bySeat());
    }

    /** A scoring that needs more than the counts fails in games just as in rollouts. */
    @Test
    void aScoringSeesOnlyTheCounts() {
        Scoring casting =
                (tally, seat) -> ((Position) tally).board().groups(Color.BLUE).size();
        GameState game = JudgedRuleset.shape("two").ruleset().toBuilder("casting")
                .scoring(casting)
                .build()
                .deal(1);
        Rollout rollout = Rollout.of(game);
        assertThatExceptionOfType(ClassCastException.class).isThrownBy(game::standings);
        assertThatExceptionOfType(ClassCastException.class)
                .isThrownBy(() -> game.viewFor(Seat.ONE).standings());
        assertThatExceptionOfType(ClassCastException.class).isThrownBy(rollout::standings);
        assertThatExceptionOfType(ClassCastException.class).isThrownBy(rollout::winnerBits);
        assertThatExceptionOfType(ClassCastException.class).isThrownBy(() -> rollout.score(Seat.ONE));
        assertThatExceptionOfType(ClassCastException.class).isThrownBy(() -> rollout.rank(Seat.ONE));
        Scoring asking = (tally, seat) -> tally instanceof Position || tally instanceof Rollout ? seat.number() : 0;
        assertThat(ranks(Standings.of(game, asking))).containsOnly(1);
        assertThat(ranks(Standings.of(rollout, asking))).containsOnly(1);
    }

    @Test
    void noSeatIsComparedWithItself() {
        Scoring allTied = new Scoring() {
            @Override
            public int score(Tally tally, Seat seat) {
                return 0;
            }

            @Override
            public int compareTied(Tally tally, Seat one, Seat other) {
                assertThat(one).isNotEqualTo(other);
                return 0;
            }
        };
        Tally tally = new Counts(List.of(new int[] {1, 0, 0}, new int[] {2, 0, 0}));
        assertThat(ranks(Standings.of(tally, allTied))).containsExactly(1, 1);
    }

    @Test
    void rejectsASeatThatIsNotAtTheTable() {
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        standings(new int[] {1, 0, 0}, new int[] {1, 0, 0}).forSeat(Seat.THREE))
                .withMessage("there is no seat 3 at this table of 2");
    }

    @Test
    void rejectsALoserThatIsNotAtTheTable() {
        Standings standings = JudgedRuleset.shape("two").ruleset().deal(1).standings();
        assertThatIllegalArgumentException().isThrownBy(() -> standings.withForfeit(Set.of(Seat.FIVE)));
    }
}
