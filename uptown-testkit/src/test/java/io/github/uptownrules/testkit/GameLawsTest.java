package io.github.uptownrules.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.SeatResult;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.testkit.games.GameLaw;
import io.github.uptownrules.testkit.laws.Breaker;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Correct games obey their laws. Each broken game is found by its law and by no other. */
class GameLawsTest {
    @Test
    void acceptsAGameWithHiddenCards() {
        GameLaws.check(new HighCard());
        GameLaws.check(new HighCard(), 7, 10);
        GameLaws.checkBot(new HighCard(), "random");
        GameLaws.check(GameBreakers.with(new HighCard(), Map.of()), 1, 2);
    }

    @Test
    void acceptsAGameWithoutChance() {
        GameLaws.check(new Pile());
        GameLaws.checkBot(new Pile(), "random");
    }

    static Stream<Breaker> breakers() {
        return Stream.concat(GameBreakers.all(), GameBreakers.leaks());
    }

    @ParameterizedTest
    @MethodSource("breakers")
    void reportsTheBrokenLawAndNoOther(Breaker breaker) {
        GameLaw broken = Arrays.stream(GameLaw.values())
                .filter(law -> law.toString().equals(breaker.law()))
                .findFirst()
                .orElseThrow();
        assertThat(catchThrowable(breaker.check()::run))
                .as(breaker.error())
                .isInstanceOf(AssertionError.class)
                .extracting(error -> String.valueOf(error.getMessage()).lines().toList())
                .asInstanceOf(org.assertj.core.api.InstanceOfAssertFactories.list(String.class))
                .allSatisfy(line -> assertThat(line)
                        .startsWith(broken + ": ")
                        .endsWith("; required by the javadoc of " + broken.demand()));
    }

    @Test
    void reportsAllBrokenLawsAtOnce() {
        Game game = GameBreakers.with(
                new HighCard(),
                Map.of(
                        "Game.name", (target, given) -> "",
                        "Whole.whyLastMoveStays", (target, given) -> Optional.empty(),
                        "SeenGame.worldCount",
                                (target, given) -> {
                                    throw new IllegalStateException("lost");
                                }));
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> GameLaws.check(game, 1, 1))
                .withMessageMatching(
                        "(?s)a game has a name: the name should be one line, not ''; in high; required by the javadoc of"
                                + " Game.name\n"
                                + "a move that showed something stays: there is no reason, though something was revealed: \\d; in"
                                + " high-2 [^\n]+ \\(ruleset high-2, seed 1, 1 game\\); required by the javadoc of"
                                + " PlayedGame.Whole.whyLastMoveStays\n"
                                + "there is a possible world: it fails with java.lang.IllegalStateException: lost; .*");
    }

    /** Other laws notice a wrong rank too, but only because other texts of the game contain the right one. */
    @Test
    void checksTheRanks() {
        Game game = GameBreakers.with(
                new HighCard(),
                Map.of(
                        "Whole.results",
                        (target, given) -> ((PlayedGame) target)
                                .results().stream()
                                        .map(result -> new SeatResult(result.rank() + 1, result.numbers()))
                                        .collect(ImmutableList.toImmutableList())));
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> GameLaws.check(game, 1, 1))
                .withMessageContaining("results rank the seats: the rank of a seat should be 1, not 2; in high-2 ");
    }

    @Test
    void reportsAGameThatCannotBePlayed() {
        Game game =
                GameBreakers.with(new HighCard(), Map.of("Whole.legalMoves", (target, given) -> ImmutableList.of()));
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> GameLaws.check(game, 1, 1))
                .withMessage("a legal move is played: no move can be played; in ruleset high-2, seed 1, 1 game;"
                        + " required by the javadoc of PlayedGame.Whole.play");
    }

    @ParameterizedTest
    @EnumSource
    void namesAnExistingMethodAsTheSourceOfTheLaw(GameLaw law) {
        String demand = law.demand();
        String type = demand.replaceFirst("\\.[a-z]\\w*$", "");
        String method = demand.substring(type.length()).replace(".", "");
        assertThatCode(() -> {
                    Class<?> known = Class.forName("io.github.uptownrules.base.game." + type.replace('.', '$'));
                    assertThat(Arrays.stream(known.getDeclaredMethods())
                                    .anyMatch(own ->
                                            method.isEmpty() || own.getName().equals(method)))
                            .as(demand)
                            .isTrue();
                })
                .doesNotThrowAnyException();
    }

    /** A bot may be correct in most positions, so it is checked along the whole game, with every number of cards in hand. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void checksABotAlongTheWholeGame(int cards) {
        Game game = GameBreakers.with(new HighCard(), Map.of("SeenGame.choose", (target, given) -> {
            SeenGame seen = (SeenGame) target;
            return seen.isToMove() && seen.legalMoves().size() == cards
                    ? "9"
                    : seen.choose((String) given.get(0), (RandomGenerator) given.get(1));
        }));
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> GameLaws.checkBot(game, "random"))
                .withMessageContaining(
                        "a bot chooses in turn only: the move is illegal: '9'; in the bot 'random' on the view of ");
    }

    @Test
    void detectsABotThatPeeks() {
        Game game = GameBreakers.with(new HighCard(), Map.of("Whole.seenBy", (target, given) -> {
            PlayedGame.Whole whole = (PlayedGame.Whole) target;
            return GameBreakers.with(whole.seenBy((Viewer) given.get(0)), Map.of("SeenGame.choose", (own, asked) -> {
                SeenGame seen = (SeenGame) own;
                seen.choose((String) asked.get(0), (RandomGenerator) asked.get(1));
                return seen.legalMoves()
                        .get(Math.floorMod(
                                whole.text().hashCode(), seen.legalMoves().size()));
            }));
        }));
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> GameLaws.checkBot(game, "random"))
                .withMessageContaining("hidden information never shows: the choice in another world should be ");
    }

    @Test
    void detectsABotThatChoosesForASpectator() {
        Game game = GameBreakers.with(new HighCard(), Map.of("SeenGame.choose", (target, given) -> {
            SeenGame seen = (SeenGame) target;
            return seen.viewer().equals(Optional.of(Viewer.SPECTATOR))
                    ? "1"
                    : seen.choose((String) given.get(0), (RandomGenerator) given.get(1));
        }));
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> GameLaws.checkBot(game, "random"))
                .withMessageContaining("a bot chooses in turn only: a choice out of turn ");
    }

    @Test
    void rejectsInvalidArguments() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GameLaws.checkBot(new HighCard(), "nobody"))
                .withMessage("unknown bot 'nobody'; known: random");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GameLaws.check(new HighCard(), 1, 0))
                .withMessage("the number of games is at least 1, not 0");
    }
}
