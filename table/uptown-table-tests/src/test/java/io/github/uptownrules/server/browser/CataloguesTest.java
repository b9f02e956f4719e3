package io.github.uptownrules.server.browser;

import static io.github.uptownrules.server.browser.PageFiles.PAGE;
import static io.github.uptownrules.server.browser.PageFiles.SITE;
import static io.github.uptownrules.server.browser.PageFiles.found;
import static io.github.uptownrules.server.browser.PageFiles.scripts;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
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
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks of the page's messages in all languages. */
class CataloguesTest {
    /** The words that the page needs from each game. */
    private static final ImmutableSet<String> OF_EACH_GAME = ImmutableSet.of(
            "lobby.title",
            "game.title",
            "lobby.pitch",
            "puzzle.day",
            "puzzle.invitation",
            "move.example",
            "turn.first",
            "equipment.label",
            "equipment.hint");

    private static JsonObject catalogue(Path folder, String language) throws IOException {
        String text = Files.readString(folder.resolve(language + ".js"))
                .replaceFirst("export default", "")
                .replaceFirst(";\\s*$", "");
        return JsonParser.parseString(text).getAsJsonObject();
    }

    private static ImmutableList<Path> catalogues() throws IOException {
        ImmutableList.Builder<Path> found = ImmutableList.builder();
        for (Path root : ImmutableList.of(PAGE, SITE)) {
            try (Stream<Path> files = Files.walk(root)) {
                files.filter(file -> file.endsWith("en.js"))
                        .map(Path::getParent)
                        .forEach(found::add);
            }
        }
        return found.build();
    }

    private static Set<String> words(Path... folders) throws IOException {
        Set<String> keys = new TreeSet<>();
        for (Path folder : folders) {
            keys.addAll(catalogue(folder, "en").keySet());
        }
        return keys;
    }

    private static Set<String> said(Path... folders) throws IOException {
        Set<String> said = new TreeSet<>();
        for (Path folder : folders) {
            for (Path file : scripts(folder)) {
                said.addAll(keys(Files.readString(file)));
            }
        }
        return said;
    }

    @ParameterizedTest
    @ValueSource(strings = {"de", "fr", "nl"})
    void theCataloguesHaveTheSameKeys(String language) throws IOException {
        for (Path folder : catalogues()) {
            JsonObject english = catalogue(folder, "en");
            JsonObject other = catalogue(folder, language);
            assertThat(other.keySet()).as(folder.toString()).containsExactlyElementsOf(english.keySet());
        }
        forEachPhrase(language, (key, english, translated) -> {
            assertThat(data(translated)).as("%s, %s", language, key).isEqualTo(data(english));
            assertThat(translated.isJsonObject()).as("%s, %s", language, key).isEqualTo(english.isJsonObject());
        });
    }

    @FunctionalInterface
    private interface PhraseCheck {
        void of(String key, JsonElement english, JsonElement translated);
    }

    private static void forEachPhrase(String language, PhraseCheck check) throws IOException {
        for (Path folder : catalogues()) {
            JsonObject english = catalogue(folder, "en");
            JsonObject other = catalogue(folder, language);
            for (String key : english.keySet()) {
                check.of(key, english.get(key), other.get(key));
            }
        }
    }

    /** Costs, limits and rules must be the same in every language. */
    @ParameterizedTest
    @ValueSource(strings = {"de", "fr", "nl"})
    void allLanguagesHaveTheSameNumbers(String language) throws IOException {
        forEachPhrase(
                language,
                (key, english, translated) -> assertThat(numbers(translated))
                        .as("%s, %s", language, key)
                        .isEqualTo(numbers(english)));
    }

    /** Returns the numbers in a phrase, in any order, because the order differs between languages. */
    private static ImmutableMultiset<String> numbers(JsonElement phrase) {
        String text =
                phrase.isJsonObject() ? phrase.getAsJsonObject().get("other").getAsString() : phrase.getAsString();
        return Pattern.compile("\\d+")
                .matcher(text.replaceAll("\\{\\w+}", "").replaceAll("(?<=\\d)[.,\u00a0\u202f](?=\\d)", ""))
                .results()
                .map(MatchResult::group)
                .collect(ImmutableMultiset.toImmutableMultiset());
    }

    /** Colors, seats, levels and reasons must have different names in every language if they do in English. */
    @ParameterizedTest
    @ValueSource(strings = {"de", "fr", "nl"})
    void differentPhrasesDifferInEveryLanguage(String language) throws IOException {
        for (Path folder : catalogues()) {
            JsonObject english = catalogue(folder, "en");
            JsonObject other = catalogue(folder, language);
            Map<String, String> keys = new HashMap<>();
            for (String key : english.keySet()) {
                String family = key.substring(0, key.lastIndexOf('.') + 1);
                String known = keys.putIfAbsent(family + other.get(key), key);
                if (known != null) {
                    assertThat(english.get(key))
                            .as("%s: %s and %s are both '%s'", language, key, known, other.get(key))
                            .isEqualTo(english.get(known));
                }
            }
        }
    }

