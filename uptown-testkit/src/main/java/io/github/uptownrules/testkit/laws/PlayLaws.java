package io.github.uptownrules.testkit.laws;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.Multiset;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Outcome;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.FaceSet;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.testkit.laws.RandomPlay.Step;
import java.util.Optional;

/** The laws of moves, under any ruleset. Each law is named after its rule. */
public final class PlayLaws {
    private PlayLaws() {}

    /** Checks all laws. */
    public static void all(Step step) {
        everyTileIsInExactlyOnePlace(step.after());
        r13_aTileFromTheRackIsOnTheCell(step);
        r13_nothingElseChangesOnTheBoard(step);
        r18_r22_theMoverCapturesTheTileOnTheCell(step);
        r19_r40_noCaptureSplitsAGroup(step);
        r21_r41_noSeatCapturesItsOwnTiles(step);
        r24_r42_theNextTileOfTheColorPlayedIsDrawn(step);
        r25_theSizeOfAPileIsToldWithoutThePile(step);
        r12_q1_theNextSeatClockwiseThatCanPlaceIsToMove(step);
        q2_theGameIsOverExactlyWhenNobodyCanPlace(step);
        q2_aColorIsFinishedWhenItCannotFillItsRack(step);
        r43_onlyRacksPutAsideLieFaceUp(step);
        theOutcomeTellsWhatHappened(step);
        equalStatesHaveEqualKeysAndOthersDiffer(step);
    }

    /**
     * Checks that each of the 28 tiles of each color in play is in exactly one place: on a cell, captured, on the rack or in
     * the pile.
     */
    public static void everyTileIsInExactlyOnePlace(GameState game) {
        Multiset<Tile> found = HashMultiset.create(game.board().tiles().values());
        for (Seat seat : game.seats()) {
            found.addAll(game.captures(seat));
            for (Color color : game.colors(seat)) {
                game.rack(color).forEach(tile -> found.add(Tile.of(color, tile)));
                game.pile(color).forEach(tile -> found.add(Tile.of(color, tile)));
            }
        }
        ImmutableMultiset<Tile> expected = Tile.all().stream()
                .filter(tile -> game.owner(tile.color()).isPresent())
                .collect(ImmutableMultiset.toImmutableMultiset());
        new Law("R6 R7", game).same("all tiles in play", found, expected);
    }

    public static void r13_aTileFromTheRackIsOnTheCell(Step step) {
        Law law = new Law("R13", step);
        Move move = step.move();
        Tile tile = move.tile();
        law.holds(
                "the tile is not from the rack",
                step.before().rack(tile.color()).contains(tile.face()));
        law.holds("the tile stays on the rack", !step.after().rack(tile.color()).contains(tile.face()));
        law.same("the tile placed on", move.cell(), step.after().board().tileAt(move.cell()), Optional.of(tile));
    }

    public static void r13_nothingElseChangesOnTheBoard(Step step) {
        Law law = new Law("R13", step);
        for (Cell cell : Cell.all()) {
            if (cell != step.move().cell()) {
                law.same(
                        "the other tile on",
                        cell,
                        step.after().board().tileAt(cell),
                        step.before().board().tileAt(cell));
            }
        }
    }

    public static void r18_r22_theMoverCapturesTheTileOnTheCell(Step step) {
        Law law = new Law("R18 R22", step);
        for (Seat seat : step.before().seats()) {
            ImmutableMultiset.Builder<Tile> expected =
                    ImmutableMultiset.<Tile>builder().addAll(step.before().captures(seat));
            if (seat == mover(step)) {
                lying(step).ifPresent(expected::add);
            }
            law.same(
                    "the captures of seat",
                    seat,
                    ImmutableMultiset.copyOf(step.after().captures(seat)),
                    expected.build());
        }
    }

    public static void r19_r40_noCaptureSplitsAGroup(Step step) {
        lying(step)
                .map(Tile::color)
                .ifPresent(color -> new Law("R19 R40", step)
                        .holds(
                                "a capture adds a group of",
                                color,
                                step.after().groupCount(color) <= step.before().groupCount(color)));
    }

    public static void r21_r41_noSeatCapturesItsOwnTiles(Step step) {
        lying(step)
                .map(Tile::color)
                .ifPresent(color -> new Law("R21 R41", step)
                        .holds(
                                "the capture is of the mover's own",
                                color,
                                !step.before().colors(mover(step)).contains(color)));
    }

    public static void r24_r42_theNextTileOfTheColorPlayedIsDrawn(Step step) {
        Law law = new Law("R24 R42", step);
        for (Color color : Color.all()) {
            ImmutableList<Face> pile = step.before().pile(color);
            FaceSet rack = step.before().rack(color);
            if (color == step.move().tile().color()) {
                rack = rack.without(step.move().tile().face());
                rack = pile.isEmpty() ? rack : rack.with(pile.get(0));
                pile = pile.isEmpty() ? pile : pile.subList(1, pile.size());
            }
            law.same("the pile of", color, step.after().pile(color), pile);
            law.same("the rack of", color, step.after().rack(color), rack);
        }
    }

