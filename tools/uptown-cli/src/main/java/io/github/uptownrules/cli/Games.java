package io.github.uptownrules.cli;

import io.github.uptownrules.cli.game.Shelf;
import io.github.uptownrules.cli.street.StreetGame;
import io.github.uptownrules.cli.uptown.UptownGame;
import io.github.uptownrules.cli.upturn.UpTurnGame;

/** The games this program plays. */
public final class Games {
    private Games() {}

    /** All games, Uptown first, each with what it is played with if nobody brings anything else. */
    public static Shelf all() {
        return Shelf.of(UptownGame.create(), UpTurnGame.create(), StreetGame.create());
    }
}
