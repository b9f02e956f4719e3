package io.github.uptownrules.core.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.MoveList;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.FaceSet;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import java.util.List;
import java.util.stream.Collectors;

/** The list of legal moves is a list, and it has the legal moves, under any ruleset. */
public final class MoveListLaws {
    private MoveListLaws() {}

    /** All laws at once. */
    public static void all(GameState game) {
        itHasExactlyTheMovesWithoutFaults(game);
        itIsAListInCanonicalOrder(game);
        itTellsWhereATileMayGo(game);
    }

    public static void itHasExactlyTheMovesWithoutFaults(GameState game) {
        List<Move> legal =
                Move.all().stream().filter(move -> game.faults(move).isEmpty()).toList();
        assertThat(game.legalMoves()).containsExactlyElementsOf(legal);
        assertThat(Move.all()).allMatch(move -> game.legalMoves().contains(move) == legal.contains(move));
    }

    public static void itIsAListInCanonicalOrder(GameState game) {
        MoveList moves = game.legalMoves();
        ImmutableList<Move> copy = ImmutableList.copyOf(moves);
        assertThat(copy).isSorted().doesNotHaveDuplicates().hasSize(moves.size());
        assertThat(moves.isEmpty()).isEqualTo(copy.isEmpty());
        assertThat(moves.stream()).containsExactlyElementsOf(copy);
        for (int index = 0; index < copy.size(); index++) {
            assertThat(moves.get(index)).isSameAs(copy.get(index));
        }
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> moves.get(-1));
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> moves.get(copy.size()));
        assertThat(moves.toString()).isEqualTo(copy.stream().map(Move::toString).collect(Collectors.joining(" ")));
    }

    public static void itTellsWhereATileMayGo(GameState game) {
        MoveList moves = game.legalMoves();
        for (Tile tile : Tile.all()) {
            assertThat(moves.cellsFor(tile))
                    .isEqualTo(moves.stream()
                            .filter(move -> move.tile() == tile)
                            .map(Move::cell)
                            .collect(CellSet.toCellSet()));
        }
        for (Color color : Color.all()) {
            boolean playable = game.turn().equals(game.owner(color)) && !game.isOver() && !game.isFinished(color);
            assertThat(game.playable(color)).isEqualTo(playable ? game.rack(color) : FaceSet.none());
        }
    }
}
