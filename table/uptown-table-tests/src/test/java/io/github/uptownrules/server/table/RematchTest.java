package io.github.uptownrules.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.server.table.Occupant.Person;
import io.github.uptownrules.server.table.Occupant.Person.Answer;
import io.github.uptownrules.server.table.Occupant.Person.Part;
import io.github.uptownrules.server.table.Occupant.Robot;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RematchTest {
    private static final Person ADA = new Person("Ada", "hash", Part.PLAYS, Answer.AGREES);
    private static final Person BOB = new Person("Bob", "another", Part.AWAY, Answer.AGREES);
    private static final Robot ROBOT = new Robot("greedy");

    private static TableSettings practice(long seed) {
        return new TableSettings(
                Optional.of(seed),
                TimeControl.NONE,
                TableSettings.AfterResignation.ENDS,
                TableSettings.Visibility.INVITED,
                TableSettings.Hints.ALLOWED);
    }

    @Test
    void theSecondPlayerBegins() {
        TableState next = TableState.open("a", TestGames.ruleset("standard-3"), practice(7), List.of(ADA, BOB, ROBOT))
                .again("b");
        assertThat(next)
                .isEqualTo(TableState.open(
                        "b",
                        TestGames.ruleset("standard-3"),
                        practice(8),
                        List.of(
                                new Person("Bob", "another", Part.AWAY, Answer.NONE),
                                ROBOT,
                                new Person("Ada", "hash", Part.PLAYS, Answer.NONE))));
        assertThat(next.version()).isEqualTo(1);
    }

    @Test
    void createsOneTable() throws Refusal {
        TableState begun = TableState.open("a", TestGames.ruleset("two-player"), TableSettings.USUAL, List.of(ADA, BOB))
                .started(TestGames.dealt("two-player", 1));
        TableState over = begun.withPosition(begun.game().orElseThrow().terminated("resignation 1"));
        Transitions transitions = new Transitions(new SplitMix64(1));
        TableState followed = over.followedBy("b");
        assertThat(transitions.rematch(Seat.of(2), Answer.AGREES, "c").of(followed))
                .isEqualTo(PendingChange.Next.of(followed));
        PendingChange.Next agreed =
                transitions.rematch(Seat.of(2), Answer.AGREES, "c").of(over);
        assertThat(agreed.table().next()).contains("c");
        assertThat(agreed.other().map(TableState::id)).contains("c");
    }

    private static final Transitions TRANSITIONS = new Transitions(new SplitMix64(1));

    private static Person person(String name, Answer answer) {
        return new Person(name, name + "-hash", Part.PLAYS, answer);
    }

    private static TableState over(Occupant... occupants) {
        TableState begun = TableState.open(
                        "a", TestGames.ruleset("standard-3"), TableSettings.USUAL, List.of(occupants))
                .started(TestGames.dealt("standard-3", 1));
        return begun.withPosition(begun.game().orElseThrow().terminated("resignation 1"));
    }

    private static PendingChange.Next answered(TableState table, Seat seat, Answer answer) throws Refusal {
        return TRANSITIONS.rematch(seat, answer, "b").of(table);
    }

    @Test
    void theSeatOfADecliningPlayerIsOpen() throws Refusal {
        TableState table =
                over(person("Ada", Answer.AGREES), person("Bob", Answer.DECLINES), person("Cyd", Answer.NONE));
        TableState next = answered(table, Seat.of(3), Answer.AGREES).other().orElseThrow();
        assertThat(next.phase()).isEqualTo(TableState.Phase.OPEN);
        assertThat(next.seats())
                .containsExactly(new Occupant.OpenSeat(), person("Cyd", Answer.NONE), person("Ada", Answer.NONE));
    }

    /**
     * A player who wanted a rematch with another person does not get a table alone, but the other player may still change
     * their mind.
     */
    @Test
    void createsNoTableForASinglePlayer() throws Refusal {
        TableState table = over(person("Ada", Answer.AGREES), person("Bob", Answer.NONE), ROBOT);
        PendingChange.Next declined = answered(table, Seat.of(2), Answer.DECLINES);
        assertThat(declined.other()).isEmpty();
        assertThat(declined.table().person(Seat.of(2)).orElseThrow().rematch()).isEqualTo(Answer.DECLINES);
        assertThat(answered(declined.table(), Seat.of(2), Answer.AGREES).other())
                .isPresent();
    }

    @Test
    void waitsForAllConnectedPlayers() throws Refusal {
        TableState table = over(person("Ada", Answer.NONE), person("Bob", Answer.NONE), person("Cyd", Answer.NONE));
        PendingChange.Next first = answered(table, Seat.of(1), Answer.AGREES);
        assertThat(first.other()).isEmpty();
        PendingChange.Next second = answered(first.table(), Seat.of(2), Answer.AGREES);
        assertThat(second.other()).isEmpty();
        assertThat(TRANSITIONS.rematchWithout(seat -> false, "c").of(second.table()))
                .isEqualTo(PendingChange.Next.of(second.table()));
        TableState next = TRANSITIONS
                .rematchWithout(seat -> seat.equals(Seat.of(3)), "c")
                .of(second.table())
                .other()
                .orElseThrow();
        assertThat(next.phase()).isEqualTo(TableState.Phase.PLAYING);
        assertThat(next.seats()).contains(person("Cyd", Answer.NONE));
    }

    @Test
    void createsNoTableIfNoPlayerAgrees() throws Refusal {
        TableState table = over(person("Ada", Answer.NONE), person("Bob", Answer.NONE), ROBOT);
        assertThat(TRANSITIONS.rematchWithout(seat -> true, "c").of(table)).isEqualTo(PendingChange.Next.of(table));
        TableState declined = answered(
                        answered(table, Seat.of(1), Answer.DECLINES).table(), Seat.of(2), Answer.DECLINES)
                .table();
        assertThat(declined.next()).isEmpty();
        assertThatThrownBy(() -> answered(
                        TableState.open("a", TestGames.ruleset("standard-3"), TableSettings.USUAL, table.seats()),
                        Seat.of(1),
                        Answer.DECLINES))
                .hasMessage("the game is not over");
    }

    /** If a bot replaces resigned players, the game continues while another person plays. */
    @Test
    void aBotReplacesAResignedPlayer() throws Refusal {
        TableSettings settings = new TableSettings(
                Optional.empty(),
                TimeControl.NONE,
                TableSettings.AfterResignation.BOT,
                TableSettings.Visibility.LISTED,
                TableSettings.Hints.NONE);
        TableState begun = TableState.open(
                        "a",
                        TestGames.ruleset("standard-3"),
                        settings,
                        List.of(person("Ada", Answer.NONE), person("Bob", Answer.NONE), ROBOT))
                .started(TestGames.dealt("standard-3", 1));
        TableState resigned = TRANSITIONS.resign(Seat.of(1)).of(begun).table();
        assertThat(resigned.phase()).isEqualTo(TableState.Phase.PLAYING);
        assertThat(resigned.botFor(Seat.of(1))).isPresent();
        for (PendingChange.Transition again : List.of(
                TRANSITIONS.resign(Seat.of(1)),
                TRANSITIONS.comeBack(Seat.of(1)),
                TRANSITIONS.play(Seat.of(1), 2, "b5@A1"))) {
            assertThatThrownBy(() -> again.of(resigned)).hasMessage("seat 1 has resigned");
        }
        assertThat(TRANSITIONS.leave(Seat.of(1)).of(resigned).table()).isEqualTo(resigned);
        TableState over = TRANSITIONS.resign(Seat.of(2)).of(resigned).table();
        assertThat(over.game().orElseThrow().termination()).contains("resignation 2");
        TableState agreed = answered(over, Seat.of(2), Answer.AGREES).table();
        TableState next = answered(agreed, Seat.of(1), Answer.AGREES).other().orElseThrow();
        assertThat(next.present()).as("a resigned player plays again").hasSize(2);
    }

    /** A time limit that expires while the move is being made has no effect. */
    @Test
    void aBotTakesOverOnlyIfTheMoveIsMissing() throws Refusal {
        TableState begun = TableState.open(
                        "a",
                        TestGames.ruleset("standard-3"),
                        TableSettings.USUAL,
                        List.of(person("Ada", Answer.NONE), person("Bob", Answer.NONE), ROBOT))
                .started(TestGames.dealt("standard-3", 1));
        long version = begun.positionVersion();
        TableState moved = TestGames.moved(begun);
        assertThat(TRANSITIONS.takeOver(Seat.of(1), version).of(moved).table()).isEqualTo(moved);
        assertThat(TRANSITIONS.takeOver(Seat.of(2), version).of(moved).table()).isEqualTo(moved);
        assertThat(TRANSITIONS.takeOver(Seat.of(2), version).of(begun).table()).isEqualTo(begun);
        assertThat(TRANSITIONS.takeOver(Seat.of(1), version).of(begun).table().botFor(Seat.of(1)))
                .isPresent();
    }
}
