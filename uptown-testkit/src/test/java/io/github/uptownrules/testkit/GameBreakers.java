package io.github.uptownrules.testkit;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.GameReview;
import io.github.uptownrules.base.game.JsonText;
import io.github.uptownrules.base.game.MoveRefusal;
import io.github.uptownrules.base.game.PlayedGame.Whole;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.base.search.MoveReview;
import io.github.uptownrules.testkit.games.GameLaw;
import io.github.uptownrules.testkit.laws.Breaker;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/** Games that break one law each: {@link HighCard} with some methods replaced. */
final class GameBreakers {
    private static final List<Class<?>> TYPES = List.of(Game.class, Whole.class, SeenGame.class);

    private GameBreakers() {}

    /** A replacement for a method. */
    @FunctionalInterface
    interface Change {
        Object of(Object target, List<Object> given) throws Throwable;
    }

    /** Returns a proxy that replaces some methods of the target and of all games that it returns. */
    @SuppressWarnings("unchecked")
    static <T> T with(T target, Map<String, Change> changes) {
        Class<?> type =
                TYPES.stream().filter(own -> own.isInstance(target)).findFirst().orElseThrow();
        return (T) Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (proxy, method, given) -> {
            List<Object> arguments = given == null ? List.of() : List.of(given);
            Change change = changes.get(type.getSimpleName() + "." + method.getName());
            Object made;
            try {
                made = change == null ? method.invoke(target, given) : change.of(target, arguments);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
            return TYPES.stream().anyMatch(own -> own.isInstance(made)) && !Proxy.isProxyClass(made.getClass())
                    ? with(made, changes)
                    : made;
        });
    }

    private static Game game(Object target) {
        return (Game) target;
    }

    private static Whole whole(Object target) {
        return (Whole) target;
    }

    private static SeenGame seen(Object target) {
        return (SeenGame) target;
    }

    private static String text(List<Object> given) {
        return (String) given.get(0);
    }

    private static Breaker broken(GameLaw law, String error, Map<String, Change> changes) {
        return new Breaker(law.toString(), error, () -> GameLaws.check(with(new HighCard(), changes), 1, 1));
    }

    private static Breaker broken(GameLaw law, String error, String method, Change change) {
        return broken(law, error, Map.of(method, change));
    }

    /** A method with a constant result. */
    private static Breaker constant(GameLaw law, String error, String method, Object result) {
        return broken(law, error, method, (target, given) -> result);
    }

    /** A method that returns a result instead of rejecting its arguments. */
    private static Breaker accepting(GameLaw law, String error, String method, Change real, Change other) {
        return broken(law, error, method, (target, given) -> {
            try {
                return real.of(target, given);
            } catch (IllegalArgumentException e) {
                if (target instanceof Whole whole && whole.termination().isPresent()) {
                    throw e;
                }
                return other.of(target, given);
            }
        });
    }

    /** The same change for complete games and for views. */
    private static Breaker both(GameLaw law, String error, String method, Change change) {
        return broken(law, error, Map.of("Whole." + method, change, "SeenGame." + method, change));
    }

    static Stream<Breaker> all() {
        return Stream.of(catalog(), played(), seen()).flatMap(each -> each);
    }

