package io.github.uptownrules.core.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.MoveFault;
import io.github.uptownrules.core.game.Placement;
import io.github.uptownrules.core.game.Standing;
import io.github.uptownrules.core.naive.NaiveGame;
import io.github.uptownrules.core.naive.NaiveStanding;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.random.SplitMix64;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Asks the fast engine and the naive one the same questions about a position. They share nothing but its text. */
public final class EngineComparison {
    private final JudgedRuleset judged;
    private final SplitMix64 random;

    public EngineComparison(JudgedRuleset judged, long seed) {
        this.judged = judged;
        this.random = new SplitMix64(seed);
    }

    /** Compares all positions of a random game, and returns how many. */
    public int compareGame() {
        GameState game = RandomPlay.deal(judged.ruleset(), random.nextLong());
        NaiveGame naive = naive(game);
        int positions = 1;
        compare(game, naive);
        while (!game.isOver()) {
            Move move = RandomPlay.move(game, random);
            naive = compareMove(game, naive, move);
            game = game.play(move);
            compare(game, naive);
            positions++;
        }
        return positions;
    }

    /** Compares a position and one after it, and returns how many. */
    public int comparePosition(GameState game) {
        NaiveGame naive = naive(game);
        compare(game, naive);
        if (game.isOver()) {
            return 1;
        }
        Move move = RandomPlay.move(game, random);
        compare(game.play(move), compareMove(game, naive, move));
        return 2;
    }

    private NaiveGame naive(GameState game) {
        return NaiveGame.parse(game.toString(), judged.naive());
    }

    /** Compares what a move brings about, and returns the naive game after it. */
    public static NaiveGame compareMove(GameState game, NaiveGame naive, Move move) {
        String text = MoveText.of(move, game).toString();
        Placement placement = game.place(move);
        assertThat(placement.skipped().stream().map(Seat::number))
                .as("skipped by %s in %s", text, game)
                .containsExactlyElementsOf(naive.skippedBy(text));
        return naive.play(text);
    }

    /** Compares everything that can be asked of a position. */
    public void compare(GameState game, NaiveGame naive) {
        compareTurn(game, naive);
        assertThat(game.toString()).isEqualTo(naive.toText());
        assertThat(game.legalMoves().stream()
                        .map(move -> MoveText.of(move, game).toString()))
                .as("legal moves of %s", game)
                .containsExactlyElementsOf(naive.legalMoves());
        assertThat(names(game.board().protectedCells()))
                .as("protected cells of %s", game)
                .isEqualTo(naive.protectedCells());
        for (Color color : Color.all()) {
            assertThat(game.board().groups(color).stream().map(EngineComparison::names))
                    .as("groups of %s in %s", color, game)
                    .isEqualTo(naive.groups(color.letter()));
        }
        for (int i = 0; i < 10; i++) {
            compareFaults(game, naive, any(Tile.all()), any(Cell.all()));
            Move move = any(Move.all());
            compareFaults(game, naive, move.tile(), move.cell());
        }
    }

    /** Compares whose turn it is, who is finished, and how everybody stands. */
    public static void compareTurn(GameState game, NaiveGame naive) {
        assertThat(game.isOver()).as("end of %s", game).isEqualTo(naive.isOver());
        assertThat(game.turn().map(Seat::number).orElse(0))
                .as("turn of %s", game)
                .isEqualTo(naive.turn());
        for (Color color : Color.all()) {
            assertThat(game.isFinished(color))
                    .as("%s finished in %s", color, game)
                    .isEqualTo(naive.finished(color.letter()));
        }
        assertThat(game.standings().bySeat().stream().map(EngineComparison::naive))
                .as("standings of %s", game)
                .isEqualTo(naive.standings());
    }

    /** Compares the reasons why a tile may not go to a cell. */
    public static void compareFaults(GameState game, NaiveGame naive, Tile tile, Cell cell) {
        assertThat(game.faults(tile, cell).stream().map(EngineComparison::naive).collect(Collectors.toSet()))
                .as("faults of %s to %s in %s", tile, cell, game)
                .isEqualTo(naive.reasons(tile.color().letter(), tile.face().letter(), cell.toString()));
    }

    private <T> T any(List<T> items) {
        return items.get(random.nextInt(items.size()));
    }

    private static NaiveStanding naive(Standing standing) {
        return new NaiveStanding(
                standing.seat().number(),
                standing.score(),
                standing.groupCount(),
                standing.captureCount(),
                standing.rank());
    }

    private static String naive(MoveFault fault) {
        return switch (fault.kind()) {
            case GAME_OVER -> "game over";
            case NOT_YOUR_TURN -> "not your turn";
            case COLOR_NOT_IN_PLAY -> "color not in play";
            case COLOR_FINISHED -> "color finished";
            case NOT_ON_RACK -> "not on the rack";
            case DOES_NOT_FIT -> "does not fit";
            case OWN_TILE -> "own tile";
            case SPLITS_GROUP ->
                "splits " + fault.group() + " -> "
                        + fault.parts().stream().map(CellSet::toString).collect(Collectors.joining(" | "));
            case NOT_YOUR_COLOR -> "of a view";
        };
    }

    private static Set<String> names(CellSet cells) {
        return cells.stream().map(Cell::toString).collect(Collectors.toCollection(TreeSet::new));
    }
}
