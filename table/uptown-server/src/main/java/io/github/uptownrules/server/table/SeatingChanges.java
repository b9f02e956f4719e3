package io.github.uptownrules.server.table;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.server.table.Occupant.OpenSeat;
import io.github.uptownrules.server.table.Occupant.Person;
import io.github.uptownrules.server.table.Occupant.Robot;
import io.github.uptownrules.server.table.PendingChange.Next;
import io.github.uptownrules.server.table.PendingChange.Transition;
import io.github.uptownrules.server.table.TableState.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/**
 * The changes before the game: the occupants of the seats and the ruleset. The change that fills the last seat starts the game.
 */
final class SeatingChanges {
    private final RandomGenerator chance;

    SeatingChanges(RandomGenerator chance) {
        this.chance = chance;
    }

    TableState begun(TableState table) {
        return table.phase() == Phase.OPEN && table.isFull()
                ? table.started(deal(table.ruleset(), table.settings().practiceSeed()))
                : table;
    }

    private PlayedGame.Whole deal(TableRuleset ruleset, Optional<Long> seed) {
        return seed.map(number ->
                        ruleset.game().deal(ruleset.id(), number, ruleset.game().first(ruleset.id())))
                .orElseGet(() -> ruleset.game().deal(ruleset.id(), chance));
    }

    Transition sit(Seat seat, Person person) {
        return now -> {
            checkName(now, person.name());
            return seated(now, seat, person);
        };
    }

    /** Checks that the players at a table can tell their names apart. */
    private static void checkName(TableState now, String name) throws Refusal {
        for (Seat seat : now.ruleset().seats()) {
            if (now.at(seat) instanceof Person other && Names.areConfusable(name, other.name())) {
                throw Refusal.of(
                        Refusal.Code.NAME_TAKEN,
                        "the player in seat " + seat + " is called " + Quote.of(other.name())
                                + "; choose another name");
            }
        }
    }

    Transition fill(Seat seat, String bot) {
        return now -> seated(now, seat, new Robot(bot));
    }

    private Next seated(TableState now, Seat seat, Occupant occupant) throws Refusal {
        checkOpen(now, seat);
        return Next.of(begun(now.with(seat, occupant)));
    }

    /** Opens the seat of a bot or of an absent person again. */
    Transition clear(Seat seat, Predicate<Seat> isGone) {
        return now -> {
            checkWaiting(now);
            checkSeat(now, seat);
            if (now.at(seat) instanceof OpenSeat) {
                return Next.of(now);
            }
            if (now.at(seat) instanceof Person && !isGone.test(seat)) {
                throw Refusal.of(
                        Refusal.Code.TOO_EARLY, "the player in seat " + seat + " is connected, or was a moment ago");
            }
            return Next.of(now.with(seat, new OpenSeat()));
        };
    }

    /** Moves a person to an open seat, which has other colors. */
    Transition changeSeat(Seat from, Seat to) {
        return now -> {
            checkWaiting(now);
            checkOpen(now, to);
            return Next.of(now.with(to, now.at(from)).with(from, new OpenSeat()));
        };
    }

    /**
     * Changes to a ruleset with any number of seats. Occupants keep their order. The last open seats are removed first; added
     * seats are open.
     */
    Transition changeRuleset(TableRuleset ruleset) {
        return now -> {
            checkWaiting(now);
            List<Occupant> seats = new ArrayList<>(now.seats());
            int wanted = ruleset.seats().size();
            for (int i = seats.size() - 1; i >= 0 && seats.size() > wanted; i--) {
                if (seats.get(i) instanceof OpenSeat) {
                    seats.remove(i);
                }
            }
            if (seats.size() > wanted) {
                throw Refusal.of(
                        Refusal.Code.TAKEN,
                        ruleset.id() + " has " + wanted + " seats, and " + seats.size() + " are taken");
            }
            while (seats.size() < wanted) {
                seats.add(new OpenSeat());
            }
            return Next.of(
                    ruleset.id().equals(now.ruleset().id())
                            ? now
                            : begun(now.with(ruleset, ImmutableList.copyOf(seats))));
        };
    }

    private static void checkWaiting(TableState now) throws Refusal {
        if (now.phase() != Phase.OPEN) {
            throw Refusal.of(Refusal.Code.TAKEN, "the game has begun");
        }
    }

    private static void checkOpen(TableState now, Seat seat) throws Refusal {
        checkSeat(now, seat);
        if (!(now.at(seat) instanceof OpenSeat)) {
            throw Refusal.of(Refusal.Code.TAKEN, "seat taken: " + seat);
        }
    }

    private static void checkSeat(TableState now, Seat seat) throws Refusal {
        if (!now.ruleset().seats().contains(seat)) {
            throw noSeat(seat.number());
        }
    }

    static Refusal noSeat(int number) {
        return Refusal.badRequest("there is no seat " + number + " at this table");
    }
}
