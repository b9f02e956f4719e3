package io.github.uptownrules.encoding;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Renaming;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.testkit.laws.TableRenaming;
import io.github.uptownrules.variants.Rulesets;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** Encoding a renamed game equals permuting the encoding of the original, and a renamed game continues like the original. */
@Domain(Tensors.class)
@Domain(DomainContext.Global.class)
class RenamingProperties {
    private final Tensors tensors = new Tensors();

    @Property(tries = 200)
    void encodingUnderOtherNamesPermutesTheEntries(@ForAll PlayerView view, @ForAll Renaming names) {
        assertThat(tensors.encode(view, names))
                .isEqualTo(Tensors.permuted(tensors.encode(view, Renaming.identity()), names));
        assertThat(tensors.mask(view, names))
                .isEqualTo(Tensors.permutedActions(tensors.mask(view, Renaming.identity()), names));
    }

    /** Compares with the test kit, which renames the game itself and also rotates its seats. */
    @Property(tries = 200)
    void renamingTheGamePermutesTheEntries(
            @ForAll GameState game, @ForAll SplitMix64 random, @ForAll @IntRange(max = 7) int number) {
        TableRenaming other = TableRenaming.random(game.toSetup(), random);
        GameState image = GameState.of(other.apply(game.toSetup()));
        Viewer viewer = Tensors.viewer(game, number);
        // A spectator counts from seat 1.
        Viewer seat = viewer.asSeat().isPresent() || other.rotation() == 0 ? viewer : Seat.ONE;
        PlayerView view = game.viewFor(seat);
        PlayerView imageView = image.viewFor(other.apply(seat));
        Renaming names = other.names();
        assertThat(tensors.encode(imageView, Renaming.identity()))
                .isEqualTo(Tensors.permuted(tensors.encode(view, Renaming.identity()), names));
        assertThat(tensors.mask(imageView, Renaming.identity()))
                .isEqualTo(Tensors.permutedActions(tensors.mask(view, Renaming.identity()), names));
    }

    /** If each seat has one color, the encoding reveals neither the seat nor the color. */
    @Property(tries = 50)
    void ownFirstHidesTheSeat(@ForAll long seed, @ForAll @IntRange(min = 3, max = 5) int seats) {
        SplitMix64 random = new SplitMix64(seed);
        GameState game = RandomPlay.position(Rulesets.standard(seats), seed);
        TableRenaming other = TableRenaming.random(game.toSetup(), random);
        GameState image = GameState.of(other.apply(game.toSetup()));
        Renaming symmetry = Renaming.of(other.names().symmetry());
        for (Seat seat : game.seats()) {
            PlayerView view = game.viewFor(seat);
            PlayerView imageView = image.viewFor(other.apply(seat));
            assertThat(tensors.encode(imageView, Renaming.ownFirst(imageView)))
                    .isEqualTo(tensors.encode(view, Renaming.ownFirst(view).then(symmetry)));
        }
    }

    @Property(tries = 20)
    void renamedGamesProceedInParallel(@ForAll long seed, @ForAll @IntRange(max = 7) int ruleset) {
        SplitMix64 random = new SplitMix64(seed);
        GameState game = RandomPlay.deal(Rulesets.all().get(ruleset), seed);
        TableRenaming other = TableRenaming.random(game.toSetup(), random);
        GameState image = GameState.of(other.apply(game.toSetup()));
        Renaming names = other.names();
        while (!game.isOver()) {
            Seat mover = game.turn().orElseThrow();
            assertThat(image.turn()).contains(other.apply(mover));
            assertThat(tensors.mask(image.viewFor(other.apply(mover)), Renaming.identity()))
                    .isEqualTo(tensors.mask(game.viewFor(mover), names));
            Move move = RandomPlay.move(game, random);
            game = game.play(move);
            image = image.play(Renaming.identity().move(names.action(move)));
        }
        assertThat(image.isOver()).isTrue();
        for (Returns returns : Returns.values()) {
            double[] found = returns.bySeat(game.standings());
            double[] ofImage = returns.bySeat(image.standings());
            for (Seat seat : game.seats()) {
                assertThat(ofImage[other.apply(seat).ordinal()]).isEqualTo(found[seat.ordinal()]);
            }
        }
    }

    @Property(tries = 500)
    void thenComposesRenamings(@ForAll Renaming one, @ForAll Renaming two) {
        Renaming both = one.then(two);
        assertThat(both.then(two.inverse())).isSameAs(one);
        assertThat(IntStream.range(0, Encoder.SIZE))
                .allMatch(i -> Encoder.entry(i, both) == Encoder.entry(Encoder.entry(i, one), two));
        assertThat(IntStream.range(0, Encoder.ACTIONS)).allMatch(i -> both.action(i) == two.action(one.action(i)));
        assertThat(Color.all()).allMatch(color -> both.apply(color) == two.apply(one.apply(color)));
        assertThat(Renaming.of(
                        both.symmetry(),
                        ImmutableList.copyOf(
                                Color.all().stream().map(both::apply).toList())))
                .isSameAs(both);
    }
}
