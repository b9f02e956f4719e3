package io.github.uptownrules.examples;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.MoveRefusal;
import io.github.uptownrules.base.game.OpenGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeatResult;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Your own game: Connect Four. Two players drop discs into seven columns of six cells; four in a line win. Nothing is hidden,
 * so it is an {@link OpenGame}. Arenas, the line protocol, terminals and tables find it as a service, named in a file of {@code
 * META-INF/services}. Tables find its page in {@code uptown-page/games/four/}:
 *
 * <pre>java -cp tools/uptown-cli/target/uptown.jar:uptown-examples/target/classes io.github.uptownrules.cli.Uptown serve</pre>
 */
public final class ConnectFour implements OpenGame {
    private static final String RULESET = "four-2"; // begins with the id of the game
    private static final int RIGHT = 7; // the distance between columns: six cells and a slash
    private static final ImmutableList<Integer> DIRECTIONS = ImmutableList.of(1, RIGHT - 1, RIGHT, RIGHT + 1);

    @Override
    public String id() {
        return "four";
    }

    @Override
    public String name() {
        return "Connect Four";
    }

    @Override
    public ImmutableMap<String, Integer> rulesets() {
        return ImmutableMap.of(RULESET, 2);
    }

    @Override
    public ImmutableList<String> bots() {
        return ImmutableList.of("random", "careful");
    }

    /** Returns the empty board. A game with a random setup would use the seed. */
    @Override
    public Position start(String ruleset, long seed, Seat first) {
        return new Board("....../".repeat(RIGHT), first);
    }

    /** Parses the ruleset, the board, and the seat to move. */
    @Override
    public Position read(String text) {
        if (!text.matches(RULESET + " ((?=.{6}/)[12]*\\.*/){7} [12]")) {
            throw new IllegalArgumentException("expected 'four-2', seven columns such as '1221../', and a seat");
        }
        List<String> words = Splitter.on(' ').splitToList(text);
        Board board = new Board(words.get(1), Seat.parse(words.get(2), 2));
        int ahead = board.count(board.other()) - board.count(board.next());
        if (ahead < 0 || ahead > 1 || board.hasFour(board.next())) {
            throw new IllegalArgumentException("no game leads to this board with seat " + board.next() + " to move");
        }
        return board;
    }

    /**
     * A position. Each column lists the seats of its discs from the bottom up, then a dot for each empty cell, and ends with a
     * slash.
     */
    private record Board(String cells, Seat next) implements Position {
        private Seat other() {
            return next == Seat.ONE ? Seat.TWO : Seat.ONE;
        }

        private int count(Seat seat) {
            return CharMatcher.anyOf(seat.toString()).countIn(cells);
        }

        /** Returns whether a seat has four discs in a line. The slashes keep lines on the board. */
        private boolean hasFour(Seat seat) {
            return IntStream.range(0, cells.length())
                    .anyMatch(cell -> DIRECTIONS.stream()
                            .anyMatch(direction -> IntStream.range(0, 4)
                                    .allMatch(i -> cells.startsWith(seat.toString(), cell + i * direction))));
        }

        private boolean hasRoom(char column) {
            return cells.charAt(RIGHT * (column - 'a' + 1) - 2) == '.';
        }

        @Override
        public Optional<Seat> turn() {
            return hasFour(other()) || !cells.contains(".") ? Optional.empty() : Optional.of(next);
        }

        @Override
        public ImmutableList<String> legalMoves() {
            return Stream.of("a", "b", "c", "d", "e", "f", "g")
                    .filter(move -> turn().isPresent() && hasRoom(move.charAt(0)))
                    .collect(ImmutableList.toImmutableList());
        }

        @Override
        public ImmutableList<String> faults(String move) {
            if (!move.matches("[a-g]")) {
                throw MoveRefusal.syntax("a move is a column, a to g");
            }
            return hasRoom(move.charAt(0)) ? ImmutableList.of() : ImmutableList.of("column " + move + " is full");
        }

        @Override
        public Board play(String move) {
            int cell = cells.indexOf('.', RIGHT * (move.charAt(0) - 'a'));
            return new Board(cells.substring(0, cell) + next + cells.substring(cell + 1), other());
        }

        /** Returns rank 2 for the loser, and rank 1 otherwise. */
        @Override
        public ImmutableList<SeatResult> results() {
            return Seat.first(2).stream()
                    .map(seat -> new SeatResult(seat == next && hasFour(other()) ? 2 : 1, ImmutableList.of()))
                    .collect(ImmutableList.toImmutableList());
        }

        /** Wins or blocks if the bot is careful and such a move exists; otherwise drops a disc into a random column. */
        @Override
        public String choose(String bot, RandomGenerator random) {
            return Stream.of(this, new Board(cells, other()))
                    .filter(board -> bot.equals("careful"))
                    .flatMap(Board::winningMoves)
                    .findFirst()
                    .orElseGet(() -> Position.super.choose(bot, random));
        }

        private Stream<String> winningMoves() {
            return legalMoves().stream().filter(move -> play(move).hasFour(next));
        }

        @Override
        public ImmutableMap<String, Object> viewMembers() {
            return ImmutableMap.of("cells", cells);
        }

        @Override
        public String toString() {
            return RULESET + " " + cells + " " + next;
        }
    }
}
