package io.github.uptownrules.testkit;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Iterables;
import com.google.common.collect.Maps;
import com.google.common.collect.Ordering;
import io.github.uptownrules.base.game.OldGame;
import io.github.uptownrules.base.game.Replay;
import io.github.uptownrules.base.game.SeatResult;
import io.github.uptownrules.base.game.TextPosition;
import io.github.uptownrules.base.game.TextState;
import io.github.uptownrules.base.game.TextView;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.base.random.SplitMix64;
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
 * A game of a stranger's: eight cards, three for each of two, two in the stock. Turn by turn a card is played, and one drawn while
 * there are any; of two cards played the higher one takes the trick, and who took more wins.
 */
final class HighCard implements OldGame {
    private static final String RULESET = "high-2";
    private static final Pattern HEADER = Pattern.compile("\\[([A-Z][A-Za-z0-9]*) \"([^\"\\n\\r\\u2028]*)\"]");
    private static final String TERMINATION = "Termination";
    private static final Pattern END = Pattern.compile("(resignation|time) [12]");

    /** What lies where; in a view hidden cards are 0. */
    private record Table(
            int turn,
            int lead,
            ImmutableList<Integer> tricks,
            ImmutableList<ImmutableList<Integer>> hands,
            ImmutableList<Integer> stock) {
        static Table parse(String text) {
            List<String> fields = Splitter.on(' ').splitToList(text);
            check(fields.size() == 6 && fields.get(0).equals(RULESET), "expected six fields, not '" + text + "'");
            List<String> hands = Splitter.on(';').splitToList(fields.get(4));
            check(hands.size() == 2 && fields.get(1).matches("[-12]"), "no such table: '" + text + "'");
            Table table = new Table(
                    fields.get(1).equals("-") ? 0 : Integer.parseInt(fields.get(1)),
                    cards(fields.get(2)).stream().findFirst().orElse(0),
                    cards(fields.get(3).replace(":", ",").replace("0", "9")).stream()
                            .map(taken -> taken % 9)
                            .collect(ImmutableList.toImmutableList()),
                    ImmutableList.of(cards(hands.get(0)), cards(hands.get(1))),
                    cards(fields.get(5)));
            check(table.toString().equals(text), "no such table: '" + text + "'");
            return table;
        }

        private static ImmutableList<Integer> cards(String text) {
            check(text.matches("-|[1-9?](,[1-9?])*"), "no cards: '" + text + "'");
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

        /** What a seat sees; 0 for a spectator. */
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

    private static void check(boolean isRight, String message) {
        if (!isRight) {
            throw new IllegalArgumentException(message.replaceAll("\\p{Cntrl}", "?"));
        }
    }

    private static int number(String viewer) {
        check(viewer.matches("[-12]"), "no viewer: '" + viewer + "'");
        return viewer.equals("-") ? 0 : Integer.parseInt(viewer);
    }

    /** What all positions have. */
    private interface Seen extends TextPosition {
        Table table();

        /** Whose moves these are: 0 for all. */
        int own();

        @Override
        default String ruleset() {
            return RULESET;
        }

        @Override
        default ImmutableList<String> seats() {
            return ImmutableList.of("1", "2");
        }

        @Override
        default String text() {
            return table().toString();
        }

        @Override
        default String turn() {
            return table().turn() == 0 || termination().isPresent() ? "-" : String.valueOf(table().turn());
        }

        @Override
        default ImmutableList<String> legalMoves() {
            return turn().equals("-") || own() >= 0 && own() != table().turn()
                    ? ImmutableList.of()
                    : table().hands().get(table().turn() - 1).stream()
                            .map(String::valueOf)
                            .collect(ImmutableList.toImmutableList());
        }

        @Override
        default ImmutableList<String> faults(String move) {
            check(move.matches("[1-8]"), "no card: a move is 1 to 8");
            return legalMoves().contains(move) ? ImmutableList.of() : ImmutableList.of("you cannot play " + move);
        }

        @Override
        default String standings() {
            return Joiner.on(' ').join(table().tricks());
        }

        @Override
        default ImmutableList<SeatResult> results() {
            return ImmutableList.of(result(1), result(2));
        }

        private SeatResult result(int seat) {
            int own = table().tricks().get(seat - 1);
            boolean isBehind = termination()
                    .map(how -> how.endsWith(String.valueOf(seat)))
                    .orElse(own < table().tricks().get(2 - seat));
            return new SeatResult(isBehind ? 2 : 1, ImmutableList.of(own));
        }
    }

    /** A game as it is, with the moves that led here. */
    private record State(ImmutableList<Table> tables, ImmutableList<String> moves, ImmutableMap<String, String> headers)
            implements TextState, Seen {
        @Override
        public Table table() {
            return Iterables.getLast(tables);
        }

        @Override
        public int own() {
            return -1;
        }

        @Override
        public Optional<String> termination() {
            return Optional.ofNullable(headers.get(TERMINATION));
        }

        private Table before() {
            if (moves.isEmpty()) {
                throw TextPosition.noMove();
            }
            return tables.get(tables.size() - 2);
        }

        @Override
        public String lastMove() {
            return before().turn() + " " + Iterables.getLast(moves);
        }

        @Override
        public TextView viewFor(String viewer) {
            int seat = number(viewer);
            String last = moves.isEmpty() ? "" : lastMove();
            boolean draws = !moves.isEmpty()
                    && before().turn() == seat
                    && !before().stock().isEmpty();
            return new View(
                    seat,
                    table().seenBy(seat),
                    last,
                    draws ? String.valueOf(before().stock().get(0)) : "-",
                    termination());
        }

        @Override
        public TextState play(String move) {
            List<String> faults = faults(move);
            check(faults.isEmpty(), String.join("; ", faults));
            return new State(
                    ImmutableList.<Table>builder()
                            .addAll(tables)
                            .add(table().after(Integer.parseInt(move)))
                            .build(),
                    ImmutableList.<String>builder().addAll(moves).add(move).build(),
                    headers);
        }

        @Override
        public TextState undo() {
            before();
            return upTo(moves.size() - 1);
        }

        /** After some of the moves; the end stays if there are all. */
        State upTo(int ply) {
            return new State(
                    tables.subList(0, ply + 1),
                    moves.subList(0, ply),
                    ply == moves.size()
                            ? headers
                            : ImmutableMap.copyOf(Maps.filterKeys(headers, name -> !name.equals(TERMINATION))));
        }

        @Override
        public long perft(int depth) {
            return depth == 0
                    ? 1
                    : legalMoves().stream()
                            .mapToLong(move -> play(move).perft(depth - 1))
                            .sum();
        }

        @Override
        public TextState withHeader(String name, String value) {
            check(
                    HEADER.matcher("[" + name + " \"" + value + "\"]").matches()
                            && !name.matches("Start|Result|Termination"),
                    "no header: '" + name + "'");
            return with(name, value);
        }

        private State with(String name, String value) {
            Map<String, String> changed = new LinkedHashMap<>(headers);
            changed.put(name, value);
            return new State(tables, moves, ImmutableMap.copyOf(changed));
        }

        @Override
        public TextState terminated(String how) {
            check(END.matcher(how).matches(), "no end: '" + how + "'");
            return with(TERMINATION, how);
        }

        @Override
        public String record() {
            return "[Start \"" + tables.get(0) + "\"]\n"
                    + headers.entrySet().stream()
                            .map(header -> "[" + header.getKey() + " \"" + header.getValue() + "\"]\n")
                            .collect(Collectors.joining())
                    + "\n" + String.join(" ", moves);
        }
    }

    /** What is seen; the last move and what was seen of it, or nothing. */
    private record View(int own, Table table, String last, String lastSeen, Optional<String> termination)
            implements TextView, Seen {
        @Override
        public String viewer() {
            return own == 0 ? "-" : String.valueOf(own);
        }

        @Override
        public String lastMove() {
            if (last.isEmpty()) {
                throw TextPosition.noMove();
            }
            return last;
        }

        private List<Integer> unseen() {
            // What was played is not kept, so any card may be anywhere that is not seen.
            List<Integer> unseen = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6, 7, 8));
            table.hands().forEach(unseen::removeAll);
            unseen.remove((Integer) table.lead());
            return unseen;
        }

        private int hidden() {
            return (int) (table.hands().stream()
                            .flatMap(List::stream)
                            .filter(card -> card == 0)
                            .count()
                    + table.stock().size());
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
            for (ImmutableList<Integer> hand : table.hands()) {
                List<Integer> filled = new ArrayList<>();
                hand.forEach(card -> filled.add(card == 0 ? cards.remove(0) : card));
                hands.add(Ordering.natural().immutableSortedCopy(filled));
            }
            ImmutableList<Integer> stock =
                    ImmutableList.copyOf(cards.subList(0, table.stock().size()));
            return new Table(table.turn(), table.lead(), table.tricks(), ImmutableList.copyOf(hands), stock).toString();
        }

        @Override
        public String choose(String bot, RandomGenerator random) {
            new HighCard().checkedBot(bot);
            check(!legalMoves().isEmpty(), "it is not the turn of " + viewer());
            return legalMoves().get(RandomInts.below(random, legalMoves().size()));
        }

        @Override
        public TextView follow(String move, String seen) {
            check(move.matches("[1-8]") && seen.matches("-|[1-8]") && table.turn() > 0, "nothing to follow");
            Table after = table.after(Integer.parseInt(move));
            if (own == table.turn() && !seen.equals("-")) {
                List<Integer> hand = new ArrayList<>(after.hands().get(own - 1));
                hand.remove((Integer) 0);
                hand.add(Integer.parseInt(seen));
                ImmutableList<Integer> sorted = Ordering.natural().immutableSortedCopy(hand);
                after = new Table(
                        after.turn(),
                        after.lead(),
                        after.tricks(),
                        own == 1
                                ? ImmutableList.of(sorted, after.hands().get(1))
                                : ImmutableList.of(after.hands().get(0), sorted),
                        after.stock());
            }
            return new View(own, after, table.turn() + " " + move, seen, termination);
        }
    }

