package io.github.uptownrules.examples.docs;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Streams;
import java.nio.file.Path;

/** The games of the library. Each has packages of its own, in which other things have the same names. */
enum Game {
    UPTOWN(
            ImmutableList.of(
                    "io.github.uptownrules.bots",
                    "io.github.uptownrules.core.board",
                    "io.github.uptownrules.core.game",
                    "io.github.uptownrules.core.notation",
                    "io.github.uptownrules.core.simulation",
                    "io.github.uptownrules.core.value",
                    "io.github.uptownrules.variants"),
            """
            Ruleset rules = Rulesets.standard(4);
            GameState game = rules.deal(42);
            PlayerView view = game.viewFor(Seat.ONE);
            Notation notation = Notation.of(Rulesets.all());
            """),
    UPTURN(ImmutableList.of("io.github.uptownrules.upturn"), """
            UpTurnRuleset rules = UpTurnRuleset.of(3);
            UpTurnState game = rules.deal(42);
            UpTurnView view = game.viewFor(Seat.ONE);
            Notation notation = Notation.of(UpTurnRuleset.all());
            """);

    private final ImmutableList<String> packages;
    private final String names;

    Game(ImmutableList<String> packages, String names) {
        this.packages = packages;
        this.names = names;
    }

    /** The game that a document is about: that of its module, if there is one. */
    static Game of(Path document) {
        boolean isUpTurn =
                Streams.stream(document).anyMatch(part -> part.toString().equals("uptown-upturn"));
        return isUpTurn ? UPTURN : UPTOWN;
    }

    /** The packages that an example about this game need not import. */
    ImmutableList<String> packages() {
        return packages;
    }

    /** What an example about this game need not declare. */
    String names() {
        return names;
    }
}
