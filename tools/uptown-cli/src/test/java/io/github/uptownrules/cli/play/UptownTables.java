package io.github.uptownrules.cli.play;

import io.github.uptownrules.base.draw.TextColors;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.games.UptownGame;
import java.util.Optional;

final class UptownTables {
    static final Game GAME = new UptownGame();

    private UptownTables() {}

    static TerminalGame start(Ruleset ruleset, Optional<String> names, long seed) {
        return TerminalGame.start(GAME, ruleset.id(), names, "1", seed);
    }

    static TerminalTable table(Ruleset ruleset, Optional<String> names) {
        return TerminalTable.of(start(ruleset, names, 42), TextColors.NONE);
    }

    static TerminalGame sitting(TerminalTable table, String position) {
        return new TerminalGame(
                GAME,
                GAME.position(position),
                table.sitting().names(),
                table.sitting().botSeed());
    }

    static GameState state(TerminalTable table) {
        return (GameState) UptownGame.position(table.sitting().play());
    }

    static PlayerView view(TerminalTable table) {
        return (PlayerView) UptownGame.position(table.place());
    }

    static String greedy(TerminalTable table) {
        return greedy(table.sitting());
    }

    static String greedy(TerminalGame sitting) {
        return sitting.play()
                .seenBy(sitting.play().turn().orElseThrow())
                .choose("greedy", new SplitMix64(sitting.moves()));
    }
}
