package io.github.uptownrules.testkit.laws;

import static io.github.uptownrules.testkit.laws.Breaker.but;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.doReturn;
import static org.mockito.Mockito.doThrow;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.board.Board;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Outcome;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.SeenOutcome;
import io.github.uptownrules.core.game.Setup;
import io.github.uptownrules.core.game.Tally;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.FaceSet;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import java.math.BigInteger;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Breakers of {@link ViewLaws}: views, or values derived from them, that give one wrong answer. */
public final class ViewBreakers {
    private static final Ruleset FOUR = JudgedRuleset.shape("four").ruleset();
    private static final Notation NOTATION = Notation.of(ImmutableList.of(FOUR));
    private static final GameState GAME = RandomPlay.steps(FOUR, 1).get(40).before();
    private static final GameState OTHER = RandomPlay.steps(FOUR, 2).get(41).before();
    private static final Seat MOVER = GAME.turn().orElseThrow();

    /** A seat other than the seat to move. */
    private static final Seat VIEWER = Seat.of(MOVER.number() % 4 + 1);

    private static final Color OWN = GAME.colors(VIEWER).get(0);
    private static final Color HIDDEN = GAME.colors(MOVER).get(0);
    private static final PlayerView VIEW = GAME.viewFor(VIEWER);
    private static final Move MOVE = GAME.legalMoves().get(0);
    private static final Move CAPTURE = GAME.legalMoves().stream()
            .filter(move -> GAME.board().tileAt(move.cell()).isPresent())
            .findFirst()
            .orElseThrow();

    private ViewBreakers() {}

    private static GameState seen(Consumer<PlayerView> wrong) {
        return but(GAME, state -> doReturn(but(VIEW, wrong)).when(state).viewFor(VIEWER));
    }

    /** Reading returns the view itself, because a wrong copy equals no other view. */
    private static Breaker view(String law, String error, Consumer<PlayerView> wrong) {
        return new Breaker(law, error, () -> {
            GameState game = seen(wrong);
            ViewLaws.all(game, VIEWER, reading(game.viewFor(VIEWER)), new SplitMix64(1));
        });
    }

    private static Notation reading(PlayerView read) {
        return but(NOTATION, notation -> doReturn(read).when(notation).readView(any(), any(Viewer.class)));
    }

    /** A world that looks like the game, except for its first answer. */
    private static Breaker world(String law, String error, Consumer<PlayerView> wrong) {
        return new Breaker(law, error, () -> {
            GameState game = seen(wrong);
            ViewLaws.nothingHiddenInterferes(game, game, VIEWER, new SplitMix64(1));
        });
    }

    private static Breaker placed(String law, String error, Seat viewer, Consumer<Outcome> wrong) {
        Outcome outcome = GAME.outcome(CAPTURE);
        return new Breaker(
                law,
                error,
                () -> ViewLaws.aViewFollowsAMove(
                        but(
                                GAME,
                                state -> doReturn(but(outcome, wrong))
                                        .when(state)
                                        .outcome(CAPTURE)),
                        CAPTURE,
                        viewer));
    }

    private static Breaker sent(String law, String error, Consumer<SeenOutcome> wrong) {
        return placed(
                law,
                error,
                VIEWER,
                outcome -> doReturn(but(GAME.outcome(CAPTURE).seenBy(VIEWER), wrong))
                        .when(outcome)
                        .seenBy(VIEWER));
    }

    private static Breaker counted(String law, String error, Consumer<Tally> wrong) {
        return new Breaker(
                law,
                error,
                () -> ViewLaws.theTallyAfterAMoveIsThatOfTheNextPosition(
                        seen(view -> doReturn(but(VIEW.tallyAfter(MOVE), wrong))
                                .when(view)
                                .tallyAfter(MOVE)),
                        MOVE,
                        VIEWER));
    }

    public static Stream<Breaker> all() {
        return Stream.of(views(), worlds(), moves(), tallies()).flatMap(each -> each);
    }

