package io.github.uptownrules.testkit;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.EstimatedMove;
import io.github.uptownrules.base.game.JudgedMove;
import io.github.uptownrules.base.game.OldGame;
import io.github.uptownrules.base.game.Replay;
import io.github.uptownrules.base.game.SeatResult;
import io.github.uptownrules.base.game.TextReview;
import io.github.uptownrules.base.game.TextState;
import io.github.uptownrules.base.game.TextView;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.testkit.laws.Breaker;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.math.BigInteger;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** OldGames in text that break a law: {@link HighCard}, in which some methods do something else. */
final class TextBreakers {
    /** A replacement for a method. */
    @FunctionalInterface
    interface Change {
        Object of(Object target, List<Object> arguments) throws Throwable;
    }

    private static final List<Class<?>> BRIDGE = List.of(OldGame.class, TextState.class, TextView.class, Replay.class);

    private TextBreakers() {}

    /** Returns a proxy of the target that replaces some methods, also on all objects that it returns. */
    @SuppressWarnings("unchecked")
    static <T> T with(T target, Map<String, Change> changes) {
        Class<?> type = BRIDGE.stream()
                .filter(own -> own.isInstance(target))
                .findFirst()
                .orElseThrow();
        return (T) Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (proxy, method, given) -> {
            List<Object> arguments = given == null ? List.of() : List.of(given);
            Change change = changes.get(type.getSimpleName() + "." + method.getName());
            Object made;
            try {
                made = change == null ? method.invoke(target, given) : change.of(target, arguments);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
            return BRIDGE.stream().anyMatch(own -> own.isInstance(made)) && !Proxy.isProxyClass(made.getClass())
                    ? with(made, changes)
                    : made;
        });
    }

    private static Breaker broken(String law, String error, Map<String, Change> changes) {
        return new Breaker(law, error, () -> GameLaws.check(with(new HighCard(), changes), 1, 1));
    }

    private static Breaker broken(String law, String error, String method, Change change) {
        return broken(law, error, Map.of(method, change));
    }

    /** A game in which a method always gives the same. */
    private static Breaker constant(String law, String error, String method, Object result) {
        return broken(law, error, method, (target, given) -> result);
    }

    private static Breaker bot(String law, String error, Change choice) {
        return new Breaker(
                "bot in text: " + law,
                error,
                () -> GameLaws.checkBot(with(new HighCard(), Map.of("TextView.choose", choice)), "random"));
    }

    static Stream<Breaker> all() {
        return Stream.of(deals(), positions(), moves(), views(), records(), bots())
                .flatMap(each -> each);
    }

    /** All that a position says, and a wrong answer. */
    private static final ImmutableMap<String, Object> SAID = ImmutableMap.<String, Object>builder()
            .put("text", "x")
            .put("ruleset", "x")
            .put("seats", ImmutableList.of("1"))
            .put("turn", "9")
            .put("isOver", true)
            .put("legalMoves", ImmutableList.of("9"))
            .put("standings", "x")
            .put("results", ImmutableList.of())
            .buildOrThrow();

    /** A law that says that two positions say the same, broken by each answer. */
    private static Stream<Breaker> same(
            String law, String error, String type, String method, UnaryOperator<Change> inner) {
        return SAID.entrySet().stream().map(said -> {
            String words = said.getKey().equals("isOver")
                    ? "the end"
                    : said.getKey().equals("legalMoves") ? "the legal moves" : "the " + said.getKey();
            Change wrong = (target, given) -> said.getValue();
            Map<String, Change> changes = Map.of(type + "." + said.getKey(), wrong);
            return broken(
                    law + ": " + words,
                    error + " with " + words.replace("the ", "another "),
                    method,
                    inner.apply((target, given) -> with(target, changes)));
        });
    }

    private static OldGame game(Object target) {
        return (OldGame) target;
    }

    private static TextState state(Object target) {
        return (TextState) target;
    }

    private static TextView view(Object target) {
        return (TextView) target;
    }

    private static Replay replay(Object target) {
        return (Replay) target;
    }

    private static String text(List<Object> given) {
        return (String) given.get(0);
    }

    private static TextState dealt(Object target, List<Object> given, String ruleset, long seed, String first) {
        return game(target).deal(ruleset, seed, first);
    }

