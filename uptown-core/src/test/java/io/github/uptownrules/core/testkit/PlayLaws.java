package io.github.uptownrules.core.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Multiset;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Placement;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.testkit.RandomPlay.Step;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.FaceSet;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Tile;
import java.util.Optional;

/** What every move of every game brings about, under any ruleset; each law is named for its rule. */
public final class PlayLaws {
    private PlayLaws() {}

    /** All laws at once. */
    public static void all(Step step) {
        everyTileIsInExactlyOnePlace(step.after());
        r13_aTileFromTheRackLiesOnTheCell(step);
        r13_nothingElseChangesOnTheBoard(step);
        r18_r22_aTileThatLayThereIsCapturedByTheMover(step);
        r19_r40_noCaptureSplitsAGroup(step);
        r21_r41_nobodyCapturesOwnTiles(step);
        r24_r42_theNextTileOfTheColorPlayedIsDrawn(step);
        r25_theSizeOfAPileIsToldWithoutThePile(step);
        r12_q1_theNextSeatClockwiseThatCanPlaceIsToMove(step);
        q2_theGameIsOverExactlyWhenNobodyCanPlace(step);
        q2_aColorIsFinishedWhenItCannotFillItsRack(step);
        r43_onlyRacksPutAsideLieFaceUp(step);
        thePlacementTellsWhatHappened(step);
        equalStatesHaveEqualKeysAndOthersDiffer(step);
    }

    /** Each of the 28 tiles of each color in play is on a cell, captured, on the rack or in the pile, and once. */
    public static void everyTileIsInExactlyOnePlace(GameState game) {
        Multiset<Tile> found = HashMultiset.create(game.board().tiles().values());
        for (Seat seat : game.seats()) {
            found.addAll(game.captures(seat));
            for (Color color : game.colors(seat)) {
                game.rack(color).forEach(tile -> found.add(Tile.of(color, tile)));
                game.pile(color).forEach(tile -> found.add(Tile.of(color, tile)));
            }
        }
        assertThat(found)
                .containsExactlyInAnyOrderElementsOf(Tile.all().stream()
                        .filter(tile -> game.owner(tile.color()).isPresent())
                        .toList());
    }

    public static void r13_aTileFromTheRackLiesOnTheCell(Step step) {
        Move move = step.move();
        assertThat(step.before().rack(move.tile().color()).contains(move.tile().face()))
                .isTrue();
        assertThat(step.after().rack(move.tile().color()).contains(move.tile().face()))
                .isFalse();
        assertThat(step.after().board().tileAt(move.cell())).contains(move.tile());
    }

    public static void r13_nothingElseChangesOnTheBoard(Step step) {
        for (Cell cell : Cell.all()) {
            if (cell != step.move().cell()) {
                assertThat(step.after().board().tileAt(cell))
                        .isEqualTo(step.before().board().tileAt(cell));
            }
        }
    }

    public static void r18_r22_aTileThatLayThereIsCapturedByTheMover(Step step) {
        for (Seat seat : step.before().seats()) {
            ImmutableSet.Builder<Tile> expected =
                    ImmutableSet.<Tile>builder().addAll(step.before().captures(seat));
            if (seat == mover(step)) {
                lying(step).ifPresent(expected::add);
            }
            assertThat(step.after().captures(seat)).containsExactlyInAnyOrderElementsOf(expected.build());
        }
    }

    public static void r19_r40_noCaptureSplitsAGroup(Step step) {
        lying(step)
                .map(Tile::color)
                .ifPresent(color -> assertThat(step.after().groupCount(color))
                        .isLessThanOrEqualTo(step.before().groupCount(color)));
    }

    public static void r21_r41_nobodyCapturesOwnTiles(Step step) {
        lying(step)
                .map(Tile::color)
                .ifPresent(
                        color -> assertThat(step.before().colors(mover(step))).doesNotContain(color));
    }

    public static void r24_r42_theNextTileOfTheColorPlayedIsDrawn(Step step) {
        for (Color color : Color.all()) {
            ImmutableList<Face> pile = step.before().pile(color);
            FaceSet rack = step.before().rack(color);
            if (color != step.move().tile().color()) {
                assertThat(step.after().pile(color)).isEqualTo(pile);
                assertThat(step.after().rack(color)).isEqualTo(rack);
            } else if (pile.isEmpty()) {
                assertThat(step.after().pile(color)).isEmpty();
                assertThat(step.after().rack(color))
                        .isEqualTo(rack.without(step.move().tile().face()));
            } else {
                assertThat(step.after().pile(color)).isEqualTo(pile.subList(1, pile.size()));
                assertThat(step.after().rack(color))
                        .isEqualTo(rack.without(step.move().tile().face()).with(pile.get(0)));
            }
        }
    }

