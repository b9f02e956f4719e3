package io.github.uptownrules.server.table;

import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Tile;
import java.util.function.Function;

/** Tiles and cells as clients write them. */
final class ClientArguments {
    private ClientArguments() {}

    static Tile tile(String text) throws Refusal {
        return read(Tile::parse, text);
    }

    static Cell cell(String text) throws Refusal {
        return read(Cell::parse, text);
    }

    private static <T> T read(Function<String, T> reader, String text) throws Refusal {
        try {
            return reader.apply(text);
        } catch (IllegalArgumentException e) {
            throw Refusal.of(Refusal.Code.SYNTAX, String.valueOf(e.getMessage()));
        }
    }
}
