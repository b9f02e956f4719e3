package io.github.uptownrules.server.table;

import io.github.uptownrules.core.game.IllegalMoveException;
import io.github.uptownrules.core.notation.MoveResolutionException;
import io.github.uptownrules.core.notation.MoveSyntaxException;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.notation.ResolvedMove;
import io.github.uptownrules.core.notation.Termination;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.server.table.Occupant.Nobody;
import io.github.uptownrules.server.table.Occupant.Person;
import io.github.uptownrules.server.table.PendingChange.Next;
import io.github.uptownrules.server.table.PendingChange.Transition;
import io.github.uptownrules.server.table.TableState.Phase;
import java.util.Optional;

/** The changes that people and bots make to a table. Of the rules of the game they ask the library. */
final class Transitions {
    private final Dealer dealer;

    Transitions(Dealer dealer) {
        this.dealer = dealer;
    }

    /** The game begins when all seats are taken. */
    TableState begun(TableState table) {
        return table.phase() == Phase.OPEN && table.isFull()
                ? table.started(dealer.deal(table.ruleset(), table.practiceSeed()))
                : table;
    }

    Transition sit(Seat seat, Person person) {
        return now -> {
            if (!(now.at(seat) instanceof Nobody)) {
                throw Refusal.of(Refusal.Code.TAKEN, "seat taken: " + seat);
            }
            return Next.of(begun(now.with(seat, person)));
        };
    }

    /** A move of a person, judged by what that person sees. */
    Transition play(Seat seat, long version, String text) {
        return now -> {
            checkPlaying(now);
            if (person(now, seat).away()) {
                throw Refusal.of(Refusal.Code.NOT_A_SEAT, "a bot plays for seat " + seat + "; come back first");
            }
            if (version < now.positionVersion() || version > now.version()) {
                throw Refusal.of(Refusal.Code.STALE, "the position has changed since version " + version);
            }
            return Next.of(now.played(read(new ViewerFrames(now, seat), text)));
        };
    }

    private static Move read(ViewerFrames viewerFrames, String text) throws Refusal {
        try {
            ResolvedMove resolved = MoveText.parse(text).resolve(viewerFrames.view());
            try {
                return resolved.legal();
            } catch (IllegalMoveException e) {
                throw Refusal.illegal(
                        String.valueOf(e.getMessage()), viewerFrames.faults(resolved.tile(), resolved.cell()));
            }
        } catch (MoveSyntaxException e) {
            throw Refusal.of(Refusal.Code.SYNTAX, String.valueOf(e.getMessage()));
        } catch (MoveResolutionException e) {
            throw Refusal.of(Refusal.Code.MEANING, String.valueOf(e.getMessage()));
        }
    }

    /** A move that a bot chose; if its seat has a person again, or the position is another, nothing changes. */
    Transition botMove(Seat seat, long positionVersion, Move move) {
        return now -> Next.of(
                now.positionVersion() == positionVersion
                                && now.turn().equals(Optional.of(seat))
                                && now.botFor(seat).isPresent()
                        ? now.played(move)
                        : now);
    }

    /** Before the game the seat is free again; in it, a bot takes over. */
    Transition leave(Seat seat) {
        return now -> {
            Person person = person(now, seat);
            if (now.phase() == Phase.OVER) {
                throw Refusal.of(Refusal.Code.NOT_PLAYING, "the game is over");
            }
            if (now.phase() == Phase.OPEN) {
                return Next.of(now.with(seat, new Nobody()));
            }
            return Next.of(person.away() ? now : now.with(seat, person.gone()));
        };
    }

    Transition comeBack(Seat seat) {
        return now -> {
            Person person = person(now, seat);
            return Next.of(person.away() ? now.with(seat, person.back()) : now);
        };
    }

    Transition resign(Seat seat) {
        return now -> {
            checkPlaying(now);
            person(now, seat);
            return Next.of(now.withPosition(now.game().orElseThrow().terminated(Termination.resignation(seat))));
        };
    }

    /** When all who are there agree, they have a new table, at which their secrets hold. */
    Transition rematch(Seat seat, String newId) {
        return now -> {
            if (now.phase() != Phase.OVER) {
                throw Refusal.of(Refusal.Code.NOT_OVER, "the game is not over");
            }
            Person person = person(now, seat);
            if (now.next().isPresent() || person.agrees() && !person.away()) {
                return Next.of(now);
            }
            TableState agreed = now.with(seat, person.back().agreeing());
            if (!agreed.present().stream().allMatch(Person::agrees)) {
                return Next.of(agreed);
            }
            return new Next(agreed.followedBy(newId), Optional.of(begun(agreed.again(newId))));
        };
    }

    /** A change that the holder of a seat asked for: when its time comes, the seat may be another's. */
    static Transition ofHolder(Occupant holder, Seat seat, Transition change) {
        return now -> {
            if (!(holder instanceof Person person)
                    || !person.secretHash().equals(person(now, seat).secretHash())) {
                throw Refusal.of(Refusal.Code.NOT_A_SEAT, "seat " + seat + " was given up");
            }
            return change.of(now);
        };
    }

    private static void checkPlaying(TableState now) throws Refusal {
        if (now.phase() != Phase.PLAYING) {
            throw Refusal.of(
                    Refusal.Code.NOT_PLAYING,
                    now.phase() == Phase.OPEN ? "the game has not begun" : "the game is over");
        }
    }

    private static Person person(TableState now, Seat seat) throws Refusal {
        if (now.at(seat) instanceof Person person) {
            return person;
        }
        throw Refusal.of(Refusal.Code.NOT_A_SEAT, "seat " + seat + " was given up");
    }
}
