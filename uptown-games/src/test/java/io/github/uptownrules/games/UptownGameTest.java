package io.github.uptownrules.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.bots.Bot;
import io.github.uptownrules.bots.BotProvider;
import io.github.uptownrules.bots.Bots;
import io.github.uptownrules.bots.RememberingBot;
import io.github.uptownrules.core.game.Memory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UptownGameTest {
    private static final Bot FIRST = (view, random) -> view.legalMoves().get(0);
    private static final BotProvider HASTY = () -> ImmutableMap.of("hasty", FIRST);

    @Test
    void listsTheBotsOfProvidersAfterTheLibrarys() {
        NamedBots<Bot> bots = UptownGame.known(List.of(HASTY, () -> ImmutableMap.of("lazy-2", FIRST)));
        assertThat(bots.names()).startsWith("random", "greedy", "mcts").endsWith("expert", "hasty", "lazy-2");
        assertThat(bots.bot("hasty")).isSameAs(FIRST);
        assertThat(bots.bot("greedy")).isSameAs(Bots.parse("greedy"));
        assertThatThrownBy(() -> bots.bot("ada"))
                .hasMessageStartingWith("unknown bot 'ada'; known: random, ")
                .hasMessageEndingWith("custom: hasty, lazy-2");
        assertThatThrownBy(() -> bots.bot("mcts:x")).hasMessageNotContainingAny("custom");
    }

    @Test
    void listsTheLibrarysBotsWithoutProviders() {
        assertThat(new UptownGame().bots()).containsExactlyElementsOf(Bots.names());
        assertThatThrownBy(() -> new UptownGame().bot("ada")).hasMessageNotContainingAny("custom");
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "greedy", "mcts", "hasty"})
    void rejectsATakenName(String name) {
        assertThatThrownBy(() -> UptownGame.known(List.of(HASTY, () -> ImmutableMap.of(name, FIRST))))
                .hasMessageMatching("the bot '" + name + "' of io\\.github\\S+ has an invalid name:"
                        + " it is taken by another bot");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "human", "a,b", "a b", "mcts:5", "\u001b[2J", "x\ny"})
    void rejectsAnInvalidName(String name) {
        assertThatThrownBy(() -> UptownGame.known(List.of(() -> ImmutableMap.of(name, FIRST))))
                .hasMessageContaining(
                        "has an invalid name: a name is 1 to 40 letters, digits and '-', and not 'human'");
    }

    @Test
    void anAddedBotPlaysByItsName() {
        UptownGame game = new UptownGame().withBot("mine", FIRST);
        assertThat(game.bots()).endsWith("mine").doesNotContain("yours");
        assertThat(game.bot("mine")).isSameAs(FIRST);
        assertThat(game.checkedBot("mine")).isEqualTo("mine");
        assertThat(game.deal("two-player", 1, "1").seenBy(Seat.ONE).choose("mine", new SplitMix64(1)))
                .isEqualTo(game.deal("two-player", 1, "1").legalMoves().get(0));
        assertThatThrownBy(() -> game.withBot("greedy", FIRST))
                .hasMessage("the bot 'greedy' has an invalid name: it is taken by another bot");
        assertThatThrownBy(() -> game.withBot("my bot", FIRST))
                .hasMessageStartingWith("the bot 'my bot' has an invalid name: ");
    }

    /** A tile that does not fit makes no valid move, but the message names the wrong seat as well. */
    @Test
    void namesAllReasonsAgainstATileThatDoesNotFit() {
        PlayedGame.Whole dealt = new UptownGame().deal("standard-4", 42, "1");
        assertThatThrownBy(() -> dealt.play("g5@A1"))
                .hasMessageStartingWith("it is the turn of seat 1, and green belongs to seat 2; ")
                .hasMessageEndingWith("tile g5 does not fit cell A1");
    }

    /**
     * Asks the bot in the arena's states, in the views of a client that follows the moves, and in a redacted record. All give
     * it the same memory.
     */
    @Test
    void givesARememberingBotAllThatItsSeatSaw() {
        List<Memory> asked = new ArrayList<>();
        RememberingBot keeper = (memory, random) -> {
            asked.add(memory);
            return memory.view().legalMoves().get(0);
        };
        UptownGame game = new UptownGame().withBot("keeper", keeper);
        SplitMix64 random = new SplitMix64(1);
        PlayedGame.Whole state = game.deal("standard-3", 5, "1");
        SeenGame client = state.seenBy(Seat.TWO);
        for (int ply = 0; ply < 20; ply++) {
            if (state.turn().equals(Optional.of(Seat.TWO))) {
                asked.clear();
                state.seenBy(Seat.TWO).choose("keeper", random);
                client.choose("keeper", random);
                game.record(state.record()).seenBy(Seat.TWO).upTo(ply).choose("keeper", random);
                assertThat(asked).hasSize(3).containsOnly(asked.get(0));
                assertThat(asked.get(0).outcomes()).hasSize(ply);
                assertThat(asked.get(0).view().toString()).isEqualTo(client.text());
            }
            String move = state.legalMoves().get(ply % state.legalMoves().size());
            state = state.play(move);
            Optional<Viewer> turn = state.turn().map(seat -> seat);
            client = client.follow(move, state.seenBy(Seat.TWO).lastSeen(), turn);
        }
    }
}
