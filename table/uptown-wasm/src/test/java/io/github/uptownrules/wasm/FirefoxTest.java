package io.github.uptownrules.wasm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;

/** Runs the elements' tests and an example in Firefox; skipped without Firefox. */
@Tag("site")
@Tag("browser")
@Tag("server")
class FirefoxTest {
    @TempDir(cleanup = CleanupMode.NEVER)
    private Path profile;

    @Test
    void runsTheElementsTestsAndAnExample() throws IOException {
        assumeTrue(Firefox.find().isPresent(), "no Firefox");
        try (StaticServer server = new StaticServer(
                        StaticServer.Age.NEW,
                        BoardElementsTest.PACKAGE,
                        BoardElementsTest.TESTS,
                        Path.of("target/npm"),
                        Path.of("../uptown-page/src/main/examples"));
                Firefox firefox = Firefox.start(Firefox.find().orElseThrow(), profile)) {
            firefox.visit(server.address() + ScriptTests.page("board"));
            ScriptTests.check("board", firefox.run(ScriptTests.script("board")), 16);
            for (String name : ImmutableList.of("boxes", "values")) {
                firefox.visit(server.address() + ScriptTests.page(name));
                ScriptTests.check(name, firefox.run(ScriptTests.script(name)), 5);
            }
            firefox.visit(server.address() + "/plain.html");
            assertThat(firefox.run("new Promise(resolve => { const ask = () =>"
                            + " document.getElementById('status').textContent === 'Your turn.' ? resolve('Your turn.')"
                            + " : setTimeout(ask, 50); ask(); })"))
                    .isEqualTo("Your turn.");
            String after = firefox.run("(async () => {"
                    + "const [board, rack] = ['board', 'rack'].map(id => document.getElementById(id));"
                    + "rack.shadowRoot.querySelector('button').click();"
                    + "await new Promise(resolve => setTimeout(resolve, 100));"
                    + "const target = board.shadowRoot.querySelector('.target');"
                    + "target.dispatchEvent(new MouseEvent('click', {bubbles: true, composed: true}));"
                    + "await new Promise(resolve => setTimeout(resolve, 1000));"
                    + "return target.getAttribute('aria-label'); })()");
            assertThat(after).contains("group of");
        }
    }
}
