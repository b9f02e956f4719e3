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

class JudgmentProperties {

    /** Habit draws some moves; the one chosen is one of them, and none is better by what an {@link Outlook} says of it. */
    @Property(tries = 300)
    void takesTheBestOfTheMovesDrawn(@ForAll long seed, @ForAll boolean isBloqueurs) {
        GameState game = RandomPlay.position(isBloqueurs ? Rulesets.twoPlayerBloqueurs() : Rulesets.twoPlayer(), seed);
        if (game.isOver()) {
            return;
        }
        PlayerView view = game.viewFor(game.turn().orElseThrow());
        Evaluation evaluation = new Evaluation(Weights.of(game.ruleset()).orElseThrow());
        Outlook outlook = new Outlook(view, evaluation);
        int seat = view.turn().orElseThrow().ordinal();
        Field field = new Field(view);
        Habits habits = new Habits(field);
        habits.list(seat, racks(game));
        double best = Double.NEGATIVE_INFINITY;
        Chance chance = chance(seed);
        for (int i = 0; i < Judgment.DRAWS; i++) {
            habits.choose(seat, chance, 1, any -> 0);
            best = Math.max(best, outlook.reward(move(habits)));
        }
        new Judgment(view, field, habits, evaluation).choose(seat, chance(seed));
        assertThat(outlook.reward(move(habits))).isCloseTo(best, within(1e-12));
        assertThat(view.legalMoves().contains(move(habits))).isTrue();
    }

    private static Chance chance(long seed) {
        Chance chance = new Chance();
        chance.set(seed);
        return chance;
    }

    private static int[] racks(GameState game) {
        return Color.all().stream().mapToInt(color -> game.rack(color).bits()).toArray();
    }

    private static Move move(Habits habits) {
        Tile tile = Tile.of(Color.all().get(habits.color()), Face.all().get(habits.face()));
        return Move.of(tile, Cell.all().get(habits.cell()));
    }
}