    private static Stream<Breaker> catalog() {
        return Stream.of(
                constant(GameLaw.DISTINGUISHABLE, "an id in capitals", "Game.id", "HIGH"),
                constant(GameLaw.NAME, "a name of two lines", "Game.name", "High\nCard"),
                constant(GameLaw.NOTATION, "another notation", "Game.notation", "high 2"),
                broken(
                        GameLaw.ID,
                        "a view that begins with an x",
                        Map.of(
                                "SeenGame.text",
                                (target, given) -> "x" + seen(target).text(),
                                "SeenGame.find",
                                (target, given) -> seen(target).find(((String) given.get(0)).substring(1)),
                                "Game.view",
                                (target, given) ->
                                        game(target).view(text(given), ((String) given.get(1)).substring(1)))),
                accepting(
                        GameLaw.RULESETS,
                        "seats of any ruleset",
                        "Game.seats",
                        (target, given) -> game(target).seats(text(given)),
                        (target, given) -> 2),
                broken(GameLaw.FULL_ID, "a full id of any ruleset", "Game.fullId", (target, given) -> text(given)),
                broken(
                        GameLaw.RANDOM_BOT,
                        "another bot that comes first",
                        Map.of(
                                "Game.bots",
                                (target, given) -> ImmutableList.of("first", "random"),
                                "Game.checkedBot",
                                (target, given) -> text(given).equals("first")
                                        ? "first"
                                        : game(target).checkedBot(text(given)))),
                broken(GameLaw.BOT_NAMES, "a bot of any name", "Game.checkedBot", (target, given) -> text(given)),
                constant(GameLaw.HINTS, "hints despite hasHints() being false", "Game.hasHints", false),
                constant(GameLaw.PLAYOUTS, "one playout", "Game.reviewPlayouts", 1),
                broken(GameLaw.EQUIPMENT, "any text as equipment", "Game.with", (target, given) -> target),
                accepting(
                        GameLaw.DEAL,
                        "a deal with any first seat",
                        "Game.deal",
                        GameBreakers::dealt,
                        (target, given) -> game(target).deal("high-2", 1, "1")),
                broken(
                        GameLaw.POSITION,
                        "a reader that overlooks spaces",
                        "Game.position",
                        (target, given) -> game(target).position(text(given).strip())),
                accepting(
                        GameLaw.VIEW,
                        "a view of any viewer",
                        "Game.view",
                        (target, given) -> game(target).view(text(given), (String) given.get(1)),
                        (target, given) -> game(target).deal("high-2", 1, "1").seenBy(Seat.ONE)),
                accepting(
                        GameLaw.RECORD,
                        "any text as a record",
                        "Game.record",
                        (target, given) -> game(target).record(text(given)),
                        (target, given) -> game(target).deal("high-2", 1, "1")),
                broken(
                        GameLaw.TREE,
                        "a reader that forgets variations",
                        "Game.tree",
                        (target, given) -> game(target)
                                .tree(game(target).tree(text(given)).main().record())),
                broken(GameLaw.OWN_RESULTS, "a game that refuses all results", "Game.checkResults", (target, given) -> {
                    throw new IllegalArgumentException("no");
                }),
                constant(GameLaw.RESULTS, "numbers without columns", "Game.resultColumns", ImmutableList.of()),
                broken(
                        GameLaw.REDACTED,
                        "a redacted record without its moves",
                        "Game.record",
                        (target, given) -> text(given).contains("[Viewer")
                                ? game(target).record(text(given)).upTo(0)
                                : game(target).record(text(given))));
    }

    private static Object dealt(Object target, List<Object> given) {
        return given.size() == 2
                ? game(target).deal(text(given), (RandomGenerator) given.get(1))
                : game(target).deal(text(given), (long) given.get(1), (String) given.get(2));
    }

