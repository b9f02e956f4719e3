package io.github.uptownrules.cli.show;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.arena.upturn.UpTurnGame;
import io.github.uptownrules.base.game.OldGame;
import io.github.uptownrules.base.game.TextState;
import io.github.uptownrules.base.game.TextView;
import io.github.uptownrules.base.random.SplitMix64;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A game that was never seen here, for which another one stands in: all that is shown are its texts. */
class PlainPresentationTest {
    private static final OldGame GAME = new UpTurnGame();

    private final Presentation presentation = new PlainPresentation();
    private final TextState play = GAME.deal("upturn-2", 42, "1");
    private final TextView place = play.viewFor("1");

    private TableSnapshot scene(int moves) {
        return new TableSnapshot(
                place, moves, ImmutableList.of("human", "random"), Optional.of("A label"), ImmutableMap.of());
    }

    @Test
    void theTableIsWhatIsSeenWithTheNamesOfThoseAroundIt() {
        assertThat(String.join(" ", presentation.table(scene(1))).replaceAll("\\s+", " "))
                .isEqualTo("upturn-2, after 1 move; seats: 1 you, 2 random A label " + place.text());
        assertThat(presentation.seat(place, "2")).isEqualTo("Seat 2");
    }

    @Test
    void theMovesAreListed() {
        assertThat(presentation.invitation(scene(0)))
                .contains("Type a move, or help.")
                .first()
                .asString()
                .startsWith("You may: " + place.legalMoves().get(0));
        assertThat(presentation.invitation(scene(1))).doesNotContain("Type a move, or help.");
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
    void aRefusedMoveIsQuotedWithoutWhatATerminalWouldObey() {
        assertThat(presentation.refusal(place, "\u001b".repeat(80), List.of("one", "two")))
                .isEqualTo(Note.of(List.of("'" + "?".repeat(57) + "...' is refused:", "  one", "  two")));
    }

    @Test
    void whatHappenedIsTold() {
        TextState next = play.play(play.legalMoves().get(0));
        assertThat(presentation.story(1, next)).isEqualTo("  1. " + next.lastMove());
        assertThat(presentation.history(List.of(next, next)))
                .containsExactly("1. " + next.lastMove(), "2. " + next.lastMove());
        assertThat(presentation.arrival(next)).isEmpty();
    }

    /** The same of a game that has no analysis. */
    private static TextView withoutAnalysis(TextView place) {
        return (TextView) Proxy.newProxyInstance(
                TextView.class.getClassLoader(),
                new Class<?>[] {TextView.class},
                (proxy, method, arguments) ->
                        method.getName().equals("estimates") ? ImmutableList.of() : method.invoke(place, arguments));
    }
}
