package io.github.uptownrules.examples.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNoException;

import io.github.uptownrules.core.game.IllegalMoveException;
import io.github.uptownrules.core.game.MoveList;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.SeenPlacement;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.MoveSyntaxException;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.random.SplitMix64;
import io.github.uptownrules.variants.Rulesets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GameTableTest {
    @Test
    void aGameIsPlayedByClientsThatSeeOnlyTheirViews() {
        GameTable table = new GameTable(Rulesets.standard(3));
        Map<Seat, PlayerView> views = new EnumMap<>(Seat.class);
        for (Seat seat : Seat.first(3)) {
            views.put(seat, table.join(seat, seen -> follow(views, seat, seen)));
        }
        SplitMix64 random = new SplitMix64(1);
        while (!views.get(Seat.ONE).isOver()) {
            Seat mover = views.get(Seat.ONE).turn().orElseThrow();
            MoveList moves = views.get(mover).legalMoves();
            table.play(mover, moves.get(random.nextInt(moves.size())).toString());
        }
        GameRecord record = table.publish();
        for (Seat seat : Seat.first(3)) {
            assertThat(views.get(seat)).isEqualTo(record.end().viewFor(seat));
            assertThat(table.download(seat)).isEqualTo(record.redactedFor(seat));
        }
    }

    /** A client that keeps its own view arrives at the one it is sent. */
    private static void follow(Map<Seat, PlayerView> views, Seat seat, SeenPlacement seen) {
        SeenPlacement own =
                views.get(seat).follow(seen.move(), seen.drawn(), seen.after().turn());
        assertThat(own).isEqualTo(seen);
        views.put(seat, own.after());
    }

    /** A move is made or it is not; that somebody cannot be told of it touches nobody else. */
    @Test
    void aClientThatFailsHidesNoMoveFromOthers() {
        GameTable table = new GameTable(Rulesets.standard(4));
        List<Seat> told = new ArrayList<>();
        table.join(Seat.ONE, seen -> {
            throw new IllegalStateException("the connection is gone");
        });
        PlayerView first = table.join(Seat.TWO, seen -> told.add(Seat.TWO));
        table.join(Seat.THREE, seen -> {
            throw new IllegalArgumentException("not a move");
        });
        table.join(Seat.FOUR, seen -> told.add(Seat.FOUR));
        PlayerView mover = table.join(Seat.ONE, seen -> {
            throw new IllegalStateException("gone again");
        });
        assertThatNoException()
                .isThrownBy(() -> table.play(Seat.ONE, mover.legalMoves().get(0).toString()));
        assertThat(told).containsExactly(Seat.TWO, Seat.FOUR);
        PlayerView second = table.join(Seat.TWO, seen -> told.add(Seat.TWO));
        assertThat(second).isNotEqualTo(first);
        assertThat(second.turn()).contains(Seat.TWO);
        table.play(Seat.TWO, second.legalMoves().get(0).toString());
        assertThat(told).containsExactly(Seat.TWO, Seat.FOUR, Seat.TWO, Seat.FOUR);
    }

    /** A client may leave, or another come, while a move is told. */
    @Test
    void clientsComeWhileAMoveIsTold() {
        GameTable table = new GameTable(Rulesets.standard(3));
        List<Seat> told = new ArrayList<>();
        PlayerView mover = table.join(Seat.ONE, seen -> table.join(Seat.THREE, again -> told.add(Seat.THREE)));
        table.join(Seat.TWO, seen -> told.add(Seat.TWO));
        table.play(Seat.ONE, mover.legalMoves().get(0).toString());
        assertThat(told).containsExactly(Seat.TWO);
    }

    @Test
    void aClientCannotMoveForAnotherOrLearnOfItsRack() {
        GameTable table = new GameTable(Rulesets.standard(3));
        for (char face : "ABCDEFGHI123456789abcdefghi$".toCharArray()) {
            String cell = "ABCDEFGHI".indexOf(face) >= 0 ? face + "1" : "E5";
            assertThatExceptionOfType(IllegalMoveException.class)
                    .isThrownBy(() -> table.play(Seat.TWO, "b" + face + "@" + cell))
                    .satisfies(e -> assertThat(e.getMessage())
                            .contains("belongs to seat 1")
                            .doesNotContain("rack"));
        }
        assertThatExceptionOfType(MoveSyntaxException.class).isThrownBy(() -> table.play(Seat.ONE, "hello"));
        assertThatIllegalStateException().isThrownBy(table::publish).withMessage("the game is not over yet");
    }
}
