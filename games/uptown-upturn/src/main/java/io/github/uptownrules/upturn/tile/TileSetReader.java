package io.github.uptownrules.upturn.tile;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.notation.TextFault;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the tiles of a set, on any number of lines, separated by commas, white space, or both. */
final class TileSetReader {
    private static final String SPACE = " \t\r\n";

    private final String text;
    private final ImmutableList.Builder<TextFault> faults = ImmutableList.builder();
    private final List<Tile> tiles = new ArrayList<>();

    /** The number of the current line, counted from 1, except that the first line is 0, because messages do not name it. */
    private int line;

    private int lineStart;

    TileSetReader(String text) {
        this.text = text;
    }

    /** Returns the tiles. Any other word is reported as a fault and skipped. */
    List<Tile> read() {
        // Every comma needs a tile before and after it.
        boolean isTileDue = false;
        boolean mayCommaFollow = false;
        int index = 0;
        while (index < text.length()) {
            char letter = text.charAt(index);
            if (letter == ',') {
                if (!mayCommaFollow) {
                    fault(index, "there is no tile before this ','");
                }
                isTileDue = true;
                mayCommaFollow = false;
                index++;
            } else if (SPACE.indexOf(letter) >= 0) {
                index++;
                if (letter == '\n') {
                    line = Math.max(1, line) + 1;
                    lineStart = index;
                }
            } else {
                int end = wordEnd(index);
                word(index, text.substring(index, end));
                isTileDue = false;
                mayCommaFollow = true;
                index = end;
            }
        }
        if (isTileDue) {
            fault(index, "there is no tile after the last ','");
        }
        return tiles;
    }

    private int wordEnd(int start) {
        int end = start;
        while (end < text.length() && text.charAt(end) != ',' && SPACE.indexOf(text.charAt(end)) < 0) {
            end++;
        }
        return end;
    }

    private void word(int start, String word) {
        Optional<Tile> tile = Tile.find(word);
        tile.ifPresent(tiles::add);
        if (tile.isEmpty()) {
            faults.add(Tile.unknown(line, column(start), word));
        }
    }

    private void fault(int index, String message) {
        faults.add(new TextFault(line, column(index), message));
    }

    private int column(int index) {
        return index - lineStart + 1;
    }

    ImmutableList<TextFault> faults() {
        return faults.build();
    }
}
