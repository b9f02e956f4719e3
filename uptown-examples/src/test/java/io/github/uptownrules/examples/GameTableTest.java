package io.github.uptownrules.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNoException;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.IllegalMoveException;
import io.github.uptownrules.core.game.MoveList;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.SeenMove;
import io.github.uptownrules.core.game.SeenOutcome;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.MoveSyntaxException;
import io.github.uptownrules.variants.Rulesets;
import java.lang.Thread.UncaughtExceptionHandler;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GameTableTest {
    @Test
    void clientsPlayAGameWithTheirViews() {
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

    /** Checks that a client that follows the moves computes the same view as the view that it receives. */
    private static void follow(Map<Seat, PlayerView> views, Seat seat, SeenOutcome seen) {
        SeenOutcome own = views.get(seat)
                .follow(new SeenMove(seen.move(), seen.drawn(), seen.after().turn()));
        assertThat(own).isEqualTo(seen);
        views.put(seat, own.after());
    }

    /** A move takes effect even if a client cannot be notified, and other clients are not affected. */
    @Test
    void aFailingClientDoesNotAffectOthers() {
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

    /** A client may leave or join while a move is sent. */
    @Test
    void clientsMayJoinWhileAMoveIsSent() {
        GameTable table = new GameTable(Rulesets.standard(3));
        List<Seat> told = new ArrayList<>();
        PlayerView mover = table.join(Seat.ONE, seen -> table.join(Seat.THREE, again -> told.add(Seat.THREE)));
        table.join(Seat.TWO, seen -> told.add(Seat.TWO));
        table.play(Seat.ONE, mover.legalMoves().get(0).toString());
        assertThat(told).containsExactly(Seat.TWO);
    }

    @Test
    void aClientCanNeitherMoveForAnotherNorSeeItsRack() {
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

    /** If clients move in their callbacks, every client gets all moves in order. */
    @Test
    void sendsMovesInOrder() {
        GameTable table = new GameTable(Rulesets.standard(3));
        Map<Seat, PlayerView> views = new EnumMap<>(Seat.class);
        for (Seat seat : Seat.first(3)) {
            views.put(seat, table.join(seat, seen -> {
                follow(views, seat, seen);
                if (seen.after().turn().equals(Optional.of(seat))) {
                    table.play(seat, seen.after().legalMoves().get(0).toString());
                }
            }));
        }
        table.play(Seat.ONE, views.get(Seat.ONE).legalMoves().get(0).toString());
        GameRecord record = table.publish();
        for (Seat seat : Seat.first(3)) {
            assertThat(views.get(seat)).isEqualTo(record.end().viewFor(seat));
        }
    }

    /** A client that rejoins while moves are sent gets a view, and then only later moves. */
    @Test
    void doesNotResendMovesToAClientThatRejoins() {
        GameTable table = new GameTable(Rulesets.standard(3));
        Map<Seat, PlayerView> views = new EnumMap<>(Seat.class);
        PlayerView mover = table.join(Seat.ONE, seen -> {
            if (seen.after().turn().equals(Optional.of(Seat.TWO))) {
                table.play(
                        Seat.TWO,
                        table.join(Seat.TWO, news -> {}).legalMoves().get(0).toString());
                views.put(Seat.THREE, table.join(Seat.THREE, news -> follow(views, Seat.THREE, news)));
            }
        });
        table.join(Seat.THREE, seen -> follow(views, Seat.THREE, seen));
        table.play(Seat.ONE, mover.legalMoves().get(0).toString());
        assertThat(views.get(Seat.THREE).turn()).contains(Seat.THREE);
        table.play(Seat.THREE, views.get(Seat.THREE).legalMoves().get(0).toString());
        assertThat(views.get(Seat.THREE)).isEqualTo(table.join(Seat.THREE, news -> {}));
    }

    /** Whatever a client throws, even a virtual machine error, the mover and the others are not affected. */
    @Test
    void anErrorOfAClientDoesNotAffectOthers() {
        List<Error> errors = List.of(new AssertionError("wrong"), new StackOverflowError(), new NoSuchMethodError());
        List<Throwable> handled = new ArrayList<>();
        Thread thread = Thread.currentThread();
        UncaughtExceptionHandler before = thread.getUncaughtExceptionHandler();
        thread.setUncaughtExceptionHandler((where, error) -> handled.add(error));
        try {
            for (Error error : errors) {
                GameTable table = new GameTable(Rulesets.standard(3));
                List<Seat> told = new ArrayList<>();
                PlayerView mover = table.join(Seat.ONE, seen -> {
                    throw error;
                });
                table.join(Seat.TWO, seen -> told.add(Seat.TWO));
                table.join(Seat.THREE, seen -> told.add(Seat.THREE));
                table.play(Seat.ONE, mover.legalMoves().get(0).toString());
                assertThat(told).containsExactly(Seat.TWO, Seat.THREE);
                table.play(
                        Seat.TWO,
                        table.join(Seat.TWO, seen -> told.add(Seat.TWO))
                                .legalMoves()
                                .get(0)
                                .toString());
                assertThat(told).containsExactly(Seat.TWO, Seat.THREE, Seat.TWO, Seat.THREE);
            }
        } finally {
            thread.setUncaughtExceptionHandler(before);
        }
        assertThat(handled).containsExactlyElementsOf(errors);
    }
}
