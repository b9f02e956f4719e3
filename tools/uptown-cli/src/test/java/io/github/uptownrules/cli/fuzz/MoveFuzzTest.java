package io.github.uptownrules.cli.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.IllegalMoveException;
import io.github.uptownrules.core.notation.MoveResolutionException;
import io.github.uptownrules.core.notation.MoveSyntaxException;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.notation.ResolvedMove;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.variants.Rulesets;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Tag;

/** A text is malformed, meaningless, illegal or legal as a move: each reader must give one of these four outcomes. */
@Tag("thorough")
class MoveFuzzTest {
    private static final List<GameState> POSITIONS = Rulesets.all().stream()
            .flatMap(ruleset -> RandomPlay.steps(ruleset, 1).stream())
            .map(RandomPlay.Step::after)
            .filter(game -> game.board().occupiedCells().size() % 10 == 0)
            .toList();

    @FuzzTest(maxDuration = "3m")
    void moves(byte[] data) {
        String text = new String(data, StandardCharsets.UTF_8);
        MoveText move;
        try {
            move = MoveText.parse(text);
        } catch (MoveSyntaxException e) {
            return;
        }
        if (!move.toString().equals(text)) {
            throw new AssertionError("read as " + move + ": " + text);
        }
        POSITIONS.forEach(game -> check(move, game));
    }

    private static void check(MoveText text, GameState game) {
        ResolvedMove resolved;
        try {
            resolved = text.resolve(game);
        } catch (MoveResolutionException e) {
            return;
        }
        boolean isLegal = resolved.faults().isEmpty();
        try {
            Move move = resolved.legal();
            if (!isLegal || !game.legalMoves().contains(move)) {
                throw new AssertionError(text + " is taken for legal in " + game);
            }
        } catch (IllegalMoveException e) {
            if (isLegal || e.faults().isEmpty()) {
                throw new AssertionError(text + " is refused for no reason in " + game);
            }
        }
    }
}
