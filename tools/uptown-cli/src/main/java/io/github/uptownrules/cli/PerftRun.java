package io.github.uptownrules.cli;

import io.github.uptownrules.arena.program.SequenceLimit;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.text.Quantity;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.Future;

/** Counts sequences of moves, shortest first, until it is stopped. */
final class PerftRun {
    /** The maximum number of sequences counted between two checks of the signal, about a second's work. */
    private static final double MOST_AT_ONCE = 1e7;

    private static final int LONGEST_AT_ONCE = 4;

    private final PlayedGame.Whole start;
    private final Future<?> signal;

    private final List<Long> counts = new ArrayList<>();

    private long count;
    private int firstMoves;

    /**
     * Creates a run that has not counted anything yet.
     *
     * @param signal stops the run when it completes
     */
    PerftRun(PlayedGame.Whole start, Future<?> signal) {
        this.start = start;
        this.signal = signal;
    }

    /**
     * Returns the number of sequences of the given depth, or empty if the run was stopped first.
     *
     * @throws IllegalArgumentException if the depth is negative, or there are too many sequences
     */
    OptionalLong count(int depth) {
        if (depth < 1) {
            return OptionalLong.of(start.perft(depth));
        }
        SequenceLimit.check(start, depth);
        while (counts.size() < depth) {
            count = 0;
            firstMoves = 0;
            if (!add(start, counts.size() + 1)) {
                return OptionalLong.empty();
            }
            counts.add(count);
            if (count == 0) {
                return OptionalLong.of(0); // every game has ended before
            }
        }
        return OptionalLong.of(count);
    }

    /** Returns true if all sequences were counted, false if the run was stopped. */
    private boolean add(PlayedGame.Whole from, int depth) {
        if (signal.isDone()) {
            return false;
        }
        List<String> moves = from.legalMoves();
        if (depth <= LONGEST_AT_ONCE && Math.pow(moves.size(), depth) <= MOST_AT_ONCE) {
            count = Math.addExact(count, from.perft(depth));
            return true;
        }
        for (String move : moves) {
            if (!add(from.play(move), depth - 1)) {
                return false;
            }
            firstMoves += from == start ? 1 : 0;
        }
        return true;
    }

    String progress() {
        StringBuilder text = new StringBuilder("Stopped at depth " + (counts.size() + 1) + ", after " + firstMoves
                + " of " + Quantity.of(start.legalMoves().size(), "first move") + ": " + Quantity.of(count, "sequence")
                + " so far");
        for (int depth = 1; depth <= counts.size(); depth++) {
            text.append(depth == 1 ? "; complete are depth " : ", depth ")
                    .append(depth)
                    .append(": ")
                    .append(counts.get(depth - 1));
        }
        return text.append('.').toString();
    }
}
