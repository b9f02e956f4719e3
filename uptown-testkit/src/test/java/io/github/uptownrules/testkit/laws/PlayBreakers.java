package io.github.uptownrules.testkit.laws;

import static io.github.uptownrules.testkit.laws.Breaker.but;
import static org.mockito.Mockito.doReturn;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.board.Board;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.MoveList;
import io.github.uptownrules.core.game.Outcome;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.FaceSet;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.testkit.laws.RandomPlay.Step;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Breakers of {@link PlayLaws}: steps in which a state or an outcome gives one wrong answer. */
public final class PlayBreakers {
    private static final Ruleset FOUR = JudgedRuleset.shape("four").ruleset();

    /** A capture by a seat that has captured before, after which a tile is drawn and the game continues. */
    private static final Step STEP = RandomPlay.steps(FOUR, 1).stream()
            .filter(step -> step.before().board().tileAt(step.move().cell()).isPresent()
                    && step.before().captureCount(step.before().turn().orElseThrow()) > 0
                    && !step.before().pile(step.move().tile().color()).isEmpty())
            .findFirst()
            .orElseThrow();

    private static final GameState BEFORE = STEP.before();
    private static final GameState AFTER = STEP.after();
    private static final Move MOVE = STEP.move();
    private static final Seat MOVER = BEFORE.turn().orElseThrow();
    private static final Seat NEXT = AFTER.turn().orElseThrow();
    private static final Seat LATER = Seat.of(NEXT.number() % 4 + 1);
    private static final Color OWN = MOVE.tile().color();
    private static final Color OTHER = BEFORE.colors(LATER).get(0);
    private static final Color TAKEN =
            BEFORE.board().tileAt(MOVE.cell()).orElseThrow().color();

    private PlayBreakers() {}

    private static Breaker before(String law, String error, Consumer<Step> laws, Consumer<GameState> wrong) {
        return new Breaker(law, error, () -> laws.accept(new Step(but(BEFORE, wrong), MOVE, AFTER)));
    }

    private static Breaker after(String law, String error, Consumer<Step> laws, Consumer<GameState> wrong) {
        return new Breaker(law, error, () -> laws.accept(new Step(BEFORE, MOVE, but(AFTER, wrong))));
    }

    private static Breaker outcome(String law, String error, Consumer<Outcome> wrong) {
        Outcome outcome = BEFORE.outcome(MOVE);
        return before(
                law,
                error,
                PlayLaws::all,
                state -> doReturn(but(outcome, wrong)).when(state).outcome(MOVE));
    }

    private static Breaker board(String law, String error, Cell cell) {
        Board board = AFTER.board();
        return after(
                law,
                error,
                PlayLaws::all,
                state -> doReturn(but(board, wrong -> {
                            doReturn(board.tiles()).when(wrong).tiles();
                            doReturn(Optional.empty()).when(wrong).tileAt(cell);
                        }))
                        .when(state)
                        .board());
    }

