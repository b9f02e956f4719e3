package io.github.uptownrules.testkit;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeatResult;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.RandomInts;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A game without chance and hidden information: two players take 1 to 3 of ten stones in turn; the last one to take wins. */
final class Pile implements Game {
    private static final String RULESET = "pile-2";

    /** The start, and the moves since. */
    private record Play(
            String start, ImmutableList<String> moves, ImmutableMap<String, String> all, Optional<Viewer> viewer)
            implements PlayedGame.Whole {
        private int left() {
            return stones(start) - moves.stream().mapToInt(Integer::parseInt).sum();
        }

        private int next() {
            return 1 + (seat(start) - 1 + moves.size()) % 2;
        }

        @Override
        public String ruleset() {
            return RULESET;
        }

        @Override
        public int seats() {
            return 2;
        }

        @Override
        public ImmutableMap<String, String> headers() {
            return all.entrySet().stream()
                    .filter(header -> !header.getKey().equals("Termination"))
                    .collect(ImmutableMap.toImmutableMap(Map.Entry::getKey, Map.Entry::getValue));
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
        public Play upTo(int ply) {
            return new Play(start, moves.subList(0, ply), ply == plies() ? all : headers(), viewer);
        }

        @Override
        public SeenGame seenBy(Viewer own) {
            return new Seen(this, Viewer.parse(own.toString(), 2));
        }

        @Override
        public String text() {
            return RULESET + " " + next() + " " + left();
        }

        @Override
        public Optional<Seat> turn() {
            return left() == 0 || termination().isPresent() ? Optional.empty() : Optional.of(Seat.of(next()));
        }

        @Override
        public Optional<String> termination() {
            return Optional.ofNullable(all.get("Termination"));
        }

        @Override
        public ImmutableList<String> legalMoves() {
            return turn().isEmpty()
                    ? ImmutableList.of()
                    : IntStream.rangeClosed(1, Math.min(3, left()))
                            .mapToObj(String::valueOf)
                            .collect(ImmutableList.toImmutableList());
        }

        @Override
        public ImmutableList<SeatResult> results() {
            int last = termination()
                    .filter(how -> how.contains(" "))
                    .map(how -> how.charAt(how.length() - 1) - '0')
                    .orElse(left() == 0 ? next() : 0);
            return Seat.first(2).stream()
                    .map(seat -> new SeatResult(seat.number() == last ? 2 : 1, ImmutableList.of()))
                    .collect(ImmutableList.toImmutableList());
        }

        @Override
        public Play play(String move) {
            require(legalMoves().contains(move), "no such move");
            return new Play(
                    start,
                    ImmutableList.<String>builder().addAll(moves).add(move).build(),
                    all,
                    viewer);
        }

        @Override
        public Play withHeader(String name, String value) {
            require(
                    name.matches("[A-Z][A-Za-z0-9]*") && !name.matches("Notation|Start|Result|Termination"),
                    "no header");
            require(!value.matches("(?s).*[\"\\v].*"), "no value of a header");
            return with(name, value);
        }

        private Play with(String name, String value) {
            Map<String, String> more = new LinkedHashMap<>(all);
            more.put(name, value);
            return new Play(start, moves, ImmutableMap.copyOf(more), viewer);
        }

        @Override
        public Play terminated(String how) {
            require(!isOver() && how.matches("(resignation|time) [12]|agreement|limit"), "no end");
            return with("Termination", how);
        }

        @Override
        public String record() {
            return "[Notation \"pile 1\"]\n[Start \"" + start + "\"]\n"
                    + all.entrySet().stream()
                            .map(header -> "[" + header.getKey() + " \"" + header.getValue() + "\"]\n")
                            .collect(Collectors.joining())
                    + "\n" + String.join(" ", moves);
        }
    }

    /** The view of a game. It lists moves only for the seat to move. */
    private record Seen(Play play, Viewer own) implements SeenGame {
        @Override
        public String ruleset() {
            return RULESET;
        }

        @Override
        public int seats() {
            return 2;
        }

        @Override
        public Optional<Viewer> viewer() {
            return Optional.of(own);
        }

        @Override
        public ImmutableMap<String, String> headers() {
            return play.headers();
        }

        @Override
        public int plies() {
            return play.plies();
        }

        @Override
        public String move(int ply) {
            return play.move(ply);
        }

        @Override
        public SeenGame upTo(int ply) {
            return new Seen(play.upTo(ply), own);
        }

        @Override
        public SeenGame seenBy(Viewer viewer) {
            return play.seenBy(viewer);
        }

        @Override
        public String text() {
            return play.text();
        }

        @Override
        public Optional<Seat> turn() {
            return play.turn();
        }

        @Override
        public Optional<String> termination() {
            return play.termination();
        }

        @Override
        public ImmutableList<String> legalMoves() {
            return isToMove() ? play.legalMoves() : ImmutableList.of();
        }

        @Override
        public ImmutableList<SeatResult> results() {
            return play.results();
        }

        @Override
        public String record() {
            return play.record();
        }

        @Override
        public SeenGame follow(String move, String seen, Optional<Viewer> turn) {
            return SeenGame.checkTurn(new Seen(play.play(move), own), turn);
        }

        @Override
        public String choose(String bot, RandomGenerator random) {
            require(bot.equals("random") && isToMove(), "no bot, or out of turn");
            return legalMoves().get(RandomInts.below(random, legalMoves().size()));
        }
    }

    private static void require(boolean isRight, String message) {
        if (!isRight) {
            throw new IllegalArgumentException(message);
        }
    }

    private static int seat(String position) {
        return position.charAt(RULESET.length() + 1) - '0';
    }

    private static int stones(String position) {
        return Integer.parseInt(position.substring(RULESET.length() + 3));
    }

    @Override
    public String id() {
        return "pile";
    }

    @Override
    public String name() {
        return "Pile";
    }

    @Override
    public ImmutableMap<String, Integer> rulesets() {
        return ImmutableMap.of(RULESET, 2);
    }

    @Override
    public PlayedGame.Whole deal(String ruleset, long seed, String first) {
        seats(ruleset);
        require(first.matches("[12]"), "no seat");
        return position(RULESET + " " + first + " 10");
    }

    @Override
    public PlayedGame.Whole position(String text) {
        require(text.matches(RULESET + " [12] ([0-9]|10)"), "no position");
        return new Play(text, ImmutableList.of(), ImmutableMap.of(), Optional.empty());
    }

    @Override
    public SeenGame view(String viewer, String view) {
        return position(view).seenBy(Viewer.parse(viewer, 2));
    }

    @Override
    public PlayedGame record(String text) {
        require(
                text.matches("(?s)\\[Notation \"pile 1\"]\n\\[Start \"[^\"]*\"]\n(\\[\\w+ \"[^\"]*\"]\n)*\n[0-9 ]*"),
                "no record");
        String[] parts = text.split("\n\n", 2);
        Play play = new Play("", ImmutableList.of(), ImmutableMap.of(), Optional.empty());
        for (String line : parts[0].split("\n")) {
            String[] header = line.substring(1, line.length() - 2).split(" \"", 2);
            play = header[0].equals("Start")
                    ? (Play) position(header[1])
                    : header[0].equals("Notation") ? play : play.with(header[0], header[1]);
        }
        Play played = new Play(play.start(), ImmutableList.of(), play.headers(), Optional.empty());
        for (String move : parts[1].isEmpty() ? new String[0] : parts[1].split(" ")) {
            played = played.play(move);
        }
        return new Play(played.start(), played.moves(), play.all(), Optional.empty());
    }
}
