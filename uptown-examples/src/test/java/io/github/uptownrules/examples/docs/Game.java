package io.github.uptownrules.examples.docs;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Streams;
import java.nio.file.Path;
import java.util.List;

/** The games of the library. Their packages contain different types with the same names. */
enum Game {
    /** Any game, behind the common interface; its examples use two-player Uptown. */
    ANY(
            ImmutableList.of(
                    "io.github.uptownrules.arena",
                    "io.github.uptownrules.arena.protocol",
                    "io.github.uptownrules.base.game",
                    "io.github.uptownrules.games",
                    "io.github.uptownrules.json.kit",
                    "io.github.uptownrules.json.kit.tree",
                    "io.github.uptownrules.server",
                    "io.github.uptownrules.testkit",
                    "io.github.uptownrules.variants"),
            """
            Game game = new UptownGame();
            PlayedGame.Whole played = game.deal("two-player", 42, "1");
            """),
    UPTOWN(
            ImmutableList.of(
                    "io.github.uptownrules.arena",
                    "io.github.uptownrules.games",
                    "io.github.uptownrules.bots",
                    "io.github.uptownrules.core.board",
                    "io.github.uptownrules.core.game",
                    "io.github.uptownrules.core.notation",
                    "io.github.uptownrules.core.simulation",
                    "io.github.uptownrules.core.value",
                    "io.github.uptownrules.draw",
                    "io.github.uptownrules.encoding",
                    "io.github.uptownrules.testkit",
                    "io.github.uptownrules.json",
                    "io.github.uptownrules.server",
                    "io.github.uptownrules.variants"),
            """
            Ruleset rules = Rulesets.standard(4);
            GameState game = rules.deal(42);
            PlayerView view = game.viewFor(Seat.ONE);
            Notation notation = Notation.of(Rulesets.all());
            Move move = game.legalMoves().get(0);
            String text = move.toString();
            """),
    UPTURN(
            ImmutableList.of(
                    "io.github.uptownrules.upturn",
                    "io.github.uptownrules.upturn.bots",
                    "io.github.uptownrules.upturn.draw",
                    "io.github.uptownrules.upturn.json",
                    "io.github.uptownrules.upturn.simulation",
                    "io.github.uptownrules.upturn.tile"),
            """
            UpTurnRuleset rules = UpTurnRuleset.of(3);
            UpTurnState game = rules.deal(42);
            UpTurnView view = game.viewFor(Seat.ONE);
            Notation notation = Notation.of(UpTurnRuleset.all());
            Move move = game.legalMoves().get(0);
            String text = move.toString();
            """),
    STREET(
            ImmutableList.of(
                    "io.github.uptownrules.street",
                    "io.github.uptownrules.street.bots",
                    "io.github.uptownrules.street.draw",
                    "io.github.uptownrules.street.json",
                    "io.github.uptownrules.street.simulation",
                    "io.github.uptownrules.street.town"),
            """
            Deck deck = Deck.sample1();
            StreetRuleset rules = StreetRuleset.of(3);
            StreetState game = rules.deal(deck, 42);
            StreetView view = game.view();
            Notation notation = Notation.of(List.of(deck));
            Move move = game.legalMoves().get(0);
            String text = move.toString();
            """);

    private static final ImmutableSet<String> OF_ANY = ImmutableSet.of(
            "uptown-base", "uptown-json-kit", "uptown-arena", "uptown-games", "uptown-server", "uptown-server-cluster");

    private final ImmutableList<String> packages;
    private final String names;

    Game(ImmutableList<String> packages, String names) {
        this.packages = packages;
        this.names = names;
    }

    /** Returns the subject of a document: the game of its module or folder; any game for modules that know none. */
    static Game of(Path document) {
        List<String> names = Streams.stream(document).map(Path::toString).toList();
        if (names.contains("upturn") || names.stream().anyMatch(name -> name.startsWith("uptown-upturn"))) {
            return UPTURN;
        }
        if (names.contains("street") || names.stream().anyMatch(name -> name.startsWith("uptown-street"))) {
            return STREET;
        }
        return names.stream().anyMatch(OF_ANY::contains) ? ANY : UPTOWN;
    }

    ImmutableList<String> packages() {
        return packages;
    }

    String names() {
        return names;
    }
}
