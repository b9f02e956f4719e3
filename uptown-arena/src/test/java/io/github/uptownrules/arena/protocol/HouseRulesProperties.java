package io.github.uptownrules.arena.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.games.UptownGame;
import io.github.uptownrules.testkit.laws.MutatedText;
import io.github.uptownrules.testkit.laws.RandomRuleset;
import io.github.uptownrules.variants.HouseRules;
import io.github.uptownrules.variants.Rulesets;
import io.github.uptownrules.variants.Scorings;
import java.util.Arrays;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Tests random lines of house rules through Java, the common interface of all games, JSON and the line protocol. */
class HouseRulesProperties {
    private static final Game UPTOWN = new UptownGame();

    private static String line(long seed) {
        return HouseRules.line(RandomRuleset.of(Arrays.asList(Scorings.values()), seed))
                .orElseThrow();
    }

    @Property(tries = 2_000)
    void aGameIsTheSameEverywhere(@ForAll long seed) {
        String line = line(seed);
        GameState state = HouseRules.parse(line).deal(seed);
        assertThat(UPTOWN.findSeats(line)).contains(state.ruleset().seats().size());
        PlayedGame.Whole played = UPTOWN.deal(line, seed, UPTOWN.first(line));
        LineProtocol protocol = new LineProtocol(Games.of(UPTOWN));
        assertThat(protocol.answer("new " + line + " " + seed)).contains("= " + state);
        SplitMix64 random = new SplitMix64(seed);
        while (!state.isOver()) {
            areSame(state, played);
            assertThat(protocol.answer("show")).contains("= " + state);
            ImmutableList<String> moves = played.legalMoves();
            Move move = state.legalMoves().get(random.nextInt(state.legalMoves().size()));
            String text = MoveText.of(move, state).toString();
            assertThat(moves).hasSize(state.legalMoves().size()).contains(text);
            state = state.play(move);
            played = played.play(text);
            assertThat(protocol.answer("play " + text)).contains("=");
        }
        areSame(state, played);
        assertThat(protocol.answer("show")).contains("= " + state);
        assertThat(played.isOver()).isTrue();
        assertThat(UPTOWN.record(played.record()).text()).isEqualTo(state.toString());
        assertThat(UPTOWN.position(state.toString()).text()).isEqualTo(state.toString());
        UPTOWN.checkResults(line, played.results());
    }

    private static void areSame(GameState state, PlayedGame.Whole played) {
        assertThat(played.text()).isEqualTo(state.toString());
        if (played.plies() % 16 == 0 || state.isOver()) {
            state.ruleset().seats().forEach(seat -> {
                PlayerView view = state.viewFor(seat);
                assertThat(played.seenBy(seat).text()).isEqualTo(view.toString());
                assertThat(played.seenBy(seat).viewJson().toString())
                        .contains("\"text\":\"" + view + "\"", "\"ruleset\":\"" + state.ruleset() + "\"");
                assertThat(UPTOWN.view(seat.toString(), view.toString()).text()).isEqualTo(view.toString());
            });
        }
    }

    /** Every interface rejects the same lines, each with one line of text. */
    @Property(tries = 10_000)
    void aMutatedLineIsAcceptedOrRejectedEverywhere(@ForAll long seed) {
        String text = MutatedText.of(line(seed), new SplitMix64(~seed));
        boolean isLegal = Rulesets.byId(text).isPresent();
        assertThat(UPTOWN.findSeats(text).isPresent()).as(text).isEqualTo(isLegal);
        assertThat(error(text).isEmpty()).as(text).isEqualTo(isLegal);
        if (text.matches("[ -~&&[^ #]]+")) {
            assertThat(new LineProtocol(Games.load())
                            .answer("new " + text + " 1")
                            .orElseThrow())
                    .as(text)
                    .startsWith(isLegal ? "= " + text + " " : "? ")
                    .matches("[ -~]+");
        }
    }

    private static Optional<String> error(String text) {
        try {
            UPTOWN.deal(text, 1, UPTOWN.first(text));
            return Optional.empty();
        } catch (IllegalArgumentException e) {
            assertThat(e).message().matches("[ -~]+");
            return Optional.of(String.valueOf(e.getMessage()));
        }
    }
}
