package io.github.uptownrules.encoding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.Memory;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Renaming;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.SeenOutcome;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.variants.Rulesets;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** Tests encodings of memories, and encodings as bytes. */
@Domain(Tensors.class)
@Domain(DomainContext.Global.class)
class HistoryProperties {
    @Provide
    Arbitrary<Ruleset> rulesets() {
        return Arbitraries.of(Rulesets.all());
    }

    @Property(tries = 100)
    void bytesHoldTheSameNumbers(@ForAll PlayerView view, @ForAll Renaming names) {
        float[] floats = new float[Encoder.SIZE];
        byte[] bytes = new byte[Encoder.SIZE + 2];
        Arrays.fill(bytes, (byte) 77);
        new Encoder().encode(view, names, floats, 0);
        new Encoder().encode(view, names, bytes, 1);
        for (int i = 0; i < Encoder.SIZE; i++) {
            assertThat((float) bytes[1 + i]).isEqualTo(floats[i]);
        }
        assertThat(bytes[0]).isEqualTo((byte) 77);
        assertThat(bytes[Encoder.SIZE + 1]).isEqualTo((byte) 77);
        assertThatExceptionOfType(IndexOutOfBoundsException.class)
                .isThrownBy(() -> new Encoder().encode(view, names, bytes, 3));
    }

    /** Looks up each cell in the memory, searching backward from the last placement. */
    @Property(tries = 100)
    void aHistoryHoldsAgesAndCaptures(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed, @ForAll Renaming names) {
        Memory memory = memory(ruleset, seed);
        float[] written = history(memory, names);
        List<SeenOutcome> outcomes = memory.outcomes();
        for (Cell cell : Cell.all()) {
            float ago = 0;
            float captured = 0;
            for (int i = outcomes.size() - 1; i >= 0 && ago == 0; i--) {
                if (outcomes.get(i).move().cell() == cell) {
                    ago = outcomes.size() - i;
                    captured = outcomes.get(i)
                            .captured()
                            .map(tile -> 1f + names.apply(tile.color()).ordinal())
                            .orElse(0f);
                }
            }
            int entry = names.apply(cell).ordinal();
            assertThat(written[entry]).isEqualTo(ago);
            assertThat(written[81 + entry]).isEqualTo(captured);
        }
    }

    @Property(tries = 30)
    void equalMemoriesHaveEqualHistories(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        Memory memory = memory(ruleset, seed);
        assertThat(history(memory(ruleset, seed), Renaming.identity())).isEqualTo(history(memory, Renaming.identity()));
        assertThatExceptionOfType(IndexOutOfBoundsException.class)
                .isThrownBy(() -> new Encoder().history(memory, Renaming.identity(), new float[Encoder.HISTORY], 1))
                .withMessage("162 entries from index 1 on do not fit into an array of length 162");
    }

    private static float[] history(Memory memory, Renaming names) {
        float[] entries = new float[Encoder.HISTORY];
        Arrays.fill(entries, -7);
        new Encoder().history(memory, names, entries, 0);
        return entries;
    }

    private static Memory memory(Ruleset ruleset, long seed) {
        List<RandomPlay.Step> steps = RandomPlay.steps(ruleset, seed);
        int to = new SplitMix64(seed).nextInt(steps.size() + 1);
        Memory memory = Memory.of(steps.get(0).before().viewFor(Viewer.SPECTATOR));
        for (RandomPlay.Step step : steps.subList(0, to)) {
            memory = memory.with(step.before().outcome(step.move()).seenBy(Viewer.SPECTATOR));
        }
        return memory;
    }
}