    public static void r25_theSizeOfAPileIsToldWithoutThePile(Step step) {
        for (Color color : Color.all()) {
            assertThat(step.after().pileSize(color))
                    .isEqualTo(step.after().pile(color).size());
        }
    }

    public static void r12_q1_theNextSeatClockwiseThatCanPlaceIsToMove(Step step) {
        Placement placement = step.before().place(step.move());
        int seats = step.before().seats().size();
        int seat = mover(step).number();
        for (Seat skipped : placement.skipped()) {
            seat = seat % seats + 1;
            assertThat(skipped.number()).isEqualTo(seat);
            assertThat(canPlace(step.after(), skipped)).isFalse();
        }
        if (!step.after().isOver()) {
            seat = seat % seats + 1;
            assertThat(step.after().turn()).contains(Seat.of(seat));
            assertThat(canPlace(step.after(), Seat.of(seat))).isTrue();
        }
    }

    public static void q2_theGameIsOverExactlyWhenNobodyCanPlace(Step step) {
        assertThat(step.after().isOver())
                .isEqualTo(step.after().seats().stream().noneMatch(seat -> canPlace(step.after(), seat)));
        assertThat(step.after().legalMoves().isEmpty()).isEqualTo(step.after().isOver());
    }

    public static void q2_aColorIsFinishedWhenItCannotFillItsRack(Step step) {
        GameState after = step.after();
        for (Seat seat : after.seats()) {
            int placed = after.colors(seat).stream()
                    .mapToInt(color -> 28 - after.board().unplayed(color).size())
                    .sum();
            boolean isAtLimit = placed == after.ruleset().placementLimit().orElse(-1);
            for (Color color : after.colors(seat)) {
                boolean isPlayed = after.pile(color).isEmpty()
                        && after.rack(color).size() == after.ruleset().rackSize(seat) - 1;
                assertThat(after.isFinished(color)).isEqualTo(isPlayed || isAtLimit);
                assertThat(after.isFaceUp(color))
                        .isEqualTo(isPlayed && after.colors(seat).size() > 1);
            }
            assertThat(after.isFinished(seat))
                    .isEqualTo(after.colors(seat).stream().allMatch(after::isFinished));
        }
    }

    public static void r43_onlyRacksPutAsideLieFaceUp(Step step) {
        GameState after = step.after();
        for (Color color : Color.all()) {
            boolean hasOtherColors = after.owner(color)
                    .map(owner -> after.colors(owner).size() > 1)
                    .orElse(false);
            assertThat(!after.isFaceUp(color) || hasOtherColors && after.isFinished(color))
                    .isTrue();
        }
    }

    public static void thePlacementTellsWhatHappened(Step step) {
        Color color = step.move().tile().color();
        Placement placement = step.before().place(step.move());
        assertThat(placement.seat()).isEqualTo(mover(step));
        assertThat(placement.move()).isSameAs(step.move());
        assertThat(placement.captured()).isEqualTo(lying(step));
        assertThat(placement.drawn())
                .isEqualTo(step.before().pile(color).stream().findFirst().map(face -> Tile.of(color, face)));
        assertThat(placement)
                .hasToString(MoveText.of(step.move(), step.before()).toString());
        assertThat(placement.finished())
                .isEqualTo(step.after().isFinished(color) ? Optional.of(color) : Optional.empty());
        assertThat(placement.after()).isEqualTo(step.after());
    }

    public static void equalStatesHaveEqualKeysAndOthersDiffer(Step step) {
        GameState copy = GameState.of(step.after().toSetup());
        assertThat(copy).isEqualTo(step.after()).hasSameHashCodeAs(step.after());
        assertThat(copy.positionKey()).isEqualTo(step.after().positionKey());
        assertThat(step.before()).isNotEqualTo(step.after());
        assertThat(step.before().positionKey()).isNotEqualTo(step.after().positionKey());
    }

    private static Seat mover(Step step) {
        return step.before().turn().orElseThrow();
    }

    private static Optional<Tile> lying(Step step) {
        return step.before().board().tileAt(step.move().cell());
    }

    /** By definition: some tile on the rack of an unfinished color of the seat could lawfully go somewhere. */
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
