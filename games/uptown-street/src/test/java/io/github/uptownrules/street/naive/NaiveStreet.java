package io.github.uptownrules.street.naive;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The naive engine: the street game by its rules, card by card, with lists and texts. It shares no code with the library's
 * engine and makes no attempt to be fast. Immutable. X and Y numbers are rules and rulings; sections are those of the same
 * document (3 decks, 4 state and moves, 5 text, 6 line protocol, 7 the deal).
 */
public final class NaiveStreet {
    /** The codes of the reasons 1 to 13 of section 4, in order, without {@code syntax}. */
    public static final List<String> REASONS = NaiveReasons.CODES;

    private final NaiveTable table;

    private NaiveStreet(NaiveTable table) {
        this.table = table;
    }

    /** Deals the game of a seed (section 7). */
    public static NaiveStreet deal(String rulesetId, NaiveDeck deck, long seed) {
        if (!rulesetId.matches("street-[2-4]")) {
            throw new IllegalArgumentException("no ruleset: " + rulesetId);
        }
        int seats = rulesetId.charAt(7) - '0';
        // Both shuffles use the same generator, one after the other.
        NaiveRandom random = new NaiveRandom(seed);
        List<String> projectCards = random.shuffled(NaiveCards.PROJECT_CARDS);
        List<String> publicCards = random.shuffled(NaiveCards.PUBLIC_CARDS);
        List<List<List<String>>> streets = new ArrayList<>();
        List<Long> accounts = new ArrayList<>();
        List<Long> moneyOnPiles = new ArrayList<>();
        List<List<String>> piles = new ArrayList<>();
        for (int seat = 1; seat <= seats; seat++) {
            streets.add(List.of(List.of(), List.of(), List.of(), List.of(), List.of()));
            accounts.add(deck.money());
            moneyOnPiles.add(0L);
            // 21 cards each; the rest is the box (Y2).
            piles.add(projectCards.subList((seat - 1) * 21, seat * 21));
        }
        return new NaiveStreet(
                new NaiveTable(deck, 1, 1, streets, accounts, moneyOnPiles, piles, publicCards, List.of()));
    }

    /**
     * Returns the faults of a text as a position with this deck (section 5), each with its field; empty for a valid position.
     */
    public static List<String> positionFaults(String position, NaiveDeck deck) {
        return new NaivePositionReader(position, deck).faults();
    }

    /** Reads a position without faults. */
    public static NaiveStreet parse(String position, NaiveDeck deck) {
        NaivePositionReader reader = new NaivePositionReader(position, deck);
        if (!reader.faults().isEmpty()) {
            throw new IllegalArgumentException("not a position: " + reader.faults());
        }
        return new NaiveStreet(reader.table());
    }

    /** Returns the position as text (section 5). */
    public String text() {
        return NaiveWriter.text(table);
    }

    /** Returns the view (Y4; section 5). */
    public String view() {
        return NaiveWriter.view(table);
    }

    /** Returns the deck. */
    public NaiveDeck deck() {
        return table.deck;
    }

    /** Returns the number of seats. */
    public int seats() {
        return table.seats();
    }

    /** Returns the legal moves in canonical order (section 5). */
    public List<String> legal() {
        return NaivePlay.legal(table).stream().map(NaiveMove::text).toList();
    }

    /**
     * Returns the codes of all reasons why a move is illegal, in order, or {@code syntax} alone; empty for a legal move.
     * @see #REASONS
     */
    public List<String> why(String move) {
        return NaiveMove.parse(move, table.seats(), table.seat)
                .map(it -> NaiveReasons.why(table, it))
                .orElse(List.of(NaiveReasons.SYNTAX));
    }

    /** Returns the position after a legal move. */
    public NaiveStreet play(String move) {
        if (!why(move).isEmpty()) {
            throw new IllegalArgumentException("illegal: " + move + ": " + why(move));
        }
        NaiveTable after = table.copy();
        NaivePlay.play(after, move(move));
        return new NaiveStreet(after);
    }

    /** Returns the canonical text of a legal move. */
    public String canonical(String move) {
        return move(move).text();
    }

    /** Returns a copy of the table for the generators. */
    NaiveTable table() {
        return table.copy();
    }

    private NaiveMove move(String text) {
        return NaiveMove.parse(text, table.seats(), table.seat).orElseThrow();
    }

    /** Returns whether the game is over. */
    public boolean isOver() {
        return table.isOver();
    }

