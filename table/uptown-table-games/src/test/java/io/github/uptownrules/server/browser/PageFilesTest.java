package io.github.uptownrules.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.io.ByteStreams;
import com.google.common.io.MoreFiles;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.uptownrules.bots.MoveReason;
import io.github.uptownrules.core.game.MoveFault;
import io.github.uptownrules.core.game.PositionFault;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.server.table.Refusal;
import io.github.uptownrules.variants.Rulesets;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What can be said of the page's files without a browser. */
class PageFilesTest {
    /** All of the first visit, packed, with all languages. */
    private static final int MOST_BYTES = 72_000;

    private static final Path PAGE = Path.of("../../table/uptown-page/src/main/resources/uptown-page");

    /** What the page has more where there is no server. */
    private static final Path SITE = Path.of("../../table/uptown-wasm/src/main/site");

    private static byte[] bytes(String name) throws IOException {
        try (InputStream in = PageFilesTest.class.getResourceAsStream("/uptown-page/" + name)) {
            assertThat(in).as(name).isNotNull();
            return ByteStreams.toByteArray(in);
        }
    }

    private static String text(String name) throws IOException {
        return new String(bytes(name), StandardCharsets.UTF_8);
    }

    private static ImmutableSet<String> found(String pattern, String text) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map(MatchResult::group)
                .collect(ImmutableSet.toImmutableSet());
    }

    /** The files that a browser has when the page is there. */
    private static ImmutableSet<String> firstLoaded() throws IOException {
        return found("(?<=(href|src)=\"/)(board/)?[a-z-]+\\.(js|css|svg)", text("index.html"));
    }

    private static JsonObject catalogue(String language) throws IOException {
        JsonObject all = new JsonObject();
        for (String folder : ImmutableList.of("", "board/", "lessons/")) {
            String text = text(folder + language + ".js")
                    .replaceFirst("export default", "")
                    .replaceFirst(";\\s*$", "");
            JsonParser.parseString(text).getAsJsonObject().asMap().forEach(all::add);
        }
        return all;
    }

    @Test
    void theFirstLoadIsSmall() throws IOException {
        int sum = 0;
        for (String name : ImmutableList.<String>builder()
                .add("index.html", "en.js", "de.js", "fr.js", "board/de.js", "board/fr.js")
                .addAll(firstLoaded())
                .build()) {
            ByteArrayOutputStream packed = new ByteArrayOutputStream();
            try (OutputStream out = new GZIPOutputStream(packed)) {
                out.write(bytes(name));
            }
            sum += packed.size();
        }
        assertThat(sum).isLessThan(MOST_BYTES);
    }

    @Test
    void theBrowserIsToldOfAllModulesAtOnce() throws IOException {
        Set<String> imported = new TreeSet<>();
        for (String name : firstLoaded()) {
            for (String path : found("(?<=from \")[./a-z-]+\\.js(?=\";)", text(name))) {
                imported.add(Path.of("/" + name)
                        .resolveSibling(path)
                        .normalize()
                        .toString()
                        .substring(1));
            }
        }
        assertThat(imported).isNotEmpty();
        assertThat(firstLoaded()).containsAll(imported);
    }

    @ParameterizedTest
    @ValueSource(strings = {"de", "fr"})
    void theCataloguesSayTheSameThings(String language) throws IOException {
        JsonObject english = catalogue("en");
        JsonObject other = catalogue(language);
        assertThat(other.keySet()).containsExactlyElementsOf(english.keySet());
        for (String key : english.keySet()) {
            assertThat(data(other.get(key))).as("%s, %s", language, key).isEqualTo(data(english.get(key)));
            assertThat(other.get(key).isJsonObject())
                    .as("%s, %s", language, key)
                    .isEqualTo(english.get(key).isJsonObject());
        }
    }

    /** A word may be the same in two languages, a sentence is not. */
    @ParameterizedTest
    @ValueSource(strings = {"de", "fr"})
    void sentencesAreTranslated(String language) throws IOException {
        JsonObject english = catalogue("en");
        JsonObject other = catalogue(language);
        for (String key : english.keySet()) {
            String text = english.get(key).toString().replaceAll("\"(one|other)\":", "");
            if (found("\\p{L}{2,}", text.replaceAll("\\{\\w+}", "")).size() > 1) {
                assertThat(other.get(key)).as("%s, %s", language, key).isNotEqualTo(english.get(key));
            }
        }
    }

    /** What stands in braces, in any of the forms of a plural. */
    private static ImmutableSet<String> data(JsonElement phrase) {
        if (phrase.isJsonObject()) {
            assertThat(phrase.getAsJsonObject().keySet()).containsExactly("one", "other");
        }
        String text =
                phrase.isJsonObject() ? phrase.getAsJsonObject().get("other").getAsString() : phrase.getAsString();
        assertThat(text).isNotBlank();
        return ImmutableSet.copyOf(new TreeSet<>(found("\\{\\w+}", text)));
    }

    private static ImmutableSet<String> keys(String script) {
        return found("(?<=\")[a-z]+\\.[a-zA-Z-]+(?=\")", script.replaceAll("\"uptown\\.[a-z]+\"", ""));
    }

    @Test
    void thereAreWordsForEverythingThatIsSaidAndForNothingElse() throws IOException {
        Set<String> said = new TreeSet<>();
        for (Path folder : ImmutableList.of(PAGE, PAGE.resolve("board"), SITE)) {
            for (Path file : MoreFiles.listFiles(folder)) {
                if (file.toString().endsWith(".js")
                        && !file.getFileName().toString().matches("(en|de|fr)\\.js")) {
                    said.addAll(keys(Files.readString(file)));
                }
            }
        }
        for (String step : Splitter.on("key: \"").split(text("learn.js"))) {
            if (step.contains("board:")) {
                String key = "learn." + step.substring(0, step.indexOf('"'));
                said.addAll(ImmutableList.of(key, key + "Title"));
                step.lines()
                        .filter(line -> line.contains("tile: \""))
                        .findFirst()
                        .ifPresent(line -> said.add(key + "Right"));
                step.lines()
                        .filter(line -> line.contains("goals:"))
                        .findFirst()
                        .ifPresent(line -> said.add(key + "Other"));
            }
        }
        said.add("title");
        for (String column : ImmutableList.of("ply", "seat", "played", "best", "loss")) {
            said.add("review." + column);
        }
        for (Color color : Color.all()) {
            said.add("color." + color.label());
        }
        "abcdefghi$".chars().forEach(face -> said.add("face." + (char) face));
        Rulesets.all().forEach(ruleset -> said.add("ruleset." + ruleset.id()));
        for (MoveFault.Kind kind : MoveFault.Kind.values()) {
            said.add("fault." + kind.code());
        }
        for (MoveReason.Kind kind : MoveReason.Kind.values()) {
            said.add("reason." + kind.code());
        }
        for (String motive : ImmutableList.of("capture", "rescue", "keep", "room", "groups")) {
            said.add("puzzle." + motive);
        }
        for (PositionFault.Kind kind : PositionFault.Kind.values()) {
            said.add("setup." + kind.code());
        }
        for (Refusal.Code code : Refusal.Code.values()) {
            said.add("refused." + code);
        }
        said.add("refused.connection-lost");
        said.add("refused.record");
        Set<String> known = new TreeSet<>(catalogue("en").keySet());
        known.removeIf(key -> key.startsWith("level."));
        assertThat(known).isEqualTo(said);
    }
}
