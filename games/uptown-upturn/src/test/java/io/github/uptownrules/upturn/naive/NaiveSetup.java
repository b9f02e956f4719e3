package io.github.uptownrules.upturn.naive;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/** Distributes the tiles of a set at random over the places of a valid position (section 4). */
final class NaiveSetup {

    private final RandomGenerator random;
    private final String ruleset;
    private final int seats;
    private final List<String> pool;
    private final String reference;
    private final List<List<String>> racks = new ArrayList<>();
    private String direction;
    private int turn;

    NaiveSetup(RandomGenerator random, String ruleset, int seats, String tiles) {
        this.random = random;
        this.ruleset = ruleset;
        this.seats = seats;
        pool = new ArrayList<>(NaiveTiles.set(tiles));
        reference = NaivePick.one(
                random, pool.stream().filter(NaiveTiles::isNumbered).toList());
        pool.remove(reference);
        direction = NaivePick.one(random, List.of("+", "-", "+", "-", "="));
        turn = 1 + random.nextInt(seats);
        for (int seat = 0; seat < seats; seat++) {
            racks.add(new ArrayList<>());
        }
    }

    String position() {
        switch (random.nextInt(8)) {
            case 0 -> over();
            case 1 -> nothingToDraw();
            default -> filled();
        }
        boolean open = direction.equals("=");
        List<String> played = new ArrayList<>();
        List<String> bag = new ArrayList<>();
        // While the game is open, nothing is played (W5). Otherwise most, a few or none of the remaining tiles are in
        // the bag.
        int inBag = open ? pool.size() : bagSize();
        while (!pool.isEmpty()) {
            (bag.size() < inBag ? bag : played).add(NaivePick.take(random, pool));
        }
        return String.join(
                " ",
                ruleset,
                reference + direction,
                turnText(),
                NaiveTiles.write(NaiveTiles.sorted(played)),
                NaiveTiles.write(bag),
                racks.stream().map(NaiveTiles::sorted).map(NaiveTiles::write).collect(Collectors.joining(";")),
                generator());
    }

    private int bagSize() {
        return switch (random.nextInt(4)) {
            case 0 -> 0;
            case 1 -> Math.min(pool.size(), random.nextInt(6));
            case 2 -> pool.size();
            default -> random.nextInt(pool.size() + 1);
        };
    }

    private String turnText() {
        if (turn == 0) {
            return "-";
        }
        boolean mayGoRight = seats > 2 && !direction.equals("=");
        boolean mayHaveDrawn = racks.get(turn - 1).size() >= 2;
        return turn
                + (mayGoRight && random.nextBoolean() ? "R" : "L")
                + (mayHaveDrawn && NaivePick.oneIn(random, 3) ? "d" : "");
    }

    private String generator() {
        String digits = "";
        for (int i = 0; i < 16; i++) {
            digits += "0123456789abcdef".charAt(random.nextInt(16));
        }
        return NaivePick.oneIn(random, 20) ? "0000000000000000" : digits;
    }

    /** Fills racks of any size, some with tiles of one kind. */
    private void filled() {
        for (int seat = 1; seat <= seats; seat++) {
            fill(seat, rackSize());
        }
        if (direction.equals("=") && NaivePick.oneIn(random, 3)) {
            // Late in an opening without numbers, the bag is nearly or completely empty.
            emptyPool(random.nextInt(3));
        }
    }

    private int rackSize() {
        return switch (random.nextInt(8)) {
            case 0, 1 -> 1;
            case 2, 3 -> 2;
            case 4 -> 3;
            case 5 -> 1 + random.nextInt(7);
            case 6 -> 7;
            default -> 1 + random.nextInt(16);
        };
    }

    private void fill(int seat, int size) {
        Predicate<String> kind = kind();
        for (int i = 0; i < size; i++) {
            // Leaves a tile for each of the other seats.
            if (pool.size() > seats - seat) {
                List<String> wanted = pool.stream().filter(kind).toList();
                boolean any = wanted.isEmpty() || NaivePick.oneIn(random, 10);
                give(seat, NaivePick.one(random, any ? pool : wanted));
            }
        }
    }

    private Predicate<String> kind() {
        return switch (random.nextInt(10)) {
            case 0, 1 -> NaiveTiles::isAction;
            case 2 -> NaiveTiles::isNumbered;
            case 3 -> NaiveTiles::isDouble;
            case 4 -> NaiveTiles::isMarked;
            case 5 -> tile -> NaiveTiles.isNumbered(tile) && !mayFollow(tile);
            case 6 -> this::mayFollow;
            default -> tile -> true;
        };
    }

    private boolean mayFollow(String tile) {
        if (NaiveTiles.isAction(tile)) {
            return false;
        }
        int step = Integer.compare(NaiveTiles.value(tile), NaiveTiles.value(reference));
        return direction.equals("=") ? step != 0 : step == (direction.equals("+") ? 1 : -1);
    }

    private void give(int seat, String tile) {
        pool.remove(tile);
        racks.get(seat - 1).add(tile);
    }

    /** Distributes the remaining tiles over random racks until this many are left. */
    private void emptyPool(int but) {
        while (pool.size() > but) {
            give(1 + random.nextInt(seats), NaivePick.one(random, pool));
        }
    }

    /** Empties one rack, so that no seat is to move. */
    private void over() {
        if (direction.equals("=")) {
            direction = "+";
        }
        int winner = 1 + random.nextInt(seats);
        for (int seat = 1; seat <= seats; seat++) {
            if (seat != winner) {
                fill(seat, rackSize());
            }
        }
        turn = 0;
    }

    /** Puts all tiles but the reference on racks (W19). The seat to move mostly has few tiles, or tiles that do not follow. */
    private void nothingToDraw() {
        switch (random.nextInt(4)) {
            case 0 ->
                give(
                        turn,
                        NaivePick.one(
                                random,
                                pool.stream().filter(NaiveTiles::isAction).toList()));
            case 1 ->
                giveSome(pool.stream()
                        .filter(tile -> !NaiveTiles.isAction(tile) && !mayFollow(tile))
                        .toList());
            case 2 -> fill(turn, 1 + random.nextInt(3));
            default -> give(turn, NaivePick.one(random, pool));
        }
        while (!pool.isEmpty()) {
            int seat = 1 + random.nextInt(seats);
            List<Integer> bare = new ArrayList<>();
            for (int other = 1; other <= seats; other++) {
                if (racks.get(other - 1).isEmpty()) {
                    bare.add(other);
                }
            }
            if (!bare.isEmpty()) {
                seat = bare.get(0);
            }
            if (seat != turn || racks.get(turn - 1).isEmpty()) {
                give(seat, NaivePick.one(random, pool));
            }
        }
    }

    private void giveSome(List<String> wanted) {
        int most = 1 + random.nextInt(4);
        wanted.stream().limit(most).forEach(tile -> give(turn, tile));
    }
}
