package io.github.uptownrules.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.variants.Rulesets;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class EvaluatedMovePolicyProperties {

    /**
     * The chosen move is one of the drawn moves, and none of them has a higher value by {@link AfterMoveEvaluation}.
     */
    @Property(tries = 300)
    void takesTheBestOfTheMovesDrawn(@ForAll long seed, @ForAll boolean isBloqueurs) {
        GameState game = RandomPlay.position(isBloqueurs ? Rulesets.twoPlayerBloqueurs() : Rulesets.twoPlayer(), seed);
        if (game.isOver()) {
            return;
        }
        PlayerView view = game.viewFor(game.turn().orElseThrow());
        Evaluation evaluation = new Evaluation(Weights.of(game.ruleset()).orElseThrow());
        AfterMoveEvaluation outlook = new AfterMoveEvaluation(view, evaluation);
        int seat = view.turn().orElseThrow().ordinal();
        MutableBoard board = new MutableBoard(view);
        SampledMovePolicy habits = new SampledMovePolicy(board);
        habits.list(seat, racks(game));
        double best = Double.NEGATIVE_INFINITY;
        CopyableRandom chance = chance(seed);
        for (int i = 0; i < EvaluatedMovePolicy.DRAWS; i++) {
            habits.choose(seat, chance, 1, any -> 0);
            best = Math.max(best, outlook.reward(move(habits)));
        }
        new EvaluatedMovePolicy(view, board, habits, evaluation).choose(seat, chance(seed));
        assertThat(outlook.reward(move(habits))).isCloseTo(best, within(1e-12));
        assertThat(view.legalMoves().contains(move(habits))).isTrue();
    }

    private static CopyableRandom chance(long seed) {
        CopyableRandom chance = new CopyableRandom();
        chance.set(seed);
        return chance;
    }

    private static int[] racks(GameState game) {
        return Color.all().stream().mapToInt(color -> game.rack(color).bits()).toArray();
    }

    private static Move move(SampledMovePolicy habits) {
        Tile tile = Tile.of(Color.all().get(habits.color()), Face.all().get(habits.face()));
        return Move.of(tile, Cell.all().get(habits.cell()));
    }
}
