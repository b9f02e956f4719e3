package io.github.uptownrules.upturn.naive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.uptownrules.effort.Effort;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Test;

/** Laws of every position (section 3), and the variety of random positions and moves. */
final class NaiveLawsTest {

    private static final int POSITIONS = Effort.of(1_000, 10);

    /** The number of positions in which every reason and every kind occurs. */
    private static final int POSITIONS_OF_ALL_SORTS = Effort.of(1_000, 200);

    private static final List<String> CODES = List.of(
            "syntax",
            "game-over",
            "not-on-rack",
            "action-while-open",
            "does-not-follow",
            "action-last",
            "not-together",
            "right-with-two",
            "hand-outs",
            "call-not-due",
            "drawn-already",
            "nothing-to-draw",
            "must-open",
            "no-passing");

    private final RandomGenerator random =
            RandomGeneratorFactory.of("L64X128MixRandom").create(Long.getLong("naive.seed", 1));

    private static String field(String position, int at) {
        return position.split(" ")[at];
    }

    private static List<String> tilesOf(String position) {
        List<String> tiles = new ArrayList<>();
        String reference = field(position, 1);
        tiles.add(reference.substring(0, reference.length() - 1));
        for (String list : (field(position, 3) + ";" + field(position, 4) + ";" + field(position, 5)).split(";")) {
            tiles.addAll(NaiveTiles.read(list).orElseThrow());
        }
        return tiles;
    }

    private static boolean hasEmptyRack(String position) {
        return List.of(field(position, 5).split(";")).contains("-");
    }

    @Test
    void positionsReadAndWriteTheSame() {
        for (int i = 0; i < POSITIONS; i++) {
            NaiveSetting setting = NaivePositions.random(random);
            assertEquals(List.of(), setting.faults(), setting::toString);
            assertEquals(setting.position(), setting.game().text());
            assertEquals(setting.tiles(), NaiveTiles.write(NaiveTiles.sorted(tilesOf(setting.position()))));
            assertEquals(hasEmptyRack(setting.position()), setting.game().isOver());
        }
    }

    @Test
    void someMoveIsLegalUntilTheGameIsOverW19() {
        for (int i = 0; i < POSITIONS; i++) {
            NaiveSetting setting = NaivePositions.random(random);
            assertEquals(setting.game().isOver(), setting.game().legal().isEmpty(), setting::toString);
        }
    }

    @Test
    void everyMoveLeadsToAPosition() {
        for (int i = 0; i < POSITIONS; i++) {
            NaiveSetting setting = NaivePositions.random(random);
            NaiveUpTurn game = setting.game();
            for (String move : game.legal()) {
                String after = game.play(move).text();
                assertEquals(List.of(), setting.at(after).faults(), () -> setting + " " + move);
                boolean refilled =
                        field(after, 3).equals("-") && !field(after, 6).equals(field(setting.position(), 6));
                assertTrue(
                        refilled || field(after, 6).equals(field(setting.position(), 6)), "only a refill draws bits");
                assertNotEquals("=", move.matches("[0-9].*") ? field(after, 1).replaceAll("[^=]", "") : "");
            }
            assertEquals(setting.position(), game.text());
        }
    }

    @Test
    void aMoveIsLegalExactlyIfThereIsNoReasonAgainstIt() {
        Map<String, Integer> seen = new TreeMap<>();
        for (int i = 0; i < POSITIONS_OF_ALL_SORTS; i++) {
            NaiveSetting setting = NaivePositions.random(random);
            NaiveUpTurn game = setting.game();
            List<String> legal = game.legal();
            List<String> texts = new ArrayList<>(legal);
            for (int j = 0; j < 30; j++) {
                texts.add(NaiveMoveTexts.random(random, game));
            }
            for (String text : texts) {
                List<String> why = game.why(text);
                assertEquals(legal.contains(text), why.isEmpty(), () -> setting + " " + text + " " + why);
                assertEquals(why, CODES.stream().filter(why::contains).toList(), "in their order");
                why.forEach(code -> seen.merge(code, 1, Integer::sum));
            }
            assertEquals(legal.stream().distinct().toList(), legal);
        }
        assertEquals(CODES.size(), seen.size(), seen::toString);
    }

    @Test
    void everyShortTextIsLegalExactlyIfThereIsNoReasonAgainstIt() {
        List<String> texts = new ArrayList<>(NaiveMove.ACTION_FORMS);
        texts.addAll(List.of("draw", "pass"));
        for (String tile :
                NaiveTiles.ALL.stream().filter(NaiveTiles::isNumbered).toList()) {
            for (String handOut : List.of("", ">1", ">2", ">3", ">4", ">11", ">12", ">13", ">22", ">23")) {
                texts.add(tile + handOut);
            }
        }
        for (int i = 0; i < Effort.of(50, 2); i++) {
            NaiveSetting setting = NaivePositions.random(random);
            NaiveUpTurn game = setting.game();
            List<String> found = new ArrayList<>();
            for (String text : texts) {
                for (String call : List.of("", "!")) {
                    if (game.why(text + call).isEmpty()) {
                        found.add(text + call);
                    }
                }
            }
            List<String> expected = game.legal().stream()
                    .filter(move -> texts.contains(move.replace("!", "")))
                    .toList();
            assertEquals(
                    expected.stream().sorted().toList(), found.stream().sorted().toList(), setting::toString);
        }
    }

