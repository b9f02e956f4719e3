package io.github.uptownrules.street.naive;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.effort.Effort;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Tests the naive engine against the fixture files, and against laws that hold in every game. */
class NaiveStreetTest {

    /** The numbers of move sequences in the fixture file (section 6, perft). */
    @Test
    void countsTheGivenMoveSequences() {
        int lines = 0;
        for (String line : Fixtures.file("street-perft.txt").split("\n")) {
            if (line.startsWith("#")) {
                continue;
            }
            String[] parts = line.split(" \\| ");
            String[] words = parts[0].split(" ");
            NaiveStreet game = NaiveStreet.deal(words[1], Fixtures.SAMPLE, Long.parseLong(words[2]));
            for (int depth = 1; depth < parts.length; depth++) {
                assertThat(game.perft(depth)).as(line).isEqualTo(Long.parseLong(parts[depth]));
            }
            lines++;
        }
        assertThat(lines).isEqualTo(6);
    }

    /** The game in the fixture file (section 5, records). */
    @Test
    void writesTheGivenGame() {
        String given = Fixtures.file("street-game-2.txt").stripTrailing();
        Map<String, String> headers = new LinkedHashMap<>();
        Matcher header = Pattern.compile("\\[(\\w+) \"(.*)\"]\n").matcher(given);
        while (header.find()) {
            headers.put(header.group(1), header.group(2));
        }
        List<String> moves = moves(given.substring(given.indexOf("\n\n") + 2));
        NaiveStreet start = NaiveStreet.parse(headers.get("Start"), Fixtures.SAMPLE);
        headers.keySet().retainAll(List.of("Seat1", "Seat2"));
        assertThat(start.record(moves, headers)).isEqualTo(given);
    }

    private static List<String> moves(String text) {
        List<String> moves = new ArrayList<>();
        for (String word : text.split("\\s+")) {
            if (!word.endsWith(".")) {
                moves.add(word);
            }
        }
        return moves;
    }

    /** 83 and 27 swaps, and one more number after a rejection (section 7). */
    @Test
    void drawsAgainAfterARejection() {
        assertThat(drawn(989381)).isEqualTo(83 + 27 + 1);
        assertThat(drawn(1)).isEqualTo(83 + 27);
    }

    private static int drawn(long seed) {
        NaiveRandom random = new NaiveRandom(seed);
        random.shuffled(NaiveCards.PROJECT_CARDS);
        random.shuffled(NaiveCards.PUBLIC_CARDS);
        return random.drawn();
    }

    @Test
    void lawsHoldInEveryGame() {
        RandomGenerator random = new SplittableRandom(3);
        int games = Effort.of(60, 18);
        for (int i = 0; i < games; i++) {
            NaiveDeck deck = i < games / 6 ? Fixtures.SAMPLE : NaiveDeck.parse(NaiveDecks.random(random));
            NaiveStreet game = i % 3 == 0
                    ? NaivePositions.start(deck, random)
                    : NaiveStreet.parse(NaivePositions.arranged(deck, random), deck);
            for (String move : NaivePositions.game(game, 400, random)) {
                String before = game.text();
                NaiveStreet after = game.play(move);
                assertThat(game.text()).as("the old position is unchanged").isEqualTo(before);
                assertThat(after.text()).as("every move changes something").isNotEqualTo(before);
                checkText(after);
                checkMoney(game, move, after);
                checkLegal(game, random);
                game = after;
            }
            assertThat(game.isOver()).isTrue();
            assertThat(game.legal()).isEmpty();
            assertThat(game.why("b1x")).containsExactly("game-over");
            assertThat(game.why("b1a@1")).containsExactly("game-over");
        }
    }

    /**
     * Every position reached by play is valid, has every card in one place, and is among the worlds of its view (section 5).
     */
    private static void checkText(NaiveStreet game) {
        assertThat(NaiveStreet.positionFaults(game.text(), game.deck())).isEmpty();
        assertThat(NaiveStreet.parse(game.text(), game.deck()).text()).isEqualTo(game.text());
        assertThat(NaiveView.faults(game.view(), game.deck())).isEmpty();
    }

    /**
     * The sum of all money changes only by purchases from a seat's own pile, by income, and when an account reaches its
     * maximum (section 8, Y20).
     */
    private static void checkMoney(NaiveStreet game, String move, NaiveStreet after) {
        long expected = money(game);
        if (!move.endsWith("x")) {
            NaiveTable table = game.table();
            String project = move.substring(0, move.indexOf('@'));
            if (table.action == 2 && table.pileUnder(NaiveCards.cardOf(project)) == table.seat) {
                expected -= game.deck().project(project).price();
            }
            if (game.deck().project(project).isRoof()) {
                expected += Math.max(0, after.income(move.charAt(move.indexOf('@') + 1) - '0'));
            }
        }
        boolean full = false;
        for (int seat = 1; seat <= game.seats(); seat++) {
            full |= after.account(seat) == 999_999_999L;
        }
        if (full) {
            assertThat(money(after)).isLessThanOrEqualTo(expected);
        } else {
            assertThat(money(after)).isEqualTo(expected);
        }
    }

    private static long money(NaiveStreet game) {
        long sum = 0;
        for (int seat = 1; seat <= game.seats(); seat++) {
            sum += game.account(seat) + game.moneyOnPile(seat);
        }
        return sum;
    }

