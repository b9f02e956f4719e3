package io.github.uptownrules.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.testkit.JudgedRuleset;
import io.github.uptownrules.core.testkit.RandomPlay;
import io.github.uptownrules.core.testkit.RandomSetup;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import java.util.List;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The list of legal moves is a list, and it has the legal moves. */
class MoveListProperties {
    @Provide
    Arbitrary<GameState> positions() {
        Arbitrary<Ruleset> rulesets = Arbitraries.of(JudgedRuleset.shapes()).map(JudgedRuleset::ruleset);
        Arbitrary<GameState> played =
                Combinators.combine(rulesets, Arbitraries.longs()).as(RandomPlay::position);
        Arbitrary<GameState> setUp = Combinators.combine(rulesets, Arbitraries.longs())
                .as((ruleset, seed) -> GameState.of(RandomSetup.of(ruleset, seed)));
        return Arbitraries.oneOf(played, setUp);
    }

    @Property(tries = 1000)
    void itHasExactlyTheMovesWithoutFaults(@ForAll("positions") GameState game) {
        List<Move> legal =
                Move.all().stream().filter(move -> game.faults(move).isEmpty()).toList();
        assertThat(game.legalMoves()).containsExactlyElementsOf(legal);
        assertThat(Move.all()).allMatch(move -> game.legalMoves().contains(move) == legal.contains(move));
    }

    @Property(tries = 1000)
    void itIsAListInCanonicalOrder(@ForAll("positions") GameState game) {
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

    @Property(tries = 1000)
    void itTellsWhereATileMayGo(@ForAll("positions") GameState game) {
        MoveList moves = game.legalMoves();
        for (Color color : Color.all()) {
            for (Tile tile : Tile.all()) {
                assertThat(moves.cellsFor(color, tile))
                        .isEqualTo(moves.stream()
                                .filter(move -> move.color() == color && move.tile() == tile)
                                .map(Move::cell)
                                .collect(CellSet.toCellSet()));
            }
            boolean playable = game.turn().equals(game.owner(color)) && !game.isOver() && !game.isFinished(color);
            assertThat(moves.tiles(color))
                    .isEqualTo(playable ? game.rack(color) : moves.tiles(color).minus(moves.tiles(color)));
        }
    }
}
