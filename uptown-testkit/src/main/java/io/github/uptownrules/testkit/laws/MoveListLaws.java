package io.github.uptownrules.testkit.laws;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Ordering;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.MoveList;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.FaceSet;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import java.util.stream.Collectors;

/** The laws of the list of legal moves, under any ruleset. */
public final class MoveListLaws {
    private MoveListLaws() {}

    /** Checks all laws. */
    public static void all(GameState game) {
        hasExactlyTheMovesWithoutFaults(game);
        isAListInCanonicalOrder(game);
        findsTheCellsOfATile(game);
    }

    public static void hasExactlyTheMovesWithoutFaults(GameState game) {
        Law law = new Law("R13", game);
        ImmutableList<Move> legal = Move.all().stream()
                .filter(move -> game.faults(move).isEmpty())
                .collect(ImmutableList.toImmutableList());
        law.same("the legal moves", ImmutableList.copyOf(game.legalMoves()), legal);
        Move.all()
                .forEach(move -> law.same(
                        "the list has",
                        move,
                        game.legalMoves().contains(move),
                        game.faults(move).isEmpty()));
    }

    public static void isAListInCanonicalOrder(GameState game) {
        MoveList moves = game.legalMoves();
        ImmutableList<Move> copy = ImmutableList.copyOf(moves);
        Law law = new Law("move list", game);
        law.holds(
                "the moves are not in canonical order, each once",
                Ordering.natural().isStrictlyOrdered(copy));
        law.same("the size", moves.size(), copy.size());
        law.same("being empty", moves.isEmpty(), copy.isEmpty());
        law.same("the stream", moves.stream().toList(), copy);
        for (int index = 0; index < copy.size(); index++) {
            law.holds("another move is number", index, moves.get(index) == copy.get(index));
        }
        law.refuses("move number -1", IndexOutOfBoundsException.class, () -> moves.get(-1));
        law.refuses("the move after the last", IndexOutOfBoundsException.class, () -> moves.get(copy.size()));
        law.same("the text", moves.toString(), copy.stream().map(Move::toString).collect(Collectors.joining(" ")));
    }

    public static void findsTheCellsOfATile(GameState game) {
        MoveList moves = game.legalMoves();
        Law law = new Law("R13", game);
        for (Tile tile : Tile.all()) {
            law.same(
                    "the cells for",
                    tile,
                    moves.cellsFor(tile),
                    moves.stream()
                            .filter(move -> move.tile() == tile)
                            .map(Move::cell)
                            .collect(CellSet.toCellSet()));
        }
        for (Color color : Color.all()) {
            boolean playable = game.turn().equals(game.owner(color)) && !game.isOver() && !game.isFinished(color);
            law.same("playable of", color, game.playable(color), playable ? game.rack(color) : FaceSet.none());
        }
    }
}
