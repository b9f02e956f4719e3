package io.github.uptownrules.cli.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.GameTree;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.json.kit.tree.TreeReader;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Tag;

/**
 * A text is read as a record with variations, or rejected with a one-line message. A written record, and its
 * JSON, can be read again.
 */
@Tag("thorough")
class TreeFuzzTest {
    private static final Games GAMES = Games.load();

    @FuzzTest(maxDuration = "3m")
    void trees(byte[] data) {
        String text = new String(data, StandardCharsets.UTF_8);
        Game game = GAMES.ofRecord(text);
        GameTree tree;
        try {
            tree = game.tree(text);
        } catch (IllegalArgumentException e) {
            if (String.valueOf(e.getMessage()).lines().count() != 1) {
                throw new AssertionError("not one line: " + e.getMessage());
            }
            return;
        }
        if (!game.tree(tree.toString()).equals(tree)) {
            throw new AssertionError("written as something else: " + tree);
        }
        if (!TreeReader.read(tree.json().toString(), game).equals(tree)) {
            throw new AssertionError("the JSON is of something else: " + tree);
        }
        if (!game.record(text).text().equals(tree.main().text())) {
            throw new AssertionError("another main line: " + tree);
        }
    }
}
