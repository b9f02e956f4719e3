package io.github.uptownrules.server.browser;

import static io.github.uptownrules.server.browser.PageFiles.PAGE;
import static io.github.uptownrules.server.browser.PageFiles.SITE;
import static io.github.uptownrules.server.browser.PageFiles.found;
import static io.github.uptownrules.server.browser.PageFiles.scripts;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.io.ByteStreams;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks of the page's files that need no browser. */
class PageFilesTest {
    private static final int MOST_BYTES = 100_000;

    private static final int MOST_BYTES_OF_THE_START_PAGE = 76_000;

    /** Names of games and of their equipment, as words or parts of names. */
    private static final String OF_GAMES = "(?i)uptown|upturn|street|tile|(?<!grid)cell(?!ation|ed)|colou?r|rack|captur"
            + "|board(?!\\.focus)|\\bdeck|cards?\\b|joker|prestige|\\bgroups?\\b";

    /** The same words with other meanings, such as those of browsers. */
    private static final Pattern GENERAL = Pattern.compile("(?i)clipboard|keyboard|prefers-color-scheme|role: \"group\""
            + "|uptown\\.wasm-runtime|CSS color|[a-z-]*color: (?:var|inherit|currentcolor)|currentcolor|forced-color-adjust|--board"
            + "|lineColor|forced-colors|autocapitalize|cancel|excellen\\w*");

    private static byte[] bytes(String name) throws IOException {
        try (InputStream in = PageFilesTest.class.getResourceAsStream("/uptown-page/" + name)) {
            assertThat(in).as(name).isNotNull();
            return ByteStreams.toByteArray(in);
        }
    }

    private static String text(String name) throws IOException {
        return new String(bytes(name), StandardCharsets.UTF_8);
    }

    /** Returns the files that the page loads first. */
    private static ImmutableSet<String> firstLoaded() throws IOException {
        return found("(?<=(href|src)=\"/)[a-z0-9-]+\\.(js|css|svg)", text("index.html"));
    }

    /** Returns the modules that a module needs, including itself. */
    private static ImmutableSet<String> modules(String name) throws IOException {
        Set<String> all = new TreeSet<>();
        Deque<String> due = new ArrayDeque<>(List.of(name));
        while (!due.isEmpty()) {
            String next = due.remove();
            if (all.add(next)) {
                due.addAll(imported(next));
            }
        }
        return ImmutableSet.copyOf(all);
    }

    private static ImmutableSet<String> imported(String name) throws IOException {
        return found("(?<=from \"|import \")[./a-z0-9-]+\\.js(?=\";)", text(name)).stream()
                .map(path -> Path.of("/" + name)
                        .resolveSibling(path)
                        .normalize()
                        .toString()
                        .substring(1))
                .collect(ImmutableSet.toImmutableSet());
    }

    /** A visit loads one language; the elements of the board also load English. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "de", "fr", "nl"})
    void theFirstVisitFitsTheLimit(String language) throws IOException {
        int sum = 0;
        String game = "games/uptown/";
        for (String name : ImmutableSet.<String>builder()
                .addAll(startPage(language))
                .add(game + language + ".js", game + "board/" + language + ".js")
                .addAll(modules(game + "game.js"))
                .build()) {
            sum += packed(name);
        }
        assertThat(sum).isLessThan(MOST_BYTES);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "de", "fr", "nl"})
    void theStartPageFitsTheLimit(String language) throws IOException {
        int sum = 0;
        for (String name : startPage(language)) {
            sum += packed(name);
        }
        assertThat(sum).isLessThan(MOST_BYTES_OF_THE_START_PAGE);
    }

    /** Returns the files of the start page in one language: the page, and the cover of each game. */
    private static ImmutableSet<String> startPage(String language) throws IOException {
        ImmutableSet.Builder<String> files = ImmutableSet.<String>builder()
                .add("index.html", language + ".js")
                .addAll(firstLoaded());
        for (String game : ImmutableList.of("uptown", "upturn", "street")) {
            files.addAll(modules("games/" + game + "/cover.js")).add("games/" + game + "/cover/" + language + ".js");
        }
        return files.build();
    }

    private static int packed(String name) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(packed)) {
            out.write(bytes(name));
        }
        return packed.size();
    }

    @Test
    void thePagePreloadsAllModules() throws IOException {
        assertThat(modules("main.js")).isSubsetOf(firstLoaded()).noneMatch(name -> name.startsWith("games/"));
    }

    /** The covers of the start page, each with its picture. */
    @ParameterizedTest
    @ValueSource(strings = {"uptown", "upturn", "street"})
    void aCoverIsSmall(String game) throws IOException {
        assertThat(packed("games/" + game + "/cover.js")).isLessThan(3_000);
    }

    /** The first step loads the game's module, and the second loads everything that the module needs. */
    @Test
    void loadsAGameInTwoSteps() throws IOException {
        assertThat(modules("games/uptown/game.js"))
                .isSubsetOf(ImmutableSet.<String>builder()
                        .addAll(firstLoaded())
                        .add("games/uptown/game.js")
                        .addAll(imported("games/uptown/game.js"))
                        .build());
    }

    /** Other elements of the page, such as the cards of the games, also name their game. */
    @Test
    void aGameStylesOnlyItsTable() throws IOException {
        try (Stream<Path> files = Files.walk(PAGE.resolve("games"))) {
            for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
                assertThat(found("(?<!\\.table)\\[data-game", Files.readString(file)))
                        .as(file.toString())
                        .isEmpty();
            }
        }
    }

    /** Everything specific to a game is in its folder. */
    @Test
    void theShellMentionsNoGame() throws IOException {
        for (Path folder : ImmutableList.of(PAGE, SITE)) {
            for (Path file : scripts(folder)) {
                assertThat(found(
                                OF_GAMES,
                                GENERAL.matcher(Files.readString(file)).replaceAll("")))
                        .as(file.toString())
                        .isEmpty();
            }
        }
        for (String language : ImmutableList.of("en", "de", "fr", "nl")) {
            assertThat(found(OF_GAMES, text(language + ".js"))).as(language).isEmpty();
        }
    }
}
