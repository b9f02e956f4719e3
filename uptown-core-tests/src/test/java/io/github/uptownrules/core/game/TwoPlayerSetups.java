package io.github.uptownrules.core.game;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import java.util.List;
import java.util.function.Consumer;

/** Setups of two players that each own one color, and their holdings. */
final class TwoPlayerSetups {
    private static final Ruleset TWO = JudgedRuleset.shape("two").ruleset();

    static final List<Face> FIRST_FIVE = Face.all().subList(0, 5);
    static final Holding YELLOW = holding(Color.YELLOW, FIRST_FIVE);
    static final Holding RED = holding(Color.RED, FIRST_FIVE);

    private TwoPlayerSetups() {}

    /**
     * Returns a holding with the given rack. Its pile has all other tiles except those elsewhere, in canonical order.
     */
    static Holding holding(Color color, List<Face> rack, Face... elsewhere) {
        return Holding.of(
                color,
                rack,
                Face.all().stream()
                        .filter(tile ->
                                !rack.contains(tile) && !List.of(elsewhere).contains(tile))
                        .collect(ImmutableList.toImmutableList()));
    }

    /** Returns a two-player setup made by the given changes to an empty one. */
    static Setup setup(Consumer<Setup.Builder> change) {
        Setup.Builder setup = Setup.builder(TWO);
        change.accept(setup);
        return setup.build();
    }
}
