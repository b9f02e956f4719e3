package io.github.uptownrules.json.kit.tree;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.GameTree;
import io.github.uptownrules.json.kit.JsonException;
import io.github.uptownrules.json.kit.node.FoundMembers;

/**
 * Reads records with variations from the JSON that {@link GameTree#json} writes, for editors of records. They contain hidden
 * tiles, so they are not for players. A schema (draft 2020-12) is the resource {@code /META-INF/tree.schema.json}.
 *
 * <pre>{@code
 * String move = played.legalMoves().get(0);
 * GameTree tree = game.tree(played.play(move).record()).withGlyph(List.of(move), "!");
 * TreeReader.read(tree.json().toString(), game).equals(tree);    // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
public final class TreeReader {
    private TreeReader() {}

    /**
     * Reads a record with variations.
     *
     * @param json the text of {@link GameTree#json}, with members in any order and with spaces
     * @param game the game of the record
     * @throws JsonException if the text is invalid, or the record is of another game
     */
    public static GameTree read(String json, Game game) {
        requireNonNull(json, "json");
        requireNonNull(game, "game");
        FoundMembers found = FoundMembers.read(json, Integer.SIZE);
        GameTree tree = found.text("text", game::tree);
        found.checkAgainst(
                FoundMembers.read(tree.json().toString(), Integer.SIZE).node());
        return tree;
    }
}