    private static Stream<Breaker> played() {
        Change twice = (target, given) -> {
            List<String> moves = target instanceof Whole own
                    ? own.legalMoves()
                    : seen(target).legalMoves();
            return ImmutableList.builder().addAll(moves).addAll(moves).build();
        };
        return Stream.of(
                both(GameLaw.RULESET, "the name of another ruleset", "ruleset", (target, given) -> "x"),
                broken(
                        GameLaw.WHOLE,
                        "a view as a whole game",
                        "SeenGame.whole",
                        (target, given) -> new HighCard().deal("high-2", 1, "1")),
                broken(
                        GameLaw.MOVE,
                        "a move before the first",
                        "Whole.move",
                        (target, given) ->
                                (int) given.get(0) == 0 ? "1" : whole(target).move((int) given.get(0))),
                broken(
                        GameLaw.GOES_BACK,
                        "a negative ply",
                        "Whole.upTo",
                        (target, given) -> whole(target).upTo(Math.max(0, (int) given.get(0)))),
                broken(
                        GameLaw.FIND,
                        "a start that is never found",
                        "Whole.find",
                        (target, given) -> whole(target).find(text(given)).stream()
                                .filter(ply -> ply > 0)
                                .collect(ImmutableList.toImmutableList())),
                both(
                        GameLaw.TURN,
                        "a game that is never over by its rules",
                        "isOver",
                        (target, given) -> target instanceof Whole own
                                ? own.termination().isPresent()
                                : seen(target).termination().isPresent()),
                broken(
                        GameLaw.LEGAL,
                        "each move listed twice",
                        Map.of(
                                "Whole.legalMoves",
                                twice,
                                "SeenGame.legalMoves",
                                twice,
                                "Whole.perft",
                                (target, given) -> whole(target).perft((int) given.get(0)) << (int) given.get(0))),
                broken(GameLaw.FAULTS, "a failure for a text that is no move", "Whole.faults", (target, given) -> {
                    try {
                        return whole(target).faults(text(given));
                    } catch (IllegalArgumentException e) {
                        throw new IllegalStateException(e);
                    }
                }),
                both(
                        GameLaw.LAST_MOVE,
                        "a last move of seat 9",
                        "lastMove",
                        (target, given) -> "9"
                                + (target instanceof Whole own
                                                ? own.lastMove()
                                                : seen(target).lastMove())
                                        .substring(1)),
                broken(
                        GameLaw.STANDINGS_JSON,
                        "standings of no seat",
                        "Whole.standingsJson",
                        (target, given) -> whole(target).termination().isPresent()
                                ? whole(target).standingsJson()
                                : JsonText.of(List.of())),
                constant(GameLaw.QUESTION, "an answer to any question", "Whole.ask", ""),
                broken(GameLaw.REVIEW, "a review of seat 9", "Whole.review", (target, given) -> {
                    GameReview<String> review = whole(target).review(2, 1).orElseThrow();
                    return Optional.of(new GameReview<>(
                            review.plies(),
                            ply -> new MoveReview<>(
                                    ply,
                                    9,
                                    review.move(ply).played(),
                                    review.move(ply).best())));
                }),
                accepting(
                        GameLaw.VIEWER,
                        "a viewer at no seat",
                        "Whole.seenBy",
                        (target, given) -> whole(target).seenBy((Viewer) given.get(0)),
                        (target, given) -> whole(target).seenBy(Seat.ONE)),
                accepting(
                        GameLaw.PLAY,
                        "an illegal move that is played",
                        "Whole.play",
                        (target, given) -> given.size() == 1
                                ? whole(target).play(text(given))
                                : whole(target).play((Seat) given.get(0), (String) given.get(1)),
                        (target, given) -> {
                            if (given.size() == 2) {
                                throw MoveRefusal.illegal("no");
                            }
                            return target;
                        }),
                accepting(
                        GameLaw.PLAYER,
                        "a move out of turn that is played",
                        "Whole.play",
                        (target, given) -> given.size() == 1
                                ? whole(target).play(text(given))
                                : whole(target).play((Seat) given.get(0), (String) given.get(1)),
                        (target, given) -> {
                            if (given.size() == 1) {
                                throw new IllegalArgumentException("no");
                            }
                            return target;
                        }),
                accepting(
                        GameLaw.HEADERS,
                        "any header",
                        "Whole.withHeader",
                        (target, given) -> whole(target).withHeader(text(given), (String) given.get(1)),
                        (target, given) -> target),
                accepting(
                        GameLaw.TERMINATED,
                        "any word that ends a game",
                        "Whole.terminated",
                        (target, given) -> whole(target).terminated(text(given)),
                        (target, given) -> target),
                constant(GameLaw.STAYS, "moves that may all be taken back", "Whole.whyLastMoveStays", Optional.empty()),
                accepting(
                        GameLaw.PERFT,
                        "a negative depth",
                        "Whole.perft",
                        (target, given) -> whole(target).perft((int) given.get(0)),
                        (target, given) -> 0L));
    }

