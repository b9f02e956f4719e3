package io.github.uptownrules.cli.play;

import io.github.uptownrules.arena.uptown.UptownGame;
import io.github.uptownrules.base.game.OldGame;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.value.Viewer;
import io.github.uptownrules.draw.TextColors;
import io.github.uptownrules.variants.Rulesets;
import java.util.Optional;

/** Tables of Uptown, and what tests know of their games beside what is shown. */
final class UptownTables {
    static final OldGame GAME = new UptownGame();
    private static final Notation NOTATION = Notation.of(Rulesets.all());

    private UptownTables() {}

    static TerminalGame start(Ruleset ruleset, Optional<String> names, long seed) {
        return TerminalGame.start(GAME, ruleset.id(), names, "1", seed);
    }

    static TerminalTable table(Ruleset ruleset, Optional<String> names) {
        return TerminalTable.of(start(ruleset, names, 42), TextColors.NONE);
    }

    /** The same people before another position. */
    static TerminalGame sitting(TerminalTable table, String position) {
        return new TerminalGame(
                GAME,
                GAME.position(position),
                table.sitting().names(),
                table.sitting().botSeed(),
                0);
    }

    static GameState state(TerminalTable table) {
        return NOTATION.readPosition(table.sitting().play().text());
    }

    static PlayerView view(TerminalTable table) {
        return NOTATION.readView(
                table.place().text(), Viewer.parse(table.place().viewer()));
    }

    /** A good move of the seat to move. */
    static String greedy(TerminalTable table) {
        return greedy(table.sitting());
    }

    static String greedy(TerminalGame sitting) {
        return sitting.play().viewFor(sitting.play().turn()).choose("greedy", new SplitMix64(sitting.moves()));
    }
}
