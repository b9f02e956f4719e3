package io.github.uptownrules.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.value.Move;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks that the engine used for comparison plays the same game. */
class ArrayEngineTest {
    @Test
    void playsTheSameGameAsTheLibrary() {
        SplitMix64 random = new SplitMix64(1);
        for (GameState start : Games.starts()) {
            GameState game = start;
            ArrayEngine arrays = Games.arrayEngine(start);
            while (!game.isOver()) {
                assertThat(arrays.legalMoves())
                        .containsExactlyInAnyOrder(game.legalMoves().stream()
                                .mapToInt(ArrayEngineTest::packed)
                                .toArray());
                Move move =
                        game.legalMoves().get(random.nextInt(game.legalMoves().size()));
                game = game.play(move);
                arrays = arrays.play(packed(move));
                assertAlike(arrays, game);
            }
            assertThat(arrays.turn()).isEqualTo(-1);
            assertThat(arrays.legalMoves()).isEmpty();
        }
    }

    private static void assertAlike(ArrayEngine arrays, GameState game) {
        assertThat(arrays.turn()).isEqualTo(game.turn().map(Seat::ordinal).orElse(-1));
        for (Seat seat : game.seats()) {
            assertThat(arrays.groups(seat.ordinal())).isEqualTo(game.groupCount(seat));
            assertThat(arrays.captures(seat.ordinal())).isEqualTo(game.captureCount(seat));
        }
    }

    @Test
    void aPlayoutEndsAndDoesNotChangeItsStart() {
        for (ArrayEngine start : List.copyOf(Games.arrayStarts())) {
            assertThat(start.playout(new SplitMix64(1)).turn()).isEqualTo(-1);
            assertThat(start.turn()).isZero();
            assertThat(start.legalMoves()).isNotEmpty();
        }
    }

    private static int packed(Move move) {
        int cell = move.cell().ordinal();
        return move.tile().face().ordinal() << 7 | 10 * (cell / 9 + 1) + cell % 9;
    }
}
