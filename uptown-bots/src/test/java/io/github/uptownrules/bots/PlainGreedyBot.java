package io.github.uptownrules.bots;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Scoring;
import io.github.uptownrules.core.game.Tally;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.FaceSet;
import io.github.uptownrules.core.value.Move;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * A simple reimplementation of {@link GreedyBot} that rates one move at a time; both must choose the same moves.
 *
 * <p>Looks one move ahead and takes the move that looks best, breaking ties at random. The score after the move counts
 * most, by the ruleset's own scoring, which includes the cost of captures. Room to grow comes second, and chains too
 * thin to be captured come third. The weights were found in games between bots with different weights.
 */
final class PlainGreedyBot implements Bot {
    private static final double TIE = 0.3;
    private static final double ROOM = 0.1;
    private static final double THIN = 0.04;

    @Override
    public Move choose(PlayerView view, RandomGenerator random) {
        List<Move> best = new ArrayList<>();
        double highest = Double.NEGATIVE_INFINITY;
        for (Move move : view.legalMoves()) {
            double value = value(view, view.tallyAfter(move), move);
            if (value > highest) {
                best.clear();
                highest = value;
            }
            if (value == highest) {
                best.add(move);
            }
        }
        return best.get(RandomInts.below(random, best.size()));
    }

    /** Returns the moves that look best, at most {@code most}, the best first. */
    static List<Move> best(PlayerView view, int most) {
        return view.legalMoves().stream()
                .map(move -> new Valued(move, value(view, view.tallyAfter(move), move)))
                .sorted(Comparator.comparingDouble(Valued::value).reversed())
                .limit(most)
                .map(Valued::move)
                .toList();
    }

    private record Valued(Move move, double value) {}

    private static double value(PlayerView view, Tally after, Move move) {
        Seat seat = view.turn().orElseThrow();
        CellSet chains = view.board().cells(move.tile().color()).with(move.cell());
        CellSet open = view.board().openCells(view.colors(seat));
        FaceSet unplayed =
                view.board().unplayed(move.tile().color()).without(move.tile().face());
        return lead(after, seat, view.ruleset().scoring())
                + ROOM * room(unplayed, chains.neighbors().intersection(open))
                + THIN * chains.articulationCells().size();
    }

    /**
     * Returns the lead of a seat over the average of the others, in points; winning a tie-break counts as a fraction of
     * a point.
     */
    private static double lead(Tally tally, Seat seat, Scoring scoring) {
        int score = scoring.score(tally, seat);
        double lead = 0;
        for (Seat rival : tally.seats()) {
            if (rival != seat) {
                int difference = score - scoring.score(tally, rival);
                lead += difference == 0 ? TIE * Integer.signum(scoring.compareTied(tally, seat, rival)) : difference;
            }
        }
        return lead / (tally.seats().size() - 1);
    }

    /**
     * Returns the expected number of tiles that will find a place on the edge of their color. A tile with more possible
     * places is more likely to find one.
     */
    private static double room(FaceSet tiles, CellSet edge) {
        double room = 0;
        for (Face tile : tiles) {
            int places = tile.cells().intersection(edge).size();
            room += 1 - Math.scalb(1.0, -places);
        }
        return room;
    }
}
