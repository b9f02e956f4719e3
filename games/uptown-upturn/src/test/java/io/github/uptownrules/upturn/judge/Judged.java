package io.github.uptownrules.upturn.judge;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.upturn.Notation;
import io.github.uptownrules.upturn.UpTurnRuleset;
import io.github.uptownrules.upturn.UpTurnState;
import io.github.uptownrules.upturn.naive.NaiveSetting;
import io.github.uptownrules.upturn.naive.NaiveUpTurn;
import io.github.uptownrules.upturn.tile.TileSet;
import java.util.List;

/**
 * The same game in both engines.
 *
 * @param setting the table; its position is the first one read
 * @param notation the library's reader for the table
 * @param fast the game in the library
 * @param naive the game in the naive engine
 */
record Judged(NaiveSetting setting, Notation notation, UpTurnState fast, NaiveUpTurn naive) {

    /** Reads the position of a setting in both engines. */
    static Judged at(NaiveSetting setting) {
        Notation notation = notation(setting);
        return new Judged(setting, notation, notation.readPosition(setting.position()), setting.game());
    }

    /** Returns the library's reader for a table. */
    static Notation notation(NaiveSetting setting) {
        return Notation.of(List.of(ruleset(setting)));
    }

    static UpTurnRuleset ruleset(NaiveSetting setting) {
        UpTurnRuleset standard = UpTurnRuleset.of(setting.seats());
        return setting.ruleset().equals(standard.id())
                ? standard
                : standard.withTiles(setting.ruleset(), TileSet.parse(setting.tiles()));
    }

    Judged with(UpTurnState otherFast, NaiveUpTurn otherNaive) {
        return new Judged(setting, notation, otherFast, otherNaive);
    }

    /** Returns the viewer for a viewer number of the naive engine. */
    static Viewer viewer(int number) {
        return number == 0 ? Viewer.SPECTATOR : Seat.of(number);
    }

    /** {@return the position and the table to read it} */
    @Override
    public String toString() {
        return fast + (fast.ruleset().id().startsWith("upturn") ? "" : " with the tiles " + setting.tiles());
    }
}
