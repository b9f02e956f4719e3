package io.github.uptownrules.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.core.testkit.JudgedRuleset;
import io.github.uptownrules.core.testkit.RandomPlay;
import io.github.uptownrules.core.testkit.RandomPlay.Step;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.ColoredTile;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Tile;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What every move of every game brings about. */
class PlayProperties {
    @Provide
    Arbitrary<Ruleset> rulesets() {
        return Arbitraries.of(JudgedRuleset.shapes()).map(JudgedRuleset::ruleset);
    }

    @Property(tries = 200)
    void r13_aTileFromTheRackLiesOnTheCell(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        for (Step step : RandomPlay.steps(ruleset, seed)) {
            Move move = step.move();
            assertThat(step.before().rack(move.color()).contains(move.tile())).isTrue();
            assertThat(step.after().rack(move.color()).contains(move.tile())).isFalse();
            assertThat(step.after().board().tileAt(move.cell())).contains(tile(move));
        }
    }

    @Property(tries = 200)
    void r13_nothingElseChangesOnTheBoard(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        for (Step step : RandomPlay.steps(ruleset, seed)) {
            for (Cell cell : Cell.all()) {
                if (cell != step.move().cell()) {
                    assertThat(step.after().board().tileAt(cell))
                            .isEqualTo(step.before().board().tileAt(cell));
                }
            }
        }
    }

    @Property(tries = 200)
    void r18_r22_aTileThatLayThereIsCapturedByTheMover(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        for (Step step : RandomPlay.steps(ruleset, seed)) {
            Seat mover = step.before().turn().orElseThrow();
            for (Seat seat : ruleset.seats()) {
                ImmutableSet.Builder<ColoredTile> expected =
                        ImmutableSet.<ColoredTile>builder().addAll(step.before().captures(seat));
                if (seat == mover) {
                    step.before().board().tileAt(step.move().cell()).ifPresent(expected::add);
                }
                assertThat(step.after().captures(seat)).containsExactlyInAnyOrderElementsOf(expected.build());
            }
        }
    }

    @Property(tries = 200)
    void r19_noCaptureSplitsAGroup(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        for (Step step : RandomPlay.steps(ruleset, seed)) {
            step.before()
                    .board()
                    .tileAt(step.move().cell())
                    .ifPresent(captured -> assertThat(step.after().groupCount(captured.color()))
                            .isLessThanOrEqualTo(step.before().groupCount(captured.color())));
        }
    }

    @Property(tries = 200)
    void r21_r41_nobodyCapturesOwnTiles(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        for (Step step : RandomPlay.steps(ruleset, seed)) {
            Seat mover = step.before().turn().orElseThrow();
            assertThat(step.before().board().tileAt(step.move().cell()).map(ColoredTile::color))
                    .isNotIn(step.before().colors(mover).stream()
                            .map(Optional::of)
                            .toList());
        }
    }

    @Property(tries = 200)
    void r24_r42_theNextTileOfTheColorPlayedIsDrawn(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        for (Step step : RandomPlay.steps(ruleset, seed)) {
            for (Color color : Color.all()) {
                var pile = step.before().pile(color);
                if (color != step.move().color()) {
                    assertThat(step.after().pile(color)).isEqualTo(pile);
                    assertThat(step.after().rack(color)).isEqualTo(step.before().rack(color));
                } else if (pile.isEmpty()) {
                    assertThat(step.after().rack(color))
                            .isEqualTo(step.before()
                                    .rack(color)
                                    .without(step.move().tile()));
                } else {
                    assertThat(step.after().pile(color)).isEqualTo(pile.subList(1, pile.size()));
                    assertThat(step.after().rack(color))
                            .isEqualTo(step.before()
                                    .rack(color)
                                    .without(step.move().tile())
                                    .with(pile.get(0)));
                }
            }
        }
    }

    @Property(tries = 200)
    void r25_theSizeOfAPileIsToldWithoutThePile(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        GameState game = RandomPlay.position(ruleset, seed);
        for (Color color : Color.all()) {
            assertThat(game.pileSize(color)).isEqualTo(game.pile(color).size());
        }
    }

    @Property(tries = 200)
    void r12_q1_theNextSeatClockwiseThatCanPlaceIsToMove(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        for (Step step : RandomPlay.steps(ruleset, seed)) {
            Placement placement = step.before().place(step.move());
            int seat = step.before().turn().orElseThrow().number();
            for (Seat skipped : placement.skipped()) {
                seat = seat % ruleset.seats().size() + 1;
                assertThat(skipped.number()).isEqualTo(seat);
                assertThat(canPlace(step.after(), skipped)).isFalse();
            }
            if (!step.after().isOver()) {
                seat = seat % ruleset.seats().size() + 1;
                assertThat(step.after().turn()).contains(Seat.of(seat));
                assertThat(canPlace(step.after(), Seat.of(seat))).isTrue();
            }
        }
    }