    /** Returns how many times the turn has come to, or past, seat 1 since the deal or the reading. */
    public int roundsBegun() {
        return table.roundsBegun;
    }

    /** Returns the card below a top card, or {@code -} if it is the last one (section 5, {@code Shown}). */
    String shownAfter(String card) {
        int owner = table.pileUnder(card);
        List<String> pile = owner == 0 ? table.publicPile : table.pile(owner);
        return pile.size() > 1 ? pile.get(1) : "-";
    }

    /** Returns {@code <score>:<height>:<rank>} for each seat, separated by spaces (section 6). */
    public String score() {
        List<Long> points = new ArrayList<>();
        for (int seat = 1; seat <= seats(); seat++) {
            points.add(score(seat));
        }
        List<String> scores = new ArrayList<>();
        for (int seat = 1; seat <= seats(); seat++) {
            scores.add(points.get(seat - 1) + ":" + height(seat) + ":" + rank(seat, points));
        }
        return String.join(" ", scores);
    }

    /** Returns the header {@code Result} of a record: {@code <score>:<height>} for each seat, or a star before the end. */
    public String result() {
        List<String> results = new ArrayList<>();
        for (int seat = 1; seat <= seats(); seat++) {
            results.add(score(seat) + ":" + height(seat));
        }
        return isOver() ? String.join(" ", results) : "*";
    }

    /** Returns the prestige of the street, plus 1 for every full 3 $ in the account (X21, Y17). */
    public long score(int seat) {
        return table.prestige(seat) + table.account(seat) / 3;
    }

    /** Returns the number of projects on the tallest site (Y18). */
    public int height(int seat) {
        int height = 0;
        for (List<String> site : table.street(seat)) {
            height = Math.max(height, site.size());
        }
        return height;
    }

    /** Returns one more than the number of better seats (X22, Y18). */
    private int rank(int seat, List<Long> points) {
        long own = points.get(seat - 1);
        int rank = 1;
        for (int other = 1; other <= seats(); other++) {
            long others = points.get(other - 1);
            boolean better = others > own || (others == own && height(other) > height(seat));
            rank += better ? 1 : 0;
        }
        return rank;
    }

    /** Returns the income of a seat's whole street, which may be negative (X16). */
    public long income(int seat) {
        return table.income(seat);
    }

    /** Returns the prestige of a seat's whole street (X21). */
    public long prestige(int seat) {
        return table.prestige(seat);
    }

    /** Returns the income of each project in a seat's street, in the order of the position's text (X17). */
    public Map<String, Long> incomes(int seat) {
        return table.incomes(seat);
    }

    /** Returns the prestige of each project in a seat's street, in the same order (X19). */
    public Map<String, Long> prestiges(int seat) {
        return table.prestiges(seat);
    }

    /** Returns the money in a seat's account. */
    public long account(int seat) {
        return table.account(seat);
    }

    /** Returns the money on a seat's pile. */
    public long moneyOnPile(int seat) {
        return table.moneyOnPile(seat);
    }

    /** Returns the number of possible worlds of the view (section 5): u!/(u-h)! x q!. */
    public BigInteger worlds() {
        int below = 0;
        for (List<String> pile : table.piles) {
            below += Math.max(0, pile.size() - 1);
        }
        int box = 84 - NaiveTable.CARDS_PER_SEAT * seats();
        int unseen = box + below;
        int publicBelow = Math.max(0, table.publicPile.size() - 1);
        return factorial(unseen).divide(factorial(unseen - below)).multiply(factorial(publicBelow));
    }

    private static BigInteger factorial(int n) {
        BigInteger product = BigInteger.ONE;
        for (int factor = 2; factor <= n; factor++) {
            product = product.multiply(BigInteger.valueOf(factor));
        }
        return product;
    }

    /** Returns the number of sequences of exactly this many moves (section 6). */
    public long perft(int depth) {
        if (depth == 0) {
            return 1;
        }
        long count = 0;
        for (String move : legal()) {
            count += play(move).perft(depth - 1);
        }
        return count;
    }

    /** Returns the record of moves from here (section 5). */
    public String record(List<String> moves, Map<String, String> headers) {
        return NaiveRecord.text(this, moves, headers);
    }

    /** Returns the redacted record of moves from here (section 5). */
    public String redactedRecord(List<String> moves, Map<String, String> headers) {
        return NaiveRecord.redacted(this, moves, headers);
    }

    @Override
    public String toString() {
        return text();
    }
}