    /** A record, of the whole game or of what a seat saw. */
    private record Moves(State state, Optional<String> viewer) implements Replay {
        @Override
        public ImmutableMap<String, String> headers() {
            return state.headers();
        }

        @Override
        public int plies() {
            return state.moves().size();
        }

        @Override
        public TextPosition at(int ply) {
            State at = state.upTo(ply);
            return viewer.<TextPosition>map(at::viewFor).orElse(at);
        }

        @Override
        public Replay redactedFor(String seat) {
            return new Moves(state, Optional.of(seat));
        }
    }

    @Override
    public String name() {
        return "High Card";
    }

    @Override
    public String notation() {
        return "high 1";
    }

    @Override
    public Optional<String> family() {
        return Optional.of("high");
    }

    @Override
    public ImmutableList<String> rulesets() {
        return ImmutableList.of(RULESET);
    }

    @Override
    public String fullId(String ruleset) {
        return ruleset;
    }

    @Override
    public int seats(String ruleset) {
        return 2;
    }

    @Override
    public ImmutableList<String> bots() {
        return ImmutableList.of("random");
    }

    @Override
    public String checkedBot(String name) {
        check(name.equals("random"), "unknown bot '" + name + "'; known: random");
        return name;
    }

    @Override
    public String defaultBot() {
        return "random";
    }

