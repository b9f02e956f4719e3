package io.github.uptownrules.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.LongConsumer;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class ScheduleTest {
    private static final List<String> BOTS = List.of("random", "greedy", "random", "greedy");

    @Test
    void everyDealIsPlayedOnceWithEverySeating() {
        Schedule schedule = Schedule.of(BOTS, 1);
        assertThat(schedule.seatings()).hasSize(6).doesNotHaveDuplicates();
        for (long deal = 0; deal < 50; deal++) {
            long first = deal * 6;
            assertThat(LongStream.range(first, first + 6).mapToObj(schedule::seating))
                    .containsExactlyElementsOf(schedule.seatings());
            assertThat(LongStream.range(first, first + 6).map(schedule::deal)).containsOnly(deal);
            assertThat(LongStream.range(first, first + 6).map(schedule::dealSeed))
                    .containsOnly(schedule.dealSeed(first));
        }
    }

    @Test
    void dealsAndGamesHaveDifferentSeeds() {
        Schedule schedule = Schedule.of(BOTS, 1);
        Set<Long> states = new HashSet<>();
        for (long game = 0; game < 6000; game++) {
            assertThat(states.add(schedule.chance(game).state())).isTrue();
            assertThat(schedule.chance(game).nextLong())
                    .isEqualTo(schedule.chance(game).nextLong());
        }
        assertThat(LongStream.range(0, 1000).map(deal -> schedule.dealSeed(6 * deal)))
                .doesNotHaveDuplicates();
        assertThat(Schedule.of(BOTS, 2).dealSeed(0)).isNotEqualTo(schedule.dealSeed(0));
    }

    @Test
    void theOrderOfTheBotsDoesNotMatter() {
        assertThat(Schedule.of(List.of("greedy", "random", "greedy", "random"), 1)
                        .seatings())
                .isEqualTo(Schedule.of(BOTS, 1).seatings());
    }

    /** A seed must give the same games in every release. */
    @Test
    void seedsAreStable() {
        Schedule schedule = Schedule.of(BOTS, 77);
        assertThat(LongStream.of(0, 5, 6, 1_000_000_007L).map(schedule::dealSeed))
                .containsExactly(
                        8874131266446428666L, 8874131266446428666L, 4718969753682119150L, 4849565916034131924L);
        assertThat(LongStream.of(0, 5, 6, 1_000_000_007L)
                        .map(game -> schedule.chance(game).nextLong()))
                .containsExactly(
                        -4398146809176547888L, -2928149345705920311L, 4922502084761035313L, 7748100169603534139L);
    }

    @Test
    void seatingsAreInAlphabeticalOrder() {
        assertThat(Schedule.of(List.of("b", "a", "b"), 1).seatings())
                .containsExactly(List.of("a", "b", "b"), List.of("b", "a", "b"), List.of("b", "b", "a"));
        assertThat(Schedule.of(List.of("e", "d", "c", "b", "a"), 1).seatings())
                .hasSize(120)
                .doesNotHaveDuplicates()
                .isSortedAccordingTo((one, other) -> one.toString().compareTo(other.toString()));
    }

    @Test
    void rejectsNegativeGameNumbers() {
        Schedule schedule = Schedule.of(BOTS, 1);
        List<LongConsumer> questions = List.of(schedule::deal, schedule::seating, schedule::dealSeed, schedule::chance);
        questions.forEach(question -> assertThatThrownBy(() -> question.accept(-1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("games are numbered from 0, not -1"));
    }

    @Test
    void rejectsTooFewAndTooManyBots() {
        assertThatThrownBy(() -> Schedule.of(List.of(), 1)).hasMessage("1 to 5 bots play, not 0");
        assertThatThrownBy(() -> Schedule.of(Collections.nCopies(6, "random"), 1))
                .hasMessage("1 to 5 bots play, not 6");
    }
}
