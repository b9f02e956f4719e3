package io.github.uptownrules.examples;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Iterables;
import com.google.gson.stream.JsonWriter;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.server.game.DealtGame;
import io.github.uptownrules.server.game.RefusedMove;
import io.github.uptownrules.server.game.SeenGame;
import io.github.uptownrules.server.game.TableGame;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * A game of yours at tables: take one to three stones; who takes the last has won. A move is their number. A server finds the
 * game as a service, and its page beside it, in {@code uptown-page/games/nim/}:
 *
 * <pre>java -cp tools/uptown-cli/target/uptown.jar:uptown-examples/target/classes io.github.uptownrules.cli.Uptown serve</pre>
 */
public final class NimGame implements TableGame {
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
    public ImmutableList<String> levels() {
        return ImmutableList.of("random");
    }

    @Override
    public DealtGame deal(String ruleset, RandomGenerator random) {
        return new Nim(15 + RandomInts.below(random, 10), ImmutableList.of(), "", 0);
    }

    /** The stones, the moves, and how the game was ended, each on a line. */
    @Override
    public DealtGame record(String text) {
        List<String> lines = Splitter.on('\n').splitToList(text);
        Iterable<String> moves = Splitter.on(' ').omitEmptyStrings().split(lines.get(1));
        return new Nim(Integer.parseInt(lines.get(0)), ImmutableList.copyOf(moves), lines.get(2), 0);
    }

    /** Nothing is hidden: so the game is what its viewers see, but only the seat in turn moves. */
    private record Nim(int stones, ImmutableList<String> moves, String ending, int viewer)
            implements DealtGame, SeenGame {
        private int left() {
            return stones - moves.stream().mapToInt(Integer::parseInt).sum();
        }

        @Override
        public Optional<Integer> turn() {
            boolean isOver = !ending.isEmpty() || left() == 0;
            return isOver ? Optional.empty() : Optional.of(seat(plies() + 1));
        }

        @Override
        public int plies() {
            return moves.size();
        }

        @Override
        public int seat(int ply) {
            return 2 - ply % 2;
        }

        @Override
        public String move(int ply) {
            return moves.get(ply - 1);
        }

        @Override
        public DealtGame play(String move) {
            Iterable<String> all = Iterables.concat(moves, ImmutableList.of(move));
            return new Nim(stones, ImmutableList.copyOf(all), ending, viewer);
        }

        @Override
        public Nim upTo(int ply) {
            return new Nim(stones, moves.subList(0, ply), "", viewer);
        }

        @Override
        public DealtGame terminated(String how) {
            return new Nim(stones, moves, how, viewer);
        }

        @Override
        public Optional<String> termination() {
            return Optional.of(ending).filter(how -> !how.isEmpty());
        }

        @Override
        public String record() {
            return stones + "\n" + Joiner.on(' ').join(moves) + "\n" + ending;
        }

        @Override
        public SeenGame seenFrom(int seat) {
            return new Nim(stones, moves, ending, seat);
        }

        @Override
        public SeenGame seenByWatchers() {
            return seenFrom(0);
        }

        @Override
        public void writeStandings(JsonWriter out) throws IOException {
            int loser = ending.isEmpty() ? seat(plies() + 1) : ending.charAt(ending.length() - 1) - '0';
            out.beginArray();
            for (int seat = 1; seat <= 2; seat++) {
                out.beginObject().name("seat").value(seat).name("rank").value(isOver() && seat == loser ? 2 : 1);
                out.endObject();
            }
            out.endArray();
        }

        @Override
        public void writeView(int ply, JsonWriter out) throws IOException {
            Nim then = ply == plies() ? this : upTo(ply);
            out.beginObject().name("left").value(then.left());
            out.name("turn").value(then.turn().orElse(null));
            then.writeStandings(out.name("standings"));
            out.endObject();
        }

        @Override
        public void writeMove(int ply, JsonWriter out) throws IOException {
            out.beginObject().name("seat").value(seat(ply));
            out.name("move").value(move(ply)).endObject();
        }

        @Override
        public String checked(String move) throws RefusedMove {
            if (!move.matches("[1-3]")) {
                throw RefusedMove.syntax("take 1 to 3 stones");
            }
            if (!turn().equals(Optional.of(viewer)) || Integer.parseInt(move) > left()) {
                throw RefusedMove.illegal("it is not your turn, or there are fewer stones");
            }
            return move;
        }

        @Override
        public Optional<String> choose(String bot, RandomGenerator random) {
            return Optional.of("" + (1 + RandomInts.below(random, Math.min(3, left()))));
        }
    }
}