    private static TextState dealt(Object target, List<Object> given) {
        return dealt(target, given, text(given), (long) given.get(1), (String) given.get(2));
    }

    private static TextView followed(Object target, List<Object> given) {
        return given.size() == 2
                ? view(target).follow(text(given), (String) given.get(1))
                : view(target).follow(text(given), (String) given.get(1), (String) given.get(2));
    }

    /** Accepts what is refused, and then gives something else. */
    private static Change accepting(Change real, Change other) {
        return (target, given) -> {
            try {
                return real.of(target, given);
            } catch (IllegalArgumentException e) {
                return other.of(target, given);
            }
        };
    }

    private static Stream<Breaker> deals() {
        String law = "a seed deals the same: ";
        AtomicInteger seeds = new AtomicInteger();
        AtomicInteger deals = new AtomicInteger();
        return Stream.of(
                broken(
                        law + "the deal",
                        "a deal that no seed decides",
                        "Game.deal",
                        (target, given) ->
                                dealt(target, given, text(given), seeds.incrementAndGet(), (String) given.get(2))),
                // The laws take the ruleset from the first deal, so that is played.
                broken(law + "the ruleset", "a deal of another ruleset", "Game.deal", (target, given) -> {
                    TextState state = dealt(target, given);
                    return deals.getAndIncrement() == 0
                            ? state
                            : with(state, Map.of("TextState.ruleset", (own, none) -> "x"));
                }),
                constant(law + "the number of seats", "three seats", "Game.seats", 3),
                broken(
                        law + "each seed deals the same",
                        "a deal that is always that of seed 1",
                        "Game.deal",
                        (target, given) -> dealt(target, given, text(given), 1, (String) given.get(2))),
                broken(
                        law + "a deal that no seat begins",
                        "a deal that any word begins",
                        "Game.deal",
                        (target, given) -> dealt(target, given, text(given), (long) given.get(1), "1")),
                broken(
                        law + "a deal of no ruleset",
                        "a deal of an unknown ruleset",
                        "Game.deal",
                        (target, given) ->
                                dealt(target, given, new HighCard().rulesets().get(0), (long) given.get(1), (String)
                                        given.get(2))),
                broken(
                        "a game goes on: there is no legal move",
                        "a game that goes on without moves",
                        Map.of(
                                "TextState.isOver",
                                (target, given) -> false,
                                "TextState.legalMoves",
                                (target, given) -> ImmutableList.of())));
    }

    private static Stream<Breaker> positions() {
        String end = "the end is when no seat is to move: ";
        String results = "the results rank the seats: ";
        SeatResult second = new SeatResult(2, ImmutableList.of(0));
        return Stream.concat(
                same(
                        "a position is read as it is written",
                        "a position that is read",
                        "TextState",
                        "Game.position",
                        wrong -> (target, given) -> wrong.of(game(target).position(text(given)), given)),
                Stream.of(
                        broken(
                                "a position is read as it is written: the wrong text '",
                                "a reader that overlooks spaces",
                                "Game.position",
                                (target, given) ->
                                        game(target).position(text(given).strip())),
                        constant(end + "the end", "an end at the first move", "TextState.isOver", true),
                        broken(
                                end + "having no legal move",
                                "a legal move after the end",
                                "TextState.legalMoves",
                                (target, given) -> state(target).isOver()
                                        ? ImmutableList.of("1")
                                        : state(target).legalMoves()),
                        broken(
                                end + "the turn is that of no seat",
                                "the turn of seat 9",
                                "TextState.turn",
                                (target, given) -> state(target).isOver() ? "-" : "9"),
                        constant(
                                results + "the number of results",
                                "no results",
                                "TextState.results",
                                ImmutableList.of()),
                        constant(
                                results + "the rank of",
                                "two second seats",
                                "TextState.results",
                                ImmutableList.of(second, second)),
                        constant(
                                results + "the number of columns of",
                                "results without numbers",
                                "TextState.results",
                                ImmutableList.of(
                                        new SeatResult(1, ImmutableList.of()), new SeatResult(1, ImmutableList.of()))),
                        broken(
                                results + "the game refuses its own results:",
                                "a game that refuses all results",
                                "Game.checkResults",
                                (target, given) -> {
                                    throw new IllegalArgumentException("no");
                                })));
    }

