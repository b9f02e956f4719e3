package io.github.uptownrules.upturn.naive;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Random positions as text, each in a setting: reached by play, set up arbitrarily, or nearly valid. */
public final class NaivePositions {

    /** The number of policies for moves. */
    public static final int POLICIES = 4;

    private static final int LONGEST = 150;

    private NaivePositions() {}

    /** Returns a valid position of any kind. */
    public static NaiveSetting random(RandomGenerator random) {
        return NaivePick.oneIn(random, 3) ? reached(random) : arbitrary(random);
    }

    /** Returns a new game with a random tile set. */
    public static NaiveSetting dealt(RandomGenerator random) {
        int seats = 2 + random.nextInt(3);
        String tiles = NaiveTileSets.random(random);
        String ruleset = ruleset(seats, tiles);
        String position =
                NaiveUpTurn.deal(ruleset, seats, tiles, random.nextLong()).text();
        return new NaiveSetting(ruleset, seats, tiles, position);
    }

    /** Returns a position reached by play from a random deal, in which the game may be over. */
    public static NaiveSetting reached(RandomGenerator random) {
        NaiveSetting dealt = dealt(random);
        int moves = random.nextInt(1 + random.nextInt(LONGEST));
        List<String> texts = along(random, dealt, moves);
        return dealt.at(texts.get(texts.size() - 1));
    }

    /** Returns the positions of a random game from a valid start, until it is over or the limit of moves is reached. */
    public static List<String> along(RandomGenerator random, NaiveSetting start, int moves) {
        NaiveUpTurn game = start.game();
        List<String> texts = new ArrayList<>(List.of(game.text()));
        int policy = random.nextInt(POLICIES);
        for (int i = 0; i < moves && !game.isOver(); i++) {
            game = game.play(move(random, game.legal(), policy));
            texts.add(game.text());
        }
        return texts;
    }

    /**
     * Returns a legal move. Policy 0 plays any move; 1 lays if it can; 2 draws if it can, so that the bag runs out; 3 hardly
     * ever calls.
     */
    public static String move(RandomGenerator random, List<String> legal, int policy) {
        List<String> wanted = legal.stream()
                .filter(move -> switch (policy) {
                    case 1 -> !move.equals("draw") && !move.startsWith("pass");
                    case 2 -> move.equals("draw");
                    case 3 -> !move.endsWith("!");
                    default -> true;
                })
                .toList();
        boolean free = wanted.isEmpty() || NaivePick.oneIn(random, 8);
        return NaivePick.one(random, free ? legal : wanted);
    }

    /** Returns any valid position, whether or not play can reach it. */
    public static NaiveSetting arbitrary(RandomGenerator random) {
        int seats = 2 + random.nextInt(3);
        String tiles = NaiveTileSets.random(random);
        return arbitrary(random, seats, tiles);
    }

    /** Returns any valid position with a given number of seats and tile set. */
    public static NaiveSetting arbitrary(RandomGenerator random, int seats, String tiles) {
        String ruleset = ruleset(seats, tiles);
        String position = new NaiveSetup(random, ruleset, seats, tiles).position();
        return valid(new NaiveSetting(ruleset, seats, tiles, position));
    }

    /**
     * Returns a valid position late in a game: the bag and each rack have at most two tiles, and the other tiles are played.
     */
    public static NaiveSetting late(RandomGenerator random) {
        NaiveSetting any = arbitrary(random);
        List<String> fields = new ArrayList<>(List.of(any.position().split(" ")));
        List<String> played = new ArrayList<>(NaiveTiles.read(fields.get(3)).orElseThrow());
        fields.set(4, twoOf(fields.get(4), played));
        fields.set(
                5,
                Stream.of(fields.get(5).split(";"))
                        .map(rack -> twoOf(rack, played))
                        .collect(Collectors.joining(";")));
        fields.set(3, NaiveTiles.write(NaiveTiles.sorted(played)));
        fields.set(1, fields.get(1).replace("=", NaivePick.one(random, List.of("+", "-"))));
        return valid(any.at(String.join(" ", fields)));
    }

    /** Returns the first two tiles of a list, and adds the rest to the played tiles. */
    private static String twoOf(String list, List<String> played) {
        List<String> tiles = NaiveTiles.read(list).orElseThrow();
        int kept = Math.min(2, tiles.size());
        played.addAll(tiles.subList(kept, tiles.size()));
        return NaiveTiles.write(tiles.subList(0, kept));
    }

    private static NaiveSetting valid(NaiveSetting setting) {
        if (!setting.faults().isEmpty()) {
            throw new IllegalStateException(setting + ": " + setting.faults());
        }
        return setting;
    }

    /** Returns the id of the ruleset for this number of seats with a tile set. */
    public static String ruleset(int seats, String tiles) {
        return (tiles.equals(NaiveUpTurn.defaultTiles()) ? "upturn-" : "any-") + seats;
    }

    /** Returns the same setting with a small change in its position, which is then mostly invalid. */
    public static NaiveSetting nearPosition(RandomGenerator random, NaiveSetting setting) {
        String text = setting.position();
        int changes = 1 + random.nextInt(2);
        for (int i = 0; i < changes; i++) {
            text = changed(random, text);
        }
        return setting.at(text);
    }

    private static String changed(RandomGenerator random, String text) {
        List<String> fields = new ArrayList<>(List.of(text.split(" ", -1)));
        int at = random.nextInt(fields.size());
        if (NaivePick.oneIn(random, 3) || fields.size() != 7) {
            return NaiveMoveTexts.scratched(random, text, "0123456789,;*-+=?! LRdUDBSTJabcdefAF");
        }
        fields.set(at, otherField(random, at, fields.get(at)));
        return String.join(" ", fields);
    }

    private static String otherField(RandomGenerator random, int at, String field) {
        return switch (at) {
            case 0 -> NaivePick.one(random, List.of("upturn-2", "upturn-3", "upturn-4", "any-2", "", "standard-3"));
            case 1 -> NaivePick.one(random, NaiveTiles.ALL) + NaivePick.one(random, List.of("+", "-", "=", ""));
            case 2 ->
                NaivePick.one(
                        random,
                        List.of("-", "1L", "2L", "3L", "4L", "5L", "0L", "1R", "2R", "3Rd", "4Ld", "1Ld", "2Ld"));
            case 3, 4, 5 -> otherTiles(random, field);
            default -> NaivePick.one(random, List.of("?", "", "0123456789ABCDEF", "0", "00000000000000000"));
        };
    }

    /** Exchanges two items, removes, repeats or replaces one, empties a list, or adds or removes a rack. */
    private static String otherTiles(RandomGenerator random, String field) {
        List<String> lists = new ArrayList<>(List.of(field.split(";", -1)));
        int at = random.nextInt(lists.size());
        List<String> items = new ArrayList<>(List.of(lists.get(at).split(",", -1)));
        switch (random.nextInt(7)) {
            case 0 -> items.add(NaivePick.take(random, items));
            case 1 -> NaivePick.take(random, items);
            case 2 -> items.add(NaivePick.one(random, items));
            case 3 -> items.set(random.nextInt(items.size()), NaivePick.one(random, NaiveTiles.ALL));
            case 4 -> items = List.of("-");
            case 5 -> lists.add("-");
            default -> items = List.of("?" + items.size());
        }
        lists.set(at, String.join(",", items));
        return String.join(";", lists);
    }
}