    @Property(tries = 200)
    void q2_theGameIsOverExactlyWhenNobodyCanPlace(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        for (Step step : RandomPlay.steps(ruleset, seed)) {
            assertThat(step.after().isOver())
                    .isEqualTo(ruleset.seats().stream().noneMatch(seat -> canPlace(step.after(), seat)));
            assertThat(step.after().legalMoves().isEmpty())
                    .isEqualTo(step.after().isOver());
        }
    }

    @Property(tries = 200)
    void q2_aColorIsFinishedWhenItCannotFillItsRack(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        for (Step step : RandomPlay.steps(ruleset, seed)) {
            GameState after = step.after();
            for (Seat seat : ruleset.seats()) {
                for (Color color : ruleset.colors(seat)) {
                    assertThat(after.isFinished(color))
                            .isEqualTo(after.pile(color).isEmpty()
                                    && after.rack(color).size() == ruleset.rackSize() - 1);
                }
                assertThat(after.isFinished(seat))
                        .isEqualTo(after.colors(seat).stream().allMatch(after::isFinished));
            }
        }
    }

    /** R31, R32: where nobody is skipped before being finished, all play equally often and finish in the same round. */
    @Property(tries = 200)
    void r31_r32_everyColorIsPlayedTheSameNumberOfTimes(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        var steps = RandomPlay.steps(ruleset, seed);
        boolean nobodyWasStuck = steps.stream()
                .allMatch(step -> step.before().place(step.move()).skipped().stream()
                        .allMatch(seat -> step.after().isFinished(seat)));
        GameState end = steps.get(steps.size() - 1).after();
        int placements = 28 - ruleset.rackSize() + 1;
        for (Seat seat : ruleset.seats()) {
            for (Color color : ruleset.colors(seat)) {
                int played = 28 - end.board().unplayed(color).size();
                assertThat(played).isLessThanOrEqualTo(placements);
                if (nobodyWasStuck && end.seats().stream().allMatch(end::isFinished)) {
                    assertThat(played).isEqualTo(placements);
                    assertThat(end.rack(color).size()).isEqualTo(ruleset.rackSize() - 1);
                }
            }
        }
    }

    @Property(tries = 200)
    void thePlacementTellsWhatHappened(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        for (Step step : RandomPlay.steps(ruleset, seed)) {
            Color color = step.move().color();
            Placement placement = step.before().place(step.move());
            assertThat(placement.seat()).isEqualTo(step.before().turn().orElseThrow());
            assertThat(placement.move()).isSameAs(step.move());
            assertThat(placement.captured())
                    .isEqualTo(step.before().board().tileAt(step.move().cell()));
            assertThat(placement.drawn())
                    .isEqualTo(step.before().pile(color).stream().findFirst());
            assertThat(placement.finished())
                    .isEqualTo(step.after().isFinished(color) ? Optional.of(color) : Optional.empty());
            assertThat(placement.after()).isEqualTo(step.after());
        }
    }

    @Property(tries = 200)
    void equalStatesHaveEqualKeysAndOthersDiffer(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        for (Step step : RandomPlay.steps(ruleset, seed)) {
            GameState copy = GameState.of(step.after().toSetup());
            assertThat(copy).isEqualTo(step.after()).hasSameHashCodeAs(step.after());
            assertThat(copy.positionKey()).isEqualTo(step.after().positionKey());
            assertThat(step.before()).isNotEqualTo(step.after());
            assertThat(step.before().positionKey()).isNotEqualTo(step.after().positionKey());
        }
    }

    @Property(tries = 200)
    void anIllegalMoveIsRefusedWithItsFaults(
            @ForAll("rulesets") Ruleset ruleset, @ForAll long seed, @ForAll("moves") Move move) {
        GameState game = RandomPlay.position(ruleset, seed);
        if (game.legalMoves().contains(move)) {
            assertThat(game.play(move)).isNotEqualTo(game);
        } else {
            assertThatExceptionOfType(IllegalMoveException.class)
                    .isThrownBy(() -> game.play(move))
                    .satisfies(e -> assertThat(e.faults()).isNotEmpty().isEqualTo(game.faults(move)));
            assertThatExceptionOfType(IllegalMoveException.class).isThrownBy(() -> game.place(move));
        }
    }

    @Provide
    Arbitrary<Move> moves() {
        return Arbitraries.of(Move.all());
    }

    /** By definition: some tile on the rack of an unfinished color of the seat could lawfully go somewhere. */
    private static boolean canPlace(GameState game, Seat seat) {
        return game.colors(seat).stream()
                .filter(color -> !game.isFinished(color))
                .anyMatch(color -> game.rack(color).stream().anyMatch(tile -> fitsSomewhere(game, seat, tile)));
    }

    private static boolean fitsSomewhere(GameState game, Seat seat, Tile tile) {
        return tile.cells().stream()
                .anyMatch(cell -> game.board()
                        .tileAt(cell)
                        .map(lying -> !game.colors(seat).contains(lying.color())
                                && game.board().partsWithout(cell).size() < 2)
                        .orElse(true));
    }

    private static ColoredTile tile(Move move) {
        return ColoredTile.of(move.color(), move.tile());
    }
}