    private static Stream<Breaker> moves() {
        String law = "the legal moves are those without faults: ";
        String left = "a move leaves what was there: ";
        Map<Object, Integer> listed = new IdentityHashMap<>();
        Map<Object, Integer> played = new IdentityHashMap<>();
        Map<Object, Boolean> changed = new IdentityHashMap<>();
        return Stream.of(
                // A state is asked for its moves four times before the law asks it twice.
                broken(
                        law + "the moves when asked again",
                        "no moves when asked for the sixth time",
                        "TextState.legalMoves",
                        (target, given) -> listed.merge(target, 1, Integer::sum) == 5
                                ? ImmutableList.of()
                                : state(target).legalMoves()),
                broken(
                        law + "the number of different moves",
                        "each move listed twice",
                        "TextState.legalMoves",
                        (target, given) -> ImmutableList.builder()
                                .addAll(state(target).legalMoves())
                                .addAll(state(target).legalMoves())
                                .build()),
                constant(law + "the number of sequences of one move", "no sequences", "TextState.perft", 0L),
                constant(law + "the faults of", "faults of all moves", "TextState.faults", ImmutableList.of("no")),
                constant(
                        law + "there is no reason against",
                        "no faults of any move",
                        "TextState.faults",
                        ImmutableList.of()),
                broken(
                        law + "the move '",
                        "an illegal move that is played",
                        "TextState.play",
                        accepting((target, given) -> state(target).play(text(given)), (target, given) -> target)),
                broken(
                        law + "what is said of '",
                        "an error for a word that is no move",
                        "TextState.faults",
                        (target, given) -> {
                            try {
                                return state(target).faults(text(given));
                            } catch (IllegalArgumentException e) {
                                throw new IllegalStateException(e);
                            }
                        }),
                broken(
                        left + "the text before",
                        "a text that changes with a move",
                        Map.of(
                                "TextState.play",
                                (target, given) -> {
                                    TextState after = state(target).play(text(given));
                                    changed.put(target, true);
                                    return after;
                                },
                                "TextState.text",
                                (target, given) ->
                                        state(target).text() + (changed.remove(target) == null ? "" : " played"))),
                // It was played once when the game was.
                broken(
                        left + "the text when played again",
                        "another state when played again",
                        "TextState.play",
                        (target, given) -> {
                            TextState after = state(target).play(text(given));
                            return played.merge(target, 1, Integer::sum) == 3 ? target : after;
                        }),
                broken(
                        left + "the text when taken back",
                        "nothing taken back",
                        "TextState.undo",
                        (target, given) -> target),
                constant(
                        left + "the last move is not said to be that of seat",
                        "another last move",
                        "TextState.lastMove",
                        "2 0"));
    }

