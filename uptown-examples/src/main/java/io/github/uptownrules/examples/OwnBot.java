package io.github.uptownrules.examples;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.bots.Bot;
import io.github.uptownrules.bots.Bots;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Scoring;
import io.github.uptownrules.core.game.Tally;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.FaceSet;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.variants.Rulesets;
import java.io.PrintStream;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Your own bot. It looks one move ahead: at the score, at its captures, and at the tiles that will fit beside others of their
 * color. Shows how many deals it wins against two {@code greedy} bots in each seat:
 *
 * <pre>java -cp tools/uptown-cli/target/uptown.jar \
 *     uptown-examples/src/main/java/io/github/uptownrules/examples/OwnBot.java 100</pre>
 */
public final class OwnBot implements Bot {
    @Override
    public Move choose(PlayerView view, RandomGenerator random) {
        Seat seat = view.turn().orElseThrow();
        return view.legalMoves().stream()
                .max(Comparator.comparingDouble(move -> value(view, seat, move)))
                .orElseThrow();
    }

    private static double value(PlayerView view, Seat seat, Move move) {
        Color color = move.tile().color();
        CellSet open = view.board().openCells(view.colors(seat));
        CellSet edge = view.board().cells(color).with(move.cell()).neighbors().intersection(open);
        FaceSet unplayed = view.board().unplayed(color).without(move.tile().face());
        FaceSet rack = view.playable(color).without(move.tile().face());
        double room = unplayed.fitting(edge).size() + rack.fitting(edge).size() + edge.size();
        Tally after = view.tallyAfter(move);
        Scoring scoring = view.ruleset().scoring();
        double lead = after.seats().stream()
                .mapToInt(rival -> scoring.score(after, seat) - scoring.score(after, rival))
                .sum();
        return lead - 0.2 * after.captureCount(seat) + 0.05 * room;
    }

    static void run(List<String> args, PrintStream out) {
        if (args.size() != 1 || !args.get(0).matches("[1-9]\\d{0,5}")) {
            throw new IllegalArgumentException("usage: OwnBot DEALS, with 1 to 999999 deals");
        }
        Bot greedy = Bots.parse("greedy");
        for (Seat own : Seat.first(3)) {
            int wins = 0;
            for (int deal = 1; deal <= Integer.parseInt(args.get(0)); deal++) {
                SplitMix64 random = new SplitMix64(deal);
                GameState game = Rulesets.standard(3).deal(deal);
                while (!game.isOver()) {
                    Seat turn = game.turn().orElseThrow();
                    game = game.play((turn == own ? new OwnBot() : greedy).choose(game.viewFor(turn), random));
                }
                wins += game.standings().forSeat(own).rank() == 1 ? 1 : 0;
            }
            out.println("in seat " + own + " it wins " + wins + " of " + args.get(0));
        }
    }

    public static void main(String[] args) {
        try {
            run(List.of(args), System.out);
        } catch (IllegalArgumentException e) {
            System.err.println(e.getMessage());
            System.exit(1);
        }
    }
}
