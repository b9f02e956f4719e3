package io.github.uptownrules.core.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.Lists;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Standing;
import io.github.uptownrules.core.simulation.Rollout;
import io.github.uptownrules.core.testkit.RandomPlay.Step;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.random.SplitMix64;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/** What holds for any rollout: it goes as the game goes, forth and back. */
public final class RolloutLaws {
    private RolloutLaws() {}

    public static void all(GameState start, long seed) {
        goesAsTheGame(start, seed);
        playsOut(start, seed);
        copies(start, seed);
    }

    /** Move by move to the end, back to the start, and at the end again, a rollout and the game agree. */
    public static void goesAsTheGame(GameState start, long seed) {
        goesAsTheGame(Rollout.of(start), start, seed);
    }

    /** Whatever it was before, a rollout that is set to a state goes as the game goes from there. */
    public static void startsAnew(Rollout rollout, GameState start, long seed) {
        goesAsTheGame(rollout.set(start), start, seed);
    }

    private static void goesAsTheGame(Rollout rollout, GameState start, long seed) {
        assertThat(rollout.ruleset()).isEqualTo(start.ruleset());
        assertThat(rollout.seats()).isEqualTo(start.seats());
        for (Seat seat : start.seats()) {
            assertThat(rollout.colors(seat)).isEqualTo(start.colors(seat));
        }
        assertThat(rollout.ply()).isZero();
        List<Step> steps = RandomPlay.steps(start, seed);
        agree(rollout, start);
        for (Step step : steps) {
            rollout.play(step.move());
            agree(rollout, step.after());
        }
        for (int ply = steps.size() - 1; ply >= 0; ply--) {
            assertThat(rollout.ply()).isEqualTo(ply + 1);
            assertThat(rollout.undo()).isSameAs(steps.get(ply).move());
            agree(rollout, steps.get(ply).before());
        }
        assertThat(rollout.ply()).isZero();
        // What was taken back can be played again: the piles are as they were.
        steps.forEach(step -> rollout.play(step.move()));
        agree(rollout, steps.isEmpty() ? start : steps.get(steps.size() - 1).after());
    }

    /** A game played out is one that could be played, and ends where the game does. */
    public static void playsOut(GameState start, long seed) {
        Rollout rollout = Rollout.of(start).playOut(new SplitMix64(seed));
        assertThat(rollout.isOver()).isTrue();
        agreeWithItsMoves(rollout, start);
    }

    /** A copy goes its own way, and can take back what was played before. */
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

    /** Wherever a generator fails while a game is played out, the rollout stands after a move, and plays on. */
    public static void survivesAnError(GameState start, long seed) {
        Rollout rollout = Rollout.of(start);
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
                assertThat(e).hasMessage("no more bits");
            }
            agreeWithItsMoves(Rollout.of(start).set(rollout), start);
            rollout.playOut(random);
            assertThat(rollout.isOver()).isTrue();
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

    /** Whatever it was before, a copy goes on as the other one would. */
    public static void becomesACopy(Rollout copy, GameState start, long seed) {
        List<Step> steps = RandomPlay.steps(start, seed);
        Rollout rollout = Rollout.of(start);
        steps.subList(0, steps.size() / 2).forEach(step -> rollout.play(step.move()));
        copy.set(rollout);
        assertThat(copy.ruleset()).isEqualTo(start.ruleset());
        agree(copy, steps.isEmpty() ? start : steps.get(steps.size() / 2).before());
        steps.subList(steps.size() / 2, steps.size()).forEach(step -> copy.play(step.move()));
        agree(copy, steps.isEmpty() ? start : steps.get(steps.size() - 1).after());
        agreeWithItsMoves(copy, start);
    }

    private static void agree(Rollout rollout, GameState game) {
        assertThat(rollout.turn()).isEqualTo(game.turn());
        assertThat(rollout.isOver()).isEqualTo(game.isOver());
        assertThat(Move.all().stream().filter(rollout::isLegal).toList())
                .isEqualTo(game.legalMoves().stream().toList());
        Move[] listed = new Move[Move.all().size()];
        int count = rollout.legalMoves(listed);
        assertThat(Arrays.asList(listed).subList(0, count)).containsExactlyInAnyOrderElementsOf(game.legalMoves());
        for (Tile tile : Tile.all()) {
            assertThat(rollout.targets(tile)).isEqualTo(game.legalMoves().cellsFor(tile));
        }
        for (Cell cell : Cell.all()) {
            assertThat(rollout.colorOn(cell))
                    .isEqualTo(game.board().tileAt(cell).map(Tile::color));
        }
        for (Color color : Color.all()) {
            assertThat(rollout.playable(color)).isEqualTo(game.playable(color));
            assertThat(rollout.cells(color)).isEqualTo(game.board().cells(color));
            assertThat(rollout.groupCount(color)).isEqualTo(game.groupCount(color));
        }
        assertThat(rollout.standings()).isEqualTo(game.standings());
        int winners = 0;
        for (Seat seat : game.seats()) {
            Standing standing = game.standings().forSeat(seat);
            assertThat(rollout.colors(seat)).isEqualTo(game.colors(seat));
            assertThat(rollout.score(seat)).isEqualTo(standing.score());
            assertThat(rollout.rank(seat)).isEqualTo(standing.rank());
            winners |= standing.rank() == 1 ? 1 << seat.ordinal() : 0;
        }
        assertThat(rollout.winnerBits()).isEqualTo(winners);
        game.legalMoves()
                .forEach(move -> assertThat(rollout.captures(move))
                        .isEqualTo(game.board().tileAt(move.cell()).isPresent()));
    }
}
