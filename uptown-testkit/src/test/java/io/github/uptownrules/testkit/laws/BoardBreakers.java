package io.github.uptownrules.testkit.laws;

import static io.github.uptownrules.testkit.laws.Breaker.but;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.doReturn;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Lists;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.board.Board;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.MoveList;
import io.github.uptownrules.core.game.Outcome;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.FaceSet;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.testkit.naive.NaiveGame;
import java.math.BigInteger;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Breakers of {@link MoveListLaws}, {@link RenamingLaws} and {@link EngineComparison}: positions with one wrong answer. */
public final class BoardBreakers {
    private static final JudgedRuleset FOUR = JudgedRuleset.shape("four");
    private static final GameState GAME =
            RandomPlay.steps(FOUR.ruleset(), 1).get(60).before();
    private static final GameState OTHER =
            RandomPlay.steps(FOUR.ruleset(), 1).get(41).before();
    private static final MoveList MOVES = GAME.legalMoves();
    private static final Color COLOR = MOVES.get(0).tile().color();
    private static final Seat TURN = GAME.turn().orElseThrow();

    private BoardBreakers() {}

    private static Breaker listed(String law, String error, Consumer<MoveList> wrong) {
        return new Breaker(
                law,
                error,
                () -> MoveListLaws.all(but(
                        GAME, state -> doReturn(but(MOVES, wrong)).when(state).legalMoves())));
    }

    private static Breaker renamed(String law, String error, Consumer<GameState> wrong) {
        return new Breaker(
                law,
                error,
                () -> RenamingLaws.all(
                        but(GAME, wrong), TableRenaming.random(GAME.toSetup(), new SplitMix64(1)), new SplitMix64(1)));
    }

    private static Breaker judged(String law, String error, Consumer<GameState> wrong) {
        return new Breaker(
                law,
                error,
                () -> new EngineComparison(FOUR, 1)
                        .compare(but(GAME, wrong), NaiveGame.parse(GAME.toString(), FOUR.naive())));
    }

    private static Consumer<GameState> onBoard(Consumer<Board> wrong) {
        return state -> doReturn(but(GAME.board(), wrong)).when(state).board();
    }

    private static Consumer<GameState> outcome(Consumer<Outcome> wrong) {
        Move move = RandomPlay.move(GAME, new SplitMix64(1));
        return state -> doReturn(but(GAME.outcome(move), wrong)).when(state).outcome(any());
    }

    private static Consumer<GameState> viewed(Consumer<PlayerView> wrong) {
        return state -> doReturn(but(GAME.viewFor(TURN), wrong)).when(state).viewFor(TURN);
    }

    public static Stream<Breaker> all() {
        return Stream.of(moveLists(), renamings(), engines()).flatMap(each -> each);
    }

    private static Stream<Breaker> moveLists() {
        Move illegal = Move.all().stream()
                .filter(move -> !GAME.faults(move).isEmpty())
                .findFirst()
                .orElseThrow();
        return Stream.of(
                new Breaker(
                        "R13: the legal moves",
                        "the moves of another position",
                        () -> MoveListLaws.all(but(
                                GAME,
                                state ->
                                        doReturn(OTHER.legalMoves()).when(state).legalMoves()))),
                listed(
                        "R13: the list has",
                        "an illegal move in the list",
                        moves -> doReturn(true).when(moves).contains(illegal)),
                // A list in another order also breaks the law about moves without faults.
                new Breaker(
                        "move list: the moves are not in canonical order, each once",
                        "a list from the last move to the first",
                        () -> MoveListLaws.isAListInCanonicalOrder(but(
                                GAME,
                                state -> doReturn(but(
                                                MOVES,
                                                (MoveList moves) -> doReturn(Lists.reverse(ImmutableList.copyOf(MOVES))
                                                                .iterator())
                                                        .when(moves)
                                                        .iterator()))
                                        .when(state)
                                        .legalMoves()))),
                listed(
                        "move list: the size",
                        "the size 0",
                        moves -> doReturn(0).when(moves).size()),
                listed(
                        "move list: being empty",
                        "a list that claims to be empty",
                        moves -> doReturn(true).when(moves).isEmpty()),
                listed(
                        "move list: the stream",
                        "an empty stream",
                        moves -> doReturn(Stream.empty()).when(moves).stream()),
                listed(
                        "move list: another move is number",
                        "the wrong move at a number",
                        moves -> doReturn(illegal).when(moves).get(1)),
                listed(
                        "move list: move number -1",
                        "a move at -1",
                        moves -> doReturn(illegal).when(moves).get(-1)),
                listed(
                        "move list: the move after the last",
                        "a move after the last",
                        moves -> doReturn(illegal).when(moves).get(MOVES.size())),
                listed(
                        "move list: the text",
                        "the text 'x'",
                        moves -> doReturn("x").when(moves).toString()),
                listed(
                        "R13: the cells for",
                        "no cells for a tile",
                        moves -> doReturn(CellSet.none())
                                .when(moves)
                                .cellsFor(MOVES.get(0).tile())),
                new Breaker(
                        "R13: playable of",
                        "no playable tiles",
                        () -> MoveListLaws.all(but(GAME, state -> {
                            doReturn(MOVES).when(state).legalMoves();
                            doReturn(FaceSet.none()).when(state).playable(COLOR);
                        }))));
    }

