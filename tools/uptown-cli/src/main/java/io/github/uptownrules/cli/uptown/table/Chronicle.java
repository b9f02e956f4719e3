package io.github.uptownrules.cli.uptown.table;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Lists;
import io.github.uptownrules.cli.show.Commentary;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Viewer;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Tells what has happened in a match. */
final class Chronicle {
    private static final char ARRIVED = '<';
    private static final int MOVES_ON_A_LINE = 6;

    private final Match match;

    Chronicle(Match match) {
        this.match = match;
    }

    /** The moves since somebody's last turn, that one first; those of one round, if there is no such turn. */
    private IntStream since(Optional<Seat> seat) {
        int moves = match.record().moves().size();
        int round = Math.max(0, moves - match.record().end().seats().size());
        return IntStream.range(seat.flatMap(match::lastTurn).orElse(round), moves);
    }

    /** In words, what has happened since somebody's last turn, as a viewer saw it. */
    ImmutableList<String> news(Optional<Seat> since, Viewer viewer, Commentary commentary) {
        GameRecord record = match.record();
        return since(since)
                .mapToObj(ply ->
                        commentary.turn(ply + 1, record.placement(ply + 1).seenBy(viewer)))
                .collect(ImmutableList.toImmutableList());
    }

    /** Marks for the cells where tiles have been placed since somebody's last turn. */
    ImmutableMap<Cell, Character> arrivals(Optional<Seat> since) {
        return since(since)
                .mapToObj(match.record().moves()::get)
                .map(Move::cell)
                .distinct()
                .collect(ImmutableMap.toImmutableMap(cell -> cell, cell -> ARRIVED));
    }

    /** All moves in notation, with their numbers. */
    ImmutableList<String> all() {
        GameRecord record = match.record();
        List<String> moves = IntStream.range(0, record.moves().size())
                .mapToObj(ply -> String.format("%4d. %s", ply + 1, record.placement(ply + 1)))
                .toList();
        return Lists.partition(moves, MOVES_ON_A_LINE).stream()
                .map(line -> String.join("  ", line))
                .collect(ImmutableList.toImmutableList());
    }
}
