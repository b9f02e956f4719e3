package io.github.uptownrules.cli.show;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.games.UpTurnGame;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Tests an unknown game, which is shown by its own texts. */
class PlainPresentationTest {
    private static final Game GAME = new UpTurnGame();

    private final Presentation presentation = new PlainPresentation();
    private final PlayedGame.Whole play = GAME.deal("upturn-2", 42, "1");
    private final SeenGame place = play.seenBy(Seat.ONE);

    private static TableSnapshot scene(SeenGame place) {
        return new TableSnapshot(place, ImmutableList.of("human", "random"), Optional.of("A label"), ImmutableMap.of());
    }

    @Test
    void showsTheViewWithTheNamesOfThePlayers() {
        SeenGame next = play.play(play.legalMoves().get(0)).seenBy(Seat.ONE);
        assertThat(String.join(" ", presentation.table(scene(next))).replaceAll("\\s+", " "))
                .isEqualTo("upturn-2, after 1 move; seats: 1 you, 2 random A label " + next.text());
        assertThat(presentation.seat(place, Seat.TWO)).isEqualTo("Seat 2");
    }

    @Test
    void listsTheMoves() {
        assertThat(presentation.invitation(scene(place)))
                .contains("Type a move, or help.")
                .first()
                .asString()
                .startsWith("You may: " + place.legalMoves().get(0));
        PlayedGame.Whole next = play.play(play.legalMoves().get(0));
        assertThat(presentation.invitation(scene(next.seenBy(next.turn().orElseThrow()))))
                .isNotEmpty()
                .doesNotContain("Type a move, or help.");
        String begin = place.legalMoves().get(0).substring(0, 1);
        assertThat(presentation.begun(place, begin).orElseThrow().lines().get(0))
                .startsWith("'" + begin + "' may become: ")
                .endsWith(String.join(" ", presentation.completions(place, begin)));
        assertThat(presentation.begun(place, "zz")).isEmpty();
        assertThat(presentation.hint(place, new SplitMix64(1)).orElseThrow().lines())
                .hasSize(4)
                .first()
                .isEqualTo("The best moves found, and your chance to win with them in %:");
        assertThat(presentation.hint(withoutAnalysis(place), new SplitMix64(1))).isEmpty();
    }

    @Test
    void quotesARefusedMoveWithoutControlCharacters() {
        assertThat(presentation.refusal(place, "\u001b".repeat(80), List.of("one", "two")))
                .isEqualTo(Note.of(List.of("'" + "?".repeat(57) + "...' is refused:", "  one", "  two")));
    }

    @Test
    void describesTheLastMove() {
        PlayedGame.Whole next = play.play(play.legalMoves().get(0));
        assertThat(presentation.story(next)).isEqualTo("  1. " + next.lastMove());
        PlayedGame.Whole last = next.play(next.legalMoves().get(0));
        assertThat(presentation.history(last)).containsExactly("1. " + next.lastMove(), "2. " + last.lastMove());
        assertThat(presentation.arrival(next)).isEmpty();
    }

    private static SeenGame withoutAnalysis(SeenGame place) {
        return (SeenGame) Proxy.newProxyInstance(
                SeenGame.class.getClassLoader(),
                new Class<?>[] {SeenGame.class},
                (proxy, method, arguments) ->
                        method.getName().equals("estimates") ? ImmutableList.of() : method.invoke(place, arguments));
    }
}
