package io.github.uptownrules.testkit.laws;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Standing;
import io.github.uptownrules.core.simulation.Rollout;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.testkit.laws.RandomPlay.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/** The laws of rollouts: a rollout agrees with the game, forward and back. */
public final class RolloutLaws {
    private RolloutLaws() {}

    public static void all(GameState start, long seed) {
        goesAsTheGame(start, seed);
        playsOut(start, seed);
        copies(start, seed);
    }

    /** Checks that a rollout and the game agree after each move to the end, back to the start, and at the end again. */
    public static void goesAsTheGame(GameState start, long seed) {
        goesAsTheGame(Rollout.of(start), start, seed);
    }

    /** Checks that a rollout that is reset to a state agrees with the game, regardless of its previous contents. */
    public static void startsAnew(Rollout rollout, GameState start, long seed) {
        goesAsTheGame(rollout.set(start), start, seed);
    }

    private static void goesAsTheGame(Rollout rollout, GameState start, long seed) {
        Law law = law(start);
        law.same("the ruleset", rollout.ruleset(), start.ruleset());
        law.same("the seats", rollout.seats(), start.seats());
        for (Seat seat : start.seats()) {
            law.same("the colors at the start of seat", seat, rollout.colors(seat), start.colors(seat));
        }
        law.same("the ply at the start", rollout.ply(), 0);
        List<Step> steps = RandomPlay.steps(start, seed);
        agree(rollout, start);
        for (Step step : steps) {
            rollout.play(step.move());
            agree(rollout, step.after());
        }
        for (int ply = steps.size() - 1; ply >= 0; ply--) {
            law.same("the ply before a move is taken back", rollout.ply(), ply + 1);
            law.same("the move taken back", rollout.undo(), steps.get(ply).move());
            agree(rollout, steps.get(ply).before());
        }
        law.same("the ply when all moves are taken back", rollout.ply(), 0);
        // Moves that were taken back can be played again, so the piles are unchanged.
        steps.forEach(step -> rollout.play(step.move()));
        agree(rollout, steps.isEmpty() ? start : steps.get(steps.size() - 1).after());
    }

    /** Checks that a random playout is a possible game. */
    public static void playsOut(GameState start, long seed) {
        playsOut(Rollout.of(start), start, seed);
    }

    static void playsOut(Rollout rollout, GameState start, long seed) {
        rollout.playOut(new SplitMix64(seed));
        isOver(rollout, start);
        agreeWithItsMoves(rollout, start);
    }

    private static void isOver(Rollout rollout, GameState start) {
        law(start).holds("the game is played out and not over", rollout.isOver());
    }

    private static Law law(GameState game) {
        return new Law("rollout", game);
    }

    /** Checks that a copy is independent and can take back the moves that were played before it was made. */
    public static void copies(GameState start, long seed) {
        List<Step> steps = RandomPlay.steps(start, seed);
        Rollout rollout = Rollout.of(start);
        steps.subList(0, steps.size() / 2).forEach(step -> rollout.play(step.move()));
        GameState middle = steps.isEmpty() ? start : steps.get(steps.size() / 2).before();
        Rollout copy = Rollout.of(RandomPlay.deal(start.ruleset(), seed)).set(rollout);
        copy.playOut(new SplitMix64(seed));
        agree(rollout, middle);
        while (copy.ply() > 0) {
            copy.undo();
        }
        agree(copy, start);
    }

    /** Checks that a rollout is consistent and can continue wherever a generator fails during a playout. */
    public static void survivesAnError(GameState start, long seed) {
        survivesAnError(Rollout.of(start), start, seed);
    }

