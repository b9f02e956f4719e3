package io.github.uptownrules.server.table;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.server.table.TableState.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The clocks of a table, in milliseconds of {@linkplain ServiceClock service time}. Only the clock of a person to move is
 * running; bots have none.
 *
 * @param left the time each seat had left when the wait for this move began, seat 1 first; empty with a limit per move
 * @param began the beginning of that wait
 */
public record Clocks(ImmutableList<Long> left, long began) {
    /** Returns the table after a change, with updated clocks. */
    static TableState after(TableState before, TableState changed, long now) {
        TimeControl time = changed.settings().time();
        if (time.kind() == TimeControl.Kind.NONE || changed.phase() == Phase.OPEN) {
            return changed;
        }
        return changed.withClocks(
                before.clocks().map(clocks -> clocks.next(before, changed, now)).orElseGet(() -> start(changed, now)));
    }

    static Clocks start(TableState table, long now) {
        TimeControl time = table.settings().time();
        List<Long> left = new ArrayList<>();
        if (time.kind() == TimeControl.Kind.GAME) {
            table.seats().forEach(seat -> left.add(time.limit().toMillis()));
        }
        return new Clocks(ImmutableList.copyOf(left), now);
    }

    private Clocks next(TableState before, TableState changed, long now) {
        Optional<Seat> running = before.personInTurn();
        boolean hasMoved = before.plies() < changed.plies();
        if (before.plies() == changed.plies() && running.equals(changed.personInTurn())) {
            return this;
        }
        long increment = changed.settings().time().increment().toMillis();
        List<Long> after = new ArrayList<>(left);
        if (running.isPresent() && !after.isEmpty()) {
            int seat = running.get().ordinal();
            after.set(seat, Math.max(0, after.get(seat) - elapsed(now)) + (hasMoved ? increment : 0));
        }
        if (changed.plies() < before.plies() && !after.isEmpty()) {
            // Takes the increment back too; otherwise players could make and take back moves to gain time.
            changed.turn()
                    .ifPresent(mover ->
                            after.set(mover.ordinal(), Math.max(0, after.get(mover.ordinal()) - increment)));
        }
        return new Clocks(ImmutableList.copyOf(after), now);
    }

    private long elapsed(long now) {
        return Math.max(0, now - began);
    }

    /** Returns the time a seat has left now, with a limit per game. */
    Optional<Long> left(TableState table, Seat seat, long now) {
        if (left.isEmpty()) {
            return Optional.empty();
        }
        long atBegin = left.get(seat.ordinal());
        return Optional.of(
                table.personInTurn().equals(Optional.of(seat)) ? Math.max(0, atBegin - elapsed(now)) : atBegin);
    }

    /** Returns the time the person to move has left now. */
    Optional<Long> leftForMove(TableState table, long now) {
        return table.personInTurn()
                .map(seat -> left(table, seat, now)
                        .orElseGet(() ->
                                Math.max(0, table.settings().time().limit().toMillis() - elapsed(now))));
    }
}
