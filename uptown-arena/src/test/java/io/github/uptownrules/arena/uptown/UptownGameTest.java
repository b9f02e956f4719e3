package io.github.uptownrules.arena.uptown;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.arena.bots.NamedBots;
import io.github.uptownrules.base.game.TextState;
import io.github.uptownrules.base.game.TextView;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.bots.Bot;
import io.github.uptownrules.bots.BotProvider;
import io.github.uptownrules.bots.Bots;
import io.github.uptownrules.bots.RememberingBot;
import io.github.uptownrules.core.game.Memory;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UptownGameTest {
    private static final Bot FIRST = (view, random) -> view.legalMoves().get(0);
    private static final BotProvider HASTY = () -> ImmutableMap.of("hasty", FIRST);

    @Test
    void thoseOfProvidersComeAfterThoseOfTheLibrary() {
        NamedBots<Bot> bots = UptownGame.known(List.of(HASTY, () -> ImmutableMap.of("lazy-2", FIRST)));
        assertThat(bots.names()).startsWith("random", "greedy", "mcts").endsWith("expert", "hasty", "lazy-2");
        assertThat(bots.parse("hasty")).isSameAs(FIRST);
        assertThat(bots.parse("greedy")).isSameAs(Bots.parse("greedy"));
        assertThatThrownBy(() -> bots.parse("ada"))
                .hasMessageStartingWith("unknown bot 'ada'; known: random, ")
                .hasMessageEndingWith("and, of others, hasty, lazy-2");
        assertThatThrownBy(() -> bots.parse("mcts:x")).hasMessageNotContainingAny("of others");
    }

    @Test
    void withoutProvidersThereAreThoseOfTheLibrary() {
        assertThat(new UptownGame().bots()).containsExactlyElementsOf(Bots.names());
        assertThatThrownBy(() -> new UptownGame().bot("ada")).hasMessageNotContainingAny("of others");
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "greedy", "mcts", "hasty"})
    void aNameThatIsTakenIsRefused(String name) {
        assertThatThrownBy(() -> UptownGame.known(List.of(HASTY, () -> ImmutableMap.of(name, FIRST))))
                .hasMessageMatching("the bot '" + name + "' of io\\.github\\S+ has an invalid name:"
                        + " it is taken by another bot");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "human", "a,b", "a b", "mcts:5", "\u001b[2J", "x\ny"})
    void whatIsNoNameIsRefused(String name) {
        assertThatThrownBy(() -> UptownGame.known(List.of(() -> ImmutableMap.of(name, FIRST))))
                .hasMessageContaining(
                        "has an invalid name: a name is 1 to 40 letters, digits and '-', and not 'human'");
    }

    @Test
    void aBotOfOnesOwnPlaysByItsName() {
        UptownGame game = new UptownGame().withBot("mine", FIRST);
        assertThat(game.bots()).endsWith("mine").doesNotContain("yours");
        assertThat(game.bot("mine")).isSameAs(FIRST);
        assertThat(game.checkedBot("mine")).isEqualTo("mine");
        assertThat(game.deal("two-player", 1, "1").viewFor("1").choose("mine", new SplitMix64(1)))
                .isEqualTo(game.deal("two-player", 1, "1").legalMoves().get(0));
        assertThatThrownBy(() -> game.withBot("greedy", FIRST))
                .hasMessage("the bot 'greedy' has an invalid name: it is taken by another bot");
        assertThatThrownBy(() -> game.withBot("my bot", FIRST))
                .hasMessageStartingWith("the bot 'my bot' has an invalid name: ");
    }

    /** Asks the bot in the arena's states, in the views of a client that is sent each move, and in a redacted record: all remember. */
    @Test
    void aBotThatRemembersIsGivenAllThatItsSeatSaw() {
        List<Memory> asked = new ArrayList<>();
        RememberingBot keeper = (memory, random) -> {
            asked.add(memory);
            return memory.view().legalMoves().get(0);
        };
        UptownGame game = new UptownGame().withBot("keeper", keeper);
        SplitMix64 random = new SplitMix64(1);
        TextState state = game.deal("standard-3", 5, "1");
        TextView client = state.viewFor("2");
        for (int ply = 0; ply < 20; ply++) {
            if (state.turn().equals("2")) {
                asked.clear();
                state.viewFor("2").choose("keeper", random);
                client.choose("keeper", random);
                ((TextView) game.record(state.record()).redactedFor("2").at(ply)).choose("keeper", random);
                assertThat(asked).hasSize(3).containsOnly(asked.get(0));
                assertThat(asked.get(0).placements()).hasSize(ply);
                assertThat(asked.get(0).view().toString()).isEqualTo(client.text());
            }
            String move = state.legalMoves().get(ply % state.legalMoves().size());
            state = state.play(move);
            String drawn = state.viewFor("2").lastMove().replaceFirst("^.* drawn=(\\S+).*$", "$1");
            client = client.follow(move, drawn.contains(" ") ? "-" : drawn, state.turn());
        }
    }
}
