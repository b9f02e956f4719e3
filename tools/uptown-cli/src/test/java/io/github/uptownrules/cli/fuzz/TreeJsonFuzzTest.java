package io.github.uptownrules.cli.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.GameTree;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.json.kit.JsonException;
import io.github.uptownrules.json.kit.tree.TreeReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Tag;

/** A text is read as the JSON of a record with variations, or rejected with a one-line message. */
@Tag("thorough")
class TreeJsonFuzzTest {
    private static final List<Game> GAMES = Games.load().all();

    @FuzzTest(maxDuration = "3m")
    void trees(byte[] data) {
        String json = new String(data, StandardCharsets.UTF_8);
        long games = GAMES.stream().filter(game -> isOf(game, json)).count();
        if (games > 1) {
            throw new AssertionError("read as records of " + games + " games: " + json);
        }
    }

    private static boolean isOf(Game game, String json) {
        GameTree tree;
        try {
            tree = TreeReader.read(json, game);
        } catch (JsonException e) {
            if (String.valueOf(e.getMessage()).lines().count() != 1) {
                throw new AssertionError("not one line: " + e.getMessage());
            }
            return false;
        }
        if (!TreeReader.read(tree.json().toString(), game).equals(tree)) {
            throw new AssertionError("written as something else: " + tree);
        }
        return true;
    }
}
