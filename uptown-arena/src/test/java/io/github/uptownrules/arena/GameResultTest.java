package io.github.uptownrules.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeatResult;
import io.github.uptownrules.base.game.Termination;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameResultTest {
    private static SeatResult result(int rank, String numbers) {
        return new SeatResult(
                rank,
                Splitter.on(' ').splitToStream(numbers).map(Integer::valueOf).collect(ImmutableList.toImmutableList()));
    }

    /** Returns a two-player result in which seat 2 forfeited. */
    private static GameResult forfeited(String winner, String loser) {
        return GameResult.of(
                List.of("random", "random"),
                ImmutableList.of(result(1, winner), result(2, loser)),
                Optional.of(Termination.resignation(Seat.TWO)));
    }

    /** The seat that forfeited is last regardless of its numbers, so they are checked separately. */
    @ParameterizedTest
    @CsvSource({
        "two-player, -5 5 0, -82 82 0, is 82; expected 0 to 81",
        "two-player, -5 5 0, -4 5 0, is -4; expected -5",
        "two-player, -5 5 0, -5 5 -1, is -1; expected 0 to 81",
        "upturn-2, 3, -1, no seat has rank 1 with -1 tiles left"
    })
    void rejectsImpossibleNumbersOfAForfeitedSeat(String ruleset, String winner, String loser, String message) {
        Game game = Games.load().ofRuleset(ruleset);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> forfeited(winner, loser).checked(game, ruleset))
                .withMessageEndingWith(message);
    }

    @Test
    void acceptsAForfeitedSeatWithBetterNumbersThanTheWinner() {
        GameResult uptown = forfeited("-5 5 0", "-3 3 0");
        assertThat(uptown.checked(Games.load().ofRuleset("two-player"), "two-player"))
                .isSameAs(uptown);
        GameResult upTurn = forfeited("3", "1");
        assertThat(upTurn.checked(Games.load().ofRuleset("upturn-2"), "upturn-2"))
                .isSameAs(upTurn);
        GameResult street = forfeited("3 1", "9 2");
        assertThat(street.checked(Games.load().ofRuleset("street-2"), "street-2"))
                .isSameAs(street);
    }
}
