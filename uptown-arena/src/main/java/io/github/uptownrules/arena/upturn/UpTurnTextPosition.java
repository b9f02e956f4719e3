package io.github.uptownrules.arena.upturn;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.SeatResult;
import io.github.uptownrules.base.game.TextPosition;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.MoveFault;
import io.github.uptownrules.upturn.Position;
import io.github.uptownrules.upturn.Seat;
import java.util.stream.Collectors;

/** What a position and a view of it have in common. */
interface UpTurnTextPosition extends TextPosition {
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
        return seen().turn().map(Seat::toString).orElse(SPECTATOR);
    }

    @Override
    default ImmutableList<String> legalMoves() {
        return seen().legalMoves().stream().map(Move::toString).collect(ImmutableList.toImmutableList());
    }

    @Override
    default ImmutableList<String> faults(String move) {
        requireNonNull(move, "move");
        return seen().faults(Move.parse(move)).stream()
                .map(MoveFault::toString)
                .collect(ImmutableList.toImmutableList());
    }

    @Override
    default String standings() {
        return seen().standings().bySeat().stream()
                .map(standing -> standing.tilesLeft() + ":" + standing.rank())
                .collect(Collectors.joining(" "));
    }

    @Override
    default ImmutableList<SeatResult> results() {
        return seen().standings().bySeat().stream()
                .map(standing -> new SeatResult(standing.rank(), ImmutableList.of(standing.tilesLeft())))
                .collect(ImmutableList.toImmutableList());
    }
}
