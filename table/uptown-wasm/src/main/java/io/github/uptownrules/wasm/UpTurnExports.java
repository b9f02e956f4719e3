package io.github.uptownrules.wasm;

import io.github.uptownrules.games.UpTurnGame;
import org.teavm.jso.JSExport;

/** The module of UP TURN. */
public final class UpTurnExports {
    private UpTurnExports() {}

    /** Returns the functions of the game. */
    @JSExport
    public static Exports game() {
        return new Exports(new UpTurnGame());
    }
}
