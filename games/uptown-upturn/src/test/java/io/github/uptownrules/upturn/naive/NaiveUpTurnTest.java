package io.github.uptownrules.upturn.naive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the naive engine with given fixtures, its moves against its reasons, and rules one by one. */
final class NaiveUpTurnTest {

    private static final String FIRST_OF_42 = "upturn-3 64= 1L - "
            + "T,46,84,1*,U,96,44,3,39,49,J,S,29,40,61*,B,17*,48,32,18,B,87*,54,16,83,52,34,81*,D,2,J,72,79,26,68,37*,"
            + "S,7*,B,51*,B,22,14,42,U,U,D,6,33,56,71*,58,78,74,66,91*,77,D,28,U,63,62,8,U,B,11,55,12,23,76,B,59,57*,"
            + "24,73,41*,99,27*,D,4,43,36,21*,98 "
            + "9,31*,67*,69,88,D,T;19,38,89,92,97*,U,T;20,47*,82,86,94,D,S e4c0ed15358ce4c7";

    private static String resource(String name) throws IOException {
        try (InputStream in = NaiveUpTurnTest.class.getResourceAsStream("/naive/" + name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** Returns a position with the default set; tiles neither in the bag nor on a rack are played. */
    private static NaiveUpTurn game(String line, String turn, String bag, String racks) {
        List<String> played = new ArrayList<>(NaiveTiles.set(NaiveUpTurn.defaultTiles()));
        played.remove(line.substring(0, line.length() - 1));
        for (String list : (bag + ";" + racks).split(";")) {
            NaiveTiles.read(list).orElseThrow().forEach(played::remove);
        }
        int seats = racks.split(";").length;
        String ruleset = "upturn-" + seats;
        String position =
                String.join(" ", ruleset, line, turn, NaiveTiles.write(played), bag, racks, "0000000000000000");
        return NaiveUpTurn.parse(position, ruleset, seats, NaiveUpTurn.defaultTiles());
    }

    private static String field(NaiveUpTurn game, int at) {
        return game.text().split(" ")[at];
    }

    @Test
    void theGivenPerftCounts() throws IOException {
        NaiveUpTurn game = null;
        int counts = 0;
        for (String line : resource("upturn-perft.txt").split("\n")) {
            String[] words = line.split(" ");
            if (words[0].equals("new")) {
                game = NaiveUpTurn.deal(words[1], Long.parseLong(words[2]));
            } else if (words[0].equals("perft")) {
                assertEquals(Long.parseLong(words[3]), game.perft(Integer.parseInt(words[1])), line);
                counts++;
            }
        }
        assertEquals(72, counts);
    }

    @Test
    void theGivenGameAndItsRecord() throws IOException {
        String file = resource("upturn-game-3.txt");
        String start = file.substring(file.indexOf("[Start \"") + 8, file.indexOf("\"]\n[Result"));
        String body = file.substring(file.indexOf("\n\n") + 2).trim();
        List<String> moves = List.of(body.replaceAll("[1-4]: ", "").split(" +"));
        assertEquals(file, NaiveUpTurn.record(start, moves) + "\n");
        NaiveUpTurn game = NaiveUpTurn.parse(start, "upturn-3", 3, NaiveUpTurn.defaultTiles());
        for (String move : moves) {
            assertTrue(game.legal().contains(move), move);
            game = game.play(move);
        }
        assertTrue(game.isOver());
        assertEquals("9:3 2:2 0:1", game.score());
    }

    @Test
    void aRecordWithoutMovesEndsWithItsEmptyLine() {
        assertEquals(
                "[Notation \"upturn 1\"]\n[Ruleset \"upturn-3\"]\n[Start \"" + FIRST_OF_42 + "\"]\n[Result \"*\"]\n\n",
                NaiveUpTurn.record(FIRST_OF_42, List.of()));
    }

    @Test
    void theDefaultSetV2W1W2() {
        List<String> set = NaiveTiles.set(NaiveUpTurn.defaultTiles());
        assertEquals(106, set.size());
        assertEquals(80, set.stream().filter(NaiveTiles::isNumbered).count());
        assertEquals(18, set.stream().filter(NaiveTiles::isMarked).count());
        assertEquals(9, set.stream().filter(NaiveTiles::isDouble).count());
        assertEquals(NaiveUpTurn.defaultTiles(), NaiveUpTurn.tileSet(NaiveUpTurn.defaultTiles()));
    }

    @Test
    void tileSetsW19() {
        String numbers = "1,2,3,4,5,6,7,8,9,10,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30";
        assertTrue(NaiveUpTurn.isTileSet(numbers + ",1*,U,U,U,U,U"));
        assertFalse(NaiveUpTurn.isTileSet(numbers + ",U,U,U,U,U"));
        assertFalse(NaiveUpTurn.isTileSet(numbers + ",1*,U,U,U,U"));
        assertFalse(NaiveUpTurn.isTileSet("7,".repeat(30) + "7*,U,U,U,U,U"));
        assertFalse(NaiveUpTurn.isTileSet(numbers + ",11*,U,U,U,U,U"));
        assertFalse(NaiveUpTurn.isTileSet(numbers + ",,1*,U,U,U,U,U"));
        assertFalse(NaiveUpTurn.isTileSet("-"));
        assertEquals(
                "1,1*," + numbers.substring(2) + ",U,D,B,S,T,J",
                NaiveUpTurn.tileSet("J T S\nB, D , U\t1* " + numbers.replace(',', ' ')));
    }

    @Test
    void theGivenExample() {
        NaiveUpTurn game = NaiveUpTurn.deal("upturn-3", 42);
        assertEquals(FIRST_OF_42, game.text());
        assertEquals(
                "9 31* 31*>2 31*>3 67* 67*>2 67*>3 69 67*,69,88>222 67*,69,88>223 67*,69,88>233 67*,69,88>333",
                String.join(" ", game.legal()));
        assertEquals(91, game.perft(2));
    }

    @Test
    void openingSetsTheDirectionV7() {
        NaiveUpTurn game = NaiveUpTurn.deal("upturn-3", 42);
        assertEquals("31*-", field(game.play("31*"), 1));
        assertEquals("69+", field(game.play("69"), 1));
        assertEquals("2L", field(game.play("69"), 2));
    }

    @Test
    void onlyASeatWithoutANumberDrawsOrPassesWhileOpenW5() {
        String all = NaiveUpTurn.defaultTiles();
        List<String> bag = new ArrayList<>(NaiveTiles.set(all));
        List.of("20", "U", "S", "40", "41*").forEach(bag::remove);
        // Its bag begins with a number.
        String position = "upturn-2 20= 1L - 40," + NaiveTiles.write(bag) + " U,S;41* 0000000000000000";
        NaiveUpTurn game = NaiveUpTurn.parse(position, "upturn-2", 2, all);
        assertEquals(List.of("draw"), game.legal());
        assertEquals(List.of("action-while-open"), game.why("S"));
        assertEquals(List.of("action-while-open", "right-with-two"), game.why("UR"));
        assertEquals(List.of("no-passing"), game.why("pass"));
        NaiveUpTurn drawn = game.play("draw");
        // The seat can now lay, but it may also keep the number.
        assertEquals(List.of("40", "pass"), drawn.legal());
        assertEquals(List.of("drawn-already", "must-open"), drawn.why("draw"));
        assertEquals("2L", field(drawn.play("pass"), 2));
        assertEquals("20=", field(drawn.play("pass"), 1));
        assertEquals(List.of("must-open"), drawn.play("pass").why("draw"));
    }

    @Test
    void anEqualNumberDoesNotFollowW6() {
        NaiveUpTurn rising = game("40+", "1L", "9", "16,39,41*;2");
        assertEquals(List.of("41*", "41*>2", "draw"), rising.legal());
        assertEquals(List.of("not-on-rack", "does-not-follow"), rising.why("40"));
        assertEquals(List.of("does-not-follow"), rising.why("39"));
        assertEquals(
                List.of("16", "39", "draw"),
                game("40-", "1L", "9", "16,39,41*;2").legal());
    }

    @Test
    void arrowsV12V13W8() {
        NaiveUpTurn game = game("40+", "2L", "9", "1*;16,39,U,D,B;3;4");
        assertEquals("B+L B+R B-L B-R", String.join(" ", game.legal().subList(4, 8)));
        assertEquals("40- 1R", field(game.play("DR"), 1) + " " + field(game.play("DR"), 2));
        assertEquals("40+ 3L", field(game.play("UL"), 1) + " " + field(game.play("UL"), 2));
        assertEquals("40- 1R", field(game.play("B-R"), 1) + " " + field(game.play("B-R"), 2));
        assertTrue(field(game.play("B-R"), 3).endsWith("J")
                && field(game.play("B-R"), 3).contains(",B,"));
    }

    @Test
    void skipsV14W10() {
        assertEquals("1L", field(game("40+", "1L", "9", "16,39,S,T;2").play("S"), 2));
        assertEquals("1L", field(game("40+", "1L", "9", "16,39,S,T;2").play("T"), 2));
        assertEquals("3L", field(game("40+", "1L", "9", "16,39,S,T;2;3").play("S"), 2));
        assertEquals("1L", field(game("40+", "1L", "9", "16,39,S,T;2;3").play("T"), 2));
        assertEquals("2R", field(game("40+", "1R", "9", "16,39,S,T;2;3").play("S"), 2));
        assertEquals("3L", field(game("40+", "1L", "9", "16,39,S,T;2;3;4").play("S"), 2));
        assertEquals("4L", field(game("40+", "1L", "9", "16,39,S,T;2;3;4").play("T"), 2));
        assertEquals("2R", field(game("40+", "1R", "9", "16,39,S,T;2;3;4").play("T"), 2));
    }

    @Test
    void aJokerOrASkipGivesTheMoverAWholeNewTurnV15W11() {
        NaiveUpTurn game = game("40+", "1Ld", "9", "16,39,S,J;2");
        assertFalse(game.legal().contains("draw"));
        assertEquals("40- 1L", field(game.play("J-"), 1) + " " + field(game.play("J-"), 2));
        assertTrue(game.play("J-").legal().contains("draw"));
        assertTrue(game.play("S").legal().contains("draw"));
    }

    @Test
    void aDoubleTakesAllBetweenW13() {
        NaiveUpTurn up = game("20+", "1L", "9", "19,21*,24,33,40,44,58;2;3");
        assertEquals(
                List.of("21*,24,33>222", "21*,24,33>223", "21*,24,33>233", "21*,24,33>333"),
                up.legal().stream().filter(move -> move.contains("33>")).toList());
        // The other double stays.
        assertTrue(up.legal().contains("21*,24,40,44>2233"));
        assertEquals(List.of("not-together"), up.why("24,33>22"));
        assertEquals(List.of("not-together"), up.why("24,21*,33>222"));
        assertEquals(List.of("not-together"), up.why("21*,24,33,40,44>22222"));
        assertEquals(List.of("not-together"), up.why("21*,24"));
        assertEquals(List.of("not-on-rack", "not-together"), up.why("21*,23,24,33>2222"));
        NaiveUpTurn down = game("40-", "1L", "9", "19,21*,24,33,44,58;2;3");
        assertEquals("33>2", down.legal().get(down.legal().size() - 3));
        assertTrue(game("40-", "1L", "9", "19,21*,22,24,33,58;2;3").legal().contains("24,22>23"));
        NaiveUpTurn after = up.play("21*,24,33>233");
        assertEquals("33+", field(after, 1));
        assertTrue(("," + field(after, 3)).contains(",20,") || ("," + field(after, 4)).contains(",20,"));
    }

    @Test
    void downwardsADoubleTakesThemInFallingOrderW13() {
        NaiveUpTurn game = game("40-", "1L", "9", "22,24,27*,36,99;2,3");
        assertEquals(
                List.of("36,27*,24,22>2222", "36,27*,24,22>2222!", "24", "27*", "27*>2", "36", "draw"), game.legal());
        assertEquals(List.of("not-together"), game.why("24,27*,36,22>2222"));
    }

    @Test
    void equalNumbersGoAlongInCanonicalOrReversedOrderW13() {
        String set = NaiveUpTurn.defaultTiles() + ",24*,24";
        List<String> rest =
                NaiveTiles.less(NaiveTiles.set(set), List.of("40", "20", "22", "24", "24", "24*", "99", "U", "2"));
        String table = NaiveTiles.write(rest) + " 22,24,24,24*,99,U;2 0000000000000000";
        NaiveUpTurn falling = NaiveUpTurn.parse("any-2 40- 1L 20 " + table, "any-2", 2, set);
        assertEquals("24*,24,24,22>2222", falling.legal().get(0));
        NaiveUpTurn rising = NaiveUpTurn.parse("any-2 20+ 1L 40 " + table, "any-2", 2, set);
        assertTrue(rising.legal().contains("24,24,24*,99>2222"));
    }

    /** Returns the fault codes of the position {@code 20+ 1L - <bag> 24,U;2;4 0…0} after one replacement. */
    private static List<String> faults(String from, String to) {
        List<String> bag =
                NaiveTiles.less(NaiveTiles.set(NaiveUpTurn.defaultTiles()), List.of("20", "24", "U", "2", "4"));
        String position = "upturn-3 20+ 1L - " + NaiveTiles.write(bag) + " 24,U;2;4 0000000000000000";
        return NaiveUpTurn.positionFaults(position.replace(from, to), "upturn-3", 3, NaiveUpTurn.defaultTiles())
                .stream()
                .map(fault -> fault.substring(0, fault.indexOf(':')))
                .toList();
    }

    @Test
    void allFaultsOfAPosition() {
        assertEquals(List.of(), faults(" ", " "));
        assertEquals(List.of("fields"), faults(" - ", "  - "));
        assertEquals(List.of("fields"), faults(" 1L", ""));
        assertEquals(List.of("ruleset"), faults("upturn-3", "upturn-4"));
        assertEquals(List.of("line", "tiles", "tiles"), faults("20+", "020+"));
        assertEquals(List.of("line"), faults("20+", "20~"));
        assertEquals(List.of("reference", "tiles"), faults("20+ 1L -", "S+ 1L 20"));
        assertEquals(List.of(), faults("1L", "3R"));
        assertEquals(List.of("turn"), faults("1L", "4L"));
        assertEquals(List.of("turn"), faults("1L", "1"));
        assertEquals(List.of("turn"), faults("1L", "1l"));
        assertEquals(List.of("turn"), faults("1L", "-"));
        assertEquals(List.of(), faults("1L", "1Ld"));
        assertEquals(List.of("drawn"), faults("1L", "2Ld"));
        assertEquals(List.of("played"), faults(" - 1*,3,", " 3,1* "));
        assertEquals(List.of("bag", "tiles"), faults(" - ", " - ,"));
        assertEquals(List.of("rack 1"), faults("24,U", "U,24"));
        assertEquals(List.of("tiles"), faults("24,U", "U"));
        assertEquals(List.of("tiles"), faults("24,U", "24,24,U"));
        assertEquals(List.of("racks"), faults("24,U;2;4", "24,U;2,4"));
        assertEquals(List.of(), faults("20+", "20="));
        assertEquals(List.of("open"), faults("20+ 1L - 1*,", "20= 1L 1* "));
        assertEquals(List.of("open"), faults("20+ 1L", "20= 1R"));
        assertEquals(List.of("open", "turn"), faults("20+ 1L", "20= -"));
        assertEquals(List.of("turn"), faults(";2;4", ";2,4;-"));
        assertEquals(List.of("generator"), faults(" 0000000000000000", " 000000000000000A"));
    }

    @Test
    void atMostOneRackIsEmptyAndWithTwoSeatsTheRotationIsLeft() {
        String all = NaiveUpTurn.defaultTiles();
        String rest = NaiveTiles.write(NaiveTiles.less(NaiveTiles.set(all), List.of("20", "24")));
        String zeros = " 0000000000000000";
        assertEquals(
                List.of(), NaiveUpTurn.positionFaults("upturn-3 20+ - - - 24;-;" + rest + zeros, "upturn-3", 3, all));
        assertEquals(
                List.of("racks: 2 of them are empty"),
                NaiveUpTurn.positionFaults("upturn-3 20+ - 24 - -;-;" + rest + zeros, "upturn-3", 3, all));
        assertEquals(
                List.of("rotation: with two seats the rotation is left"),
                NaiveUpTurn.positionFaults("upturn-2 20+ 1R - - 24;" + rest + zeros, "upturn-2", 2, all));
    }

    @Test
    void handOutsV17V19W12W14W16() {
        NaiveUpTurn game = game("20+", "2L", "9", "2;24,33,57*,J;3");
        assertEquals(List.of(), game.why("24,33>13"));
        assertEquals(List.of("hand-outs"), game.why("24,33"));
        assertEquals(List.of("hand-outs"), game.why("24,33>1"));
        assertEquals(List.of("hand-outs"), game.why("24,33>12"));
        assertEquals(List.of("hand-outs"), game.why("24,33>14"));
        assertEquals(List.of("hand-outs"), game.why("24>1"));
        assertEquals(List.of(), game.why("57*"));
        assertEquals(List.of(), game.why("57*>3"));
        assertEquals(List.of("hand-outs"), game.why("57*>33"));
        NaiveUpTurn last = game("20+", "2L", "9", "2;24,33;3");
        assertEquals(List.of("24,33", "draw"), last.legal().subList(2, 4));
        assertEquals(List.of("hand-outs"), last.why("24,33>13"));
        assertEquals(
                "2:2 0:1 3:3",
                game("20+", "2L", "9", "2,4;24,33;3,6,8").play("24,33").score());
        assertEquals("33+ -", field(last.play("24,33"), 1) + " " + field(last.play("24,33"), 2));
        assertEquals(List.of("game-over"), last.play("24,33").why("draw!"));
        assertEquals(List.of("syntax"), last.play("24,33").why("drawn"));
        // The first tile of the bag goes to the first seat of the text.
        assertEquals(
                "2,9;J;3,4", field(game("20+", "2L", "9,4,6", "2;24,33,J;3").play("24,33>13!"), 5));
    }

    @Test
    void callsV20W17() {
        NaiveUpTurn game = game("20+", "1L", "9,12,14,16", "24,S;2");
        assertEquals(List.of("24", "24!", "S", "S!", "draw"), game.legal());
        assertEquals("S;2", field(game.play("24!"), 5));
        assertEquals("9,12,14,S;2", field(game.play("24"), 5));
        assertEquals(List.of("call-not-due"), game.why("draw!"));
        assertEquals(
                List.of("call-not-due"), game("20+", "1L", "9", "24,29,S;2").why("24!"));
        // The penalty comes after the hand-outs, which take the first tiles of the bag.
        assertEquals(
                "12,14,16,S;2,9",
                field(game("20+", "1L", "9,12,14,16", "31*,S;2").play("31*>2"), 5));
    }

    @Test
    void aPassThatLeavesOneTileHasACallThatCostsNothingW17W19() {
        List<String> rest = NaiveTiles.less(NaiveTiles.set(NaiveUpTurn.defaultTiles()), List.of("20", "U"));
        NaiveUpTurn game = game("20+", "1L", "-", "U;" + NaiveTiles.write(rest));
        assertEquals(List.of("pass", "pass!"), game.legal());
        assertEquals(game.play("pass").text(), game.play("pass!").text());
        assertEquals(List.of("nothing-to-draw"), game.why("draw"));
        assertEquals(List.of("action-last"), game.why("UL"));
    }

    @Test
    void aMissedCallDrawsAsManyAsThereAreW17() {
        List<String> rest = NaiveTiles.less(NaiveTiles.set(NaiveUpTurn.defaultTiles()), List.of("20", "24", "S"));
        NaiveUpTurn game = game("20+", "1L", "-", "24,S;" + NaiveTiles.write(rest));
        NaiveUpTurn after = game.play("24");
        assertEquals("20,S", field(after, 5).split(";")[0]);
        assertEquals("- -", field(after, 3) + " " + field(after, 4));
    }

    @Test
    void aRefillTakesAllPlayedButTheReferenceW18() {
        List<String> rest =
                NaiveTiles.less(NaiveTiles.set(NaiveUpTurn.defaultTiles()), List.of("20", "24", "33", "58", "T"));
        NaiveUpTurn game = game("20+", "1L", "-", "24,33,58,T;" + NaiveTiles.write(rest));
        NaiveUpTurn after = game.play("24,33>22");
        assertTrue(field(after, 5).contains(",20,") && field(after, 5).contains(",24,"));
        assertEquals(
                "33+ 2L - -", field(after, 1) + " " + field(after, 2) + " " + field(after, 3) + " " + field(after, 4));
        NaiveBits bits = new NaiveBits(0);
        bits.shuffled(List.of("20", "24"));
        assertEquals(bits.state(), Long.parseUnsignedLong(field(after, 6), 16));
    }

    @Test
    void reasonsAreInOrder() {
        NaiveUpTurn game = game("20+", "1L", "9", "U;2");
        assertEquals(List.of("action-last", "right-with-two", "call-not-due"), game.why("UR!"));
        assertEquals(List.of("not-on-rack", "action-last"), game.why("S"));
        assertEquals(
                List.of("not-on-rack", "does-not-follow", "not-together", "hand-outs", "call-not-due"),
                game.why("19,17>2!"));
        assertEquals(List.of("no-passing"), game.why("pass"));
        assertEquals(List.of("drawn-already"), game("20+", "1Ld", "9", "6,U;2").why("draw"));
    }

    @Test
    void syntaxOfMoves() {
        NaiveUpTurn game = game("20+", "1L", "9", "24,U;2");
        for (String text : List.of(
                "", "!", "24!!", "024", "0", "100", "11*", "24>", "24>0", "24>5", "24>21", "24>2>2", "24,", ",24",
                "24,U", "U", "UL>2", "J", "J+L", "B+", "BL+", "U+L", "draw>1", "Draw", "24 ", "24!>2", "24*!*", "S+",
                "SL")) {
            assertEquals(List.of("syntax"), game.why(text), text);
        }
        for (String text : List.of("24>1122", "24,25,26", "1,1,1", "51*>4!", "pass!", "draw!", "T!", "B-R!", "99,1*")) {
            assertFalse(game.why(text).contains("syntax"), text);
        }
    }

    @Test
    void viewsAndWorlds() {
        NaiveUpTurn game = NaiveUpTurn.deal("upturn-3", 42);
        assertEquals("upturn-3 64= 1L - ?84 ?7;19,38,89,92,97*,U,T;?7 ?", game.view(2));
        assertEquals("upturn-3 64= 1L - ?84 ?7;?7;?7 ?", game.view(0));
        List<String> rest = NaiveTiles.less(NaiveTiles.set(NaiveUpTurn.defaultTiles()), List.of("20", "U", "1*", "2"));
        NaiveUpTurn end = game("20+", "-", "1*,2", NaiveTiles.write(rest) + ";-");
        assertEquals("upturn-2 20+ - U ?2 " + NaiveTiles.write(rest) + ";- ?", end.view(1));
        assertEquals("upturn-2 20+ - U ?2 ?102;- ?", end.view(2));
        assertEquals(BigInteger.TWO, end.worlds(1));
        assertThrows(IllegalArgumentException.class, () -> game.view(4));
        NaiveUpTurn few = game("20+", "1L", "1*,2", "3;4,6,7*");
        // Seat 1 does not see five tiles, three of them on a rack: 5! / 3!.
        assertEquals(BigInteger.valueOf(20), few.worlds(1));
        // A spectator does not see six tiles: 6! / (1! 3!).
        assertEquals(BigInteger.valueOf(120), few.worlds(0));
        assertEquals(
                few.view(1),
                NaiveUpTurn.parse(few.sample(1, 7), "upturn-2", 2, NaiveUpTurn.defaultTiles())
                        .view(1));
    }
}