    private static Stream<Breaker> views() {
        String read = "a view is read as it is written: ";
        String only = "only the seat to move has moves: ";
        String alike = "worlds that look alike get the same answers: ";
        String client = "a client knows what its seat knows: ";
        AtomicInteger samples = new AtomicInteger();
        Change real = (target, given) -> game(target).view(text(given), (String) given.get(1));
        return Stream.of(
                        same(
                                "a view is read as it is written",
                                "a view that is read",
                                "TextView",
                                "Game.view",
                                wrong -> (target, given) -> wrong.of(real.of(target, given), given)),
                        same(
                                "worlds that look alike get the same answers",
                                "the view of a sampled world",
                                "TextView",
                                "Game.position",
                                TextBreakers::ofSamples),
                        same(
                                "a client knows what its seat knows",
                                "a view that follows a move",
                                "TextView",
                                "TextView.follow",
                                wrong -> (target, given) -> wrong.of(followed(target, given), given)),
                        Stream.of(
                                broken(
                                        read + "the viewer",
                                        "a view that is read with another viewer",
                                        "Game.view",
                                        (target, given) -> with(
                                                real.of(target, given), Map.of("TextView.viewer", (own, none) -> "9"))),
                                broken(
                                        read + "the number of worlds",
                                        "a view that is read with no worlds",
                                        "Game.view",
                                        (target, given) -> with(
                                                real.of(target, given),
                                                Map.of("TextView.worldCount", (own, none) -> BigInteger.ZERO))),
                                constant(only + "the turn", "the turn of seat 9", "TextView.turn", "9"),
                                constant(only + "the standings", "other standings", "TextView.standings", "x"),
                                constant(only + "the results", "no results", "TextView.results", ImmutableList.of()),
                                constant(
                                        only + "the legal moves",
                                        "no moves",
                                        "TextView.legalMoves",
                                        ImmutableList.of()),
                                constant(
                                        only + "having no faults:",
                                        "faults of all moves",
                                        "TextView.faults",
                                        ImmutableList.of("no")),
                                constant(
                                        alike + "there is no possible world",
                                        "0 worlds",
                                        "TextView.worldCount",
                                        BigInteger.ZERO),
                                broken(
                                        alike + "the sample of a seed",
                                        "another sample when asked again",
                                        "TextView.sample",
                                        (target, given) -> samples.getAndIncrement() % 2 == 0
                                                ? view(target).sample((long) given.get(0))
                                                : "x"),
                                ofSamples(
                                        alike + "the number of worlds",
                                        "another number of worlds",
                                        "worldCount",
                                        BigInteger.ZERO),
                                ofSamples(alike + "the sample", "another sample", "sample", "x"),
                                ofSamples(
                                        alike + "what is said of",
                                        "faults of all moves",
                                        "faults",
                                        ImmutableList.of("no")),
                                constant(
                                        alike + "the only world",
                                        "one world, and many samples",
                                        "TextView.worldCount",
                                        BigInteger.ONE),
                                following(client + "the last move", "another last move", "lastMove", "x"),
                                following(client + "what was seen of it", "another sight of it", "lastSeen", "x"),
                                broken(
                                        client + "the view without the turn",
                                        "a view that stays as it was without the turn",
                                        "TextView.follow",
                                        (target, given) -> given.size() == 2 ? target : followed(target, given)),
                                broken(
                                        client + "the move without the turn",
                                        "an error without the turn",
                                        "TextView.follow",
                                        (target, given) -> {
                                            if (given.size() == 2) {
                                                throw new IllegalStateException("lost");
                                            }
                                            return followed(target, given);
                                        }),
                                broken(
                                        client + "a turn of no seat",
                                        "any turn that is followed",
                                        "TextView.follow",
                                        (target, given) -> followed(target, given.subList(0, 2))),
                                broken(
                                        "a view is that of a viewer: a viewer '9'",
                                        "any viewer that sees what spectators see",
                                        "TextState.viewFor",
                                        accepting(
                                                (target, given) -> state(target).viewFor(text(given)),
                                                (target, given) -> state(target).viewFor("-")))))
                .flatMap(each -> each);
    }

    /** Changes the views of positions that are read, as those of samples are. */
    private static Change ofSamples(Change wrong) {
        return (target, given) -> with(
                game(target).position(text(given)),
                Map.of(
                        "TextState.viewFor",
                        (state, viewer) -> wrong.of(state(state).viewFor(text(viewer)), viewer)));
    }

    private static Breaker ofSamples(String law, String error, String method, Object result) {
        return broken(
                law,
                error + " in a sampled world",
                "Game.position",
                ofSamples((target, given) -> with(target, Map.of("TextView." + method, (own, none) -> result))));
    }

    private static Breaker following(String law, String error, String method, Object result) {
        return broken(
                law,
                error + " in a view that follows",
                "TextView.follow",
                (target, given) -> with(followed(target, given), Map.of("TextView." + method, (own, none) -> result)));
    }

    private static Breaker ofRecord(String law, String error, String method, Change change) {
        return broken(
                law,
                error,
                "Game.record",
                (target, given) -> with(game(target).record(text(given)), Map.of(method, change)));
    }