    private static Stream<Breaker> views() {
        Move illegal = Move.all().stream()
                .filter(move -> !VIEW.faults(move).isEmpty() && move.tile().color() == HIDDEN)
                .findFirst()
                .orElseThrow();
        Move own = Move.all().stream()
                .filter(move -> move.tile().color() == OWN && VIEW.faults(move).size() > 1)
                .findFirst()
                .orElseThrow();
        Tile onRack = Tile.of(OWN, GAME.rack(OWN).get(0));
        Tile hidden = Tile.of(HIDDEN, GAME.rack(HIDDEN).get(0));
        return Stream.of(
                view(
                        "Q13 view: the viewer",
                        "a spectator",
                        view -> doReturn(Viewer.SPECTATOR).when(view).viewer()),
                view(
                        "Q13 view: the board",
                        "an empty board",
                        view -> doReturn(Board.empty()).when(view).board()),
                view(
                        "Q13 view: the turn",
                        "no turn",
                        view -> doReturn(Optional.empty()).when(view).turn()),
                view(
                        "Q13 view: the end",
                        "an end",
                        view -> doReturn(true).when(view).isOver()),
                view(
                        "Q13 view: the standings",
                        "the standings of another game",
                        view -> doReturn(OTHER.standings()).when(view).standings()),
                view(
                        "Q13 view: the owner of",
                        "a color without owner",
                        view -> doReturn(Optional.empty()).when(view).owner(HIDDEN)),
                view(
                        "Q13 view: the rack of",
                        "a hidden rack",
                        view -> doReturn(Optional.of(GAME.rack(HIDDEN)))
                                .when(view)
                                .rack(HIDDEN)),
                view(
                        "Q13 view: the rack size of",
                        "a rack of 9",
                        view -> doReturn(9).when(view).rackSize(HIDDEN)),
                new Breaker(
                        "Q13 view: the number of tiles on the rack of",
                        "a rack of 9 tiles, for the game as for the view",
                        () -> {
                            GameState wrong =
                                    seen(view -> doReturn(9).when(view).rackSize(HIDDEN));
                            doReturn(9).when(wrong).rackSize(HIDDEN);
                            ViewLaws.all(wrong, VIEWER, NOTATION, new SplitMix64(1));
                        }),
                view(
                        "Q13 view: the pile size of",
                        "a pile of 99",
                        view -> doReturn(99).when(view).pileSize(HIDDEN)),
                view(
                        "Q13 view: finished:",
                        "a color finished",
                        view -> doReturn(true).when(view).isFinished(HIDDEN)),
                view("Q13 view: face up:", "a rack face up that is not seen", view -> {
                    doReturn(true).when(view).isFaceUp(HIDDEN);
                    doReturn(Optional.empty()).when(view).rack(HIDDEN);
                }),
                view(
                        "Q13 view: unseen of",
                        "no unseen tiles",
                        view -> doReturn(FaceSet.none()).when(view).unseen(HIDDEN)),
                view(
                        "Q13 moves: the legal moves",
                        "the moves of another seat",
                        view -> doReturn(GAME.legalMoves()).when(view).legalMoves()),
                view(
                        "Q13 moves: having no faults:",
                        "an illegal move without faults",
                        view -> doReturn(ImmutableSet.of()).when(view).faults(illegal)),
                view(
                        "Q13 moves: the targets of",
                        "no targets",
                        view -> doReturn(CellSet.none()).when(view).targets(MOVE.tile())),
                view(
                        "Q13 moves: the faults of",
                        "only one of two faults",
                        view -> doReturn(ImmutableSet.of(
                                        VIEW.faults(own).iterator().next()))
                                .when(view)
                                .faults(own)),
                view(
                        "view text: the text",
                        "the setup of another game",
                        view -> doReturn(OTHER.viewFor(VIEWER).toSetup())
                                .when(view)
                                .toSetup()),
                new Breaker(
                        "view text: the value read",
                        "the view of another game that is read",
                        () -> ViewLaws.all(GAME, VIEWER, reading(OTHER.viewFor(VIEWER)), new SplitMix64(1))),
                view(
                        "view text: the key of the value read",
                        "the key 0 when it is read",
                        view -> doReturn(0L).doCallRealMethod().when(view).positionKey()),
                view(
                        "chances: the chances do not add up to the rack of",
                        "a hidden tile that is certain",
                        view -> doReturn(VIEW.rackProbability(onRack))
                                .when(view)
                                .rackProbability(hidden)),
                view(
                        "sample: the view of a sample",
                        "a sample of another game",
                        view -> doReturn(OTHER).when(view).sample(any())),
                view("sample: the faults of a sample", "a sample that has faults", view -> {
                    GameState sample = VIEW.sample(new SplitMix64(1));
                    Setup faulty = but(
                            sample.toSetup(),
                            setup -> doReturn(Setup.builder(FOUR).build().faults())
                                    .when(setup)
                                    .faults());
                    doReturn(but(sample, state -> doReturn(faulty).when(state).toSetup()))
                            .when(view)
                            .sample(any());
                }));
    }

