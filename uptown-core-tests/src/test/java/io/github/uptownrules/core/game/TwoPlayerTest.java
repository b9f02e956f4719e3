package io.github.uptownrules.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.FaceSet;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.testkit.laws.StuckPositions;
import io.github.uptownrules.variants.Rulesets;
import org.junit.jupiter.api.Test;

/** The rules for several colors per seat, in a whole game for two. */
class TwoPlayerTest {
    private static final GameState START =
            Notation.of(Rulesets.all()).readPosition(StuckPositions.get("two-players-start"));

    @Test
    void r42_r43_r44_theFirstFinishedColorIsPutAsideFaceUp() {
        GameState game = START;
        for (String text : StuckPositions.moves()) {
            Outcome outcome = game.outcome(MoveText.parse(text, game));
            if (outcome.finished().isPresent()) {
                break;
            }
            assertThat(game.isFaceUp(Color.ORANGE)).isFalse();
            game = outcome.after();
        }
        // Orange is the first color to finish, with its 24th placement.
        GameState before = game;
        GameState after = before.legalMoves().stream()
                .filter(move -> move.tile().color() == Color.ORANGE)
                .map(before::play)
                .findFirst()
                .orElseThrow();
        FaceSet left = after.rack(Color.ORANGE);
        assertThat(left.size()).isEqualTo(4);
        assertThat(after.isFinished(Color.ORANGE)).isTrue();
        assertThat(after.isFaceUp(Color.ORANGE)).isTrue();
        assertThat(after.isFinished(Seat.ONE)).isFalse();
        GameState next = after.play(after.legalMoves().get(0));
        assertThat(next.turn()).contains(Seat.ONE);
        assertThat(next.legalMoves().stream().map(move -> move.tile().color()).distinct())
                .containsExactly(Color.BLUE);
        Face face = left.iterator().next();
        assertThat(next.faults(Tile.of(Color.ORANGE, face), face.cells().get(0)))
                .extracting(MoveFault::kind)
                .contains(MoveFault.Kind.COLOR_FINISHED);
    }

    @Test
    void r45_theGameEndsWhenBothHaveFinishedBothColors() {
        GameState game = START;
        for (String text : StuckPositions.moves()) {
            assertThat(game.isOver()).isFalse();
            game = game.play(MoveText.parse(text, game));
        }
        assertThat(game.isOver()).isTrue();
        assertThat(game.seats()).allMatch(game::isFinished);
    }
}
