package io.github.uptownrules.cli.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.PositionException;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.variants.Rulesets;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;

/** A text is a position or is rejected with faults. Writing a position gives the text back, except for the order of colors. */
@Tag("thorough")
class PositionFuzzTest {
    private static final Notation NOTATION = Notation.of(Rulesets.all());

    @FuzzTest(maxDuration = "3m")
    void positions(byte[] data) {
        String text = new String(data, StandardCharsets.UTF_8);
        check(text, NOTATION::readPosition);
        check(text, view -> NOTATION.readView(view, Viewer.SPECTATOR));
        Seat.all().forEach(viewer -> check(text, view -> NOTATION.readView(view, viewer)));
    }

    private static void check(String text, Function<String, Object> reader) {
        Object read;
        try {
            read = reader.apply(text);
        } catch (PositionException e) {
            if (e.faults().isEmpty()) {
                throw new AssertionError("refused for no reason: " + text);
            }
            return;
        } catch (IllegalArgumentException e) {
            if (!String.valueOf(e.getMessage()).matches("there is no seat [1-5] in ruleset [a-z0-9-]+")) {
                throw e;
            }
            return;
        }
        if (!read.toString().equals(inOrder(text))) {
            throw new AssertionError("read as " + read + ": " + text);
        }
        if (read instanceof GameState game
                && game.isOver() == game.legalMoves().iterator().hasNext()) {
            throw new AssertionError("over with moves, or not over without: " + text);
        }
        if (read instanceof PlayerView view && view.worldCount().signum() <= 0) {
            throw new AssertionError("no possible world: " + text);
        }
    }

    private static String inOrder(String text) {
        int hands = text.lastIndexOf(' ') + 1;
        return text.substring(0, hands)
                + Stream.of(text.substring(hands).split(";"))
                        .map(seat -> Stream.of(seat.split(",")).sorted().collect(Collectors.joining(",")))
                        .collect(Collectors.joining(";"));
    }
}
