package io.github.uptownrules.core.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.fixtures.Texts;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.IllegalMoveException;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.testkit.laws.StuckPositions;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class MoveTextTest {
    /** Green is to move; E5 has a single blue tile. */
    private static final GameState GAME = Texts.position("three 9/9/9/9/4be4/9/9/9/9 2 -;-;- "
            + "b=ABCDE/FGHI123456789abcdfghi$;g=ABCDE/FGHI123456789abcdefghi$;o=ABCDE/FGHI123456789abcdefghi$");

    private static final GameState TWO_COLORS =
            Texts.position(StuckPositions.get("two-players-after-91"), "two-by-two");

    @Provide
    Arbitrary<JudgedRuleset> rulesets() {
        return Arbitraries.of(JudgedRuleset.shapes());
    }

    @Property(tries = 200)
    void everyLegalMoveRoundTrips(@ForAll("rulesets") JudgedRuleset judged, @ForAll long seed) {
        GameState game = RandomPlay.position(judged.ruleset(), seed);
        for (Move move : game.legalMoves()) {
            MoveText text = MoveText.of(move, game);
            assertThat(MoveText.parse(text.toString())).isEqualTo(text);
            assertThat(text.resolve(game).legal()).isSameAs(move);
            assertThat(MoveText.parse(text.toString(), game)).isSameAs(move);
            assertThat(Move.parse(text.toString())).isSameAs(move);
            assertThat(text.isCapture())
                    .isEqualTo(game.board().tileAt(move.cell()).isPresent());
            assertThat(Tile.of(text.color().orElseThrow(), text.face())).isSameAs(move.tile());
            assertThat(text.cell()).isSameAs(move.cell());
            boolean captures = game.board().tileAt(move.cell()).isPresent();
            assertThat(text).hasToString(move.toString().replace('@', captures ? 'x' : '@'));
            assertThat(MoveText.parse(move.toString()).resolve(game).legal()).isSameAs(move);
        }
    }

    @Example
    void theColorIsOptionalIfTheMoverOwnsOnlyOne() {
        assertThat(MoveText.parse("E@E1").resolve(GAME)).isEqualTo(new ResolvedMove(GAME, Tile.parse("gE"), Cell.E1));
        assertThat(MoveText.parse("ExE5").resolve(GAME).legal()).isSameAs(Move.parse("gE@E5"));
    }

    /** One call reports three kinds of errors. */
    @Example
    void readsAMoveInOneCall() {
        assertThat(MoveText.parse("ExE5", GAME)).isSameAs(Move.parse("gE@E5"));
        assertThatExceptionOfType(MoveSyntaxException.class).isThrownBy(() -> MoveText.parse("E5", GAME));
        assertThatExceptionOfType(MoveResolutionException.class).isThrownBy(() -> MoveText.parse("gExE1", GAME));
        assertThatExceptionOfType(IllegalMoveException.class).isThrownBy(() -> MoveText.parse("gE@A1", GAME));
        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> MoveText.parse("bA@A1", GAME.viewFor(Seat.TWO)))
                .withMessage("blue belongs to seat 1, not to you");
    }

    @Example
    void anAtSignMayDenoteACapture() {
        assertThat(MoveText.parse("gE@E5").resolve(GAME).legal()).isSameAs(Move.parse("gE@E5"));
    }

    @Example
    void syntax() {
        assertSyntaxError("", "it has 0 characters, not 5 (color, face, @ or x, cell), or 4 without the color");
        assertSyntaxError("b", "it has 1 character, not 5 (color, face, @ or x, cell), or 4 without the color");
        assertSyntaxError("b5@E55", "it has 6 characters, not 5 (color, face, @ or x, cell), or 4 without the color");
        assertSyntaxError("z5@E5", "'z' is not a color (b, g, o, r, y)");
        assertSyntaxError("b0@E5", "'0' is not a face (A-I, 1-9, a-i, $)");
        assertSyntaxError("0@E5", "'0' is not a face (A-I, 1-9, a-i, $)");
        assertSyntaxError("b5-E5", "expected @ or x between face and cell, not '-'");
        assertSyntaxError("b5XE5", "expected @ or x between face and cell, not 'X'");
        assertSyntaxError("b5@J5", "not a cell (A1 to I9): 'J5'");
        assertSyntaxError("b5@e5", "not a cell (A1 to I9): 'e5'");
    }

    private static void assertSyntaxError(String text, String what) {
        assertThatExceptionOfType(MoveSyntaxException.class)
                .isThrownBy(() -> MoveText.parse(text))
                .withMessage("not a move (such as b5@E5): '" + text + "': " + what);
    }

    @Example
    void resolution() {
        assertThatExceptionOfType(MoveResolutionException.class)
                .isThrownBy(() -> MoveText.parse("gExE1").resolve(GAME))
                .withMessage("gExE1 captures on cell E1, which is empty");
        assertThatExceptionOfType(MoveResolutionException.class)
                .isThrownBy(() -> MoveText.parse("E@E1").resolve(TWO_COLORS))
                .withMessage("E@E1 leaves out the color, and seat 1 owns more than one: blue, orange");
        GameState over = Texts.position(StuckPositions.get("two-players-final"), "two-by-two");
        assertThatExceptionOfType(MoveResolutionException.class)
                .isThrownBy(() -> MoveText.parse("E@E1").resolve(over))
                .withMessage("E@E1 leaves out the color, and no seat is to move");
    }

    @Example
    void legality() {
        ResolvedMove resolved = MoveText.parse("gE@A1").resolve(GAME);
        assertThat(resolved.position()).isSameAs(GAME);
        assertThat(resolved.faults())
                .isEqualTo(GAME.faults(Tile.parse("gE"), Cell.A1))
                .hasSize(1);
        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(resolved::legal)
                .withMessage("tile gE does not fit cell A1");
    }

    @Example
    void textsOfTheSameMoveAreEqual() {
        assertThat(MoveText.parse("gE@A1"))
                .isEqualTo(MoveText.parse("gE@A1"))
                .hasSameHashCodeAs(MoveText.parse("gE@A1"));
        for (String other : List.of("gExA1", "E@A1", "gE@A2", "gD@A1", "bE@A1")) {
            assertThat(MoveText.parse("gE@A1")).isNotEqualTo(MoveText.parse(other));
        }
        assertThat(MoveText.parse("gE@A1")).isNotEqualTo("gE@A1");
        assertThat(MoveText.parse("gE@A1").hashCode())
                .isNotEqualTo(MoveText.parse("gE@A2").hashCode());
    }
}
