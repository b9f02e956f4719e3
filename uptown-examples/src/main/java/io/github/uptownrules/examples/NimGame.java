package io.github.uptownrules.examples;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.JsonText;
import io.github.uptownrules.base.game.MoveRefusal;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeatResult;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.base.random.SplitMix64;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * A game of yours at tables: take one to three stones; the player who takes the last one wins. A move is their number. A server
 * finds the game as a service, and its page beside it, in {@code uptown-page/games/nim/}:
 *
 * <pre>java -cp tools/uptown-cli/target/uptown.jar:uptown-examples/target/classes io.github.uptownrules.cli.Uptown serve</pre>
 */
public final class NimGame implements Game {
    @Override
    public String id() {
        return "nim";
    }

    @Override
    public String name() {
        return "Nim";
    }

    @Override
    public ImmutableMap<String, Integer> rulesets() {
        return ImmutableMap.of("nim-2", 2);
    }

    @Override
    public PlayedGame.Whole deal(String ruleset, long seed, String first) {
        return start(15 + RandomInts.below(new SplitMix64(seed), 10), first, Optional.empty());
    }

    private static Nim start(int stones, String first, Optional<Viewer> viewer) {
        return new Nim(stones, Seat.parse(first, 2), ImmutableMap.of(), ImmutableList.of(), Optional.empty(), viewer);
    }

    /** Reads the ruleset, the stones and the seat to move. */
    @Override
    public PlayedGame.Whole position(String text) {
        List<String> words = Splitter.on(' ').splitToList(text);
        return start(Integer.parseInt(words.get(1)), words.get(2), Optional.empty());
    }

    @Override
    public SeenGame view(String viewer, String view) {
        return position(view).seenBy(Viewer.parse(viewer, 2));
    }

    /** Reads the position at the start, the moves, and the termination, each on a line. */
    @Override
    public PlayedGame record(String text) {
        List<String> lines = Splitter.on('\n').splitToList(text);
        PlayedGame.Whole game = position(lines.get(0));
        for (String move : Splitter.on(' ').omitEmptyStrings().split(lines.get(1))) {
            game = game.play(move);
        }
        return lines.get(2).isEmpty() ? game : game.terminated(lines.get(2));
    }

    /** Nothing is hidden, so the game is what its viewers see, but only the seat in turn moves. */
    private record Nim(
            int stones,
            Seat first,
            ImmutableMap<String, String> headers,
            ImmutableList<String> moves,
            Optional<String> termination,
            Optional<Viewer> viewer)
            implements PlayedGame.Whole, SeenGame {
        private int left() {
            return stones - moves.stream().mapToInt(Integer::parseInt).sum();
        }

        private Seat next() {
            return Seat.of(1 + (first.ordinal() + plies()) % 2);
        }

        @Override
        public String ruleset() {
            return "nim-2";
        }

        @Override
        public int seats() {
            return 2;
        }

        @Override
        public String text() {
            return "nim-2 " + left() + " " + next();
        }

        @Override
        public Optional<Seat> turn() {
            return termination.isPresent() || left() == 0 ? Optional.empty() : Optional.of(next());
        }

        @Override
        public int plies() {
            return moves.size();
        }

        @Override
        public String move(int ply) {
            return moves.get(ply - 1);
        }

        @Override
        public ImmutableList<String> legalMoves() {
            boolean isToMove =
                    turn().isPresent() && viewer.map(turn().get()::equals).orElse(true);
            return IntStream.rangeClosed(1, isToMove ? Math.min(3, left()) : 0)
                    .mapToObj(String::valueOf)
                    .collect(ImmutableList.toImmutableList());
        }

        @Override
        public ImmutableList<String> faults(String move) {
            if (!move.matches("[1-3]")) {
                throw MoveRefusal.syntax("take 1 to 3 stones");
            }
            return legalMoves().contains(move)
                    ? ImmutableList.of()
                    : ImmutableList.of("it is not your turn, or there are fewer stones");
        }

        @Override
        public Nim play(String move) {
            check(move);
            return new Nim(stones, first, headers, with(move), termination, viewer);
        }

        private ImmutableList<String> with(String move) {
            return ImmutableList.<String>builder().addAll(moves).add(move).build();
        }

        @Override
        public Nim upTo(int ply) {
            Optional<String> kept = ply == plies() ? termination : Optional.empty();
            return new Nim(stones, first, headers, moves.subList(0, ply), kept, viewer);
        }

        @Override
        public Nim withHeader(String name, String value) {
            return this; // a record of Nim has no names
        }

        @Override
        public Nim terminated(String how) {
            return new Nim(stones, first, headers, moves, Optional.of(how), viewer);
        }

        @Override
        public Nim seenBy(Viewer seer) {
            return new Nim(stones, first, headers, moves, termination, Optional.of(seer));
        }

        @Override
        public ImmutableList<SeatResult> results() {
            String loser =
                    termination.map(how -> how.substring(how.length() - 1)).orElse(next().toString());
            return Seat.first(2).stream()
                    .map(seat -> new SeatResult(isOver() && loser.equals(seat.toString()) ? 2 : 1, ImmutableList.of()))
                    .collect(ImmutableList.toImmutableList());
        }

        @Override
        public String record() {
            return upTo(0).text() + "\n" + Joiner.on(' ').join(moves) + "\n" + termination.orElse("");
        }

        @Override
        public JsonText viewJson() {
            ImmutableMap.Builder<String, Object> view =
                    ImmutableMap.<String, Object>builder().put("left", left());
            turn().ifPresent(seat -> view.put("turn", seat.number()));
            return JsonText.of(view.put("standings", standingsJson()).buildOrThrow());
        }

        @Override
        public SeenGame follow(String move, String seen, Optional<Viewer> turn) {
            Nim after = new Nim(stones, first, headers, with(move), termination, viewer);
            return SeenGame.checkTurn(after, turn);
        }

        @Override
        public String choose(String bot, RandomGenerator random) {
            return legalMoves().get(RandomInts.below(random, legalMoves().size()));
        }
    }
}
