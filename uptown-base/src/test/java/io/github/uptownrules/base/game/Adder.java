package io.github.uptownrules.base.game;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import java.util.stream.IntStream;

/** A game for tests of files: two players add 1 to 9, up to 1,000. The result contains the sum, so it checks the moves. */
class Adder implements OpenGame {
    static final Games GAMES = Games.of(new Adder());

    @Override
    public String id() {
        return "add";
    }

    @Override
    public String name() {
        return "Adder";
    }

    @Override
    public ImmutableMap<String, Integer> rulesets() {
        return ImmutableMap.of("add-2", 2);
    }

    @Override
    public Position start(String ruleset, long seed, Seat first) {
        return new Sum((int) Math.floorMod(seed, 10L), first);
    }

    @Override
    public Position read(String text) {
        if (!text.matches("add-2 [0-9]{1,4} [12]")) {
            throw new IllegalArgumentException("no sum");
        }
        String[] words = text.split(" ");
        return new Sum(Integer.parseInt(words[1]), Seat.parse(words[2], 2));
    }

    /** Returns a record that starts with the seed as its sum. */
    static PlayedGame.Whole game(long seed, int... moves) {
        PlayedGame.Whole game = new Adder().deal("add-2", seed, "1");
        for (int move : moves) {
            game = game.play(String.valueOf(move));
        }
        return game;
    }

    private record Sum(int sum, Seat next) implements Position {
        @Override
        public Optional<Seat> turn() {
            return sum >= 1_000 ? Optional.empty() : Optional.of(next);
        }

        @Override
        public ImmutableList<String> legalMoves() {
            return sum >= 1_000
                    ? ImmutableList.of()
                    : IntStream.rangeClosed(1, 9).mapToObj(String::valueOf).collect(ImmutableList.toImmutableList());
        }

        @Override
        public Sum play(String move) {
            return new Sum(sum + Integer.parseInt(move), next == Seat.ONE ? Seat.TWO : Seat.ONE);
        }

        @Override
        public ImmutableList<SeatResult> results() {
            return ImmutableList.of(
                    new SeatResult(1, ImmutableList.of(sum)), new SeatResult(2, ImmutableList.of(next.number())));
        }

        @Override
        public String toString() {
            return "add-2 " + sum + " " + next;
        }
    }
}
