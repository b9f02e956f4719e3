package io.github.uptownrules.arena.street;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.SeatResult;
import io.github.uptownrules.base.game.TextPosition;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.MoveFault;
import io.github.uptownrules.street.Position;
import io.github.uptownrules.street.Seat;
import io.github.uptownrules.street.Standings;
import io.github.uptownrules.street.notation.Termination;
import java.util.Optional;

/** What a position and a view of it have in common. */
interface StreetTextPosition extends TextPosition {
    Position seen();

    /** Returns the termination, which the position does not contain. */
    Optional<Termination> ended();

    /** Returns the standings, with the losers of a termination last. */
    private Standings outcome() {
        Standings standings = seen().standings();
        return ended().map(how -> standings.withForfeit(how.losers())).orElse(standings);
    }

    @Override
    default Optional<String> termination() {
        return ended().map(Termination::toString);
    }

    @Override
    default String ruleset() {
        return seen().ruleset().id();
    }

    @Override
    default ImmutableList<String> seats() {
        return seen().seats().stream().map(Seat::toString).collect(ImmutableList.toImmutableList());
    }

    @Override
    default String text() {
        return seen().toString();
    }

    @Override
    default String turn() {
        return ended().isPresent()
                ? SPECTATOR
                : seen().turn().map(turn -> turn.seat().toString()).orElse(SPECTATOR);
    }

    @Override
    default ImmutableList<String> legalMoves() {
        if (ended().isPresent()) {
            return ImmutableList.of();
        }
        return seen().legalMoves().stream().map(Move::toString).collect(ImmutableList.toImmutableList());
    }

    @Override
    default ImmutableList<String> faults(String move) {
        requireNonNull(move, "move");
        Move parsed = seen().parseMove(move);
        if (ended().isPresent()) {
            return ImmutableList.of("the game is over: " + ended().get().words());
        }
        return seen().faults(parsed).stream().map(MoveFault::toString).collect(ImmutableList.toImmutableList());
    }

    @Override
    default String standings() {
        return outcome().toString();
    }

    @Override
    default ImmutableList<SeatResult> results() {
        return outcome().bySeat().stream()
                .map(standing -> new SeatResult(standing.rank(), ImmutableList.of(standing.score(), standing.height())))
                .collect(ImmutableList.toImmutableList());
    }
}
