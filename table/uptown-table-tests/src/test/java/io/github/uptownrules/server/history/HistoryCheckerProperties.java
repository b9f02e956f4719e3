package io.github.uptownrules.server.history;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.server.history.MadeUpTable.Played;
import io.github.uptownrules.server.history.PlantedFault.Planted;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** The checker finds every error and reports no others. */
class HistoryCheckerProperties {
    @Property
    void acceptsACorrectHistory(@ForAll long seed, @ForAll @IntRange(max = 800) int steps) {
        Played played = MadeUpTable.play(seed, steps);
        assertThat(HistoryChecker.check("t", played.events(), played.record())).isEmpty();
    }

    @Property
    void reportsEveryInjectedFault(
            @ForAll long seed, @ForAll @IntRange(min = 200, max = 800) int steps, @ForAll PlantedFault fault) {
        Played played = MadeUpTable.play(seed, steps);
        Optional<Planted> place = fault.plant(played, new Random(seed));
        Assume.that(place.isPresent());
        Planted planted = place.get();
        assertThat(HistoryChecker.check("t", planted.events(), planted.record()))
                .anySatisfy(finding -> {
                    assertThat(finding.kind()).isEqualTo(fault.kind());
                    assertThat(finding.table()).isEqualTo("t");
                    assertThat(finding.text()).contains(planted.text());
                    planted.client()
                            .ifPresent(client -> assertThat(finding.client()).isEqualTo(client));
                });
    }
}
