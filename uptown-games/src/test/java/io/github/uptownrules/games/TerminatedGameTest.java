package io.github.uptownrules.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.upturn.GameRecord;
import io.github.uptownrules.upturn.Notation;
import io.github.uptownrules.upturn.UpTurnRuleset;
import org.junit.jupiter.api.Test;

/** A game that a player lost on time or resigned has a result in its record. */
class TerminatedGameTest {
    private static final UpTurnGame UPTURN = new UpTurnGame();

    private static final PlayedGame.Whole DEAL =
            UPTURN.deal("upturn-3", 42, "1").play("67*>2");

    @Test
    void theRecordHoldsTheTermination() {
        PlayedGame.Whole lost = DEAL.withHeader("Seat1", "Ada").terminated("time 2");
        assertThat(lost.record()).contains("\n[Seat1 \"Ada\"]\n[Termination \"time 2\"]\n[Result \"6 8 7\"]\n");
        GameRecord record = Notation.of(UpTurnRuleset.all()).readRecord(lost.record());
        assertThat(record.termination()).contains(Termination.timeout(Seat.TWO));
        assertThat(record.standings().forSeat(Seat.TWO).rank()).isEqualTo(3);
        assertThat(UPTURN.record(lost.record()).headers()).containsOnlyKeys("Seat1");
        assertThat(UPTURN.record(lost.record()).upTo(1).text()).isEqualTo(DEAL.text());
        assertThat(lost.upTo(0).record()).doesNotContain("Termination");
    }

    @Test
    void rejectsMovesAfterTheTermination() {
        PlayedGame.Whole lost = DEAL.terminated("resignation 2");
        assertThat(lost.legalMoves()).isEmpty();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> lost.play(DEAL.legalMoves().get(0)))
                .withMessage("the game has ended: resignation 2");
    }

    @Test
    void rejectsInvalidTerminations() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DEAL.terminated("time 4"))
                .withMessage("there is no seat 4 in ruleset upturn-3");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DEAL.terminated("boredom"))
                .withMessageStartingWith("a game ends by 'agreement' or 'limit', or by 'resignation' or 'time'");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DEAL.withHeader("Termination", "time 2"))
                .withMessage("the header 'Termination' is written by the record itself");
    }
}