    private static Stream<Breaker> renamings() {
        return Stream.of(
                renamed(
                        "renaming: the turn",
                        "no turn",
                        state -> doReturn(Optional.empty()).when(state).turn()),
                renamed(
                        "renaming: the end",
                        "an end",
                        state -> doReturn(true).when(state).isOver()),
                renamed(
                        "renaming: the game after",
                        "another state after a move",
                        state -> doReturn(OTHER).when(state).play(any())),
                renamed(
                        "renaming: the seats skipped after",
                        "a seat skipped",
                        outcome(outcome ->
                                doReturn(ImmutableList.of(TURN)).when(outcome).skipped())),
                renamed(
                        "renaming: the legal moves",
                        "the moves of another position",
                        state -> doReturn(OTHER.legalMoves()).when(state).legalMoves()),
                renamed(
                        "renaming: the faults of",
                        "no faults",
                        state -> doReturn(ImmutableSet.of()).when(state).faults(any(Tile.class), any(Cell.class))),
                renamed(
                        "renaming: the protected cells",
                        "no protected cells",
                        onBoard(board -> doReturn(CellSet.none()).when(board).protectedCells())),
                renamed(
                        "renaming: the groups of",
                        "a color without groups",
                        onBoard(board ->
                                doReturn(ImmutableList.of()).when(board).groups(COLOR))),
                renamed(
                        "renaming: finished:",
                        "a color finished",
                        state -> doReturn(true).when(state).isFinished(COLOR)),
                renamed(
                        "renaming: face up:",
                        "a rack face up",
                        state -> doReturn(true).when(state).isFaceUp(COLOR)),
                renamed(
                        "renaming: the standing of seat",
                        "the standings of another position",
                        state -> doReturn(OTHER.standings()).when(state).standings()),
                renamed(
                        "renaming: the view of",
                        "the view of another position",
                        viewed(view -> doReturn(OTHER.viewFor(TURN).toSetup())
                                .when(view)
                                .toSetup())),
                renamed(
                        "renaming: the number of worlds for",
                        "10 worlds",
                        viewed(view -> doReturn(BigInteger.TEN).when(view).worldCount())));
    }

    private static Stream<Breaker> engines() {
        return Stream.of(
                judged(
                        "naive engine, Q1 Q2: the end",
                        "an end",
                        state -> doReturn(true).when(state).isOver()),
                judged("naive engine, Q1 Q2: the turn", "no turn while the game continues", state -> {
                    doReturn(false).when(state).isOver();
                    doReturn(Optional.empty()).when(state).turn();
                }),
                judged(
                        "naive engine, Q1 Q2: finished:",
                        "a color finished",
                        state -> doReturn(true).when(state).isFinished(COLOR)),
                judged(
                        "naive engine, R29 Q5: the standings",
                        "the standings of another position",
                        state -> doReturn(OTHER.standings()).when(state).standings()),
                judged(
                        "naive engine, notation: the text",
                        "the text of another position",
                        state -> doReturn(OTHER.toString()).when(state).toString()),
                judged(
                        "naive engine, R13: the legal moves",
                        "the moves of another position",
                        state -> doReturn(OTHER.legalMoves()).when(state).legalMoves()),
                judged(
                        "naive engine, R19 R20: the protected cells",
                        "no protected cells",
                        onBoard(board -> doReturn(CellSet.none()).when(board).protectedCells())),
                judged(
                        "naive engine, R26: the groups of",
                        "a color without groups",
                        onBoard(board ->
                                doReturn(ImmutableList.of()).when(board).groups(COLOR))),
                judged(
                        "naive engine, R13: the faults of",
                        "no faults",
                        state -> doReturn(ImmutableSet.of()).when(state).faults(any(Tile.class), any(Cell.class))),
                new Breaker("naive engine, R12 Q1: the seats skipped by", "a seat skipped", () -> {
                    GameState wrong = but(
                            GAME,
                            outcome(outcome -> doReturn(ImmutableList.of(TURN))
                                    .when(outcome)
                                    .skipped()));
                    EngineComparison.compareMove(wrong, NaiveGame.parse(GAME.toString(), FOUR.naive()), MOVES.get(0));
                }));
    }
}
