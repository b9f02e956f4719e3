package io.github.uptownrules.wasm;

import io.github.uptownrules.core.game.PositionException;
import io.github.uptownrules.games.UptownGame;
import io.github.uptownrules.json.Json;
import io.github.uptownrules.variants.Rulesets;
import org.teavm.jso.JSExport;

/** The module of Uptown. */
public final class UptownExports {
    private UptownExports() {}

    /** Returns the functions of the game. */
    @JSExport
    public static Exports game() {
        return new Exports(UptownGame.ofLibrary());
    }

    /** Returns the faults of a position, or of its text, as JSON. */
    @JSExport
    public static String setupFaults(String position) {
        try {
            return Json.positionFaults(Rulesets.notation().readSetup(position).faults())
                    .toString();
        } catch (PositionException e) {
            return Json.positionFaults(e.faults()).toString();
        }
    }
}