    @Override
    public TextState deal(String ruleset, long seed, String first) {
        check(ruleset.equals(RULESET) && first.matches("[12]|random"), "no such deal: " + ruleset + " " + first);
        List<Integer> cards = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6, 7, 8));
        RandomInts.shuffle(new SplitMix64(seed), cards);
        Ordering<Integer> order = Ordering.natural();
        return state(new Table(
                first.equals("2") ? 2 : 1,
                0,
                ImmutableList.of(0, 0),
                ImmutableList.of(
                        order.immutableSortedCopy(cards.subList(0, 3)), order.immutableSortedCopy(cards.subList(3, 6))),
                ImmutableList.copyOf(cards.subList(6, 8))));
    }

    private static State state(Table start) {
        return new State(ImmutableList.of(start), ImmutableList.of(), ImmutableMap.of());
    }

    @Override
    public TextState position(String text) {
        check(!text.contains("?"), "a view is no position");
        return state(Table.parse(text));
    }

    @Override
    public TextView view(String viewer, String view) {
        return new View(number(viewer), Table.parse(view), "", "-", Optional.empty());
    }

    @Override
    public Replay record(String text) {
        List<String> lines = Splitter.on('\n').splitToList(text);
        int blank = lines.indexOf("");
        check(blank > 0 && blank == lines.size() - 2, "expected headers, an empty line, and moves");
        Map<String, String> headers = new LinkedHashMap<>();
        for (String line : lines.subList(0, blank)) {
            Matcher header = HEADER.matcher(line);
            check(header.matches(), "no header: '" + line + "'");
            headers.put(header.group(1), header.group(2));
        }
        check(headers.containsKey("Start"), "missing: Start");
        TextState state = state(Table.parse(headers.remove("Start")));
        for (String move : Splitter.on(' ').omitEmptyStrings().split(lines.get(blank + 1))) {
            state = state.play(move);
        }
        State played = (State) state;
        return new Moves(new State(played.tables(), played.moves(), ImmutableMap.copyOf(headers)), Optional.empty());
    }

    @Override
    public ImmutableList<String> resultColumns() {
        return ImmutableList.of("tricks");
    }

    @Override
    public void checkResults(ImmutableList<SeatResult> results) {
        check(results.stream().mapToInt(SeatResult::rank).min().orElse(0) == 1, "no seat has won");
    }
}
