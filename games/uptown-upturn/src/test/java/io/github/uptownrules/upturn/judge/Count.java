package io.github.uptownrules.upturn.judge;

import io.github.uptownrules.upturn.Position;
import io.github.uptownrules.upturn.tile.Tile;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Counts comparisons and the occurrences of each sort of position, move and reason. */
final class Count {
    private final Map<String, Integer> counts = new TreeMap<>();

    void add(String sort) {
        counts.merge(sort, 1, Integer::sum);
    }

    private void addIf(boolean is, String sort) {
        if (is) {
            add(sort);
        }
    }

    int of(String sort) {
        return counts.getOrDefault(sort, 0);
    }

    /** Counts a position whose moves were compared. */
    void position(Judged game, List<String> legal) {
        Position fast = game.fast();
        add("positions");
        add("position: " + game.setting().seats() + " seats");
        addIf(game.setting().ruleset().startsWith("any"), "position: other tiles");
        if (fast.isOver()) {
            add("position: over");
            return;
        }
        int tiles = fast.tilesLeft(fast.turn().orElseThrow());
        addIf(game.fast().direction().toString().equals("="), "position: open");
        addIf(fast.bagSize() == 0, "position: empty bag");
        addIf(!fast.canDraw(), "position: nothing to draw");
        addIf(legal.get(0).startsWith("pass") && !fast.hasDrawn(), "position: stuck");
        addIf(tiles == 1, "position: one tile on the rack");
        addIf(legal.contains("pass!"), "position: pass with a call");
        addIf(fast.hasDrawn(), "position: has drawn");
        addIf(
                fast.hasDrawn() && fast.direction().toString().equals("=") && numbers(legal) > 1,
                "position: has drawn while open, with numbers (W21)");
        addIf(fast.rotation().toString().equals("R"), "position: rotation right");
        addIf(legal.stream().anyMatch(move -> move.endsWith("!")), "position: call due");
        addIf(legal.stream().anyMatch(move -> companions(move) >= 3), "position: double with three companions");
        addIf(doubles(game) > 1, "position: two doubles");
        addIf(
                legal.contains("T") && game.setting().seats() < 4
                        || legal.contains("S") && game.setting().seats() == 2,
                "position: skip that comes back");
    }

    /** Returns how many different numbers, or groups of them, may be laid while open. */
    private static long numbers(List<String> legal) {
        return legal.stream()
                .filter(move -> !move.startsWith("pass"))
                .map(move -> move.replaceAll("[>!].*", ""))
                .distinct()
                .count();
    }

    /** Returns how many different doubles may be laid. */
    private static long doubles(Judged game) {
        Position fast = game.fast();
        return game.fast().rack(fast.turn().orElseThrow()).stream()
                .filter(tile ->
                        tile.kind() == Tile.Kind.DOUBLE && fast.direction().allows(fast.reference(), tile))
                .distinct()
                .count();
    }

    private static int companions(String move) {
        return (int) move.chars().filter(letter -> letter == ',').count();
    }

    /** Counts a move whose effects were compared. */
    void move(List<String> effects, Judged after) {
        add("moves");
        addIf(effects.contains("refill"), "move: refill");
        addIf(
                effects.indexOf("refill") > 0
                        && !effects.get(effects.indexOf("refill") - 1).equals("not called"),
                "move: refill between two tiles");
        addIf(effects.contains("not called"), "move: call missed");
        addIf(effects.contains("not called") && effects.indexOf("not called") > 0, "move: call missed after hand-outs");
        long penalty = effects.stream().filter(words -> words.endsWith("call")).count();
        addIf(effects.contains("not called") && penalty < 3, "move: call missed, fewer than three drawn");
        addIf(after.fast().isOver(), "move: wins");
    }

    /** Counts a text whose reasons were compared. */
    void reasons(List<String> codes) {
        add("texts");
        addIf(codes.isEmpty(), "text: legal");
        codes.forEach(code -> add("text: " + code));
    }

    Map<String, Integer> sorts() {
        return counts;
    }

    /** {@return the counts of each sort} */
    @Override
    public String toString() {
        return counts.toString();
    }
}