    private static Stream<Breaker> records() {
        String read = "a record is read as it is written: ";
        String redacted = "to redact and replay is to replay and look: ";
        String ended = "a game may be ended: ";
        String judged = "a review judges what was played: ";
        Change real = (target, given) -> replay(target).at((int) given.get(0));
        Change seen = (target, given) -> replay(target).redactedFor(text(given));
        return Stream.concat(
                same(
                        "a record is read as it is written",
                        "a position of a record",
                        "TextState",
                        "Game.record",
                        wrong -> (target, given) -> with(
                                game(target).record(text(given)),
                                Map.of("Replay.at", (replay, ply) -> wrong.of(real.of(replay, ply), ply)))),
                Stream.of(
                        ofRecord(
                                read + "the number of moves",
                                "a record without moves",
                                "Replay.plies",
                                (own, none) -> 0),
                        ofRecord(
                                read + "the header Seat1",
                                "a record without headers",
                                "Replay.headers",
                                (own, none) -> ImmutableMap.of()),
                        ofRecord(
                                read + "the last move",
                                "a record with another last move",
                                "Replay.at",
                                (own, ply) ->
                                        with(real.of(own, ply), Map.of("TextState.lastMove", (state, none) -> "x"))),
                        ofRecord(
                                read + "a ply too many",
                                "a record that ends for ever",
                                "Replay.at",
                                (own, ply) -> replay(own)
                                        .at(Math.min(
                                                (int) ply.get(0), replay(own).plies()))),
                        broken(
                                read + "a record of",
                                "a reader that overlooks what it cannot read",
                                "Game.record",
                                accepting(
                                        (target, given) -> game(target).record(text(given)),
                                        (target, given) -> game(target)
                                                .record(game(target)
                                                        .deal("high-2", 1, "1")
                                                        .record()))),
                        broken(
                                redacted + "a last move before the first",
                                "a last move before the first",
                                "Replay.redactedFor",
                                (own, seat) -> with(
                                        seen.of(own, seat),
                                        Map.of(
                                                "Replay.at",
                                                (replay, ply) -> (int) ply.get(0) > 0
                                                        ? real.of(replay, ply)
                                                        : with(
                                                                real.of(replay, ply),
                                                                Map.of("TextView.lastMove", (view, none) -> "x"))))),
                        broken(
                                redacted + "what is seen after ply and by seat",
                                "what the other seat sees",
                                "Replay.redactedFor",
                                (own, seat) ->
                                        replay(own).redactedFor(text(seat).equals("1") ? "2" : "1")),
                        broken(
                                redacted + "what was seen of a move and by seat",
                                "another last move",
                                "Replay.redactedFor",
                                (own, seat) -> with(
                                        seen.of(own, seat),
                                        Map.of(
                                                "Replay.at",
                                                (replay, ply) -> (int) ply.get(0) == 0
                                                        ? real.of(replay, ply)
                                                        : with(
                                                                real.of(replay, ply),
                                                                Map.of("TextView.lastMove", (view, none) -> "x"))))),
                        broken(
                                ended + "the record does not say",
                                "an end that is forgotten",
                                "TextState.terminated",
                                (target, given) -> {
                                    state(target).terminated(text(given));
                                    return target;
                                }),
                        broken(
                                ended + "the end that was read",
                                "a record that loses its moves when it is ended",
                                "Game.record",
                                (target, given) -> with(
                                        game(target).record(text(given)),
                                        text(given).contains("Termination")
                                                ? Map.of("Replay.plies", (replay, none) -> 99)
                                                : Map.of())),
                        ended(
                                "the end",
                                "a game that says it was not ended",
                                "termination",
                                (own, none) -> Optional.empty()),
                        ended("the turn after the end", "a turn when the game is ended", "turn", (own, none) -> "1"),
                        ended(
                                "the game goes on after the end",
                                "a game that goes on when it is ended",
                                "isOver",
                                (own, none) -> false),
                        ended(
                                "the moves after the end",
                                "moves when the game is ended",
                                "legalMoves",
                                (own, none) -> ImmutableList.of("1")),
                        ended(
                                "after the end there is nothing against",
                                "no faults of a move when the game is ended",
                                "faults",
                                (own, move) -> ImmutableList.of()),
                        ended(
                                "whether the seat is last",
                                "the seat that gave up in front",
                                "results",
                                (own, none) -> state(own).results().reverse()),
                        ended(
                                "a move after the end",
                                "a move that is played when the game is ended",
                                "play",
                                (own, move) -> own),
                        ofRecord(
                                ended + "the end at the earlier ply",
                                "a record that is ended from its first position",
                                "Replay.at",
                                earlier("termination", (own, none) -> Optional.of("time 1"))),
                        ofRecord(
                                ended + "the game is over at the earlier ply",
                                "a record that is over from its first position",
                                "Replay.at",
                                earlier("isOver", (own, none) -> true)),
                        broken(
                                ended + "the end '",
                                "any word that ends a game",
                                "TextState.terminated",
                                accepting(
                                        (target, given) -> state(target).terminated(text(given)),
                                        (target, given) -> target)),
                        header("headers are one line: a header of two lines", "a value of two lines", 1),
                        header("headers are one line: a header '", "any name of a header", 0),
                        reviewed(judged + "the number of move", "another number", 99, "", "", ""),
                        reviewed(judged + "the seat of move", "another seat", 0, "9", "", ""),
                        reviewed(judged + "what was played as move", "another move", 0, "", "9", ""),
                        reviewed(
                                judged + "what is better is illegal:",
                                "an illegal move that is better",
                                0,
                                "",
                                "",
                                "9")));
    }

