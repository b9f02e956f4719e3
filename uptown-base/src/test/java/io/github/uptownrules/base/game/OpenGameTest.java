package io.github.uptownrules.base.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.random.SplitMix64;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A minimal game: three players count down from five, and the last one wins. */
class OpenGameTest {
    private static final OpenGame COUNT = new OpenGame() {
        @Override
        public String id() {
            return "count";
        }

        @Override
        public String name() {
            return "Countdown";
        }

        @Override
        public ImmutableMap<String, Integer> rulesets() {
            return ImmutableMap.of("count-3", 3);
        }

        @Override
        public Position start(String ruleset, long seed, Seat first) {
            return new Count(5, first);
        }

        @Override
        public Position read(String text) {
            if (!text.matches("count-[39] [0-5] [123] *")) {
                throw new IllegalArgumentException("no count");
            }
            return new Count(text.charAt(8) - '0', Seat.parse(text.substring(10, 11), 3));
        }
    };

    private record Count(int left, Seat next) implements OpenGame.Position {
        @Override
        public Optional<Seat> turn() {
            return left == 0 ? Optional.empty() : Optional.of(next);
        }

        @Override
        public ImmutableList<String> legalMoves() {
            return left == 0 ? ImmutableList.of() : ImmutableList.of("down");
        }

        @Override
        public Count play(String move) {
            return new Count(left - 1, Seat.of(next.number() % 3 + 1));
        }

        /** Ranks the seats by the number of their remaining turns. */
        @Override
        public ImmutableList<SeatResult> results() {
            return ImmutableList.of(
                    new SeatResult(2, ImmutableList.of()),
                    new SeatResult(1, ImmutableList.of()),
                    new SeatResult(3, ImmutableList.of()));
        }

        @Override
        public String toString() {
            return "count-3 " + left + " " + next;
        }
    }

    private static PlayedGame.Whole start() {
        return COUNT.deal("count-3", 1, "1");
    }

    @Test
    void dealsForTheGivenFirstSeat() {
        assertThat(start().text()).isEqualTo("count-3 5 1");
        assertThat(COUNT.deal("count-3", 1, "3").turn()).contains(Seat.THREE);
        assertThat(COUNT.deal("count-3", 1, "random").turn()).isPresent();
        assertThatIllegalArgumentException().isThrownBy(() -> COUNT.deal("count-3", 1, "4"));
        assertThatIllegalArgumentException().isThrownBy(() -> COUNT.deal("count-2", 1, "1"));
    }

    @Test
    void readsAPositionInCanonicalFormOnly() {
        assertThat(COUNT.position("count-3 2 3").turn()).contains(Seat.THREE);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> COUNT.position("count-3 2 3 "))
                .withMessage("a position is written as 'count-3 2 3', not 'count-3 2 3 '");
        assertThatIllegalArgumentException().isThrownBy(() -> COUNT.position("count-9 2 3"));
    }

    @Test
    void keepsHeadersWhenGoingBack() {
        PlayedGame.Whole game = start().withHeader("Seat1", "Ada").play("down").play("down");
        assertThat(game.upTo(1)).isEqualTo(start().withHeader("Seat1", "Ada").play("down"));
        assertThat(game.lastMove()).isEqualTo("2 down");
        assertThat(game.whyLastMoveStays()).isEmpty();
        assertThatThrownBy(() -> game.upTo(3)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatIllegalArgumentException().isThrownBy(() -> game.withHeader("Result", "x"));
    }

    @Test
    void ranksLosersOfATerminationLast() {
        PlayedGame.Whole game = start().play("down");
        assertThat(game.terminated("resignation 2").standings()).isEqualTo("1 3 2");
        assertThat(game.terminated("time 1 2").standings()).isEqualTo("2 2 1");
        assertThat(game.terminated("agreement").standings()).isEqualTo("2 1 3");
        assertThat(game.terminated("limit").upTo(0).isOver()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "boredom", "time", "time 4", "time 2 1", "resignation  1", "limit 1", "agreement "})
    void rejectsInvalidTerminations(String how) {
        assertThatIllegalArgumentException().isThrownBy(() -> start().terminated(how));
    }

    @Test
    void rejectsMovesAndTerminationsAfterTheEnd() {
        PlayedGame.Whole ended = start().terminated("resignation 2");
        assertThat(ended.legalMoves()).isEmpty();
        assertThatIllegalArgumentException().isThrownBy(() -> ended.play("down"));
        assertThatIllegalArgumentException().isThrownBy(() -> ended.terminated("limit"));
        assertThatThrownBy(() -> ended.play(Seat.ONE, "down"))
                .isInstanceOfSatisfying(
                        MoveRefusal.class,
                        refusal -> assertThat(refusal.faults().toString()).contains("game-over"));
    }

    @Test
    void redactedRecordsKeepOnlyTheNamesOfPlayers() {
        PlayedGame.Whole game =
                start().withHeader("Seat1", "Ada").withHeader("BotSeed", "7").play("down");
        String record = game.seenBy(Seat.TWO).record();
        assertThat(record).contains("[Viewer \"2\"]", "[Seat1 \"Ada\"]").doesNotContain("BotSeed");
        PlayedGame read = COUNT.record(record);
        assertThat(read.viewer()).contains(Seat.TWO);
        assertThat(read.record()).isEqualTo(record);
        assertThat(read.seenBy(Viewer.SPECTATOR).text()).isEqualTo(game.text());
        assertThatIllegalArgumentException().isThrownBy(read::whole);
        assertThatIllegalArgumentException().isThrownBy(() -> COUNT.record(record.replace("Seat1", "BotSeed")));
        assertThatIllegalArgumentException().isThrownBy(() -> COUNT.record(record.replace("Viewer \"2", "Viewer \"4")));
    }

    @Test
    void recordsKeepHeadersCommentsAndTermination() {
        PlayedGame.Whole game = start().withHeader("Event", "Cup").play("down").terminated("time 3");
        assertThat(game.record()).isEqualTo("""
                        [Notation "count 1"]
                        [Ruleset "count-3"]
                        [Start "count-3 5 1"]
                        [Event "Cup"]
                        [Result "2 1 3"]
                        [Termination "time 3"]

                        down""");
        assertThat(COUNT.record(game.record())).isEqualTo(game);
        PlayedGame commented = COUNT.record(game.record() + " {well}");
        assertThat(commented.record()).endsWith("down {well}");
        for (String wrong :
                ImmutableList.of("", "x", game.record() + " up", game.record().replace("time 3", "time 9"))) {
            assertThatIllegalArgumentException().isThrownBy(() -> COUNT.record(wrong));
        }
    }

    @Test
    void botsChooseForTheSeatToMoveOnly() {
        SplitMix64 random = new SplitMix64(1);
        assertThat(start().seenBy(Seat.ONE).choose("random", random)).isEqualTo("down");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> start().seenBy(Seat.TWO).choose("random", random));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> start().seenBy(Seat.ONE).choose("none", random));
    }
}
