package io.github.uptownrules.core.notation;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.text.Faults;
import io.github.uptownrules.base.text.Piece;
import io.github.uptownrules.core.game.Holding;
import io.github.uptownrules.core.value.Color;
import java.util.Optional;

/** Reads the holdings of a seat, joined by {@code ,}: {@code <color>=<rack>/<pile>} for each color. */
final class HoldingsReader {
    private final Faults faults;
    private final TileReader tileReader;

    HoldingsReader(Faults faults) {
        this.faults = faults;
        this.tileReader = new TileReader(faults);
    }

    ImmutableList<Holding> read(Piece holdings) {
        ImmutableList.Builder<Holding> read = ImmutableList.builderWithExpectedSize(2);
        holdings.split(',').forEach(holding -> readHolding(holding).ifPresent(read::add));
        return read.build();
    }

    private Optional<Holding> readHolding(Piece text) {
        Optional<Color> color = tileReader.color(text, 0);
        if (color.isEmpty()) {
            return Optional.empty();
        }
        if (!text.has(1) || text.charAt(1) != '=') {
            tileReader.unexpected(text.from(1), "'='");
            return Optional.empty();
        }
        ImmutableList<Piece> stacks = text.from(2).split('/');
        if (stacks.size() != 2) {
            faults.add(text.from(2), "expected a rack and a pile with one '/' between them");
            return Optional.empty();
        }
        return Optional.of(new Holding(color.get(), tileReader.rack(stacks.get(0)), tileReader.pile(stacks.get(1))));
    }
}
