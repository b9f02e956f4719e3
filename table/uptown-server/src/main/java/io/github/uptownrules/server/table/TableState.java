package io.github.uptownrules.server.table;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.server.table.Occupant.Nobody;
import io.github.uptownrules.server.table.Occupant.Person;
import io.github.uptownrules.server.table.Occupant.Robot;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * All that is stored of a table: the whole truth, of which {@link ViewerFrames} shows a part. Immutable; each change counts the
 * version up by one.
 *
 * @param id its name, which is the invitation
 * @param ruleset what is played
 * @param settings what was chosen when it was made
 * @param seats who sits where, seat 1 first
 * @param game the game, from when it has begun
 * @param version how many changes there were
 * @param positionVersion the version with which the position on the board came about
 * @param clocks the clocks, at a table with a limit, from when the game has begun
 * @param next the table at which those who agreed play once more
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

    /** How far a table is. */
    public enum Phase {
        /** Seats are open. */
        OPEN,
        /** The game goes on. */
        PLAYING,
        /** The game is over. */
        OVER;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** A table at which the game has not begun. */
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

    /** {@return how far it is} */
    public Phase phase() {
        return game.map(played -> played.isOver() ? Phase.OVER : Phase.PLAYING).orElse(Phase.OPEN);
    }

    Occupant at(Seat seat) {
        return seats.get(seat.ordinal());
    }

    boolean isFull() {
        return seats.stream().noneMatch(Nobody.class::isInstance);
    }

    /** Whose turn it is, as long as the game goes on. */
    Optional<Seat> turn() {
        return game.flatMap(PlayedGame::turn);
    }

    /** The bot that moves for a seat; nothing, if a person does. */
    Optional<String> botFor(Seat seat) {
        Occupant occupant = at(seat);
        if (occupant instanceof Robot robot) {
            return Optional.of(robot.level());
        }
        return occupant instanceof Person person && person.away()
                ? Optional.of(ruleset.game().substitute())
                : Optional.empty();
    }

    /** Whose secret it is. All seats are compared, so that time does not reveal which one it was. */
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

    /** The same people at a table for another game, before it begins. */
    TableState with(TableRuleset changed, ImmutableList<Occupant> occupants) {
        return new TableState(id, changed, settings, occupants, game, version + 1, positionVersion, clocks, next);
    }

    TableState started(PlayedGame.Whole start) {
        return withPosition(begin(start));
    }

    /** After a move; a game that goes on after the most moves is terminated, because one of UP TURN need not end. */
    TableState played(PlayedGame.Whole after) {
        return withPosition(after.plies() >= Game.MOST_MOVES && !after.isOver() ? after.terminated("limit") : after);
    }

    /** The same position, but the game may have ended. */
    TableState withPosition(PlayedGame.Whole played) {
        return new TableState(
                id, ruleset, settings, seats, Optional.of(played), version + 1, version + 1, clocks, next);
    }

    /** This table as it is stored, with its game. */
    public TableState withGame(PlayedGame.Whole played) {
        return new TableState(
                id, ruleset, settings, seats, Optional.of(played), version, positionVersion, clocks, next);
    }

    /** This table with other clocks: no change of its own. */
    public TableState withClocks(Clocks changed) {
        return new TableState(id, ruleset, settings, seats, game, version, positionVersion, Optional.of(changed), next);
    }

    /** {@return how many moves have been made} */
    public int plies() {
        return game.map(PlayedGame::plies).orElse(0);
    }

    /** The person whose turn it is; nothing, if a bot moves. */
    Optional<Seat> personInTurn() {
        return turn().filter(seat -> botFor(seat).isEmpty());
    }

    TableState followedBy(String table) {
        return new TableState(
                id, ruleset, settings, seats, game, version + 1, positionVersion, clocks, Optional.of(table));
    }

    /**
     * The next game of the same players, each one seat further round, so that another one begins; the seats of those who declined
     * are open.
     */
    TableState again(String table) {
        List<Occupant> rotated = new ArrayList<>();
        for (int i = 0; i < seats.size(); i++) {
            Occupant occupant = seats.get((i + 1) % seats.size());
            if (occupant instanceof Person person) {
                rotated.add(person.rematch() == Person.Answer.DECLINES ? new Nobody() : person.onceMore());
            } else {
                rotated.add(occupant);
            }
        }
        return open(table, ruleset, settings.again(), rotated);
    }

    /** A game of these players, with their names. */
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

    /** The people at the table who play. */
    ImmutableList<Person> present() {
        return seats.stream()
                .filter(Person.class::isInstance)
                .map(Person.class::cast)
                .filter(person -> !person.away())
                .collect(ImmutableList.toImmutableList());
    }

    /** The person on a seat, if one is. */
    Optional<Person> person(Seat seat) {
        return at(seat) instanceof Person person ? Optional.of(person) : Optional.empty();
    }
}
