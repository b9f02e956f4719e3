package io.github.uptownrules.wasm;

import io.github.uptownrules.games.StreetGame;
import org.teavm.jso.JSExport;

/** The module of the street game. */
public final class StreetExports {
    private StreetExports() {}

    /** Returns the functions of the game. */
    @JSExport
    public static Exports game() {
        return new Exports(new StreetGame());
    }
}
