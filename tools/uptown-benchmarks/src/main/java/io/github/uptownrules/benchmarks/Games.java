package io.github.uptownrules.benchmarks;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.MoveList;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.variants.Rulesets;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** The games of the benchmarks: many deals of the standard four-player game, so that no result depends on a single deal. */
final class Games {
    private static final int DEALS = 64;

    private Games() {}

    static List<GameState> starts() {
        List<GameState> starts = new ArrayList<>();
        for (int seed = 0; seed < DEALS; seed++) {
            starts.add(Rulesets.standard(4).deal(seed));
        }
        return starts;
    }

    /** Returns the same deals in the array engine. */
    static List<ArrayEngine> arrayStarts() {
        return starts().stream().map(Games::arrayEngine).toList();
    }

    static ArrayEngine arrayEngine(GameState start) {
        int[][] orders = new int[start.seats().size()][];
        for (Seat seat : start.seats()) {
            Color color = start.colors(seat).get(0);
            List<Face> order = new ArrayList<>();
            start.rack(color).forEach(order::add);
            order.addAll(start.pile(color));
            orders[seat.ordinal()] = order.stream().mapToInt(Face::ordinal).toArray();
        }
        return new ArrayEngine(orders);
    }

    static List<GameState> after(int plies, RandomGenerator random) {
        List<GameState> games = new ArrayList<>();
        for (GameState start : starts()) {
            GameState game = start;
            for (int ply = 0; ply < plies; ply++) {
                MoveList moves = game.legalMoves();
                game = game.play(moves.get(random.nextInt(moves.size())));
            }
            games.add(game);
        }
        return games;
    }
}
