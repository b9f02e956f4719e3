package io.github.uptownrules.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.testkit.laws.PlayLaws;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.testkit.laws.RandomPlay.Step;
import io.github.uptownrules.testkit.laws.RandomSetup;
import io.github.uptownrules.variants.Rulesets;
import io.github.uptownrules.variants.Scorings;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AfterContainer;

/** The end of games under all published rulesets and two house rules. */
class EndgameProperties {
    private static final ImmutableList<Ruleset> RULESETS = ImmutableList.<Ruleset>builder()
            .addAll(Rulesets.all())
            .add(Rulesets.standard(4).toBuilder("standard-4-rack-6").rackSize(6).build())
            .add(Rulesets.bloqueurs(4).toBuilder("bloqueurs-4-by-color")
                    .scoring(Scorings.BLOQUEURS_BY_COLOR)
                    .build())
            .build();

    private static int seatsFoundStuck;

    @Provide
    Arbitrary<Ruleset> rulesets() {
        return Arbitraries.of(RULESETS);
    }

    /** The number of tiles that a color plays if no seat is stuck: 24, or 23 with a rack of six. */
    private static int placements(Ruleset ruleset) {
        return Face.all().size() - ruleset.rackSize(Seat.ONE) + 1;
    }

    private static boolean isAnySeatStuck(List<Step> steps) {
        return steps.stream()
                .map(step -> step.before().outcome(step.move()))
                .anyMatch(outcome -> outcome.skipped().stream()
                        .anyMatch(seat -> !outcome.after().isFinished(seat)));
    }

    @Property(tries = 500)
    void r31_r32_r45_ifNoSeatIsStuckAllPlayEquallyOftenAndFinishTogether(
            @ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        ImmutableList<Step> steps = RandomPlay.steps(ruleset, seed);
        Assume.that(!isAnySeatStuck(steps));
        int seats = ruleset.seats().size();
        int colors = ruleset.colors(Seat.ONE).size();
        GameState end = steps.get(steps.size() - 1).after();

        assertThat(steps).hasSize(seats * colors * placements(ruleset));
        for (Seat seat : ruleset.seats()) {
            for (Color color : ruleset.colors(seat)) {
                assertThat(steps.stream().filter(step -> step.move().tile().color() == color))
                        .hasSize(placements(ruleset));
                assertThat(end.rack(color).size()).isEqualTo(ruleset.rackSize(Seat.ONE) - 1);
                assertThat(end.isFinished(color)).isTrue();
            }
        }
        Set<Seat> inLastRound = new HashSet<>();
        steps.subList(steps.size() - seats, steps.size())
                .forEach(step -> inLastRound.add(step.before().turn().orElseThrow()));
        assertThat(inLastRound).containsExactlyInAnyOrderElementsOf(ruleset.seats());
    }

    @Property(tries = 500)
    void r24_r31_theLastTileIsDrawnOneRoundBeforeTheLast(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        ImmutableList<Step> steps = RandomPlay.steps(ruleset, seed);
        for (Seat seat : ruleset.seats()) {
            for (Color color : ruleset.colors(seat)) {
                List<Optional<Tile>> drawn = new ArrayList<>();
                for (Step step : steps) {
                    if (step.move().tile().color() == color) {
                        drawn.add(step.before().outcome(step.move()).drawn());
                    }
                }
                for (int round = 1; round <= drawn.size(); round++) {
                    assertThat(drawn.get(round - 1).isPresent()).isEqualTo(round < placements(ruleset));
                }
            }
        }
    }

    @Property(tries = 500)
    void r18_r23_theBoardHasPlacementsMinusCaptures(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        int placements = 0;
        for (Step step : RandomPlay.steps(ruleset, seed)) {
            placements++;
            int captures = step.after().seats().stream()
                    .mapToInt(step.after()::captureCount)
                    .sum();
            assertThat(step.after().board().occupiedCells().size()).isEqualTo(placements - captures);
        }
    }

    /** From crowded positions, in which seats are often stuck (Q1, Q2). */
    @Property(tries = 2_000)
    void q1_q2_stuckSeatsAreSkippedAndTheGameEndsWhenNoSeatCanPlace(
            @ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        GameState start = GameState.of(RandomSetup.of(ruleset, seed));
        for (Step step : RandomPlay.steps(start, seed)) {
            Outcome outcome = step.before().outcome(step.move());
            PlayLaws.r12_q1_theNextSeatClockwiseThatCanPlaceIsToMove(step);
            PlayLaws.q2_theGameIsOverExactlyWhenNobodyCanPlace(step);
            assertThat(outcome.skipped()).doesNotHaveDuplicates();
            seatsFoundStuck += (int) outcome.skipped().stream()
                    .filter(seat -> !step.after().isFinished(seat))
                    .count();
        }
    }

    @AfterContainer
    static void foundStuckSeats() {
        System.out.println("seats found stuck and skipped: " + seatsFoundStuck);
        assertThat(seatsFoundStuck).isGreaterThan(Effort.of(20));
    }
}
