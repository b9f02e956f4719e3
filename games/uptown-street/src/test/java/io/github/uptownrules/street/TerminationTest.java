package io.github.uptownrules.street;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.game.Termination.Cause;
import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.street.town.Deck;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A game can be terminated before the rules end it. */
class TerminationTest {
    private static final Notation NOTATION = Notation.of(ImmutableList.of(Deck.sample1()));
    private static final GameRecord RECORD = record(4, 3, 30);

    private static GameRecord record(int seats, long seed, int moves) {
        SplitMix64 random = new SplitMix64(seed);
        GameRecord record = GameRecord.of(StreetRuleset.of(seats).deal(Deck.sample1(), seed));
        while (!record.isOver() && record.moves().size() < moves) {
            record = record.play(RandomGames.move(record.end(), random));
        }
        return record;
    }

    @Test
    void readsItsText() {
        for (Termination how : List.of(
                Termination.resignation(Seat.TWO),
                Termination.resignation(Seat.THREE, Seat.ONE),
                Termination.timeout(Seat.FOUR),
                Termination.agreement(),
                Termination.limit())) {
            assertThat(Termination.parse(how.toString(), 4)).isEqualTo(how);
        }
        assertThat(Termination.resignation(Seat.THREE, Seat.ONE)).hasToString("resignation 1 3");
        assertThat(Termination.agreement()).hasToString("agreement");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "resignation",
                "resignation ",
                "resignation 3 1",
                "resignation 1 1",
                "resignation 5",
                "time x",
                "agreement 1",
                "limit ",
                "Agreement",
                "normal",
                "resignation  1",
                "time 12"
            })
    void rejectsInvalidText(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Termination.parse(text, 4))
                .withMessageContaining("the seats that lose, 1 to 4 in ascending order, not ")
                .satisfies(error -> assertThat(error.getMessage()).hasLineCount(1));
    }

    @Test
    void rejectsLosersThatDoNotFitTheCause() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Termination(Cause.TIMEOUT, ImmutableSet.of()))
                .withMessage("'time' requires one or more losing seats");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Termination(Cause.LIMIT, ImmutableSet.of(Seat.ONE)))
                .withMessage("'limit' has no losing seats");
    }

    /** The streets are scored as they are; the losers rank behind all others. */
    @Test
    void losersRankLastAndTheOthersByTheirStreets() {
        assertThat(RECORD.isOver()).isFalse();
        GameRecord agreed = RECORD.terminated(Termination.agreement());
        assertThat(agreed.isOver()).isTrue();
        assertThat(agreed.standings()).isEqualTo(RECORD.end().standings());
        for (Seat loser : RECORD.end().seats()) {
            GameRecord resigned = RECORD.terminated(Termination.resignation(loser));
            assertThat(resigned.standings().forSeat(loser).rank()).isEqualTo(4);
            assertThat(resigned.standings().forSeat(loser).score())
                    .isEqualTo(RECORD.end().standings().forSeat(loser).score());
            assertThat(resigned.standings().winners()).doesNotContain(loser);
            for (Seat one : RECORD.end().seats()) {
                for (Seat other : RECORD.end().seats()) {
                    if (one != loser && other != loser) {
                        assertThat(order(resigned, one, other)).isEqualTo(order(RECORD, one, other));
                    }
                }
            }
        }
        GameRecord several = RECORD.terminated(Termination.timeout(Seat.ONE, Seat.FOUR));
        assertThat(several.standings().forSeat(Seat.ONE).rank()).isEqualTo(3);
        assertThat(several.standings().forSeat(Seat.FOUR).rank()).isEqualTo(3);
        assertThat(several.standings().winners())
                .isSubsetOf(Seat.TWO, Seat.THREE)
                .isNotEmpty();
    }

    private static int order(GameRecord record, Seat one, Seat other) {
        return Integer.signum(record.standings().forSeat(one).rank()
                - record.standings().forSeat(other).rank());
    }

    /** Tests any game with any termination. */
    @Property(tries = 200)
    void isWrittenReadAndKeptByRedaction(
            @ForAll @IntRange(min = 2, max = 4) int seats,
            @ForAll long seed,
            @ForAll @IntRange(max = 60) int moves,
            @ForAll @IntRange(min = 1, max = 14) int losers,
            @ForAll Cause cause) {
        GameRecord played = record(seats, seed, moves);
        ImmutableSet<Seat> lost = played.end().seats().stream()
                .filter(seat -> (losers >> seat.ordinal() & 1) != 0)
                .collect(ImmutableSet.toImmutableSet());
        boolean hasLosers = cause == Cause.RESIGNATION || cause == Cause.TIMEOUT;
        if (played.isOver() || hasLosers && (lost.isEmpty() || lost.size() == seats)) {
            return;
        }
        Termination how = new Termination(cause, hasLosers ? lost : ImmutableSet.of());
        GameRecord record = played.withHeader("Seat1", "Ada").terminated(how);
        assertThat(record.toString()).containsPattern("\n\\[Termination \"" + how + "\"]\n\\[Result \"[^*]+\"]\n\n");
        assertThat(record.termination()).contains(how);
        assertThat(NOTATION.readRecord(record.toString())).isEqualTo(record).hasToString(record.toString());
        RedactedRecord redacted = record.redacted();
        assertThat(redacted.termination()).contains(how);
        assertThat(redacted.isOver()).isTrue();
        assertThat(redacted.standings()).isEqualTo(record.standings());
        assertThat(NOTATION.readRedactedRecord(redacted.toString())).isEqualTo(redacted);
        for (int ply = 1; ply <= record.moves().size(); ply++) {
            assertThat(redacted.outcome(ply)).isEqualTo(record.outcome(ply));
        }
    }

    @Test
    void noSeatIsToMoveAfterIt() {
        assertThat(RECORD.turn()).isEqualTo(RECORD.end().turn()).isPresent();
        GameRecord record = RECORD.terminated(Termination.agreement());
        assertThat(record.turn()).isEmpty();
        assertThat(record.redacted().turn()).isEmpty();
        assertThat(record.upTo(29).turn()).isEqualTo(record.at(29).turn());
    }

    @Test
    void hasWords() {
        assertThat(Termination.resignation(Seat.TWO).words()).isEqualTo("seat 2 resigned");
        assertThat(Termination.timeout(Seat.TWO, Seat.ONE).words()).isEqualTo("seats 1 and 2 ran out of time");
        assertThat(Termination.agreement().words()).isEqualTo("the players agreed to end it");
        assertThat(Termination.limit().words()).isEqualTo("the table had a limit");
    }

    @Test
    void rejectsMovesAfterIt() {
        GameRecord record = RECORD.terminated(Termination.agreement());
        Move move = record.end().legalMoves().get(0);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> record.play(move))
                .withMessage("the game has ended: agreement");
        assertThat(record.upTo(30)).isEqualTo(record);
        GameRecord goesOn = record.upTo(29);
        assertThat(goesOn.termination()).isEmpty();
        assertThat(goesOn.isOver()).isFalse();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> record.terminated(Termination.limit()))
                .withMessage("the game is over already");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> record(2, 1, 5).terminated(Termination.timeout(Seat.FOUR)))
                .withMessage("there is no seat 4 in ruleset street-2");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RECORD.terminated(
                        Termination.resignation(RECORD.end().seats().toArray(Seat[]::new))))
                .withMessage("not all seats can lose: resignation 1 2 3 4");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RECORD.withHeader("Termination", "normal"))
                .withMessage("the header 'Termination' is written by the record itself");
    }

    @Test
    void readerRejectsImpossibleTerminations() {
        String text = record(2, 3, 10).terminated(Termination.timeout(Seat.ONE)).toString();
        assertRejected(
                text.replace("time 1", "normal"),
                "column 15: a game ends by 'agreement' or 'limit', or by 'resignation' or 'time'");
        assertRejected(text.replace("time 1", "time 4"), "there is no seat 4 in ruleset street-2");
        assertRejected(text.replace("time 1", "time 1 2"), "not all seats can lose: time 1 2");
        assertRejected(text.replaceFirst("Result \"[^\"]*", "Result \"*"), "the moves lead to");
        GameRecord whole = record(2, 3, 500);
        assertThat(whole.end().isOver()).isTrue();
        assertRejected(
                whole.toString().replace("[Result", "[Termination \"limit\"]\n[Result"), "the game is over already");
    }

    private static void assertRejected(String text, String reason) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> NOTATION.readRecord(text))
                .withMessageContaining(reason);
    }
}
