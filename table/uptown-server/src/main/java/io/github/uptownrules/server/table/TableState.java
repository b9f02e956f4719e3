package io.github.uptownrules.server.table;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.server.table.Occupant.OpenSeat;
import io.github.uptownrules.server.table.Occupant.Person;
import io.github.uptownrules.server.table.Occupant.Robot;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The complete stored state of a table, of which {@link ViewerFrames} shows parts. Immutable; each change increments the
 * version.
 *
 * @param id its name, which is the invitation
 * @param seats the occupants, seat 1 first
 * @param positionVersion the version in which the current position arose
 * @param clocks the clocks of a begun game with a time limit
 * @param next the table of the rematch
 */
public record TableState(
        String id,
        TableRuleset ruleset,
        TableSettings settings,
        ImmutableList<Occupant> seats,
        Optional<PlayedGame.Whole> game,
        long version,
        long positionVersion,
        Optional<Clocks> clocks,
        Optional<String> next) {

    public enum Phase {
        /** Seats are open. */
        OPEN,
        PLAYING,
        OVER;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Returns a table before its game. */
    public static TableState open(String id, TableRuleset ruleset, TableSettings settings, List<Occupant> seats) {
        return new TableState(
                id,
                ruleset,
                settings,
                ImmutableList.copyOf(seats),
                Optional.empty(),
                1,
                1,
                Optional.empty(),
                Optional.empty());
    }

    public Phase phase() {
        return game.map(played -> played.isOver() ? Phase.OVER : Phase.PLAYING).orElse(Phase.OPEN);
    }

    Occupant at(Seat seat) {
        return seats.get(seat.ordinal());
    }

    boolean isFull() {
        return seats.stream().noneMatch(OpenSeat.class::isInstance);
    }

    /** {@return the seat to move, while the game continues} */
    Optional<Seat> turn() {
        return game.flatMap(PlayedGame::turn);
    }

    /** {@return the bot that moves for a seat, or empty if a person does} */
    Optional<String> botFor(Seat seat) {
        Occupant occupant = at(seat);
        if (occupant instanceof Robot robot) {
            return Optional.of(robot.level());
        }
        return occupant instanceof Person person && person.away()
                ? Optional.of(ruleset.game().substitute())
                : Optional.empty();
    }

    /**
     * Returns the seat that a secret belongs to. All seats are compared, so that the time does not reveal which one it is.
     */
    Optional<Seat> holder(String secret) {
        String hash = TokenGenerator.hash(secret);
        Optional<Seat> holder = Optional.empty();
        for (Seat seat : ruleset.seats()) {
            if (at(seat) instanceof Person person && TokenGenerator.isSame(person.secretHash(), hash)) {
                holder = Optional.of(seat);
            }
        }
        return holder;
    }

    TableState with(Seat seat, Occupant occupant) {
        List<Occupant> changed = new ArrayList<>(seats);
        changed.set(seat.ordinal(), occupant);
        return new TableState(
                id, ruleset, settings, ImmutableList.copyOf(changed), game, version + 1, positionVersion, clocks, next);
    }

    /** Returns the table with another ruleset and its seats, before the game. */
    TableState with(TableRuleset changed, ImmutableList<Occupant> occupants) {
        return new TableState(id, changed, settings, occupants, game, version + 1, positionVersion, clocks, next);
    }

    TableState started(PlayedGame.Whole start) {
        return withPosition(begin(start));
    }

    /** Returns the table after a move. The game is terminated at the move limit, because a game of UP TURN may be endless. */
    TableState played(PlayedGame.Whole after) {
        return withPosition(after.plies() >= Game.MOST_MOVES && !after.isOver() ? after.terminated("limit") : after);
    }

    /** Returns the table with the same position but a possibly terminated game. */
    TableState withPosition(PlayedGame.Whole played) {
        return new TableState(
                id, ruleset, settings, seats, Optional.of(played), version + 1, version + 1, clocks, next);
    }

    public TableState withGame(PlayedGame.Whole played) {
        return new TableState(
                id, ruleset, settings, seats, Optional.of(played), version, positionVersion, clocks, next);
    }

    /** Returns the table with other clocks, in the same version. */
    public TableState withClocks(Clocks changed) {
        return new TableState(id, ruleset, settings, seats, game, version, positionVersion, Optional.of(changed), next);
    }

    public int plies() {
        return game.map(PlayedGame::plies).orElse(0);
    }

    /** {@return whether seats, game and clocks fit each other, as they do unless a text was edited} */
    public boolean isConsistent() {
        TimeControl.Kind time = settings.time().kind();
        int timed = phase() == Phase.OPEN || time == TimeControl.Kind.NONE
                ? -1
                : time == TimeControl.Kind.GAME ? seats.size() : 0;
        return seats.size() == ruleset.seats().size()
                && game.map(PlayedGame::ruleset).orElse(ruleset.id()).equals(ruleset.id())
                && (phase() == Phase.OPEN || isFull())
                && clocks.map(clock -> clock.left().size()).orElse(-1) == timed;
    }

    /** {@return the person to move, or empty if a bot moves} */
    Optional<Seat> personInTurn() {
        return turn().filter(seat -> botFor(seat).isEmpty());
    }

    TableState followedBy(String table) {
        return new TableState(
                id, ruleset, settings, seats, game, version + 1, positionVersion, clocks, Optional.of(table));
    }

    /**
     * Returns the table of the rematch. Everyone moves on by one seat, so that a different player begins. The seats of
     * players who declined are open.
     */
    TableState again(String table) {
        List<Occupant> rotated = new ArrayList<>();
        for (int i = 0; i < seats.size(); i++) {
            Occupant occupant = seats.get((i + 1) % seats.size());
            if (occupant instanceof Person person) {
                rotated.add(person.rematch() == Person.Answer.DECLINES ? new OpenSeat() : person.onceMore());
            } else {
                rotated.add(occupant);
            }
        }
        return open(table, ruleset, settings.again(), rotated);
    }

    public PlayedGame.Whole begin(PlayedGame.Whole start) {
        PlayedGame.Whole named = start;
        for (Seat seat : ruleset.seats()) {
            Occupant occupant = at(seat);
            if (occupant instanceof Person person) {
                named = named.withHeader("Seat" + seat, person.name());
            } else if (occupant instanceof Robot robot) {
                named = named.withHeader("Seat" + seat, robot.level());
            }
        }
        return named;
    }

    /** {@return the people who play} */
    ImmutableList<Person> present() {
        return seats.stream()
                .filter(Person.class::isInstance)
                .map(Person.class::cast)
                .filter(person -> !person.away())
                .collect(ImmutableList.toImmutableList());
    }

    Optional<Person> person(Seat seat) {
        return at(seat) instanceof Person person ? Optional.of(person) : Optional.empty();
    }
}
