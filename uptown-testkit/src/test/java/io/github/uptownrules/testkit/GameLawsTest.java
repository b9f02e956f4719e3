package io.github.uptownrules.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.OldGame;
import io.github.uptownrules.base.game.Replay;
import io.github.uptownrules.base.game.SeatResult;
import io.github.uptownrules.base.game.TextState;
import io.github.uptownrules.base.game.TextView;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A stranger's game keeps the laws of games in text; and each of them finds what breaks it. */
class GameLawsTest {
    /** What is done in place of a method of the bridge, or with what it gave. */
    @FunctionalInterface
    private interface Change {
        Object of(Object target, List<Object> arguments) throws Throwable;
    }

    private static final List<Class<?>> BRIDGE = List.of(OldGame.class, TextState.class, TextView.class, Replay.class);

    /** A game in which one method does something else. */
    private static OldGame broken(String method, Change change) {
        return (OldGame) wrapped(new HighCard(), method, change);
    }

    private static Object wrapped(Object target, String changed, Change change) {
        Class<?> type = BRIDGE.stream()
                .filter(own -> own.isInstance(target))
                .findFirst()
                .orElse(Object.class);
        return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (proxy, method, given) -> {
            List<Object> arguments = given == null ? List.of() : List.of(given);
            Object result;
            if (changed.equals(type.getSimpleName() + "." + method.getName())) {
                result = change.of(target, arguments);
            } else {
                try {
                    result = method.invoke(target, given);
                } catch (InvocationTargetException e) {
                    throw e.getCause();
                }
            }
            Object made = result;
            return BRIDGE.stream().anyMatch(own -> own.isInstance(made)) && !Proxy.isProxyClass(made.getClass())
                    ? wrapped(made, changed, change)
                    : made;
        });
    }

    @Test
    void aStrangersGameKeepsThem() {
        GameLaws.check(new HighCard());
        GameLaws.check(new HighCard(), 7, 20);
        GameLaws.checkBot(new HighCard(), "random");
        GameLaws.check(broken("none", (target, arguments) -> target), 1, 2);
    }

    /**
     * An error, and the law that finds it.
     *
     * @param method where it is
     */
    private record Planted(String law, String method, Change change) {
        @Override
        public String toString() {
            return law + ", " + method;
        }
    }

    private static int next() {
        return CALLS.incrementAndGet();
    }

    private static final AtomicInteger CALLS = new AtomicInteger();

    static Stream<Planted> errors() {
        return Stream.of(
                new Planted(
                        "a seed deals the same",
                        "Game.deal",
                        (game, given) -> ((OldGame) game).deal((String) given.get(0), next(), (String) given.get(2))),
                new Planted(
                        "a seed deals the same",
                        "Game.deal",
                        (game, given) -> ((OldGame) game).deal((String) given.get(0), 1, (String) given.get(2))),
                new Planted("a position is read as it is written", "Game.position", (game, given) -> {
                    TextState state = ((OldGame) game).position((String) given.get(0));
                    return state.isOver()
                            ? state
                            : state.play(state.legalMoves().get(0));
                }),
                new Planted("a game goes on", "TextState.isOver", (state, given) -> false),
                new Planted(
                        "the results rank the seats",
                        "TextState.results",
                        (state, given) -> ImmutableList.of(
                                new SeatResult(2, ImmutableList.of(0)), new SeatResult(2, ImmutableList.of(0)))),
                new Planted(
                        "the legal moves are those without faults",
                        "TextState.faults",
                        (state, given) -> ImmutableList.of()),
                new Planted(
                        "the legal moves are those without faults",
                        "TextState.faults",
                        (state, given) -> ImmutableList.of("no")),
                new Planted("the legal moves are those without faults", "TextState.faults", (state, given) -> {
                    try {
                        return ((TextState) state).faults((String) given.get(0));
                    } catch (IllegalArgumentException e) {
                        throw new IllegalStateException(e);
                    }
                }),
                new Planted("a move leaves what was there", "TextState.undo", (state, given) -> state),
                new Planted("a move leaves what was there", "TextState.lastMove", (state, given) -> "2 0"),
                new Planted(
                        "a view is read as it is written",
                        "Game.view",
                        (game, given) -> ((OldGame) game).view("-", ((String) given.get(1)))),
                new Planted("only the seat to move has moves", "TextView.turn", (view, given) -> "1"),
                new Planted(
                        "worlds that look alike get the same answers",
                        "TextView.sample",
                        (view, given) -> ((TextView) view).sample(next())),
                new Planted(
                        "worlds that look alike get the same answers",
                        "TextState.viewFor",
                        (state, given) -> state.toString().hashCode() % 2 == 0
                                        || given.get(0).equals("9")
                                ? ((TextState) state).viewFor((String) given.get(0))
                                : ((TextState) state).viewFor("-")),
                new Planted("a client knows what its seat knows", "TextView.lastSeen", (view, given) -> "-"),
                new Planted("a client knows what its seat knows", "TextView.follow", (view, given) -> view),
                new Planted("a record is read as it is written", "Replay.plies", (replay, given) -> 0),
                new Planted(
                        "a record is read as it is written",
                        "Game.record",
                        (game, given) -> ((OldGame) game)
                                .record(((String) given.get(0))
                                        .replace(" x", "")
                                        .replace("Seat1", "Seat2"))),
                new Planted(
                        "to redact and replay is to replay and look",
                        "Replay.redactedFor",
                        (replay, given) ->
                                ((Replay) replay).redactedFor(given.get(0).equals("1") ? "2" : "1")),
                new Planted("a game may be ended", "TextState.terminated", (state, given) -> state),
                new Planted("a game may be ended", "TextState.termination", (state, given) -> Optional.empty()),
                new Planted("a game may be ended", "TextView.isOver", (view, given) -> false),
                new Planted(
                        "a game may be ended",
                        "TextView.results",
                        (view, given) -> ((TextView) view).termination().isEmpty()
                                ? ((TextView) view).results()
                                : ImmutableList.of(
                                        new SeatResult(1, ImmutableList.of(0)),
                                        new SeatResult(1, ImmutableList.of(0)))),
                new Planted("headers are one line", "TextState.withHeader", (state, given) -> {
                    try {
                        return ((TextState) state).withHeader((String) given.get(0), (String) given.get(1));
                    } catch (IllegalArgumentException e) {
                        return state;
                    }
                }));
    }

    @ParameterizedTest
    @MethodSource("errors")
    void eachLawFindsWhatBreaksIt(Planted planted) {
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> GameLaws.check(broken(planted.method(), planted.change()), 1, 3))
                .withMessageMatching(
                        "(?s)(" + planted.law() + "|error): .*; again with ruleset high-2, seed \\d+, 1 game")
                .satisfies(error -> assertThat(error.getMessage()).contains(planted.law()));
    }

    /** A bot may be right in most positions: it is asked along the whole game, and so for every number of cards in hand. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void aBotIsAskedAlongTheWholeGame(int cards) {
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> GameLaws.checkBot(
                        broken("TextView.choose", (target, given) -> {
                            TextView view = (TextView) target;
                            return view.isToMove() && view.legalMoves().size() == cards
                                    ? "9"
                                    : view.choose((String) given.get(0), (RandomGenerator) given.get(1));
                        }),
                        "random"))
                .withMessageContaining("bot in text: it chooses an illegal move '9'; in what seat ");
    }

    @Test
    void botsAreAskedTheirs() {
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> GameLaws.checkBot(broken("TextView.choose", (view, given) -> "9"), "random"))
                .withMessageContaining("bot in text: it chooses an illegal move '9'; in what seat 1 sees, high-2 1 ");
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> GameLaws.checkBot(
                        broken("TextView.choose", (view, given) -> {
                            List<String> moves = ((TextView) view).legalMoves();
                            return moves.get(next() % moves.size());
                        }),
                        "random"))
                .withMessageContaining("bot in text: the move when asked again should be ");
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> GameLaws.checkBot(
                        broken(
                                "TextView.choose",
                                (view, given) -> ((TextView) view).isToMove()
                                        ? ((TextView) view).legalMoves().get(0)
                                        : "1"),
                        "random"))
                .withMessageStartingWith("bot in text: to be asked out of turn is not refused; in what viewer ");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GameLaws.checkBot(new HighCard(), "nobody"))
                .withMessage("unknown bot 'nobody'; known: random");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GameLaws.check(new HighCard(), 1, 0))
                .withMessage("laws need a game or more to be asked about, not 0");
    }
}