    /** Words may be the same in two languages, but sentences may not. */
    @ParameterizedTest
    @ValueSource(strings = {"de", "fr", "nl"})
    void sentencesAreTranslated(String language) throws IOException {
        forEachPhrase(language, (key, english, translated) -> {
            String text = (english.isJsonObject() ? english.getAsJsonObject().get("other") : english).getAsString();
            if (found("\\p{L}{2,}", text.replaceAll("\\{\\w+}", "")).size() > 1) {
                assertThat(translated).as("%s, %s", language, key).isNotEqualTo(english);
            }
        });
    }

    /** The two forms of a color, alone and beside a noun, are the same data. */
    private static ImmutableSet<String> data(JsonElement phrase) {
        if (phrase.isJsonObject()) {
            assertThat(phrase.getAsJsonObject().keySet()).containsExactly("one", "other");
        }
        String text =
                phrase.isJsonObject() ? phrase.getAsJsonObject().get("other").getAsString() : phrase.getAsString();
        assertThat(text).isNotBlank();
        return ImmutableSet.copyOf(new TreeSet<>(found("\\{\\w+}", text.replace("{hue}", "{color}"))));
    }

    /** A phrase that counts things has a singular form. */
    @ParameterizedTest
    @CsvSource({
        "en, groups|moves|cells|tiles",
        "de, Farben|Gruppen|Plättchen (?:sind|können)|Punkte",
        "fr, coups|couleurs|groupes|jouées|points|prises|tuiles",
        "nl, groepen|kleuren|punten|tegels|vakjes|zetten"
    })
    void countsOneThingInTheSingular(String language, String plurals) throws IOException {
        String wrong = "\\{(?:n|found|most|score|captures)} (?:" + plurals + ")\\b";
        forEachPhrase(language, (key, english, translated) -> {
            String one = translated.isJsonObject()
                    ? translated.getAsJsonObject().get("one").getAsString()
                    : translated.getAsString();
            assertThat(one).as("%s, %s", language, key).doesNotContainPattern(wrong);
        });
    }

    private static ImmutableSet<String> keys(String script) {
        return found("(?<=\")[a-z]+\\.[a-zA-Z-]+(?=\")", script.replaceAll("\"uptown\\.[a-z]+\"", ""));
    }

    @Test
    void thePageUsesExactlyTheWordsOfItsCatalogues() throws IOException {
        Set<String> said = said(PAGE, SITE);
        said.removeAll(OF_EACH_GAME);
        for (String column : ImmutableList.of("ply", "seat", "played", "best", "loss")) {
            said.add("review." + column);
        }
        for (Refusal.Code code : Refusal.Code.values()) {
            said.add("refused." + code);
        }
        said.addAll(ImmutableList.of("refused.connection-lost", "refused.record", "refused.equipment"));
        Set<String> known = words(PAGE, PAGE.resolve("advice"), PAGE.resolve("company"), SITE.resolve("alone"));
        known.removeIf(key -> key.startsWith("level."));
        assertThat(known).containsExactlyInAnyOrderElementsOf(said);
    }

    /** The words of each game are in its own catalogue or in the page's. */
    @Test
    void aGameUsesOnlyWordsOfItsCatalogues() throws IOException {
        Set<String> known = words(catalogues().toArray(Path[]::new));
        for (Path game : MoreFiles.listFiles(PAGE.resolve("games"))) {
            assertThat(said(game)).as(game.toString()).isSubsetOf(known);
            assertThat(words(game)).as(game.toString()).contains("move.example");
            assertThat(words(game.resolve("cover"))).as(game.toString()).contains("lobby.pitch");
        }
    }

    @Test
    void uptownUsesAllItsWords() throws IOException {
        Path game = PAGE.resolve("games/uptown");
        Path board = game.resolve("board");
        Path record = board.resolve("record");
        Path positions = SITE.resolve("games/uptown");
        Set<String> said = said(game, board, record, positions);
        for (String step : Splitter.on("key: \"").split(Files.readString(game.resolve("learn.js")))) {
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
        for (Color color : Color.all()) {
            said.add("color." + color.label());
            said.add("hue." + color.label());
        }
        "abcdefghi$".chars().forEach(face -> said.add("face." + (char) face));
        "ab".chars().forEach(face -> said.add("object." + (char) face));
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
        for (String cause : ImmutableList.of("agreement", "limit")) {
            said.add("ending." + cause);
        }
        Set<String> known = words(
                game,
                board,
                record,
                game.resolve("cover"),
                game.resolve("end"),
                game.resolve("lessons"),
                game.resolve("house"),
                positions.resolve("positions"));
        Set<String> page = words(PAGE, PAGE.resolve("company"));
        assertThat(said).isSubsetOf(Sets.union(known, page));
        assertThat(Sets.difference(known, Sets.union(page, OF_EACH_GAME))).isSubsetOf(said);
    }
}
