package io.github.uptownrules.testkit;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ContiguousSet;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Iterables;
import com.google.common.collect.Maps;
import com.google.common.collect.Ordering;
import io.github.uptownrules.base.game.Equipment;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.GameReview;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeatResult;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.base.search.MoveReview;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A game by another author: eight cards, three for each of two players and two in the stock. The players take turns playing a
 * card, and draw a card while the stock lasts. The higher of two played cards takes the trick, and the player with more tricks
 * wins.
 */
final class HighCard implements Game {
    private static final String RULESET = "high-2";
    private static final Pattern HEADER = Pattern.compile("\\[([A-Z][A-Za-z0-9]*) \"([^\"\\n\\r\\u2028]*)\"]");
    private static final String TERMINATION = "Termination";
    private static final Pattern END = Pattern.compile("(resignation|time) [12]|agreement|limit");

    /** The cards on the table; in a view hidden cards are 0. */
    private record Table(
            int turn,
            int lead,
            ImmutableList<Integer> tricks,
            ImmutableList<ImmutableList<Integer>> hands,
            ImmutableList<Integer> stock) {
        static Table parse(String text) {
            List<String> fields = Splitter.on(' ').splitToList(text);
            require(fields.size() == 6 && fields.get(0).equals(RULESET), "expected six fields, not '" + text + "'");
            List<String> hands = Splitter.on(';').splitToList(fields.get(4));
            require(hands.size() == 2 && fields.get(1).matches("[-12]"), "no such table: '" + text + "'");
            Table table = new Table(
                    fields.get(1).equals("-") ? 0 : Integer.parseInt(fields.get(1)),
                    cards(fields.get(2)).stream().findFirst().orElse(0),
                    cards(fields.get(3).replace(":", ",").replace("0", "9")).stream()
                            .map(taken -> taken % 9)
                            .collect(ImmutableList.toImmutableList()),
                    ImmutableList.of(cards(hands.get(0)), cards(hands.get(1))),
                    cards(fields.get(5)));
            require(table.toString().equals(text), "no such table: '" + text + "'");
            return table;
        }

        private static ImmutableList<Integer> cards(String text) {
            require(text.matches("-|[1-9?](,[1-9?])*"), "no cards: '" + text + "'");
            return text.equals("-")
                    ? ImmutableList.of()
                    : Splitter.on(',')
                            .splitToStream(text)
                            .map(card -> card.equals("?") ? 0 : Integer.parseInt(card))
                            .collect(ImmutableList.toImmutableList());
        }

        private static String text(ImmutableList<Integer> cards) {
            return cards.isEmpty() ? "-" : Joiner.on(',').join(cards).replace('0', '?');
        }

        Table after(int card) {
            ImmutableList<Integer> hand = hands.get(turn - 1);
            List<Integer> left = new ArrayList<>(hand);
            left.remove(hand.contains(card) ? (Integer) card : (Integer) 0);
            left.addAll(stock.subList(0, Math.min(1, stock.size())));
            ImmutableList<Integer> sorted = Ordering.natural().immutableSortedCopy(left);
            ImmutableList<ImmutableList<Integer>> all =
                    turn == 1 ? ImmutableList.of(sorted, hands.get(1)) : ImmutableList.of(hands.get(0), sorted);
            ImmutableList<Integer> rest = stock.subList(Math.min(1, stock.size()), stock.size());
            if (lead == 0) {
                return new Table(3 - turn, card, tricks, all, rest);
            }
            int winner = card > lead ? turn : 3 - turn;
            boolean isOver = all.get(0).isEmpty() && all.get(1).isEmpty();
            return new Table(
                    isOver ? 0 : winner,
                    0,
                    ImmutableList.of(tricks.get(0) + (winner == 1 ? 1 : 0), tricks.get(1) + (winner == 2 ? 1 : 0)),
                    all,
                    rest);
        }

        /** Returns the view of a seat, or of a spectator for 0. */
        Table seenBy(int seat) {
            return new Table(
                    turn,
                    lead,
                    tricks,
                    ImmutableList.of(
                            seat == 1 ? hands.get(0) : hidden(hands.get(0)),
                            seat == 2 ? hands.get(1) : hidden(hands.get(1))),
                    hidden(stock));
        }

        private static ImmutableList<Integer> hidden(ImmutableList<Integer> cards) {
            return cards.stream().map(card -> 0).collect(ImmutableList.toImmutableList());
        }

        @Override
        public String toString() {
            return RULESET + " " + (turn == 0 ? "-" : turn) + " " + (lead == 0 ? "-" : lead) + " "
                    + Joiner.on(':').join(tricks) + " " + text(hands.get(0)) + ";" + text(hands.get(1)) + " "
                    + text(stock);
        }
    }