    private static Stream<Breaker> seen() {
        AtomicLong seeds = new AtomicLong();
        return Stream.of(
                broken(GameLaw.CHECK, "a refusal of another type", "SeenGame.check", (target, given) -> {
                    if (text(given).equals("\u0000")) {
                        throw new IllegalArgumentException("no");
                    }
                    seen(target).check(text(given));
                    return null;
                }),
                broken(
                        GameLaw.FAULTS_JSON,
                        "an answer to any question",
                        "SeenGame.faultsJson",
                        (target, given) -> JsonText.of(List.of())),
                broken(
                        GameLaw.VIEW_JSON,
                        "a view with a comma too many",
                        "SeenGame.viewJson",
                        (target, given) -> seen(target).termination().isPresent()
                                ? seen(target).viewJson()
                                : JsonText.known(
                                        seen(target).viewJson().toString().replace("}", ",}"))),
                broken(GameLaw.MOVE_JSON, "a move without members", "SeenGame.moveJson", (target, given) -> {
                    seen(target).moveJson();
                    return JsonText.of(Map.of());
                }),
                broken(
                        GameLaw.FOLLOW,
                        "a turn of no seat",
                        "SeenGame.follow",
                        (target, given) -> seen(target)
                                .follow(
                                        text(given),
                                        (String) given.get(1),
                                        given.get(2).equals(Optional.of(Seat.FIVE))
                                                ? Optional.empty()
                                                : ((Optional<?>) given.get(2)).map(Viewer.class::cast))),
                constant(GameLaw.WORLDS, "0 worlds", "SeenGame.worldCount", BigInteger.ZERO),
                broken(
                        GameLaw.SAMPLE,
                        "another sample when asked again",
                        "SeenGame.sample",
                        (target, given) -> seen(target).sample(seeds.incrementAndGet())),
                leak("viewJson", (target, given) -> seen(target).viewJson()),
                new Breaker(
                        GameLaw.CHOICE.toString(),
                        "a bot that chooses an illegal move",
                        () -> GameLaws.checkBot(
                                with(new HighCard(), Map.of("SeenGame.choose", (target, given) -> {
                                    seen(target).choose(text(given), (RandomGenerator) given.get(1));
                                    return "9";
                                })),
                                "random")),
                broken(GameLaw.ESTIMATES, "an estimate of an illegal move", "SeenGame.estimates", (target, given) -> {
                    seen(target).estimates(2, (RandomGenerator) given.get(1));
                    return ImmutableList.of(new MoveEstimate<>("9", 2, 0.5, 0, 0));
                }));
    }

    /** Leaks a hidden digit, one kind of output at a time. */
    static Stream<Breaker> leaks() {
        return Stream.of(
                leak("viewJson", (target, given) -> seen(target).viewJson()),
                leak("moveJson", (target, given) -> seen(target).moveJson()),
                leak("standingsJson", (target, given) -> seen(target).standingsJson()),
                leak("standings", (target, given) -> seen(target).standings()),
                leak("record", (target, given) -> seen(target).record()),
                leak("lastMove", (target, given) -> seen(target).lastMove()),
                leak("headers", (target, given) -> "x"),
                leak("legalMoves", (target, given) -> seen(target).legalMoves()),
                leak("faults", (target, given) -> "x"),
                leak("faultsJson", (target, given) -> "x"),
                leak("check", (target, given) -> "x"),
                leak("estimates", (target, given) -> seen(target).estimates(2, (RandomGenerator) given.get(1))));
    }

    /** A view that leaks a hidden digit, but only in positions read from text, because the laws read their worlds. */
    private static Breaker leak(String method, Change real) {
        return broken(
                GameLaw.HIDDEN,
                "a leak in " + method,
                "Game.position",
                (target, given) -> leaking(game(target).position(text(given)), method, real));
    }

    private static Whole leaking(Whole position, String method, Change real) {
        return with(position, Map.of("Whole.seenBy", (target, viewer) -> {
            String hidden = whole(target).text();
            return with(
                    whole(target).seenBy((Viewer) viewer.get(0)),
                    Map.of("SeenGame." + method, (seen, given) -> leaked(method, real.of(seen, given), hidden)));
        }));
    }

    private static Object leaked(String method, Object real, String hidden) {
        return switch (method) {
            case "check" -> throw MoveRefusal.illegal("not with " + hidden);
            case "headers" -> ImmutableMap.of("Hidden", hidden);
            case "legalMoves" -> rotated((List<?>) real, hidden);
            case "faults" -> ImmutableList.of(hidden);
            case "estimates" ->
                ((List<?>) real)
                        .stream()
                                .map(estimate -> ((MoveEstimate<?>) estimate).move())
                                .map(move -> new MoveEstimate<>(move, 2, share(hidden), 0, 0))
                                .collect(ImmutableList.toImmutableList());
            case "viewJson", "moveJson", "standingsJson", "faultsJson" -> JsonText.of(ImmutableList.of(real, hidden));
            default -> real + hidden;
        };
    }

    private static double share(String hidden) {
        return Math.floorMod(hidden.hashCode(), 1_000) / 1_000.0;
    }

    private static ImmutableList<Object> rotated(List<?> moves, String hidden) {
        List<Object> rotated = new ArrayList<>(moves);
        Collections.rotate(rotated, hidden.hashCode());
        return ImmutableList.copyOf(rotated);
    }
}