    public static void r25_theSizeOfAPileIsToldWithoutThePile(Step step) {
        Law law = new Law("R25", step);
        for (Color color : Color.all()) {
            law.same(
                    "the size of the pile of",
                    color,
                    step.after().pileSize(color),
                    step.after().pile(color).size());
        }
    }

    public static void r12_q1_theNextSeatClockwiseThatCanPlaceIsToMove(Step step) {
        Law law = new Law("R12 Q1", step);
        Outcome outcome = step.before().outcome(step.move());
        int seats = step.before().seats().size();
        int seat = mover(step).number();
        for (Seat skipped : outcome.skipped()) {
            seat = seat % seats + 1;
            law.same("the seat skipped", skipped, Seat.of(seat));
            law.holds("a seat is skipped that can place:", skipped, !canPlace(step.after(), skipped));
        }
        if (!step.after().isOver()) {
            seat = seat % seats + 1;
            law.same("the turn", step.after().turn(), Optional.of(Seat.of(seat)));
            law.holds("a seat is to move that cannot place:", seat, canPlace(step.after(), Seat.of(seat)));
        }
    }

    public static void q2_theGameIsOverExactlyWhenNobodyCanPlace(Step step) {
        Law law = new Law("Q2", step);
        GameState after = step.after();
        law.same("the end", after.isOver(), after.seats().stream().noneMatch(seat -> canPlace(after, seat)));
        law.same("having no legal move", after.legalMoves().isEmpty(), after.isOver());
    }

    public static void q2_aColorIsFinishedWhenItCannotFillItsRack(Step step) {
        Law law = new Law("Q2", step);
        GameState after = step.after();
        for (Seat seat : after.seats()) {
            int placed = after.colors(seat).stream()
                    .mapToInt(color -> 28 - after.board().unplayed(color).size())
                    .sum();
            boolean isAtLimit = placed == after.ruleset().placementLimit().orElse(-1);
            for (Color color : after.colors(seat)) {
                boolean isPlayed = after.pile(color).isEmpty()
                        && after.rack(color).size() == after.ruleset().rackSize(seat) - 1;
                law.same("finished:", color, after.isFinished(color), isPlayed || isAtLimit);
                law.same(
                        "face up:",
                        color,
                        after.isFaceUp(color),
                        isPlayed && after.colors(seat).size() > 1);
            }
            law.same(
                    "finished: seat",
                    seat,
                    after.isFinished(seat),
                    after.colors(seat).stream().allMatch(after::isFinished));
        }
    }

    public static void r43_onlyRacksPutAsideLieFaceUp(Step step) {
        GameState after = step.after();
        for (Color color : Color.all()) {
            boolean hasOtherColors = after.owner(color)
                    .map(owner -> after.colors(owner).size() > 1)
                    .orElse(false);
            new Law("R43", step)
                    .holds(
                            "a rack lies face up:",
                            color,
                            !after.isFaceUp(color) || hasOtherColors && after.isFinished(color));
        }
    }

    public static void theOutcomeTellsWhatHappened(Step step) {
        Law law = new Law("placement", step);
        Color color = step.move().tile().color();
        Outcome outcome = step.before().outcome(step.move());
        law.same("the seat", outcome.seat(), mover(step));
        law.holds("the move is another one", outcome.move() == step.move());
        law.same("the captured tile", outcome.captured(), lying(step));
        law.same(
                "the drawn tile",
                outcome.drawn(),
                step.before().pile(color).stream().findFirst().map(face -> Tile.of(color, face)));
        law.same(
                "the text",
                outcome.toString(),
                MoveText.of(step.move(), step.before()).toString());
        law.same(
                "the finished color",
                outcome.finished(),
                step.after().isFinished(color) ? Optional.of(color) : Optional.empty());
        law.same("the state after", outcome.after(), step.after());
    }

    public static void equalStatesHaveEqualKeysAndOthersDiffer(Step step) {
        Law law = new Law("equality", step);
        GameState copy = GameState.of(step.after().toSetup());
        law.same("the key of a copy", copy.positionKey(), step.after().positionKey());
        law.equal("a copy", copy, step.after());
        law.holds("a move changes nothing", !step.before().equals(step.after()));
        law.holds(
                "a move leaves the key as it was",
                step.before().positionKey() != step.after().positionKey());
    }

    private static Seat mover(Step step) {
        return step.before().turn().orElseThrow();
    }

    private static Optional<Tile> lying(Step step) {
        return step.before().board().tileAt(step.move().cell());
    }

    /**
     * Returns whether a seat can place a tile, computed from the definition: a tile on the rack of an unfinished color fits a
     * cell that is empty or may be captured.
     */
    public static boolean canPlace(GameState game, Seat seat) {
        return game.colors(seat).stream()
                .filter(color -> !game.isFinished(color))
                .anyMatch(color -> game.rack(color).stream().anyMatch(tile -> fitsSomewhere(game, seat, tile)));
    }

    private static boolean fitsSomewhere(GameState game, Seat seat, Face tile) {
        return tile.cells().stream()
                .anyMatch(cell -> game.board()
                        .tileAt(cell)
                        .map(lying -> !game.colors(seat).contains(lying.color())
                                && game.board().partsWithout(cell).size() < 2)
                        .orElse(true));
    }
}