    @Test
    void movesAndReasonsFollowFromTheView() {
        for (int i = 0; i < POSITIONS; i++) {
            NaiveSetting setting = NaivePositions.random(random);
            NaiveUpTurn game = setting.game();
            int seat = game.isOver() ? random.nextInt(setting.seats() + 1) : game.turn();
            NaiveSetting world = setting.at(game.sample(seat, random.nextLong()));
            assertEquals(List.of(), world.faults());
            assertEquals(game.view(seat), world.game().view(seat));
            assertEquals(game.worlds(seat), world.game().worlds(seat));
            assertEquals(game.legal(), world.game().legal());
            String text = NaiveMoveTexts.random(random, game);
            assertEquals(game.why(text), world.game().why(text));
        }
    }

    @Test
    void recordsNameTheSeats() {
        for (int i = 0; i < Effort.of(20, 2); i++) {
            NaiveSetting setting = NaivePositions.dealt(random);
            NaiveUpTurn game = setting.game();
            List<String> moves = new ArrayList<>();
            List<String> seats = new ArrayList<>();
            while (!game.isOver() && moves.size() < 100) {
                seats.add("" + game.turn());
                moves.add(NaivePick.one(random, game.legal()));
                game = game.play(moves.get(moves.size() - 1));
            }
            String body = NaiveUpTurn.record(setting.position(), moves).split("\n\n")[1];
            List<String> readMoves = new ArrayList<>();
            List<String> readSeats = new ArrayList<>();
            for (String part : body.split("  ")) {
                List<String> words = List.of(part.split(" "));
                for (String word : words.subList(1, words.size())) {
                    readMoves.add(word);
                    readSeats.add(words.get(0).replace(":", ""));
                }
            }
            assertEquals(moves, readMoves);
            assertEquals(seats, readSeats);
        }
    }

    @Test
    void aNearPositionIsValidExactlyIfItIsReadAndWrittenUnchanged() {
        int valid = 0;
        for (int i = 0; i < POSITIONS_OF_ALL_SORTS; i++) {
            NaiveSetting near = NaivePositions.nearPosition(random, NaivePositions.random(random));
            if (near.faults().isEmpty()) {
                valid++;
                assertEquals(near.position(), near.game().text());
                assertEquals(near.tiles(), NaiveTiles.write(NaiveTiles.sorted(tilesOf(near.position()))));
            }
        }
        assertTrue(valid > 0 && valid < POSITIONS_OF_ALL_SORTS / 2, "valid: " + valid);
    }

    @Test
    void thePositionsAreOfAllSorts() {
        Map<String, Integer> sorts = new TreeMap<>();
        for (int i = 0; i < POSITIONS_OF_ALL_SORTS; i++) {
            NaiveSetting setting = NaivePositions.random(random);
            NaiveUpTurn game = setting.game();
            count(sorts, "over", game.isOver());
            count(sorts, "open", field(setting.position(), 1).endsWith("="));
            count(sorts, "right", field(setting.position(), 2).endsWith("R"));
            count(sorts, "drawn", field(setting.position(), 2).endsWith("d"));
            count(sorts, "empty bag", field(setting.position(), 4).equals("-"));
            count(
                    sorts,
                    "must pass",
                    game.legal().contains("pass") && game.legal().size() <= 2);
            count(sorts, "pass!", game.legal().contains("pass!"));
            count(sorts, "call", game.legal().stream().anyMatch(move -> move.endsWith("!")));
            count(sorts, "double", game.legal().stream().anyMatch(move -> move.contains(",")));
            count(
                    sorts,
                    "wins",
                    game.legal().stream().anyMatch(move -> game.play(move).isOver()));
            count(
                    sorts,
                    "refill",
                    game.legal().stream()
                            .anyMatch(move -> !field(game.play(move).text(), 6).equals(field(setting.position(), 6))));
        }
        assertFalse(sorts.values().stream().anyMatch(n -> n < POSITIONS_OF_ALL_SORTS / 200), sorts::toString);
        assertEquals(11, sorts.size(), sorts::toString);
    }

    private static void count(Map<String, Integer> sorts, String sort, boolean is) {
        if (is) {
            sorts.merge(sort, 1, Integer::sum);
        }
    }
}
