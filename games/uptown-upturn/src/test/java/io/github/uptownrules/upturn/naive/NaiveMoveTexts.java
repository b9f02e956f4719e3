package io.github.uptownrules.upturn.naive;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;

/** Random move texts that are similar to legal moves, for comparing reasons. */
public final class NaiveMoveTexts {

    private static final String LETTERS = "0123456789*,>!+-LRUDBSTJ drawps";

    private NaiveMoveTexts() {}

    /**
     * Returns the text of a legal move, of an illegal move with one or more reasons against it, or sometimes of no move at
     * all.
     */
    public static String random(RandomGenerator random, NaiveUpTurn game) {
        String text = base(random, game);
        int changes = random.nextInt(4);
        for (int i = 0; i < changes; i++) {
            text = changed(random, game, text);
        }
        return text;
    }

    private static String base(RandomGenerator random, NaiveUpTurn game) {
        List<String> rack = rack(game);
        return switch (random.nextInt(8)) {
            case 0 -> NaivePick.one(random, List.of("draw", "pass", "draw!", "pass!"));
            case 1 -> NaivePick.one(random, NaiveMove.ACTION_FORMS);
            case 2 -> rack.isEmpty() ? "40" : withTile(random, NaivePick.one(random, rack));
            case 3 -> withTile(random, NaivePick.one(random, NaiveTiles.ALL));
            case 4 -> doubleMove(random, rack);
            default -> game.isOver() ? "draw" : NaivePick.one(random, game.legal());
        };
    }

    private static String withTile(RandomGenerator random, String tile) {
        List<String> forms = NaiveMove.ACTION_FORMS.stream()
                .filter(form -> form.startsWith(tile))
                .toList();
        return forms.isEmpty() ? tile : NaivePick.one(random, forms);
    }

    /** Returns numbers of the rack, ascending or descending, with a double last. */
    private static String doubleMove(RandomGenerator random, List<String> rack) {
        List<String> tiles = new ArrayList<>(rack.stream()
                .filter(NaiveTiles::isNumbered)
                .filter(tile -> !NaivePick.oneIn(random, 4))
                .toList());
        if (random.nextBoolean()) {
            Collections.reverse(tiles);
        }
        List<String> doubles =
                new ArrayList<>(rack.stream().filter(NaiveTiles::isDouble).toList());
        tiles.removeAll(doubles);
        doubles.add("" + 11 * (1 + random.nextInt(9)));
        tiles.add(NaivePick.one(random, doubles));
        return String.join(",", tiles);
    }

    private static List<String> rack(NaiveUpTurn game) {
        if (game.isOver()) {
            return List.of();
        }
        String rack = game.text().split(" ")[5].split(";")[game.turn() - 1];
        return NaiveTiles.read(rack).orElseThrow();
    }

    private static String changed(RandomGenerator random, NaiveUpTurn game, String text) {
        return switch (random.nextInt(12)) {
            case 0, 1 -> text.endsWith("!") ? text.substring(0, text.length() - 1) : text + "!";
            case 2, 3 -> otherHandOuts(random, text);
            case 4, 5, 6 -> otherTiles(random, game, text);
            case 7 -> text.replace('L', 'r').replace('R', 'L').replace('r', 'R');
            case 8 -> text.replace('+', 'm').replace('-', '+').replace('m', '-');
            case 9 -> base(random, game);
            case 10 -> text.contains("*") ? text.replace("*", "") : text.replaceFirst("([0-9])(,|>|!|$)", "$1*$2");
            default -> scratched(random, text, LETTERS);
        };
    }

    /** Adds, removes or replaces a seat, or returns any row of seats. */
    private static String otherHandOuts(RandomGenerator random, String text) {
        boolean call = text.endsWith("!");
        String body = call ? text.substring(0, text.length() - 1) : text;
        int at = body.indexOf('>');
        String tiles = at < 0 ? body : body.substring(0, at);
        List<String> seats = new ArrayList<>(
                at < 0 ? List.of() : List.of(body.substring(at + 1).split("")));
        String seat = "" + (1 + random.nextInt(NaivePick.oneIn(random, 10) ? 9 : 4));
        if (seats.isEmpty()) {
            seats.add(seat);
        } else {
            switch (random.nextInt(3)) {
                case 0 -> seats.add(seat);
                case 1 -> NaivePick.take(random, seats);
                default -> seats.set(random.nextInt(seats.size()), seat);
            }
        }
        if (!NaivePick.oneIn(random, 10)) {
            seats.sort(null);
        }
        String handOuts = String.join("", seats);
        boolean none = handOuts.isEmpty() && !NaivePick.oneIn(random, 10);
        return tiles + (none ? "" : ">" + handOuts) + (call ? "!" : "");
    }

    /** Adds, removes or replaces a tile, or exchanges two. */
    private static String otherTiles(RandomGenerator random, NaiveUpTurn game, String text) {
        int end = 0;
        while (end < text.length() && "0123456789*,".indexOf(text.charAt(end)) >= 0) {
            end++;
        }
        List<String> tiles = new ArrayList<>(List.of(text.substring(0, end).split(",", -1)));
        List<String> rack = rack(game);
        boolean own = !rack.isEmpty() && random.nextBoolean();
        String tile = NaivePick.one(random, own ? rack : NaiveTiles.ALL);
        switch (random.nextInt(4)) {
            case 0 -> tiles.add(random.nextInt(tiles.size() + 1), tile);
            case 1 -> NaivePick.take(random, tiles);
            case 2 -> tiles.set(random.nextInt(tiles.size()), tile);
            default -> tiles.add(NaivePick.take(random, tiles));
        }
        return String.join(",", tiles) + text.substring(end);
    }

    /** Adds, removes or replaces a character. */
    static String scratched(RandomGenerator random, String text, String letters) {
        int at = random.nextInt(text.length() + 1);
        char letter = letters.charAt(random.nextInt(letters.length()));
        String before = text.substring(0, at);
        String after = text.substring(at);
        return switch (random.nextInt(3)) {
            case 0 -> before + letter + after;
            case 1 -> before + (after.isEmpty() ? "" : after.substring(1));
            default -> before + letter + (after.isEmpty() ? "" : after.substring(1));
        };
    }
}
