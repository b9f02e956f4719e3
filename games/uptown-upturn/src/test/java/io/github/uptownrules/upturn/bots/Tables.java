package io.github.uptownrules.upturn.bots;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.upturn.Notation;
import io.github.uptownrules.upturn.UpTurnRuleset;
import io.github.uptownrules.upturn.UpTurnState;
import io.github.uptownrules.upturn.tile.Tile;
import io.github.uptownrules.upturn.tile.TileSet;
import java.util.ArrayList;
import java.util.List;

/** Games and positions for tests of bots. */
final class Tables {
    /** A few different numbers, each with many copies, marked and unmarked, and many doubles and skips. */
    static final TileSet TWINS =
            TileSet.parse("20,21,21*,22,23,23*,33,40,44,44,45*,55 ".repeat(3) + "U U D B S S T T J J");

    static final ImmutableList<UpTurnRuleset> RULESETS = ImmutableList.of(
            UpTurnRuleset.of(2),
            UpTurnRuleset.of(3),
            UpTurnRuleset.of(4),
            UpTurnRuleset.of(2).withTiles("twins-2", TWINS),
            UpTurnRuleset.of(4).withTiles("twins-4", TWINS));

    private static final Notation NOTATION = Notation.of(RULESETS);

    private Tables() {}

    /** Returns a position. In the text, {@code ~} means all tiles not listed elsewhere. */
    static UpTurnState position(String text) {
        UpTurnRuleset ruleset = RULESETS.stream()
                .filter(one -> text.startsWith(one.id() + " "))
                .findFirst()
                .orElseThrow();
        List<String> rest = new ArrayList<>(
                ruleset.tileSet().tiles().stream().map(Tile::toString).toList());
        for (String shown : text.substring(text.indexOf(' ')).split("[ ,;+=-]")) {
            rest.remove(shown);
        }
        return NOTATION.readPosition(text.replace("~", String.join(",", rest)) + " 0000000000000000");
    }

    /** Returns the positions of a game of identical bots, up to a limit. */
    static List<UpTurnState> play(UpTurnRuleset ruleset, Bot player, long seed, int most) {
        SplitMix64 random = new SplitMix64(seed);
        List<UpTurnState> games = new ArrayList<>(List.of(ruleset.dealRandomStart(seed)));
        while (games.size() < most && !last(games).isOver()) {
            UpTurnState game = last(games);
            games.add(game.play(player.choose(game.viewFor(game.turn().orElseThrow()), random)));
        }
        return games;
    }

    static UpTurnState last(List<UpTurnState> games) {
        return games.get(games.size() - 1);
    }
}