    private static void require(boolean isRight, String message) {
        if (!isRight) {
            throw new IllegalArgumentException(message.replaceAll("\\p{Cntrl}", "?"));
        }
    }

    private static int number(Viewer viewer) {
        return viewer.asSeat().map(Seat::number).orElse(0);
    }

    private interface Played extends PlayedGame {
        ImmutableList<Table> tables();

        ImmutableList<String> moves();

        /** Returns the card that each move showed to the viewer. */
        ImmutableList<String> shown();

        default Table table() {
            return Iterables.getLast(tables());
        }

        @Override
        default String ruleset() {
            return RULESET;
        }

        @Override
        default int seats() {
            return 2;
        }

        @Override
        default int plies() {
            return moves().size();
        }

        @Override
        default String move(int ply) {
            return moves().get(ply - 1);
        }

        @Override
        default String text() {
            return table().toString();
        }

        @Override
        default Optional<Seat> turn() {
            return table().turn() == 0 || termination().isPresent()
                    ? Optional.empty()
                    : Optional.of(Seat.of(table().turn()));
        }

        @Override
        default Optional<String> termination() {
            return Optional.ofNullable(allHeaders().get(TERMINATION));
        }

        ImmutableMap<String, String> allHeaders();

        @Override
        default ImmutableMap<String, String> headers() {
            return ImmutableMap.copyOf(Maps.filterKeys(allHeaders(), name -> !name.equals(TERMINATION)));
        }

        default ImmutableMap<String, String> headersUpTo(int ply) {
            return ply == plies() ? allHeaders() : headers();
        }

        @Override
        default ImmutableList<String> legalMoves() {
            return turn().isEmpty()
                    ? ImmutableList.of()
                    : table().hands().get(table().turn() - 1).stream()
                            .map(String::valueOf)
                            .collect(ImmutableList.toImmutableList());
        }

        @Override
        default ImmutableList<String> faults(String move) {
            require(move.matches("[1-8]"), "no card: a move is 1 to 8");
            return legalMoves().contains(move) ? ImmutableList.of() : ImmutableList.of("you cannot play " + move);
        }

        @Override
        default ImmutableList<SeatResult> results() {
            return ImmutableList.of(result(1), result(2));
        }

        private SeatResult result(int seat) {
            int own = table().tricks().get(seat - 1);
            boolean isBehind = termination()
                    .filter(how -> how.matches(".* [12]"))
                    .map(how -> how.endsWith(String.valueOf(seat)))
                    .orElse(own < table().tricks().get(2 - seat));
            return new SeatResult(isBehind ? 2 : 1, ImmutableList.of(own));
        }

        /** Writes each move; in a viewer's record, the card that the move showed to the viewer follows it. */
        @Override
        default String record() {
            List<String> written = new ArrayList<>();
            for (int i = 0; i < plies(); i++) {
                written.add(moves().get(i) + (viewer().isEmpty() ? "" : ":" + shown().get(i)));
            }
            return "[Notation \"high 1\"]\n[Start \"" + tables().get(0) + "\"]\n"
                    + viewer().map(own -> "[Viewer \"" + own + "\"]\n").orElse("")
                    + allHeaders().entrySet().stream()
                            .map(header -> "[" + header.getKey() + " \"" + header.getValue() + "\"]\n")
                            .collect(Collectors.joining())
                    + "\n" + String.join(" ", written);
        }

        @Override
        default Optional<GameReview<String>> review(int playouts, long seed) {
            return Optional.of(new GameReview<>(ImmutableList.copyOf(ContiguousSet.closed(1, plies())), ply -> {
                MoveEstimate<String> own = new MoveEstimate<>(move(ply), playouts, 0.5, 0, 0);
                return new MoveReview<>(ply, upTo(ply - 1).turn().orElseThrow().number(), own, own);
            }));
        }
    }

