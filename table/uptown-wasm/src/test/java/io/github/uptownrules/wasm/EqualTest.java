package io.github.uptownrules.wasm;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.page.Chromium;
import io.github.uptownrules.page.Visitor;
import io.github.uptownrules.variants.Rulesets;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The compiled library returns the same results as the JVM: positions, views, keys, samples, bots' moves, records, redacted
 * records, faults and JSON of whole games.
 */
@Tag("process")
@Tag("browser")
@Tag("server")
class EqualTest {
    private static final int GAMES = Effort.of(5);
    private static final Path TESTS = Path.of("src/test/js");
    private static final Path SITE = Path.of("target/site");
    private static final Path NPM = Path.of("target/npm/uptown.node.js").toAbsolutePath();

    static List<String> rulesets() {
        return Rulesets.all().stream().map(Ruleset::id).toList();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void nodeEqualsTheJvm(String ruleset) throws IOException, InterruptedException {
        List<String> found = Node.run(TESTS, "node-digests.mjs", NPM.toUri().toString(), ruleset, "1", "" + GAMES);
        assertThat(found).hasSize(GAMES);
        for (int seed = 1; seed <= GAMES; seed++) {
            compare(ruleset, seed, found.get(seed - 1));
        }
    }

    /** Uses one browser for all rulesets, because starting it takes longer than playing. */
    @Test
    void chromiumEqualsTheJvm() throws IOException {
        Chromium.missing().ifPresent(System.out::println);
        try (StaticServer server = new StaticServer(StaticServer.Age.NEW, SITE, TESTS);
                Visitor visitor = new Visitor(server.address())) {
            visitor.visit("/");
            for (String ruleset : rulesets()) {
                for (int seed = 1; seed <= GAMES; seed++) {
                    compare(ruleset, seed, digests(visitor, ruleset, seed));
                }
            }
            assertThat(visitor.complaints()).isEmpty();
        }
    }

    private static String digests(Visitor visitor, String ruleset, int seed) {
        return visitor.run(
                "const [ruleset, seed] = arguments; return (async () => {"
                        + "const { digests } = await import(new URL('digests.mjs', location.href));"
                        + "const { load } = await import(new URL('uptown.js', location.href));"
                        + "window.library ??= await load();"
                        + "return digests(window.library, ruleset, seed).join(' ') })()",
                ruleset,
                seed);
    }

    private static void compare(String ruleset, int seed, String found) {
        assertThat(Splitter.on(' ').splitToList(found))
                .as("%s, seed %d: digests of the deal, each ply, and the end", ruleset, seed)
                .isEqualTo(Splitter.on(' ').splitToList(GameDigests.of(ruleset, seed)));
    }
}
