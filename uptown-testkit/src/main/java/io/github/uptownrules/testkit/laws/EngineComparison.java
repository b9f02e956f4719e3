package io.github.uptownrules.testkit.laws;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.MoveFault;
import io.github.uptownrules.core.game.Outcome;
import io.github.uptownrules.core.game.Standing;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.testkit.naive.NaiveGame;
import io.github.uptownrules.testkit.naive.NaiveStanding;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Compares the fast engine with the naive one in a position. They share nothing but the text of the position. */
public final class EngineComparison {
    private final JudgedRuleset judged;
    private final SplitMix64 random;

    public EngineComparison(JudgedRuleset judged, long seed) {
        this.judged = judged;
        this.random = new SplitMix64(seed);
    }

    /** Compares all positions of a random game, and returns their number. */
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

    /** Compares a position and a successor, and returns their number. */
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

    /** Compares the outcome of a move, and returns the naive game after it. */
    public static NaiveGame compareMove(GameState game, NaiveGame naive, Move move) {
        String text = MoveText.of(move, game).toString();
        Outcome outcome = game.outcome(move);
        new Law("naive engine, R12 Q1", game)
                .same(
                        "the seats skipped by",
                        text,
                        outcome.skipped().stream().map(Seat::number).toList(),
                        naive.skippedBy(text));
        return naive.play(text);
    }

    /** Compares everything about a position. */
    public void compare(GameState game, NaiveGame naive) {
        compareTurn(game, naive);
        new Law("naive engine, notation", game).same("the text", game.toString(), naive.toText());
        new Law("naive engine, R13", game)
                .same(
                        "the legal moves",
                        game.legalMoves().stream()
                                .map(move -> MoveText.of(move, game).toString())
                                .toList(),
                        naive.legalMoves());
        new Law("naive engine, R19 R20", game)
                .same("the protected cells", names(game.board().protectedCells()), naive.protectedCells());
        for (Color color : Color.all()) {
            new Law("naive engine, R26", game)
                    .same(
                            "the groups of",
                            color,
                            game.board().groups(color).stream()
                                    .map(EngineComparison::names)
                                    .toList(),
                            naive.groups(color.letter()));
        }
        for (int i = 0; i < 10; i++) {
            compareFaults(game, naive, any(Tile.all()), any(Cell.all()));
            Move move = any(Move.all());
            compareFaults(game, naive, move.tile(), move.cell());
        }
    }

    /** Compares the seat to move, the finished colors and the standings. */
    public static void compareTurn(GameState game, NaiveGame naive) {
        Law law = new Law("naive engine, Q1 Q2", game);
        law.same("the end", game.isOver(), naive.isOver());
        law.same("the turn", game.turn().map(Seat::number).orElse(0), naive.turn());
        for (Color color : Color.all()) {
            law.same("finished:", color, game.isFinished(color), naive.finished(color.letter()));
        }
        new Law("naive engine, R29 Q5", game)
                .same(
                        "the standings",
                        game.standings().bySeat().stream()
                                .map(EngineComparison::naive)
                                .toList(),
                        naive.standings());
    }

    /** Compares the reasons why a tile may not be placed on a cell. */
    public static void compareFaults(GameState game, NaiveGame naive, Tile tile, Cell cell) {
        new Law("naive engine, R13", game)
                .same(
                        "the faults of",
                        tile + "@" + cell,
                        game.faults(tile, cell).stream()
                                .map(EngineComparison::naive)
                                .collect(Collectors.toSet()),
                        naive.reasons(tile.color().letter(), tile.face().letter(), cell.toString()));
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
            case NOT_YOUR_COLOR -> throw new AssertionError(fault);
        };
    }

    private static Set<String> names(CellSet cells) {
        return cells.stream().map(Cell::toString).collect(Collectors.toCollection(TreeSet::new));
    }
}
