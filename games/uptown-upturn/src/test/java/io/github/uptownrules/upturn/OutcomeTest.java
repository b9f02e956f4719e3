package io.github.uptownrules.upturn;

import static io.github.uptownrules.upturn.Texts.position;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** The effects of a move, and what each viewer sees of them. */
class OutcomeTest {
    @Test
    void onlyTheSeatThatDrewSeesTheTile() {
        UpTurnState game = position("upturn-3 40+ 2L ~ 3,4 1*,2;20,42;6");
        Outcome outcome = game.outcome(Move.DRAW);
        assertThat(outcome.seat()).isEqualTo(Seat.TWO);
        assertThat(outcome.move()).isEqualTo(Move.DRAW);
        assertThat(outcome.drawings()).hasToString("[seat 2 gets 3]");
        assertThat(outcome.drawings().get(0).cause()).isEqualTo(Drawing.Cause.DRAW);
        assertThat(outcome.refill()).isEmpty();
        assertThat(outcome.call()).isEqualTo(Outcome.Call.NOT_DUE);
        assertThat(outcome.skipped()).isEmpty();
        assertThat(outcome.after()).isEqualTo(game.play(Move.DRAW));
        assertThat(outcome.seenBy(Seat.TWO).drawings()).hasToString("[seat 2 gets 3]");
        assertThat(outcome.seenBy(Seat.ONE).drawings()).hasToString("[seat 2 gets a tile]");
        assertThat(outcome.seenBy(Viewer.SPECTATOR).drawings()).hasToString("[seat 2 gets a tile]");
    }

    @Test
    void allViewersSeeTheRest() {
        UpTurnState game = position("upturn-2 20+ 1L - 3 9,21*,22;~");
        Outcome outcome = game.outcome(Move.parse("21*,22>22"));
        assertThat(outcome.refill()).isEqualTo(OptionalInt.of(1));
        assertThat(outcome.call()).isEqualTo(Outcome.Call.MISSED);
        for (Viewer viewer : new Viewer[] {Seat.ONE, Seat.TWO, Viewer.SPECTATOR}) {
            SeenOutcome seen = outcome.seenBy(viewer);
            assertThat(seen.seat()).isEqualTo(outcome.seat());
            assertThat(seen.move()).isEqualTo(outcome.move());
            assertThat(seen.refill()).isEqualTo(outcome.refill());
            assertThat(seen.call()).isEqualTo(outcome.call());
            assertThat(seen.skipped()).isEqualTo(outcome.skipped());
            assertThat(seen.after()).isEqualTo(outcome.after().viewFor(viewer));
            assertThat(seen.drawings().stream().map(Drawing::seat))
                    .containsExactlyElementsOf(
                            outcome.drawings().stream().map(Drawing::seat).toList());
        }
    }

    @Test
    void aWinEndsTheGame() {
        Outcome outcome = position("upturn-3 40+ 2L ~ 3,4 1*,2;42;6").outcome(Move.parse("42"));
        assertThat(outcome.after().isOver()).isTrue();
        assertThat(outcome.after().standings().byRank().get(0).seat()).isEqualTo(Seat.TWO);
        assertThat(outcome.seenBy(Seat.ONE).after().isOver()).isTrue();
    }
}