    /** A move is legal if and only if no reason applies (section 4). */
    private static void checkLegal(NaiveStreet game, RandomGenerator random) {
        List<String> legal = game.legal();
        assertThat(legal).isNotEmpty().doesNotHaveDuplicates();
        for (int i = 0; i < 10; i++) {
            String move = NaivePositions.move(game, random);
            List<String> why = game.why(move);
            boolean isLegal = !why.contains("syntax") && legal.contains(game.canonical(move));
            assertThat(why.isEmpty()).as(move).isEqualTo(isLegal);
        }
    }

    /** Tests every move that the notation can express (section 4). */
    @Test
    void noCardBelowATopCanBePlayed() {
        RandomGenerator random = new SplittableRandom(4);
        for (int i = 0; i < Effort.of(20, 6); i++) {
            NaiveStreet game = NaiveStreet.parse(NaivePositions.random(Fixtures.SAMPLE, random), Fixtures.SAMPLE);
            List<String> legal = new ArrayList<>();
            for (String card : NaiveCards.ALL) {
                for (NaiveMove move : NaivePlay.moves(card, game.seats())) {
                    if (game.why(move.text()).isEmpty()) {
                        legal.add(move.text());
                    }
                }
            }
            assertThat(game.legal()).isEqualTo(legal);
        }
    }

    /** The pile of a seat loses at least one card between two of its turns, so a game ends by round 21 (section 8). */
    @Test
    void aGameEndsByRound21() {
        RandomGenerator random = new SplittableRandom(5);
        int longest = 0;
        for (int i = 0; i < Effort.of(100, 25); i++) {
            NaiveStreet game = NaivePositions.start(Fixtures.SAMPLE, random);
            for (String move : NaivePositions.game(game, 1000, random)) {
                game = game.play(move);
            }
            assertThat(game.isOver()).isTrue();
            longest = Math.max(longest, 1 + game.roundsBegun());
        }
        assertThat(longest).isBetween(12, 21);
    }

    /** The view and the revealed cards determine every later view (section 5, redacted records). */
    @Test
    void revealedCardsAreEnoughToReplay() {
        RandomGenerator random = new SplittableRandom(6);
        int games = Effort.of(20, 8);
        for (int i = 0; i < games; i++) {
            NaiveDeck deck = i < games / 4 ? Fixtures.SAMPLE : NaiveDeck.parse(NaiveDecks.random(random));
            NaiveStreet game = NaiveStreet.parse(NaivePositions.random(deck, random), deck);
            List<String> moves = NaivePositions.game(game, 50, random);
            List<String> shown = NaiveRecord.shown(game, moves);
            String view = game.view();
            for (int ply = 0; ply < moves.size(); ply++) {
                view = NaiveView.after(view, moves.get(ply), shown.get(ply), deck);
                game = game.play(moves.get(ply));
                assertThat(view).isEqualTo(game.view());
            }
        }
    }

    @Test
    void aRedactedRecordKeepsOnlyPlayersNames() {
        String given = Fixtures.file("street-game-2.txt");
        String position = given.substring(given.indexOf("street-2 sample-1"), given.indexOf("\"]\n[Seat1"));
        NaiveStreet start = NaiveStreet.parse(position, Fixtures.SAMPLE);
        Map<String, String> headers = new LinkedHashMap<>();
        headers.put("Event", "a secret");
        headers.put("Seat2", "Ben");
        List<String> moves = List.of("b21x", "p22d@2", "b26b@2.5");
        assertThat(start.redactedRecord(moves, headers)).isEqualTo("""
                        [Notation "uptown-street 1"]
                        [Ruleset "street-2"]
                        [Deck "sample-1"]
                        [Start "street-2 sample-1 1.1 -/-/-/-/-;-/-/-/-/- 6/0;6/0 b21,?20;b26,?20 p22,?27 -"]
                        [Shown "b83 p15 b13"]
                        [Seat2 "Ben"]
                        [Result "*"]

                        1. b21x p22d@1.2 b26b@2.5""");
        assertThat(start.redactedRecord(List.of(), headers))
                .contains("[Shown \"\"]")
                .endsWith("]\n\n");
    }

    /** u!/(u-h)! x q!, here with u = 82, h = 40, q = 27 (section 5, views). */
    @Test
    void countsThePossibleWorlds() {
        BigInteger expected = BigInteger.ONE;
        for (int factor = 43; factor <= 82; factor++) {
            expected = expected.multiply(BigInteger.valueOf(factor));
        }
        for (int factor = 2; factor <= 27; factor++) {
            expected = expected.multiply(BigInteger.valueOf(factor));
        }
        assertThat(NaiveStreet.deal("street-2", Fixtures.SAMPLE, 1).worlds()).isEqualTo(expected);
    }

    @Test
    void everyWorldOfAViewIsAPosition() {
        RandomGenerator random = new SplittableRandom(7);
        for (int i = 0; i < Effort.of(100, 25); i++) {
            String view = NaiveStreet.parse(NaivePositions.random(Fixtures.SAMPLE, random), Fixtures.SAMPLE)
                    .view();
            NaiveStreet world = NaiveStreet.parse(NaiveView.world(view, random), Fixtures.SAMPLE);
            assertThat(world.view()).isEqualTo(view);
        }
    }
}
