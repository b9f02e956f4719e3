package io.github.uptownrules.server.table;

import io.github.uptownrules.base.game.MoveRefusal;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.server.table.Occupant.OpenSeat;
import io.github.uptownrules.server.table.Occupant.Person;
import io.github.uptownrules.server.table.Occupant.Person.Answer;
import io.github.uptownrules.server.table.Occupant.Person.Part;
import io.github.uptownrules.server.table.PendingChange.Next;
import io.github.uptownrules.server.table.PendingChange.Transition;
import io.github.uptownrules.server.table.TableState.Phase;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/** The changes that people and bots make to a table. The games library applies the rules. */
final class Transitions {
    private final SeatingChanges seating;

    Transitions(RandomGenerator chance) {
        this.seating = new SeatingChanges(chance);
    }

    /** Makes a person's move, judged by what that person sees. */
    Transition play(Seat seat, long version, String text) {
        return now -> {
            checkPlaying(now);
            checkIn(person(now, seat), seat);
            if (person(now, seat).away()) {
                throw Refusal.of(Refusal.Code.NOT_A_SEAT, "a bot plays for seat " + seat + "; come back first");
            }
            if (version < now.positionVersion() || version > now.version()) {
                throw Refusal.of(Refusal.Code.STALE, "the position has changed since version " + version);
            }
            return played(now, seat, text);
        };
    }

    private static Next played(TableState now, Seat seat, String move) throws Refusal {
        try {
            return Next.of(now.played(game(now).play(seat, move)));
        } catch (MoveRefusal e) {
            throw Refusal.of(e);
        }
    }

    /** Makes a bot's move. Changes nothing if the seat has a person again or the position has changed. */
    Transition botMove(Seat seat, long positionVersion, String move) {
        return now -> now.positionVersion() == positionVersion
                        && now.turn().equals(Optional.of(seat))
                        && now.botFor(seat).isPresent()
                ? played(now, seat, move)
                : Next.of(now);
    }

    /** Leaves a seat. Before the game it becomes open; during the game a bot takes over. */
    Transition leave(Seat seat) {
        return now -> {
            Person person = person(now, seat);
            if (now.phase() == Phase.OVER) {
                throw Refusal.of(Refusal.Code.NOT_PLAYING, "the game is over");
            }
            if (now.phase() == Phase.OPEN) {
                return Next.of(now.with(seat, new OpenSeat()));
            }
            return Next.of(person.away() ? now : now.with(seat, person.with(Part.AWAY)));
        };
    }

    /** Lets a bot take over from the player to move, unless the move was made in the meantime. */
    Transition takeOver(Seat seat, long positionVersion) {
        return now -> now.positionVersion() == positionVersion
                        && now.turn().equals(Optional.of(seat))
                        && now.botFor(seat).isEmpty()
                ? leave(seat).of(now)
                : Next.of(now);
    }

    /** Ends the time of the player to move, unless the move was made in the meantime. */
    Transition timeOut(Seat seat, long positionVersion) {
        return now -> {
            if (now.positionVersion() != positionVersion || !now.personInTurn().equals(Optional.of(seat))) {
                return Next.of(now);
            }
            TimeControl time = now.settings().time();
            if (time.timeout() == TimeControl.Timeout.BOT && time.kind() == TimeControl.Kind.MOVE) {
                return leave(seat).of(now);
            }
            TableState out = now.with(seat, person(now, seat).with(Part.OUT_OF_TIME));
            return Next.of(
                    time.timeout() == TimeControl.Timeout.BOT && !out.present().isEmpty()
                            ? out
                            : now.withPosition(game(now).terminated("time " + seat)));
        };
    }

    Transition comeBack(Seat seat) {
        return now -> {
            Person person = person(now, seat);
            checkIn(person, seat);
            return Next.of(person.away() ? now.with(seat, person.with(Part.PLAYS)) : now);
        };
    }

    /**
     * Ends the game or lets a bot continue, depending on the settings of the table. The game also ends if no other person is
     * left.
     */
    Transition resign(Seat seat) {
        return now -> {
            checkPlaying(now);
            Person person = person(now, seat);
            checkIn(person, seat);
            TableState resigned = now.with(seat, person.with(Part.RESIGNED));
            return Next.of(
                    now.settings().afterResignation() == TableSettings.AfterResignation.BOT
                                    && !resigned.present().isEmpty()
                            ? resigned
                            : now.withPosition(game(now).terminated("resignation " + seat)));
        };
    }

    /** Takes back the last move, unless another move was made in the meantime. */
    Transition takeBack(Seat seat, long positionVersion) {
        return now -> {
            if (now.positionVersion() != positionVersion) {
                return Next.of(now);
            }
            checkCanTakeBack(now, seat);
            return Next.of(now.withPosition(game(now).upTo(now.plies() - 1)));
        };
    }

