package io.github.uptownrules.app;

import io.github.uptownrules.app.game.Shelf;
import io.github.uptownrules.app.street.StreetGame;
import io.github.uptownrules.app.uptown.UptownGame;
import io.github.uptownrules.app.upturn.UpTurnGame;

/** The games this program plays. */
public final class Games {
    private Games() {}

    /** All games, Uptown first, each with what it is played with if nobody brings anything else. */
    public static Shelf all() {
        return Shelf.of(UptownGame.create(), UpTurnGame.create(), StreetGame.create());
    }
}
