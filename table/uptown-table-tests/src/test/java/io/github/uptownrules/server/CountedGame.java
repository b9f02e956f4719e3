package io.github.uptownrules.server;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ConcurrentHashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.Multiset;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.MoveRefusal;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeatResult;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.game.Viewer;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** A game that counts its calls. Two seats add 1 to 3 in turn, and the seat that reaches 12 wins. */
final class CountedGame implements Game {
    private static final int GOAL = 12;

    private final Multiset<String> calls = ConcurrentHashMultiset.create();

    /**
     * Returns the calls since the last call of this method: play, check, faults, record, and parse for each string that
     * became a move.
     */
    ImmutableMultiset<String> calls() {
        ImmutableMultiset<String> counted = ImmutableMultiset.copyOf(calls);
        calls.clear();
        return counted;
    }

    @Override
    public String id() {
        return "count";
    }

    @Override
    public String name() {
        return "Count";
    }

    @Override
    public ImmutableMap<String, Integer> rulesets() {
        return ImmutableMap.of("count-2", 2);
    }

    @Override
    public PlayedGame.Whole deal(String ruleset, long seed, String first) {
        return new Count(ImmutableList.of(), Optional.empty(), Optional.empty());
    }

    @Override
    public PlayedGame.Whole position(String text) {
        return deal("count-2", 0, "1");
    }

    @Override
    public SeenGame view(String viewer, String view) {
        throw new UnsupportedOperationException("no table reads a view");
    }

    @Override
    public PlayedGame record(String text) {
        calls.add("record");
        PlayedGame.Whole game = deal("count-2", 0, "1");
        for (String move : Splitter.on(' ').omitEmptyStrings().split(text)) {
            game = game.play(move);
        }
        return game;
    }

    /** A game with its moves; its viewers see all of it. */
    private final class Count implements PlayedGame.Whole, SeenGame {
        private final ImmutableList<Integer> moves;
        private final Optional<String> termination;
        private final Optional<Viewer> viewer;

        Count(ImmutableList<Integer> moves, Optional<String> termination, Optional<Viewer> viewer) {
            this.moves = moves;
            this.termination = termination;
            this.viewer = viewer;
        }

        private int sum() {
            return moves.stream().mapToInt(Integer::intValue).sum();
        }

        private int parse(String move) {
            calls.add("parse");
            try {
                return Integer.parseInt(move);
            } catch (NumberFormatException e) {
                throw MoveRefusal.syntax("a move is a number");
            }
        }

        private int judged(String move) {
            int added = parse(move);
            if (isOver() || added < 1 || added > 3) {
                throw MoveRefusal.illegal("a move is 1 to 3");
            }
            return added;
        }

        @Override
        public Count play(String move) {
            calls.add("play");
            ImmutableList<Integer> after = ImmutableList.<Integer>builder()
                    .addAll(moves)
                    .add(judged(move))
                    .build();
            return new Count(after, termination, viewer);
        }

        @Override
        public void check(String move) {
            calls.add("check");
            judged(move);
            if (!isToMove()) {
                throw MoveRefusal.illegal("it is not your turn");
            }
        }

        @Override
        public ImmutableList<String> faults(String move) {
            calls.add("faults");
            judged(move);
            return ImmutableList.of();
        }

        @Override
        public String ruleset() {
            return "count-2";
        }

        @Override
        public int seats() {
            return 2;
        }

        @Override
        public Optional<Viewer> viewer() {
            return viewer;
        }

        @Override
        public ImmutableMap<String, String> headers() {
            return ImmutableMap.of();
        }

        @Override
        public int plies() {
            return moves.size();
        }

        @Override
        public String move(int ply) {
            return moves.get(ply - 1).toString();
        }

        @Override
        public Count upTo(int ply) {
            return new Count(moves.subList(0, ply), ply == plies() ? termination : Optional.empty(), viewer);
        }

        @Override
        public Count seenBy(Viewer seer) {
            return new Count(moves, termination, Optional.of(requireNonNull(seer, "seer")));
        }

        @Override
        public String text() {
            return "count-2 " + sum();
        }

        @Override
        public Optional<Seat> turn() {
            return termination.isPresent() || sum() >= GOAL ? Optional.empty() : Optional.of(Seat.of(1 + plies() % 2));
        }

        @Override
        public Optional<String> termination() {
            return termination;
        }

        @Override
        public ImmutableList<String> legalMoves() {
            return isToMove() ? ImmutableList.of("1", "2", "3") : ImmutableList.of();
        }

        @Override
        public ImmutableList<SeatResult> results() {
            return Seat.first(2).stream()
                    .map(seat -> new SeatResult(1, ImmutableList.of()))
                    .collect(ImmutableList.toImmutableList());
        }

        @Override
        public String record() {
            return Joiner.on(' ').join(moves);
        }

        @Override
        public Count withHeader(String name, String value) {
            return this;
        }

        @Override
        public Count terminated(String how) {
            return new Count(moves, Optional.of(how), viewer);
        }

        @Override
        public SeenGame follow(String move, String seen, Optional<Viewer> turn) {
            return play(move);
        }

        @Override
        public String choose(String bot, RandomGenerator random) {
            return "2";
        }
    }
}
