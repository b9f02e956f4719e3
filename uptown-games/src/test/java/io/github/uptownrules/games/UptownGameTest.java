package io.github.uptownrules.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeatResult;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.bots.Bot;
import io.github.uptownrules.bots.BotProvider;
import io.github.uptownrules.bots.Bots;
import io.github.uptownrules.bots.MoveReason;
import io.github.uptownrules.bots.RememberingBot;
import io.github.uptownrules.core.game.Memory;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.variants.HouseRules;
import io.github.uptownrules.variants.Rulesets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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

    @Test
    void playsALineOfHouseRules() {
        UptownGame game = new UptownGame();
        String line = "standard-4+rack=6+start=3";
        assertThat(game.rulesets()).doesNotContainKey(line);
        assertThat(game.findSeats(line)).contains(4);
        assertThat(game.seats(line)).isEqualTo(4);
        assertThat(game.fullId(line)).isEqualTo(line);
        assertThat(game.first(line)).isEqualTo("3");
        assertThat(game.first("standard-4")).isEqualTo("1");
        assertThat(game.first("standard-4+start=random")).isEqualTo("random");
        PlayedGame.Whole dealt = game.deal(line, 1, game.first(line));
        assertThat(dealt.text()).isEqualTo(HouseRules.parse(line).deal(1).toString());
        assertThat(dealt.ruleset()).isEqualTo(line);
        assertThat(game.deal(line, new SplitMix64(1)).text()).isEqualTo(dealt.text());
        assertThat(game.record(dealt.record()).text()).isEqualTo(dealt.text());
        assertThat(Games.load().ofRuleset(line).id()).isEqualTo("uptown");
    }

    @Test
    void reportsTheColumnOfAWrongLine() {
        String message = "ruleset 'standard-4+rack=0': column 17: a rack holds 1 to 28 tiles, not 0";
        UptownGame game = new UptownGame();
        assertThat(game.findSeats("standard-4+rack=0")).isEmpty();
        assertThatThrownBy(() -> game.seats("standard-4+rack=0")).hasMessage(message);
        assertThatThrownBy(() -> game.first("standard-4+rack=0")).hasMessage(message);
        assertThatThrownBy(() -> game.deal("standard-4+rack=0", 1, "1")).hasMessage(message);
        assertThatThrownBy(() -> Games.load().ofRuleset("standard-4+rack=0")).hasMessage(message);
        assertThatThrownBy(() -> Games.load().ofRuleset("upturn-3+rack=6"))
                .hasMessageStartingWith("unknown ruleset 'upturn-3+rack=6'; known: upturn-2, ");
    }

    @Test
    void acceptsAnIdWithAPlusOnlyForTheRulesOfItsLine() {
        Ruleset right =
                Rulesets.standard(4).toBuilder("standard-4+rack=6").rackSize(6).build();
        Ruleset wrong =
                Rulesets.standard(4).toBuilder("standard-4+rack=6").rackSize(7).build();
        Ruleset noLine =
                Rulesets.standard(4).toBuilder("club+rack=6").rackSize(6).build();
        assertThat(new UptownGame().with(List.of(right)).rulesets()).containsKey("standard-4+rack=6");
        assertThatThrownBy(() -> new UptownGame().with(List.of(wrong)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("ruleset 'standard-4+rack=6' has other rules than its id says");
        assertThatThrownBy(() -> new UptownGame().with(List.of(noLine)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("ruleset 'club+rack=6': column 1: unknown ruleset 'club'; known: ");
    }

    /** Breaking ties by color ranks two seats in the opposite order to the usual tie-break. */
    @Test
    void checksResultsByTheScoringOfTheRuleset() {
        ImmutableList<SeatResult> results = ImmutableList.of(
                new SeatResult(2, ImmutableList.of(-5, 3, 4)), new SeatResult(1, ImmutableList.of(-5, 3, 5)));
        UptownGame game = new UptownGame();
        game.checkResults("two-player-bloqueurs+ties=by-color", results);
        for (String ruleset : List.of("two-player-bloqueurs", "two-player-bloqueurs+rack=6")) {
            assertThatThrownBy(() -> game.checkResults(ruleset, results)).hasMessage("rank1 is 2; expected 1");
        }
    }

    /** A tile that does not fit has no valid move, but the message names the wrong seat as well. */
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

    @Test
    void drawbacksAreTheReasonsOfTheBots() {
        PlayedGame.Whole game = new UptownGame().deal("two-player", 5, "1");
        for (int ply = 0; ply < 12; ply++) {
            ImmutableList<String> moves = game.legalMoves();
            game = game.play(moves.get(moves.size() * ply / 12));
        }
        SeenGame seen = game.seenBy(game.turn().orElseThrow());
        PlayerView view = ((UptownSeen) seen).position();
        String better = seen.legalMoves().get(0);
        Set<String> kinds = new HashSet<>();
        for (String move : seen.legalMoves()) {
            List<MoveReason> reasons = MoveReason.between(
                    view,
                    MoveText.parse(move).resolve(view).legal(),
                    MoveText.parse(better).resolve(view).legal());
            assertThat(seen.drawbacks(move, better))
                    .isEqualTo(reasons.stream().map(MoveReason::code).toList());
            reasons.forEach(reason -> kinds.add(reason.kind().code()));
        }
        assertThat(kinds).contains("less-room", "rivals-fewer-groups");
        assertThatThrownBy(() -> seen.drawbacks(better, "b1@A2")).isInstanceOf(IllegalArgumentException.class);
        SeenGame other = game.seenBy(Seat.of(3 - game.turn().orElseThrow().number()));
        assertThatThrownBy(() -> other.drawbacks(better, better)).isInstanceOf(IllegalArgumentException.class);
    }
}
