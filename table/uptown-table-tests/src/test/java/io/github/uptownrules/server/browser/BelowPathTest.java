package io.github.uptownrules.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.page.Chromium;
import io.github.uptownrules.page.Hands;
import io.github.uptownrules.page.Visitor;
import io.github.uptownrules.server.browser.PathProxy.Forwarding;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The page below a path of a host, behind a proxy. No request may leave the path. */
@Tag("browser")
@Tag("server")
class BelowPathTest {
    private static final String PATH = "/uptown";

    @TempDir
    private Path data;

    /** A server and its proxy. */
    private record Below(PathProxy proxy, Served served) implements AutoCloseable {
        static Below of(Path data, Forwarding forwarding) throws IOException {
            Chromium.missing().ifPresent(System.out::println);
            PathProxy proxy = new PathProxy(PATH, forwarding);
            Served served =
                    new Served(data, options -> options.origin(proxy.origin()).path(PATH));
            proxy.leadTo(served.port());
            return new Below(proxy, served);
        }

        String address() {
            return proxy.origin() + PATH;
        }

        @Override
        public void close() throws IOException {
            served.close();
            proxy.close();
        }
    }

    @ParameterizedTest
    @EnumSource
    void twoPeoplePlay(Forwarding forwarding) throws IOException {
        try (Below below = Below.of(data, forwarding);
                Visitor ada = new Visitor(below.address());
                Visitor bob = new Visitor(below.address());
                Visitor tablet = new Visitor(below.address())) {
            ada.visit("/");
            ada.makeTable("Ada", "two-player", ImmutableList.of("me", "open"));
            ada.awaitStatus("One seat is open");
            String table = ada.path();
            assertThat(table).matches("/table/[^/#]{22}");
            showsItsCode(ada, below.address() + table);
            bob.visit(table);
            bob.press("Sit down at seat 2");
            ada.await("the game", () -> ada.isToMove());
            Hands hands = new Hands();
            hands.playWithMouse(ada);
            bob.await("his turn", () -> bob.isToMove());
            hands.playWithKeys(bob);
            ada.await("her turn", () -> ada.isToMove());

            ImmutableList<String> rack = ada.rack();
            ada.reload();
            ada.await("her turn", () -> ada.isToMove());
            assertThat(ada.rack()).isEqualTo(rack);
            assertThat(ada.path()).isEqualTo(table);
            assertThat(ada.run("return Object.keys(localStorage).every(key => key.startsWith('uptown/uptown.'))"))
                    .isEqualTo("true");

            String link = seatLink(ada);
            assertThat(link).startsWith(below.address() + table + "#");
            tablet.visit(link.substring(below.address().length()));
            tablet.await("her turn", () -> tablet.isToMove());
            assertThat(tablet.rack()).isEqualTo(rack);
            assertThat(tablet.path()).isEqualTo(table);

            ada.one(".home").click();
            ada.await("her game", () -> ada.count(".waiting a") == 1);
            assertThat(ada.path()).isEqualTo("/");
            assertThat(ada.one(".waiting a").getDomAttribute("href")).isEqualTo(PATH + table);
            assertThat(ada.complaints()).isEmpty();
            assertThat(below.proxy().strays()).isEmpty();
        }
    }

    private static void showsItsCode(Visitor visitor, String link) {
        visitor.press("QR code");
        visitor.await(
                "the code",
                () -> visitor.run("return document.querySelector('dialog img')?.naturalWidth > 0")
                        .equals("true"));
        assertThat(visitor.one("dialog").getText()).contains(link);
        visitor.press("Close");
    }

    /** Returns the link to the visitor's seat, which the page shows if it cannot copy it. */
    private static String seatLink(Visitor visitor) {
        visitor.run("Object.defineProperty(navigator, 'clipboard',"
                + " {value: {writeText: async () => { throw new Error('no') }}})");
        visitor.press("Copy the link to my seat");
        return String.valueOf(visitor.one(".links input").getAttribute("value"));
    }

    @ParameterizedTest
    @EnumSource
    void opensEveryAddress(Forwarding forwarding) throws IOException {
        try (Below below = Below.of(data, forwarding);
                Visitor ada = new Visitor(below.address())) {
            ada.visit(""); // without the last slash
            ada.awaitLobby();
            ada.visit("/tabel/somewhere");
            ada.press("To the start page");
            ada.awaitLobby();
            assertThat(ada.path()).isEqualTo("/");
            assertThat(ada.complaints()).allMatch(complaint -> complaint.contains("404"));
            assertThat(ada.runAsync("const link = document.querySelector('link[rel=manifest]').href;"
                            + "fetch(link).then(answer => answer.json()).then(({start_url, scope, icons: [{src}]}) =>"
                            + " done([start_url, scope, src].map(one => new URL(one, link).pathname).join()))"))
                    .isEqualTo("/uptown/,/uptown/,/uptown/icon.svg");
            ada.visit("/practice");
            assertThat(ada.path()).isEqualTo("/practice/");
            assertThat(below.proxy().strays()).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void offersPracticeWithoutAConnection(Forwarding forwarding) throws IOException {
        try (Below below = Below.of(data, forwarding);
                Visitor ada = new Visitor(below.address())) {
            ada.visit("/");
            ada.awaitLobby();
            ada.one(".extras a").click();
            ada.await("the page", () -> ada.path().equals("/practice/"));
            ada.visit("/practice/");
            ada.await(
                    "it is stored",
                    () -> ada.runAsync("caches.match('/uptown/practice/').then(found => done(String(!!found)))")
                            .equals("true"));
            assertThat(ada.runAsync("navigator.serviceWorker.getRegistrations()"
                            + ".then(all => done(all.map(one => new URL(one.scope).pathname).sort().join()))"))
                    .isEqualTo("/uptown/,/uptown/practice/");
            below.proxy().close();
            for (String address : ImmutableList.of("/practice/", "/", "/table/abc")) {
                ada.visit(address);
                ada.await("practice", () -> ada.path().equals("/practice/"));
                assertThat(ada.one("h1").getText()).isEqualTo("A page that needs no server");
            }
            ada.complaints();
        }
    }
}
