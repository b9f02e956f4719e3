package io.github.uptownrules.encoding;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Renaming;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.effort.Allocation;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.variants.Rulesets;
import java.nio.ByteBuffer;
import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Once compiled, an encoder does not allocate, regardless of the view and the names. */
@Tag("process")
class AllocationTest {
    @Test
    void encodingDoesNotAllocate() {
        // The measurement itself allocates less than a byte per call.
        assertThat(Allocation.printedBy(Measurement.class))
                .hasSize(3)
                .allSatisfy((call, bytes) -> assertThat(bytes).isLessThan(1));
    }

    static final class Measurement {
        public static void main(String[] args) {
            List<PlayerView> views = views();
            Encoder encoder = new Encoder();
            float[] entries = new float[Encoder.SIZE];
            byte[] actions = new byte[Encoder.ACTIONS];
            FloatBuffer buffer = ByteBuffer.allocateDirect(4 * Encoder.SIZE).asFloatBuffer();
            Allocation.print("encode into an array", views, view -> {
                encoder.encode(view, Renaming.ownFirst(view), entries, 0);
                return 0;
            });
            Allocation.print("encode into a buffer", views, view -> {
                encoder.encode(view, Renaming.all().get(700), buffer.rewind());
                return 0;
            });
            Allocation.print("mask", views, view -> {
                encoder.mask(view, Renaming.ownFirst(view), actions, 0);
                return 0;
            });
        }

        private static List<PlayerView> views() {
            List<PlayerView> views = new ArrayList<>();
            for (Ruleset ruleset : Rulesets.all()) {
                for (long seed = 0; seed < 4; seed++) {
                    RandomPlay.steps(ruleset, seed)
                            .forEach(step -> views.add(
                                    step.before().viewFor(step.before().turn().orElseThrow())));
                }
            }
            return views;
        }
    }
}
