package io.github.uptownrules.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.core.notation.Termination;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.server.table.Occupant.Person;
import io.github.uptownrules.server.table.Occupant.Robot;
import io.github.uptownrules.variants.Rulesets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The table at which those who have agreed play once more. */
class RematchTest {
    private static final Person ADA = new Person("Ada", "hash", false, true);
    private static final Person BOB = new Person("Bob", "another", true, true);
    private static final Robot ROBOT = new Robot("greedy");

    @Test
    void whoWasSecondBegins() {
        TableState next = TableState.open("a", Rulesets.standard(3), Optional.of(7L), List.of(ADA, BOB, ROBOT))
                .again("b");
        assertThat(next)
                .isEqualTo(TableState.open(
                        "b",
                        Rulesets.standard(3),
                        Optional.of(8L),
                        List.of(
                                new Person("Bob", "another", true, false),
                                ROBOT,
                                new Person("Ada", "hash", false, false))));
        assertThat(next.version()).isEqualTo(1);
    }

    /** Who was away when the others agreed makes no second table. */
    @Test
    void thereIsOneNextTable() throws Refusal {
        TableState begun = TableState.open("a", Rulesets.twoPlayer(), Optional.empty(), List.of(ADA, BOB))
                .started(Rulesets.twoPlayer().deal(1));
        TableState over = begun.withPosition(begun.game().orElseThrow().terminated(Termination.resignation(Seat.ONE)));
        Transitions transitions = new Transitions((ruleset, seed) -> ruleset.deal(1));
        TableState followed = over.followedBy("b");
        assertThat(transitions.rematch(Seat.TWO, "c").of(followed)).isEqualTo(PendingChange.Next.of(followed));
        PendingChange.Next agreed = transitions.rematch(Seat.TWO, "c").of(over);
        assertThat(agreed.table().next()).contains("c");
        assertThat(agreed.other().map(TableState::id)).contains("c");
    }
}