    static void survivesAnError(Rollout rollout, GameState start, long seed) {
        for (int numbers = 0; numbers < 300; numbers = 2 * numbers + 1) {
            SplitMix64 random = new SplitMix64(seed);
            int[] left = {numbers};
            RandomGenerator failing = () -> {
                if (left[0]-- == 0) {
                    throw new IllegalStateException("no more bits");
                }
                return random.nextLong();
            };
            rollout.set(start);
            try {
                rollout.playOut(failing);
            } catch (IllegalStateException e) {
                law(start).same("the error", e.getMessage(), "no more bits");
            }
            agreeWithItsMoves(Rollout.of(start).set(rollout), start);
            rollout.playOut(random);
            isOver(rollout, start);
            agreeWithItsMoves(rollout, start);
        }
    }

    private static void agreeWithItsMoves(Rollout rollout, GameState start) {
        Rollout end = Rollout.of(start).set(rollout);
        List<Move> moves = new ArrayList<>();
        while (rollout.ply() > 0) {
            moves.add(rollout.undo());
        }
        agree(rollout, start);
        GameState game = start;
        for (Move move : Lists.reverse(moves)) {
            game = game.play(move);
        }
        agree(end, game);
    }

    /** Checks that a rollout that becomes a copy continues like the original, regardless of its previous contents. */
    public static void becomesACopy(Rollout copy, GameState start, long seed) {
        List<Step> steps = RandomPlay.steps(start, seed);
        Rollout rollout = Rollout.of(start);
        steps.subList(0, steps.size() / 2).forEach(step -> rollout.play(step.move()));
        copy.set(rollout);
        law(start).same("the ruleset of a copy", copy.ruleset(), start.ruleset());
        agree(copy, steps.isEmpty() ? start : steps.get(steps.size() / 2).before());
        steps.subList(steps.size() / 2, steps.size()).forEach(step -> copy.play(step.move()));
        agree(copy, steps.isEmpty() ? start : steps.get(steps.size() - 1).after());
        agreeWithItsMoves(copy, start);
    }

    private static void agree(Rollout rollout, GameState game) {
        Law law = law(game);
        law.same("the turn", rollout.turn(), game.turn());
        law.same("the end", rollout.isOver(), game.isOver());
        ImmutableList<Move> legal = ImmutableList.copyOf(game.legalMoves());
        law.same("the legal moves", Move.all().stream().filter(rollout::isLegal).toList(), legal);
        Move[] listed = new Move[Move.all().size()];
        int count = rollout.legalMoves(listed);
        Arrays.sort(listed, 0, count);
        law.same("the moves listed", Arrays.asList(listed).subList(0, count), legal);
        for (Tile tile : Tile.all()) {
            law.same(
                    "the targets of",
                    tile,
                    rollout.targets(tile),
                    game.legalMoves().cellsFor(tile));
        }
        for (Cell cell : Cell.all()) {
            law.same(
                    "the color on",
                    cell,
                    rollout.colorOn(cell),
                    game.board().tileAt(cell).map(Tile::color));
        }
        for (Color color : Color.all()) {
            law.same("playable of", color, rollout.playable(color), game.playable(color));
            law.same("the cells of", color, rollout.cells(color), game.board().cells(color));
            law.same("the groups of", color, rollout.groupCount(color), game.groupCount(color));
            law.same("the largest group of", color, rollout.largestGroup(color), game.largestGroup(color));
        }
        for (Seat seat : game.seats()) {
            law.same("the colors of seat", seat, rollout.colors(seat), game.colors(seat));
        }
        law.same("the standings", rollout.standings(), game.standings());
        int winners = 0;
        for (Seat seat : game.seats()) {
            Standing standing = game.standings().forSeat(seat);
            law.same("the score of seat", seat, rollout.score(seat), standing.score());
            law.same("the rank of seat", seat, rollout.rank(seat), standing.rank());
            winners |= standing.rank() == 1 ? 1 << seat.ordinal() : 0;
        }
        law.same("the winners, as bits,", rollout.winnerBits(), winners);
        legal.forEach(move -> law.same(
                "a capture:",
                move,
                rollout.captures(move),
                game.board().tileAt(move.cell()).isPresent()));
    }
}