    public static Stream<Breaker> all() {
        Cell elsewhere = AFTER.board().tiles().keySet().stream()
                .filter(cell -> cell != MOVE.cell())
                .findFirst()
                .orElseThrow();
        FaceSet withMove = AFTER.rack(OWN).with(MOVE.tile().face());
        return Stream.of(
                after(
                        "R6 R7: all tiles in play",
                        "lost captures",
                        PlayLaws::all,
                        state -> doReturn(ImmutableList.of()).when(state).captures(MOVER)),
                before(
                        "R13: the tile is not from the rack",
                        "a tile from nowhere",
                        PlayLaws::all,
                        state -> doReturn(FaceSet.none()).when(state).rack(OWN)),
                // A tile that stays on the rack is in two places, which breaks R6 and R7 as well.
                after(
                        "R13: the tile stays on the rack",
                        "a tile that stays",
                        PlayLaws::r13_aTileFromTheRackIsOnTheCell,
                        state -> doReturn(withMove).when(state).rack(OWN)),
                board("R13: the tile placed on", "an empty cell after the move", MOVE.cell()),
                board("R13: the other tile on", "another cell that is emptied", elsewhere),
                before(
                        "R18 R22: the captures of seat",
                        "a seat without its earlier captures",
                        PlayLaws::all,
                        state -> doReturn(ImmutableList.of()).when(state).captures(MOVER)),
                after(
                        "R19 R40: a capture adds a group of",
                        "one more group of the victim",
                        PlayLaws::all,
                        state -> doReturn(99).when(state).groupCount(TAKEN)),
                before(
                        "R21 R41: the capture is of the mover's own",
                        "a mover that owns the victim",
                        PlayLaws::all,
                        state -> doReturn(ImmutableList.of(OWN, TAKEN))
                                .when(state)
                                .colors(MOVER)),
                before(
                        "R24 R42: the pile of",
                        "a pile of another color that shrank",
                        PlayLaws::all,
                        state -> doReturn(ImmutableList.of()).when(state).pile(OTHER)),
                before(
                        "R24 R42: the rack of",
                        "a rack of another color that grew",
                        PlayLaws::all,
                        state -> doReturn(FaceSet.none()).when(state).rack(OTHER)),
                after(
                        "R25: the size of the pile of",
                        "a pile of 99 tiles",
                        PlayLaws::all,
                        state -> doReturn(99).when(state).pileSize(OTHER)),
                outcome(
                        "R12 Q1: the seat skipped",
                        "the mover skipped",
                        outcome ->
                                doReturn(ImmutableList.of(MOVER)).when(outcome).skipped()),
                outcome(
                        "R12 Q1: a seat is skipped that can place:",
                        "the next seat skipped, which can place",
                        outcome ->
                                doReturn(ImmutableList.of(NEXT)).when(outcome).skipped()),
                after(
                        "R12 Q1: the turn",
                        "the turn of a later seat",
                        PlayLaws::all,
                        state -> doReturn(Optional.of(LATER)).when(state).turn()),
                // A seat without tiles cannot place. Its missing tiles break R6 and R7 as well.
                after(
                        "R12 Q1: a seat is to move that cannot place:",
                        "an empty rack of the seat to move",
                        PlayLaws::r12_q1_theNextSeatClockwiseThatCanPlaceIsToMove,
                        state -> AFTER.colors(NEXT)
                                .forEach(color ->
                                        doReturn(FaceSet.none()).when(state).rack(color))),
                after(
                        "Q2: the end",
                        "an end while seats can place",
                        PlayLaws::all,
                        state -> doReturn(true).when(state).isOver()),
                after(
                        "Q2: having no legal move",
                        "a list of moves that claims to be empty",
                        PlayLaws::all,
                        state -> doReturn(but(
                                        AFTER.legalMoves(),
                                        (MoveList moves) ->
                                                doReturn(true).when(moves).isEmpty()))
                                .when(state)
                                .legalMoves()),
                after(
                        "Q2: finished:",
                        "a color finished too early",
                        PlayLaws::all,
                        state -> doReturn(true).when(state).isFinished(OTHER)),
                // This also breaks R43, because a face-up rack counts as put aside.
                after(
                        "Q2: face up:",
                        "a rack face up of a color in play",
                        PlayLaws::all,
                        state -> doReturn(true).when(state).isFaceUp(OTHER)),
                after(
                        "Q2: finished: seat",
                        "a seat finished too early",
                        PlayLaws::all,
                        state -> doReturn(true).when(state).isFinished(LATER)),
                after(
                        "R43: a rack lies face up:",
                        "a rack face up of a seat with one color",
                        PlayLaws::r43_onlyRacksPutAsideLieFaceUp,
                        state -> doReturn(true).when(state).isFaceUp(OTHER)),
                outcome(
                        "placement: the seat",
                        "another seat",
                        outcome -> doReturn(NEXT).when(outcome).seat()),
                outcome(
                        "placement: the move is another one",
                        "another move",
                        outcome -> doReturn(Move.all().get(0)).when(outcome).move()),
                outcome(
                        "placement: the captured tile",
                        "no capture",
                        outcome -> doReturn(Optional.empty()).when(outcome).captured()),
                outcome(
                        "placement: the drawn tile",
                        "no tile drawn",
                        outcome -> doReturn(Optional.empty()).when(outcome).drawn()),
                outcome(
                        "placement: the text",
                        "the text 'x'",
                        outcome -> doReturn("x").when(outcome).toString()),
                outcome(
                        "placement: the finished color",
                        "a color finished",
                        outcome -> doReturn(Optional.of(OTHER)).when(outcome).finished()),
                outcome(
                        "placement: the state after",
                        "the state before",
                        outcome -> doReturn(BEFORE).when(outcome).after()),
                after("equality: a copy", "the setup and the key of another state", PlayLaws::all, state -> {
                    doReturn(BEFORE.toSetup()).when(state).toSetup();
                    doReturn(BEFORE.positionKey()).when(state).positionKey();
                }),
                after(
                        "equality: the key of a copy",
                        "the key 0",
                        PlayLaws::all,
                        state -> doReturn(0L).when(state).positionKey()),
                // A move that changes nothing breaks R13 and more, so only this law is checked.
                new Breaker(
                        "equality: a move changes nothing",
                        "a step without effect",
                        () -> PlayLaws.equalStatesHaveEqualKeysAndOthersDiffer(new Step(AFTER, MOVE, AFTER))),
                before(
                        "equality: a move leaves the key as it was",
                        "the key of the next state",
                        PlayLaws::all,
                        state -> doReturn(AFTER.positionKey()).when(state).positionKey()));
    }
}
