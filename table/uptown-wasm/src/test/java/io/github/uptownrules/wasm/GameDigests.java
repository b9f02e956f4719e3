package io.github.uptownrules.wasm;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Plays games and digests all results of the library, like {@code digests.mjs}. */
final class GameDigests {
    private static final String FACES = "ABCDEFGHI123456789abcdefghi$";
    private static final String COLORS = "bgory";
    private static final Pattern ESTIMATE = Pattern.compile(
            "\\{\"move\":\"([^\"]*)\",\"winShare\":([^,]*),\"standardError\":([^,}]*)(?:,\"worse\":([^}]*))?\\}");

    private static final Exports UPTOWN = UptownExports.game();

    private GameDigests() {}

    /** Returns the digests of the deal, each ply and the end, separated by spaces. */
    static String of(String ruleset, int seed) {
        String game = UPTOWN.deal(ruleset, "" + seed, "random");
        int seats = UPTOWN.seats(ruleset);
        List<String> found = new ArrayList<>(List.of(digest(List.of(game))));
        while (!UPTOWN.turn(game).equals("-")) {
            int ply = UPTOWN.plies(game);
            String move = UPTOWN.choose(game, bot(seed + ply), "" + (seed + ply));
            String viewer = "" + (ply % seats + 1);
            String tile = "" + COLORS.charAt((seed + ply) % 5) + FACES.charAt((7 * ply + seed) % 28);
            String cell = "" + "ABCDEFGHI".charAt(ply % 9) + ((ply + seed) % 9 + 1);
            List<String> said = new ArrayList<>(List.of(
                    move,
                    UPTOWN.faults(game, viewer, "tile " + tile + "\ncell " + cell + "\n"),
                    UPTOWN.sample(game, viewer, "" + ply)));
            game = UPTOWN.play(game, move);
            said.add(UPTOWN.position(game, ply + 1));
            said.add(UPTOWN.view(game, ply + 1, viewer));
            said.add(UPTOWN.view(game, ply + 1, "-"));
            said.add(UPTOWN.seen(game, ply + 1, viewer));
            if (ply % 40 == 0) {
                said.add(UPTOWN.turn(game).equals("-") ? "" : rounded(UPTOWN.estimates(game, 100, "" + seed)));
            }
            found.add(digest(said));
        }
        String end = game;
        List<String> said = new ArrayList<>(List.of(end, UPTOWN.standings(end)));
        Stream.concat(Stream.of("-"), IntStream.rangeClosed(1, seats).mapToObj(Integer::toString))
                .forEach(viewer -> said.add(UPTOWN.redact(end, viewer)));
        String mistaken = UPTOWN.position(end, UPTOWN.plies(end)).replace('g', 'r');
        said.add(orReason(() -> UptownExports.setupFaults(mistaken)));
        said.add(orReason(() -> UPTOWN.play(end, "b5@E5")));
        found.add(digest(said));
        return String.join(" ", found);
    }

    private static String bot(int number) {
        return number % 24 == 0 ? "mcts:20" : number % 12 == 0 ? "expert:20" : number % 3 == 0 ? "casual" : "random";
    }

    private static String rounded(String estimates) {
        return ESTIMATE.matcher(estimates)
                .results()
                .map(estimate ->
                        estimate.group(1) + " " + billionths(estimate.group(2)) + " " + billionths(estimate.group(3))
                                + Optional.ofNullable(estimate.group(4))
                                        .map(worse -> " " + worse)
                                        .orElse(""))
                .collect(Collectors.joining(" "));
    }

    private static long billionths(String number) {
        return Math.round(Double.parseDouble(number) * 1e9);
    }

    private static String orReason(Supplier<String> asked) {
        try {
            return asked.get();
        } catch (IllegalArgumentException e) {
            return e.getMessage();
        }
    }

    /** FNV-1a of 32 bits over UTF-16 units. */
    private static String digest(List<String> said) {
        int hash = 0x811c9dc5;
        for (String text : said) {
            for (int i = 0; i < text.length(); i++) {
                hash = (hash ^ text.charAt(i)) * 0x01000193;
            }
            hash = (hash ^ 0xffff) * 0x01000193;
        }
        return String.format("%08x", hash);
    }
}
