package io.github.uptownrules.wasm;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.variants.Rulesets;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What is compiled says the same as the JVM: positions, views, keys, samples, moves of bots, records, redacted records,
 * faults and JSON of whole games. {@code -Dgames=300} compares so many games of each ruleset.
 */
class EqualTest {
    private static final int GAMES = Integer.getInteger("games", 15);
    private static final Path NPM = Path.of("target/npm/uptown.js").toAbsolutePath();

    static List<String> rulesets() {
        return Rulesets.all().stream().map(Ruleset::id).toList();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void nodeSaysTheSame(String ruleset) throws IOException, InterruptedException {
        List<String> found =
                Node.run(Path.of("src/test/js"), "node-digests.mjs", NPM.toUri().toString(), ruleset, "1", "" + GAMES);
        assertThat(found).hasSize(GAMES);
        for (int seed = 1; seed <= GAMES; seed++) {
            List<String> here = Splitter.on(' ').splitToList(GameDigests.of(ruleset, seed));
            assertThat(Splitter.on(' ').splitToList(found.get(seed - 1)))
                    .as("%s, seed %d: digests of the deal, each ply, and the end", ruleset, seed)
                    .isEqualTo(here);
        }
    }
}