    /** A game that gives a wrong answer once a seat has given up. */
    private static Breaker ended(String law, String error, String method, Change wrong) {
        return broken(
                "a game may be ended: " + law,
                error,
                "TextState.terminated",
                (target, given) -> with(state(target).terminated(text(given)), Map.of("TextState." + method, wrong)));
    }

    /** Gives a wrong answer of each position of an ended record but the last. */
    private static Change earlier(String method, Change wrong) {
        return (own, ply) -> with(
                replay(own).at((int) ply.get(0)),
                (int) ply.get(0) < replay(own).plies()
                                && replay(own)
                                        .at(replay(own).plies())
                                        .termination()
                                        .isPresent()
                        ? Map.of("TextState." + method, wrong)
                        : Map.of());
    }

    /** Accepts all names of headers, or all values. */
    private static Breaker header(String law, String error, int accepted) {
        return broken(law, error, "TextState.withHeader", (target, given) -> {
            boolean isWrong = accepted == 0
                    ? !text(given).matches("[A-Z][A-Za-z0-9]*") || text(given).equals("Result")
                    : !((String) given.get(1)).matches("[^\n\r\u2028]*");
            return isWrong ? target : state(target).withHeader(text(given), (String) given.get(1));
        });
    }

    /** A review of each move that is right but for what is given. */
    private static Breaker reviewed(String law, String error, int ply, String seat, String played, String best) {
        Change review = (target, given) -> {
            Replay replay = replay(target);
            return Optional.of(new TextReview() {
                @Override
                public ImmutableList<Integer> plies() {
                    return ImmutableList.of();
                }

                @Override
                public JudgedMove move(int number) {
                    String[] last = replay.at(number).lastMove().split(" ", 2);
                    String own = played.isEmpty() ? last[1] : played;
                    return new JudgedMove(
                            ply == 0 ? number : ply,
                            seat.isEmpty() ? last[0] : seat,
                            new EstimatedMove(own, 0.5, 0),
                            new EstimatedMove(best.isEmpty() ? last[1] : best, 0.5, 0));
                }
            });
        };
        return ofRecord(law, "a review with " + error, "Replay.review", review);
    }

    private static Stream<Breaker> bots() {
        AtomicInteger calls = new AtomicInteger();
        return Stream.of(
                bot("it chooses an illegal move", "an illegal move", (target, given) -> "9"),
                bot("the move when asked again", "first one move, then another", (target, given) -> {
                    List<String> moves = view(target).legalMoves();
                    return moves.isEmpty()
                            ? view(target).choose(text(given), new SplitMix64(1))
                            : moves.get(calls.getAndIncrement() % moves.size());
                }),
                new Breaker(
                        "bot in text: the move in another world",
                        "a bot that chooses otherwise in a sampled world",
                        () -> GameLaws.checkBot(
                                with(
                                        new HighCard(),
                                        Map.of(
                                                "TextView.choose",
                                                (target, given) -> view(target).isToMove()
                                                        ? view(target)
                                                                .legalMoves()
                                                                .get(0)
                                                        : view(target).choose(text(given), new SplitMix64(1)),
                                                "Game.position",
                                                ofSamples((target, given) ->
                                                        with(target, Map.of("TextView.choose", (own, none) -> "9"))))),
                                "random")),
                bot(
                        "to be asked out of turn",
                        "a move out of turn",
                        (target, given) -> view(target).isToMove()
                                ? view(target).legalMoves().get(0)
                                : "1"));
    }
}