    private record State(
            ImmutableList<Table> tables, ImmutableList<String> moves, ImmutableMap<String, String> allHeaders)
            implements PlayedGame.Whole, Played {
        @Override
        public ImmutableList<String> shown() {
            return ImmutableList.of();
        }

        @Override
        public SeenGame seenBy(Viewer viewer) {
            int seat = number(Viewer.parse(viewer.toString(), 2));
            ImmutableList.Builder<String> shown = ImmutableList.builder();
            for (int i = 0; i < moves.size(); i++) {
                Table before = tables.get(i);
                boolean draws = before.turn() == seat && !before.stock().isEmpty();
                shown.add(draws ? before.stock().get(0).toString() : "-");
            }
            return new Seen(
                    viewer,
                    tables.stream().map(table -> table.seenBy(seat)).collect(ImmutableList.toImmutableList()),
                    moves,
                    shown.build(),
                    allHeaders);
        }

        @Override
        public State play(String move) {
            List<String> faults = faults(move);
            require(faults.isEmpty(), String.join("; ", faults));
            return new State(plus(tables, table().after(Integer.parseInt(move))), plus(moves, move), allHeaders);
        }

        @Override
        public State upTo(int ply) {
            return new State(tables.subList(0, ply + 1), moves.subList(0, ply), headersUpTo(ply));
        }

        @Override
        public State withHeader(String name, String value) {
            require(
                    HEADER.matcher("[" + name + " \"" + value + "\"]").matches()
                            && !name.matches("Notation|Start|Viewer|Result|Termination"),
                    "no header: '" + name + "'");
            return with(name, value);
        }

        private State with(String name, String value) {
            Map<String, String> changed = new LinkedHashMap<>(allHeaders);
            changed.put(name, value);
            return new State(tables, moves, ImmutableMap.copyOf(changed));
        }

        @Override
        public State terminated(String how) {
            require(!isOver() && END.matcher(how).matches(), "no end: '" + how + "'");
            return with(TERMINATION, how);
        }
    }

    private static <T> ImmutableList<T> plus(List<T> some, T one) {
        return ImmutableList.<T>builder().addAll(some).add(one).build();
    }

