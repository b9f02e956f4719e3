package io.github.uptownrules.cli;

import io.github.uptownrules.street.town.Deck;
import io.github.uptownrules.upturn.tile.TileSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Input files for tests: records, and custom tiles and decks. */
final class GameFiles {
    private GameFiles() {}

    /** Writes a file into a folder, and returns its path as an argument. */
    static String write(Path folder, String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    /** Writes the standard tiles with the mark of tile 1 moved to tile 2. */
    static String customTiles(Path folder) throws IOException {
        return write(folder, "tiles.txt", TileSet.standard().toString().replace("1*,2,", "1,2*,"));
    }

    /** Writes the first sample deck under another name. */
    static String customDeck(Path folder) throws IOException {
        return write(folder, "deck.txt", Deck.sample1().toString().replace("deck sample-1", "deck my-box"));
    }
}
