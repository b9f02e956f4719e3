package io.github.uptownrules.encoding;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Bytes;
import com.google.common.primitives.Floats;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Renaming;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.testkit.Positions;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import io.github.uptownrules.variants.Rulesets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.DomainContextBase;

/** Views and renamings to try, and encodings as comparable lists. */
public final class Tensors extends DomainContextBase {
    private static final ImmutableList<Ruleset> RULESETS = ImmutableList.<Ruleset>builder()
            .addAll(Rulesets.all())
            .addAll(JudgedRuleset.orShapes())
            .build();

    private final Encoder encoder = new Encoder();

    List<Float> encode(PlayerView view, Renaming names) {
        float[] entries = new float[Encoder.SIZE];
        Arrays.fill(entries, -7);
        encoder.encode(view, names, entries, 0);
        return Floats.asList(entries);
    }

    List<Byte> mask(PlayerView view, Renaming names) {
        byte[] actions = new byte[Encoder.ACTIONS];
        Arrays.fill(actions, (byte) -7);
        encoder.mask(view, names, actions, 0);
        return Bytes.asList(actions);
    }

    /** Permutes entries written under {@link Renaming#identity}. */
    static List<Float> permuted(List<Float> entries, Renaming names) {
        List<Float> images = new ArrayList<>(entries);
        for (int i = 0; i < entries.size(); i++) {
            images.set(Encoder.entry(i, names), entries.get(i));
        }
        return images;
    }

    static List<Byte> permutedActions(List<Byte> actions, Renaming names) {
        List<Byte> images = new ArrayList<>(actions);
        for (int i = 0; i < actions.size(); i++) {
            images.set(names.action(i), actions.get(i));
        }
        return images;
    }

    /** Generates games from play, and positions that play may not reach, under every kind of ruleset. */
    @Provide
    Arbitrary<GameState> games() {
        return Combinators.combine(
                        Arbitraries.of(RULESETS),
                        Arbitraries.longs(),
                        Arbitraries.integers().between(0, 2))
                .as((ruleset, seed, sort) ->
                        Positions.of(ruleset, seed).skip(sort).findFirst().orElseThrow());
    }

    /** Generates views, most often of the seat to move or a spectator. */
    @Provide
    Arbitrary<PlayerView> views() {
        return Combinators.combine(games(), Arbitraries.integers().between(0, 7))
                .as((game, number) -> game.viewFor(viewer(game, number)));
    }

    static Viewer viewer(GameState game, int number) {
        if (number > game.seats().size()) {
            return game.turn().<Viewer>map(seat -> seat).orElse(Viewer.SPECTATOR);
        }
        return number == game.seats().size() ? Viewer.SPECTATOR : game.seats().get(number);
    }

    @Provide
    Arbitrary<Renaming> renamings() {
        return Arbitraries.of(Renaming.all());
    }

    @Provide
    Arbitrary<SplitMix64> generators() {
        return Arbitraries.longs().map(SplitMix64::new);
    }
}
