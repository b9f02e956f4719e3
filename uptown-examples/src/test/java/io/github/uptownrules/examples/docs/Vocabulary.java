package io.github.uptownrules.examples.docs;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.nio.file.Path;
import java.util.Map;

/**
 * What an example need not say: the packages it imports, and names that are declared already. Each game has its own, and
 * names its types as it likes.
 *
 * @param packages the packages that are imported
 * @param names declarations
 */
record Vocabulary(ImmutableList<String> packages, String names) {
    private static final ImmutableList<String> COMMON = ImmutableList.of(
            "com.google.common.collect",
            "io.github.uptownrules.random",
            "java.nio.file",
            "java.security",
            "java.util",
            "java.util.stream");

    private static final Vocabulary CORE = of(
            """
            Ruleset rules = Rulesets.standard(4);
            GameState game = rules.deal(42);
            PlayerView view = game.viewFor(Seat.ONE);
            Seat seat = Seat.ONE;
            Move move = game.legalMoves().get(0);
            String text = move.toString();
            Notation notation = Notation.of(Rulesets.all());
            SplitMix64 random = new SplitMix64(7);
            Path path;
            void send(Seat player, Object message) {}
            """,
            "io.github.uptownrules.core.board",
            "io.github.uptownrules.core.game",
            "io.github.uptownrules.core.notation",
            "io.github.uptownrules.core.simulation",
            "io.github.uptownrules.core.value",
            "io.github.uptownrules.variants");

    private static final Vocabulary STREET = of("""
            Deck deck = Deck.sample1();
            Ruleset rules = Ruleset.of(3);
            StreetState game = rules.deal(deck, 42);
            StreetView view = game.view();
            Move move = game.legalMoves().get(0);
            Notation notation = Notation.of(deck);
            SplitMix64 random = new SplitMix64(7);
            Path path;
            """, "io.github.uptownrules.street");

    /** By the folder of a module; all others speak of core. */
    private static final ImmutableMap<String, Vocabulary> BY_MODULE = ImmutableMap.of("uptown-street", STREET);

    private static Vocabulary of(String names, String... packages) {
        return new Vocabulary(
                ImmutableList.<String>builder().addAll(COMMON).add(packages).build(), names);
    }

    /** The vocabulary of a file: of {@code uptown-street} if it is in that folder, or is {@code docs/street.md}. */
    static Vocabulary of(Path file) {
        return BY_MODULE.entrySet().stream()
                .filter(entry -> isOf(entry.getKey(), file.normalize()))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse(CORE);
    }

    private static boolean isOf(String module, Path file) {
        for (Path part : file) {
            if (part.toString().equals(module)) {
                return true;
            }
        }
        return file.endsWith(Path.of("docs", module.replaceFirst("uptown-", "") + ".md"));
    }
}