    private static Stream<Breaker> worlds() {
        return Stream.of(
                new Breaker(
                        "Q13 hidden: the view",
                        "the view of another game",
                        () -> ViewLaws.nothingHiddenInterferes(GAME, OTHER, VIEWER, new SplitMix64(1))),
                world(
                        "Q13 hidden: the key",
                        "the key 0",
                        view -> doReturn(0L).doCallRealMethod().when(view).positionKey()),
                world(
                        "Q13 hidden: the legal moves",
                        "the moves of another seat",
                        view -> doReturn(GAME.legalMoves())
                                .doCallRealMethod()
                                .when(view)
                                .legalMoves()),
                world(
                        "Q13 hidden: the number of worlds",
                        "10 worlds",
                        view -> doReturn(BigInteger.TEN)
                                .doCallRealMethod()
                                .when(view)
                                .worldCount()),
                world(
                        "Q13 hidden: the sample",
                        "a sample of another game",
                        view -> doReturn(OTHER).doCallRealMethod().when(view).sample(any())),
                world(
                        "Q13 hidden: the faults of",
                        "no faults",
                        view -> doReturn(ImmutableSet.of())
                                .doCallRealMethod()
                                .when(view)
                                .faults(any(Tile.class), any(Cell.class))),
                world(
                        "Q13 hidden: the targets of",
                        "all cells as targets",
                        view -> doReturn(CellSet.all())
                                .doCallRealMethod()
                                .when(view)
                                .targets(any(Tile.class))),
                world(
                        "Q13 hidden: the chance of",
                        "the chance of one tile for all",
                        view -> doReturn(VIEW.rackProbability(
                                        Tile.of(HIDDEN, GAME.rack(HIDDEN).get(0))))
                                .doCallRealMethod()
                                .when(view)
                                .rackProbability(any())),
                world(
                        "Q13 hidden: the view after",
                        "an error for each move",
                        view -> doThrow(new IllegalStateException("lost"))
                                .doCallRealMethod()
                                .when(view)
                                .follow(any())));
    }

    private static Stream<Breaker> moves() {
        SeenOutcome another =
                GAME.outcome(MOVE == CAPTURE ? GAME.legalMoves().get(1) : MOVE).seenBy(VIEWER);
        return Stream.of(
                new Breaker(
                        "Q13 move: the result of following",
                        "a client that follows another move",
                        () -> ViewLaws.aViewFollowsAMove(
                                seen(view -> doReturn(another).when(view).follow(any())), CAPTURE, VIEWER)),
                placed(
                        "Q13 move: the text",
                        "the text 'x'",
                        VIEWER,
                        outcome -> doReturn("x").when(outcome).toString()),
                sent(
                        "Q13 move: the view after",
                        "the view before",
                        seen -> doReturn(VIEW).when(seen).after()),
                placed(
                        "Q13 move: the drawn tile",
                        "no tile drawn",
                        MOVER,
                        outcome -> doReturn(Optional.empty()).when(outcome).drawn()),
                sent(
                        "Q13 move: the captured tile",
                        "no capture",
                        seen -> doReturn(Optional.empty()).when(seen).captured()),
                sent(
                        "Q13 move: the skipped seats",
                        "a seat skipped",
                        seen -> doReturn(ImmutableList.of(MOVER)).when(seen).skipped()),
                sent(
                        "Q13 move: the finished color",
                        "a color finished",
                        seen -> doReturn(Optional.of(OWN)).when(seen).finished()),
                sent(
                        "Q13 move: the seat",
                        "another seat",
                        seen -> doReturn(VIEWER).when(seen).seat()),
                sent(
                        "Q13 move: the move",
                        "another move",
                        seen -> doReturn(Move.all().get(0)).when(seen).move()));
    }

    private static Stream<Breaker> tallies() {
        return Stream.of(
                counted(
                        "tally: the seats",
                        "two seats",
                        tally -> doReturn(ImmutableList.of(Seat.ONE, Seat.TWO))
                                .when(tally)
                                .seats()),
                counted(
                        "tally: the groups of",
                        "99 groups",
                        tally -> doReturn(99).when(tally).groupCount(OWN)),
                counted(
                        "tally: the largest group of",
                        "a group of 99",
                        tally -> doReturn(99).when(tally).largestGroup(OWN)),
                counted(
                        "tally: the colors of seat",
                        "a seat without colors",
                        tally -> doReturn(ImmutableList.of()).when(tally).colors(VIEWER)),
                counted(
                        "tally: the captures by seat",
                        "99 captures",
                        tally -> doReturn(99).when(tally).captureCount(VIEWER, HIDDEN)),
                new Breaker(
                        "tally: the standings",
                        "the standings of another game after a move",
                        () -> ViewLaws.theTallyAfterAMoveIsThatOfTheNextPosition(
                                but(
                                        GAME,
                                        state -> doReturn(but(
                                                        GAME.play(MOVE),
                                                        after -> doReturn(OTHER.standings())
                                                                .when(after)
                                                                .standings()))
                                                .when(state)
                                                .play(MOVE)),
                                MOVE,
                                VIEWER)));
    }
}
