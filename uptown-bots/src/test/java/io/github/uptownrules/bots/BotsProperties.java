package io.github.uptownrules.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.testkit.BotLaws;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.testkit.laws.RandomSetup;
import io.github.uptownrules.variants.Rulesets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.GenerationMode;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Properties of every bot, in every ruleset and position; slow bots get a small budget. */
class BotsProperties {
    /** A ruleset with features that no published one has: partners, a limit, unequal racks, and captures that score. */
    private static final Ruleset STRANGE = Rulesets.standard(4).toBuilder("strange")
            .partners(Seat.ONE, Seat.THREE)
            .placementLimit(20)
            .rackSize(Seat.TWO, 3)
            .scoring((tally, seat) -> tally.captureCount(seat) - 2 * tally.groupCount(seat))
            .build();

    private static final ImmutableList<Ruleset> RULESETS =
            ImmutableList.<Ruleset>builder().addAll(Rulesets.all()).add(STRANGE).build();

    private static final Notation NOTATION = Notation.of(RULESETS);

    @Provide
    Arbitrary<String> names() {
        return Arbitraries.of(
                "random", "greedy", "mcts:40", "mcts:40/2", "beginner", "casual", "club", "expert:40", "expert:40/2");
    }

    @Provide
    Arbitrary<Ruleset> rulesets() {
        return Arbitraries.of(RULESETS);
    }

    @Property(tries = 300)
    void botsPlayTheSameFromTheTextOfTheirView(
            @ForAll("names") String name, @ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        Bot bot = Bots.parse(name);
        for (PlayerView view : views(ruleset, seed)) {
            PlayerView read = NOTATION.readView(view.toString(), view.viewer());
            Move move = bot.choose(view, new SplitMix64(seed));
            assertThat(bot.choose(read, new SplitMix64(seed))).isEqualTo(move);
            assertThat(view.faults(move)).isEmpty();
        }
    }

    @Property(generation = GenerationMode.EXHAUSTIVE)
    void botsObeyTheLawsOfBots(@ForAll("names") String name) {
        BotLaws.check(Bots.parse(name)::choose, 60_000, Effort.some(RULESETS, 3).toArray(Ruleset[]::new));
    }

    @Property(tries = 200)
    void botsRejectViewsOfOtherSeats(
            @ForAll("names") String name, @ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        GameState game = RandomPlay.position(ruleset, seed);
        for (Viewer viewer : Iterables.concat(ruleset.seats(), ImmutableList.of(Viewer.SPECTATOR))) {
            PlayerView view = game.viewFor(viewer);
            if (!game.turn().equals(viewer.asSeat())) {
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> Bots.parse(name).choose(view, new SplitMix64(seed)))
                        .withMessage(
                                game.isOver()
                                        ? "the game is over: there is no move to choose"
                                        : "it is the turn of seat "
                                                + game.turn().orElseThrow()
                                                + ", but this is the view of "
                                                + viewer.asSeat()
                                                        .map(seat -> "seat " + seat)
                                                        .orElse("a spectator"));
            }
        }
    }

    @Property(generation = GenerationMode.EXHAUSTIVE)
    void botsRejectGamesThatAreOver(@ForAll("names") String name, @ForAll("rulesets") Ruleset ruleset) {
        GameState end = Iterables.getLast(RandomPlay.steps(ruleset, 1)).after();
        for (Viewer viewer : Iterables.concat(ruleset.seats(), ImmutableList.of(Viewer.SPECTATOR))) {
            PlayerView view = end.viewFor(viewer);
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Bots.parse(name).choose(view, new SplitMix64(1)))
                    .withMessage("the game is over: there is no move to choose");
        }
    }

    /** Returns views of the seat to move, in a played game and in a position that was set up. */
    private static List<PlayerView> views(Ruleset ruleset, long seed) {
        return Stream.of(RandomPlay.position(ruleset, seed), GameState.of(RandomSetup.of(ruleset, seed)))
                .flatMap(game -> view(game).stream())
                .toList();
    }

    private static Optional<PlayerView> view(GameState game) {
        Optional<Seat> turn = game.turn();
        return turn.map(game::viewFor);
    }
}
