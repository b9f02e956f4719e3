package io.github.uptownrules.wasm;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.page.Visitor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests updates of the site: browsers that stored it see the old or the new version, never a mixture. */
@Tag("site")
@Tag("browser")
class SiteUpdateTest {
    @TempDir
    private Path files;

    private OpenSite site;
    private Visitor ada;

    @BeforeEach
    void visit() throws IOException {
        OpenSite.copyTo(files);
        site = OpenSite.of(files);
        ada = site.ada();
        ada.visit("/");
        ada.await(
                "the service worker",
                () -> ada.run("return navigator.serviceWorker.controller !== null")
                        .equals("true"));
    }

    @AfterEach
    void leave() {
        if (site != null) {
            site.close();
        }
    }

    private void change(String name, String from, String to) throws IOException {
        Path file = files.resolve(name);
        String text = Files.readString(file);
        assertThat(text).contains(from);
        Files.writeString(file, text.replace(from, to));
    }

    private void makeNewVersion() throws IOException {
        change("games/uptown/cover/en.js", "\"lobby.pitch\":", "\"lobby.title\": \"New town\", \"lobby.pitch\":");
        change("service-worker.js", "const VERSION = `${PREFIX}", "const VERSION = `${PREFIX}next ");
    }

    private String title() {
        ada.awaitLobby();
        return ada.one(".game h2").getText();
    }

    @Test
    void activatesANewVersionAfterTheLastWindowIsClosed() throws IOException {
        makeNewVersion();
        ada.reload();
        ada.await(
                "the new version",
                () -> ada.run("return navigator.serviceWorker.getRegistration().then(found => found.update())"
                                + ".then(found => !!found.waiting)")
                        .equals("true"));
        ada.reload();
        assertThat(title()).isEqualTo("Uptown");
        ada.await("the new version", () -> {
            ada.run("location.replace('about:blank')");
            ada.visit("/");
            return title().equals("New town");
        });
        site.server().stop();
        ada.reload();
        assertThat(title()).isEqualTo("New town");
        assertThat(ada.complaints()).isEmpty();
    }

    @Test
    void ignoresAnIncompleteVersion() throws IOException {
        makeNewVersion();
        Files.delete(files.resolve("theme.js"));
        ada.reload();
        assertThat(ada.run(
                        "return (async () => { const found = await navigator.serviceWorker.getRegistration(); await found.update();"
                                + "const made = found.installing ?? found.waiting;"
                                + "while (made?.state === 'installing') await new Promise(rest => setTimeout(rest, 50));"
                                + "return made?.state })()"))
                .isEqualTo("redundant");
        ada.run("location.replace('about:blank')");
        ada.visit("/");
        assertThat(title()).isEqualTo("Uptown");
    }
}
