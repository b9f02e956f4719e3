package io.github.uptownrules.arena.street;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.SeatResult;
import io.github.uptownrules.base.game.TextPosition;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.MoveFault;
import io.github.uptownrules.street.Position;
import io.github.uptownrules.street.Seat;

/** What a position and a view of it have in common. */
interface StreetTextPosition extends TextPosition {
    Position seen();

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
        return seen().turn().map(turn -> turn.seat().toString()).orElse(SPECTATOR);
    }

    @Override
    default ImmutableList<String> legalMoves() {
        return seen().legalMoves().stream().map(Move::toString).collect(ImmutableList.toImmutableList());
    }

    @Override
    default ImmutableList<String> faults(String move) {
        requireNonNull(move, "move");
        return seen().faults(seen().parseMove(move)).stream()
                .map(MoveFault::toString)
                .collect(ImmutableList.toImmutableList());
    }

    @Override
    default String standings() {
        return seen().standings().toString();
    }

    @Override
    default ImmutableList<SeatResult> results() {
        return seen().standings().bySeat().stream()
                .map(standing -> new SeatResult(standing.rank(), ImmutableList.of(standing.score(), standing.height())))
                .collect(ImmutableList.toImmutableList());
    }
}
