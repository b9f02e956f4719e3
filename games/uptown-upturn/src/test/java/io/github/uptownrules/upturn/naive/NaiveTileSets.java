package io.github.uptownrules.upturn.naive;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;

/** Random tile sets: the default one, the smallest, and sets with many copies, doubles, marks or actions. */
public final class NaiveTileSets {

    private NaiveTileSets() {}

    /** Returns a valid tile set in canonical form. */
    public static String random(RandomGenerator random) {
        return switch (random.nextInt(8)) {
            case 0, 1 -> NaiveUpTurn.defaultTiles();
            case 2 -> smallest(random);
            case 3 -> fewNumbers(random);
            case 4 -> of(random, doublesAndNeighbors(), 30 + random.nextInt(30), 5 + random.nextInt(20));
            case 5 -> of(random, numbered(), 30 + random.nextInt(5), 30 + random.nextInt(40));
            case 6 -> of(random, numbered(), 30 + random.nextInt(100), 5 + random.nextInt(30));
            default -> of(random, marked(), 30 + random.nextInt(20), 5 + random.nextInt(10));
        };
    }

    /** Returns a tile set of 35 tiles, the minimum. */
    public static String smallest(RandomGenerator random) {
        return of(random, numbered(), 30, 5);
    }

    /** Returns the text of a tile set in free form, or a text with a small change, which is mostly invalid. */
    public static String text(RandomGenerator random) {
        List<String> tiles = new ArrayList<>(List.of(random(random).split(",")));
        Collections.shuffle(tiles, new Random(random.nextLong()));
        if (random.nextBoolean()) {
            // Removes numbers or actions, perhaps too many.
            tiles.subList(0, random.nextInt(8)).clear();
        }
        String between = NaivePick.one(random, List.of(",", " ", "\n", ", ", " ,\t", "\r\n", ",,", ";", ",\n\n"));
        String around = NaivePick.one(random, List.of("", "", " ", "\n", ","));
        String text = around + String.join(between, tiles) + around;
        return random.nextBoolean() ? text : NaiveMoveTexts.scratched(random, text, "0123456789*, \n\tUDBSTJ;-");
    }

    /** Returns two to six different numbers with many copies each, so that positions contain equal numbers and doubles. */
    private static String fewNumbers(RandomGenerator random) {
        List<String> pool = new ArrayList<>();
        int texts = 2 + random.nextInt(5);
        while (pool.size() < texts) {
            pool.add(NaivePick.one(random, random.nextInt(3) == 0 ? doubles() : numbered()));
        }
        return of(random, pool, 30 + random.nextInt(10), 5 + random.nextInt(10));
    }

    private static String of(RandomGenerator random, List<String> pool, int numbers, int actions) {
        List<String> tiles = new ArrayList<>();
        for (int i = 0; i < numbers; i++) {
            tiles.add(NaivePick.one(random, pool));
        }
        if (tiles.stream().map(NaiveTiles::value).distinct().count() == 1) {
            // The numbers must not all be equal.
            int other = NaiveTiles.value(tiles.get(0)) % 99 + 1;
            tiles.set(0, "" + other);
        }
        for (int i = 0; i < actions; i++) {
            tiles.add(NaivePick.one(random, NaiveTiles.ACTIONS));
        }
        return NaiveUpTurn.tileSet(String.join(",", tiles));
    }

    private static List<String> numbered() {
        return NaiveTiles.ALL.stream().filter(NaiveTiles::isNumbered).toList();
    }

    private static List<String> marked() {
        return numbered().stream().filter(NaiveTiles::isMarked).toList();
    }

    private static List<String> doubles() {
        return numbered().stream().filter(NaiveTiles::isDouble).toList();
    }

    private static List<String> doublesAndNeighbors() {
        return numbered().stream()
                .filter(tile -> List.of(10, 0, 1, 2).contains(NaiveTiles.value(tile) % 11))
                .toList();
    }
}