    private record Seen(
            Viewer own,
            ImmutableList<Table> tables,
            ImmutableList<String> moves,
            ImmutableList<String> shown,
            ImmutableMap<String, String> allHeaders)
            implements SeenGame, Played {
        @Override
        public Optional<Viewer> viewer() {
            return Optional.of(own);
        }

        @Override
        public SeenGame seenBy(Viewer viewer) {
            return SeenGame.checkViewer(this, viewer);
        }

        @Override
        public ImmutableList<String> legalMoves() {
            return isToMove() ? Played.super.legalMoves() : ImmutableList.of();
        }

        @Override
        public SeenGame upTo(int ply) {
            return new Seen(
                    own, tables.subList(0, ply + 1), moves.subList(0, ply), shown.subList(0, ply), headersUpTo(ply));
        }

        @Override
        public String lastSeen() {
            if (moves.isEmpty()) {
                throw PlayedGame.noMove();
            }
            return Iterables.getLast(shown);
        }

        private List<Integer> unseen() {
            // Played cards are not kept, so any card may be anywhere out of sight.
            List<Integer> unseen = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6, 7, 8));
            table().hands().forEach(unseen::removeAll);
            unseen.remove((Integer) table().lead());
            return unseen;
        }

        private int hidden() {
            return (int) (table().hands().stream()
                            .flatMap(List::stream)
                            .filter(card -> card == 0)
                            .count()
                    + table().stock().size());
        }

        @Override
        public BigInteger worldCount() {
            BigInteger count = BigInteger.ONE;
            for (int i = 0; i < hidden(); i++) {
                count = count.multiply(BigInteger.valueOf(unseen().size() - i));
            }
            return count;
        }

        @Override
        public String sample(long seed) {
            List<Integer> cards = unseen();
            RandomInts.shuffle(new SplitMix64(seed), cards);
            List<ImmutableList<Integer>> hands = new ArrayList<>();
            for (ImmutableList<Integer> hand : table().hands()) {
                List<Integer> filled = new ArrayList<>();
                hand.forEach(card -> filled.add(card == 0 ? cards.remove(0) : card));
                hands.add(Ordering.natural().immutableSortedCopy(filled));
            }
            ImmutableList<Integer> stock =
                    ImmutableList.copyOf(cards.subList(0, table().stock().size()));
            return new Table(table().turn(), table().lead(), table().tricks(), ImmutableList.copyOf(hands), stock)
                    .toString();
        }

        @Override
        public String choose(String bot, RandomGenerator random) {
            new HighCard().checkedBot(bot);
            require(isToMove(), "it is not the turn of " + own);
            return legalMoves().get(RandomInts.below(random, legalMoves().size()));
        }

        @Override
        public ImmutableList<MoveEstimate<String>> estimates(int playouts, RandomGenerator random) {
            require(isToMove(), "it is not the turn of " + own);
            return legalMoves().stream()
                    .map(move -> new MoveEstimate<>(move, playouts, 0.5, 0, 0))
                    .collect(ImmutableList.toImmutableList());
        }

        @Override
        public SeenGame follow(String move, String seen, Optional<Viewer> turn) {
            require(move.matches("[1-8]") && seen.matches("-|[1-8]") && turn().isPresent(), "nothing to follow");
            Table after = table().after(Integer.parseInt(move));
            if (isToMove() && !seen.equals("-")) {
                List<ImmutableList<Integer>> hands = new ArrayList<>(after.hands());
                List<Integer> hand = new ArrayList<>(hands.get(number(own) - 1));
                hand.remove((Integer) 0);
                hand.add(Integer.parseInt(seen));
                hands.set(number(own) - 1, Ordering.natural().immutableSortedCopy(hand));
                after = new Table(
                        after.turn(), after.lead(), after.tricks(), ImmutableList.copyOf(hands), after.stock());
            }
            return SeenGame.checkTurn(
                    new Seen(own, plus(tables, after), plus(moves, move), plus(shown, seen), allHeaders), turn);
        }
    }

    @Override
    public String id() {
        return "high";
    }

    @Override
    public String name() {
        return "High Card";
    }

    @Override
    public ImmutableMap<String, Integer> rulesets() {
        return ImmutableMap.of(RULESET, 2);
    }

    @Override
    public boolean hasHints() {
        return true;
    }

    @Override
    public Optional<Equipment> equipment() {
        return Optional.of(new Equipment("cards", "Cards: 1 to 8", "1-8"));
    }

    @Override
    public Game with(String equipment) {
        require(equipment.equals("1-8"), "no cards: '" + equipment + "'");
        return this;
    }

    @Override
    public PlayedGame.Whole deal(String ruleset, long seed, String first) {
        require(ruleset.equals(RULESET) && first.matches("[12]|random"), "no such deal: " + ruleset + " " + first);
        List<Integer> cards = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6, 7, 8));
        RandomInts.shuffle(new SplitMix64(seed), cards);
        Ordering<Integer> order = Ordering.natural();
        return start(new Table(
                first.equals("2") ? 2 : 1,
                0,
                ImmutableList.of(0, 0),
                ImmutableList.of(
                        order.immutableSortedCopy(cards.subList(0, 3)), order.immutableSortedCopy(cards.subList(3, 6))),
                ImmutableList.copyOf(cards.subList(6, 8))));
    }

    private static State start(Table start) {
        return new State(ImmutableList.of(start), ImmutableList.of(), ImmutableMap.of());
    }

    @Override
    public PlayedGame.Whole position(String text) {
        require(!text.contains("?"), "a view is no position");
        return start(Table.parse(text));
    }

    @Override
    public SeenGame view(String viewer, String view) {
        return new Seen(
                Viewer.parse(viewer, 2),
                ImmutableList.of(Table.parse(view)),
                ImmutableList.of(),
                ImmutableList.of(),
                ImmutableMap.of());
    }

    @Override
    public PlayedGame record(String text) {
        List<String> lines = Splitter.on('\n').splitToList(text);
        int blank = lines.indexOf("");
        require(blank > 0 && blank == lines.size() - 2, "expected headers, an empty line, and moves");
        Map<String, String> headers = new LinkedHashMap<>();
        for (String line : lines.subList(0, blank)) {
            Matcher header = HEADER.matcher(line);
            require(header.matches(), "no header: '" + line + "'");
            headers.put(header.group(1), header.group(2));
        }
        require("high 1".equals(headers.remove("Notation")) && headers.containsKey("Start"), "missing: Start");
        String start = headers.remove("Start");
        Optional<String> viewer = Optional.ofNullable(headers.remove("Viewer"));
        List<String> moves = Splitter.on(' ').omitEmptyStrings().splitToList(lines.get(blank + 1));
        if (viewer.isPresent()) {
            SeenGame seen = view(viewer.get(), start);
            for (String move : moves) {
                require(move.contains(":"), "no move of what a viewer saw: '" + move + "'");
                seen = seen.follow(move.substring(0, 1), move.substring(2), Optional.empty());
            }
            Seen played = (Seen) seen;
            return new Seen(
                    played.own(), played.tables(), played.moves(), played.shown(), ImmutableMap.copyOf(headers));
        }
        PlayedGame.Whole whole = position(start);
        for (String move : moves) {
            whole = whole.play(move);
        }
        State played = (State) whole;
        return new State(played.tables(), played.moves(), ImmutableMap.copyOf(headers));
    }

    @Override
    public ImmutableList<String> resultColumns() {
        return ImmutableList.of("tricks");
    }
}