    /** Checks that a player may take back a move: it is their own, it is the last one, and it has revealed nothing hidden. */
    static void checkCanTakeBack(TableState now, Seat seat) throws Refusal {
        checkPlaying(now);
        checkIn(person(now, seat), seat);
        if (now.plies() == 0 || !game(now).upTo(now.plies() - 1).turn().equals(Optional.of(seat))) {
            throw Refusal.of(
                    Refusal.Code.NOT_ALLOWED, "only the last move can be taken back, by the player who made it");
        }
        Optional<String> why = game(now).whyLastMoveStays();
        if (why.isPresent()) {
            throw Refusal.of(Refusal.Code.NOT_ALLOWED, why.get());
        }
    }

    private static PlayedGame.Whole game(TableState now) {
        return now.game().orElseThrow();
    }

    /** Stores a person's answer to a rematch. When all have answered, those who agreed get a new table. */
    Transition rematch(Seat seat, Answer answer, String newId) {
        return now -> {
            if (now.phase() != Phase.OVER) {
                throw Refusal.of(Refusal.Code.NOT_OVER, "the game is not over");
            }
            Person person = person(now, seat);
            if (now.next().isPresent() || person.rematch() == answer && person.part() != Part.AWAY) {
                return Next.of(now);
            }
            Person back = person.part() == Part.AWAY ? person.with(Part.PLAYS) : person;
            return rematchOf(now.with(seat, back.with(answer)), asked -> true, newId);
        };
    }

    /** Creates the rematch if the only players who have not answered are gone. */
    Transition rematchWithout(Predicate<Seat> isGone, String newId) {
        return now -> now.phase() == Phase.OVER && now.next().isEmpty()
                ? rematchOf(now, seat -> !isGone.test(seat), newId)
                : Next.of(now);
    }

    /**
     * Creates the rematch table. The secrets of all players remain valid there, including those of players who could not
     * answer. The seats of players who declined are open. If only one player agrees, that player plays against bots, unless
     * another player declined.
     */
    private Next rematchOf(TableState now, Predicate<Seat> isWaitedFor, String newId) {
        int agreed = 0;
        int declined = 0;
        for (Seat seat : now.ruleset().seats()) {
            Optional<Person> person = now.person(seat);
            Answer answer = person.map(Person::rematch).orElse(Answer.NONE);
            if (answer == Answer.NONE
                    && person.filter(one -> one.part() != Part.AWAY).isPresent()
                    && isWaitedFor.test(seat)) {
                return Next.of(now);
            }
            agreed += answer == Answer.AGREES ? 1 : 0;
            declined += answer == Answer.DECLINES ? 1 : 0;
        }
        return agreed == 0 || agreed == 1 && declined > 0
                ? Next.of(now)
                : new Next(now.followedBy(newId), Optional.of(seating.begun(now.again(newId))));
    }

    /** Restricts a change to the seat's current holder, because the seat may change hands before the change is made. */
    static Transition ofHolder(Occupant holder, Seat seat, Transition change) {
        return now -> {
            if (!(holder instanceof Person person)
                    || !person.secretHash().equals(person(now, seat).secretHash())) {
                throw Refusal.of(Refusal.Code.NOT_A_SEAT, "seat " + seat + " was given up");
            }
            return change.of(now);
        };
    }

    private static void checkIn(Person person, Seat seat) throws Refusal {
        if (person.isOut()) {
            throw Refusal.of(
                    Refusal.Code.NOT_PLAYING,
                    "seat " + seat + (person.part() == Part.RESIGNED ? " has resigned" : " is out of time"));
        }
    }

    private static void checkPlaying(TableState now) throws Refusal {
        if (now.phase() != Phase.PLAYING) {
            throw Refusal.of(
                    Refusal.Code.NOT_PLAYING,
                    now.phase() == Phase.OPEN ? "the game has not begun" : "the game is over");
        }
    }

    /** Ends the game for the operator, like a limit of the table: the position is scored as it is. */
    static Transition end() {
        return now -> {
            checkPlaying(now);
            return Next.of(now.withPosition(game(now).terminated("limit")));
        };
    }

    /** Gives a person's seat another secret. Clients with the old one become spectators. */
    static Transition reopen(int number, String secretHash) {
        return now -> {
            if (number < 1 || number > now.seats().size()) {
                throw SeatingChanges.noSeat(number);
            }
            Seat seat = Seat.of(number);
            Person person = now.person(seat)
                    .orElseThrow(() -> Refusal.of(Refusal.Code.NOT_A_SEAT, "seat " + seat + " has no player"));
            return Next.of(now.with(seat, new Person(person.name(), secretHash, person.part(), person.rematch())));
        };
    }

    static Person person(TableState now, Seat seat) throws Refusal {
        if (now.at(seat) instanceof Person person) {
            return person;
        }
        throw Refusal.of(Refusal.Code.NOT_A_SEAT, "seat " + seat + " was given up");
    }
}
