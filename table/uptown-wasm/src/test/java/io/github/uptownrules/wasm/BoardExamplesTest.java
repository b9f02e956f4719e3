package io.github.uptownrules.wasm;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.io.ByteStreams;
import io.github.uptownrules.page.Visitor;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Plays a game against a bot on each example page of the board's package. */
@Tag("browser")
@Tag("server")
class BoardExamplesTest {
    private static final Path EXAMPLES = Path.of("../uptown-page/src/main/examples");
    private static final Path LIBRARY = Path.of("target/npm");
    private static final ImmutableList<String> FRAMEWORKS = ImmutableList.of(
            "react/18.3.1/umd/react.production.min.js",
            "react-dom/18.3.1/umd/react-dom.production.min.js",
            "vue/3.5.26/dist/vue.runtime.esm-browser.prod.js");
    private static final int MOST_LINES = 30;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"plain", "react", "vue"})
    void anExampleIsPlayable(String name) throws IOException {
        for (String framework : FRAMEWORKS) {
            try (InputStream in =
                    BoardExamplesTest.class.getResourceAsStream("/META-INF/resources/webjars/" + framework)) {
                Files.write(
                        folder.resolve(Path.of(framework).getFileName()), ByteStreams.toByteArray(requireNonNull(in)));
            }
        }
        play(StaticServer.Age.NEW, "/" + name + ".html", EXAMPLES, BoardElementsTest.PACKAGE, LIBRARY, folder);
    }

    @Test
    void theGameInTheReadmeHasThirtyLinesAndIsPlayable() throws IOException {
        String readme = Files.readString(BoardElementsTest.PACKAGE.resolve("README.md"));
        int begin = readme.indexOf("<!doctype html>");
        String page = readme.substring(begin, readme.indexOf("```", begin));
        assertThat(page.lines().count()).isLessThanOrEqualTo(MOST_LINES);
        Files.writeString(folder.resolve("page.html"), page);
        play(StaticServer.Age.TRUSTING, "/page.html", BoardElementsTest.PACKAGE, LIBRARY, folder);
    }

    /** Plays moves by clicks and by dragging, and one illegal move that is refused with a reason. */
    private static void play(StaticServer.Age age, String page, Path... folders) throws IOException {
        try (StaticServer server = new StaticServer(age, folders);
                Visitor ada = new Visitor(server.address())) {
            ada.visit(page);
            ada.await("the game", () -> ada.rack().size() > 4 && ada.status().startsWith("Your turn."));
            for (int move = 0; move < 4; move++) {
                ImmutableList<String> before = ada.board();
                String tile = ada.rack().get(0);
                ada.hold(tile);
                ada.await("targets", () -> !ada.targets().isEmpty());
                if (move == 1) {
                    String wrong = ada.marked(":not([aria-describedby])").get(0);
                    ada.cell(wrong).click();
                    // The reason names the selected tile or the occupied cell.
                    ada.await(
                            "a reason",
                            () -> ada.status().contains(tile) || ada.status().contains(wrong));
                }
                String cell = ada.targets().get(0);
                if (move == 2) {
                    ada.drag(tile, cell);
                } else {
                    ada.cell(cell).click();
                }
                ada.await("the answer", () -> !ada.board().equals(before));
                assertThat(ada.cell(cell).getAccessibleName()).isNotEqualTo(cell + ", empty");
                assertThat(ada.status()).startsWith("Your turn.");
            }
            assertThat(ada.barriers()).isEmpty();
            assertThat(ada.complaints()).isEmpty();
        }
    }
}
