package io.github.uptownrules.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Maps;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.core.fixtures.Texts;
import io.github.uptownrules.core.game.Deal;
import io.github.uptownrules.core.game.FaceStack;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Holding;
import io.github.uptownrules.core.game.PositionFault;
import io.github.uptownrules.core.game.Probability;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.Setup;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.testkit.laws.FewestGroups;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import java.math.BigInteger;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Messages are short and take one line, regardless of the length of the input. */
class MessagesTest {
    private static final String ENDLESS = Strings.repeat("b5@E5\n", 20_000);
    private static final Ruleset RULESET = JudgedRuleset.shape("two").ruleset();
    private static final GameState GAME = RULESET.deal(1);

    private static void assertShort(ThrowingCallable... calls) {
        for (ThrowingCallable call : calls) {
            assertThat(catchThrowable(call)).isInstanceOf(IllegalArgumentException.class);
            assertThat(catchThrowable(call).getMessage()).hasSizeLessThan(1_500).doesNotContain("\n");
        }
    }

    @Test
    void shortensLongTexts() {
        assertShort(
                () -> Cell.parse(ENDLESS),
                () -> Tile.parse(ENDLESS),
                () -> Move.parse(ENDLESS),
                () -> Viewer.parse(ENDLESS, 5),
                () -> Termination.parse(ENDLESS, Seat.all().size()),
                () -> Ruleset.builder(ENDLESS),
                () -> Texts.notation().readPosition(ENDLESS),
                () -> Texts.notation().readSetup(ENDLESS),
                () -> Texts.notation().readView(ENDLESS, Seat.ONE),
                () -> Texts.notation().readRecord(ENDLESS),
                () -> Texts.notation().readRedactedRecord(ENDLESS));
    }

    @Test
    void shortensLongNumbersAndLists() {
        BigInteger huge = BigInteger.ONE.shiftLeft(1_000_000);
        List<Face> faces = Collections.nCopies(100_000, Face.MONEY);
        assertShort(
                () -> new Probability(huge, BigInteger.ONE),
                () -> new Probability(huge.negate(), huge),
                () -> Deal.of(RULESET, Maps.asMap(Set.of(Color.YELLOW, Color.RED), color -> faces)));
    }

    @Test
    void shortensManyPlacesOfATile() {
        List<Face> faces = Collections.nCopies(100_000, Face.MONEY);
        Setup setup = GAME.toSetup().toBuilder()
                .noHoldings(Seat.ONE)
                .holding(Seat.ONE, new Holding(Color.YELLOW, FaceStack.of(faces), FaceStack.of(faces)))
                .build();
        PositionFault repeated = setup.faults().stream()
                .filter(fault -> fault.kind() == PositionFault.Kind.TILE_REPEATED)
                .findFirst()
                .orElseThrow();
        assertThat(repeated.locations()).hasSize(200_000);
        assertThat(repeated)
                .hasToString(Strings.repeat("rack of yellow, ", 19)
                        + "rack of yellow and 199980 more: tile y$ occurs 200000 times");
        assertShort(() -> GameState.of(setup));
    }

    @Test
    void shortensManyKnownRulesets() {
        ImmutableList.Builder<Ruleset> rulesets = ImmutableList.builder();
        for (int i = 0; i < Effort.of(10_000); i++) {
            rulesets.add(Ruleset.builder("r" + i)
                    .seats(2, 1)
                    .scoring(new FewestGroups())
                    .build());
        }
        assertShort(() -> Notation.of(rulesets.build()).readPosition(GAME.toString()));
        assertThat(catchThrowable(() -> Notation.of(ImmutableList.of()).readPosition(GAME.toString())))
                .hasMessage("column 1: unknown ruleset 'two'; none is known");
    }
}
