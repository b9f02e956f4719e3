package io.github.uptownrules.base.game;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/** A game for tests of trees: two players add 1 to 9 to a number below a million. */
class Sum implements OpenGame {
    private static final ImmutableList<String> MOVES =
            IntStream.rangeClosed(1, 9).mapToObj(String::valueOf).collect(ImmutableList.toImmutableList());

    /** The number of moves played and of positions read so far, by all instances. */
    static final AtomicInteger WORK = new AtomicInteger();

    record Total(int sum, Seat next) implements Position {
        @Override
        public Optional<Seat> turn() {
            return sum >= 1_000_000 ? Optional.empty() : Optional.of(next);
        }

        @Override
        public ImmutableList<String> legalMoves() {
            return sum >= 1_000_000 ? ImmutableList.of() : MOVES;
        }

        @Override
        public Total play(String move) {
            WORK.incrementAndGet();
            return new Total(sum + Integer.parseInt(move), next == Seat.ONE ? Seat.TWO : Seat.ONE);
        }

        @Override
        public ImmutableList<SeatResult> results() {
            return ImmutableList.of(new SeatResult(1, ImmutableList.of(sum)), new SeatResult(1, ImmutableList.of(sum)));
        }

        @Override
        public String toString() {
            return "sum-2 " + sum + " " + next;
        }
    }

    @Override
    public String id() {
        return "sum";
    }

    @Override
    public String name() {
        return "Sum";
    }

    @Override
    public ImmutableMap<String, Integer> rulesets() {
        return ImmutableMap.of("sum-2", 2);
    }

    @Override
    public Position start(String ruleset, long seed, Seat first) {
        return new Total(0, first);
    }

    @Override
    public Position read(String text) {
        WORK.incrementAndGet();
        if (!text.matches("sum-2 [0-9]{1,8} [12]")) {
            throw new IllegalArgumentException("no sum");
        }
        String[] fields = text.split(" ");
        return new Total(Integer.parseInt(fields[1]), Seat.parse(fields[2], 2));
    }

    /** Returns a tree of a record that starts at 0, by the text after its headers. */
    static GameTree treeOf(String moves) {
        return new Sum().tree(record("sum 2", moves));
    }

    /** Returns a record whose main line ends at the sum of its digits outside of parentheses and braces. */
    static String record(String notation, String moves) {
        int sum = 0;
        String main = moves.replaceAll("\\{[^}]*}", "");
        for (String before = ""; !before.equals(main); ) {
            before = main;
            main = main.replaceAll("\\([^()]*\\)", "");
        }
        for (char digit : main.toCharArray()) {
            sum += digit >= '1' && digit <= '9' ? digit - '0' : 0;
        }
        return "[Notation \"" + notation + "\"]\n[Ruleset \"sum-2\"]\n[Start \"sum-2 0 1\"]\n[Result \"" + sum + ":1 "
                + sum + ":1\"]\n\n" + moves;
    }

    /** Returns the text of a tree after its headers. */
    static String moves(GameTree tree) {
        String text = tree.toString();
        return text.substring(text.indexOf("\n\n") + 2);
    }
}
