package org.example.pictures;

import io.github.uptownrules.base.draw.Theme;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.draw.SvgPicture;
import io.github.uptownrules.draw.TextPicture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Draws a player's view of Uptown: as SVG into the file named by its argument, and as text. */
public final class Pictures {
    private Pictures() {}

    public static void main(String[] args) throws IOException {
        Ruleset rules = Ruleset.builder("mine").seats(3, 1).scoring((tally, seat) -> -tally.groupCount(seat)).build();
        PlayerView view = rules.deal(42).viewFor(Seat.ONE);
        Tile tile = view.legalMoves().get(0).tile();
        SvgPicture picture = SvgPicture.of(view).withTile(tile).withTheme(Theme.DARK).withWidth(600);
        Files.writeString(Path.of(args[0]), picture.svg());
        System.out.println(TextPicture.of(view).text().lines().count() + " lines of text");
    }
}
