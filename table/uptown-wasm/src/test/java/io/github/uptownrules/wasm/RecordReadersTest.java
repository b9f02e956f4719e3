package io.github.uptownrules.wasm;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.page.Chromium;
import io.github.uptownrules.page.Visitor;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The record element reads and writes records as the library does: it accepts all that the library accepts, with the same text, and
 * rejects the same faults of syntax. It does not know the rules.
 */
@Tag("browser")
@Tag("server")
class RecordReadersTest {
    private static final int GAMES = Effort.of(200);
    private static final int MUTATIONS = 20;

    @Test
    void thePageReadsRecordsAsTheLibraryDoes() throws IOException {
        Chromium.missing().ifPresent(System.out::println);
        try (StaticServer server =
                        new StaticServer(StaticServer.Age.NEW, Path.of("target/site"), Path.of("src/test/js"));
                Visitor visitor = new Visitor(server.address())) {
            visitor.visit("/");
            JsonObject found = JsonParser.parseString(visitor.run(
                            "const [games, mutations] = arguments; return (async () => {const load = name =>"
                                    + " import(new URL(name, location.href));const board ="
                                    + " './games/uptown/board/record/';const [{ compare }, library, { readTree }, {"
                                    + " writeRecord }] = await Promise.all(    ['record-readers.mjs', 'uptown.js', board +"
                                    + " 'read.js', board + 'write.js'].map(load));const uptown = await"
                                    + " library.load();return JSON.stringify(compare(uptown, { readTree, writeRecord }, 1,"
                                    + " games, mutations)) })()",
                            GAMES,
                            MUTATIONS))
                    .getAsJsonObject();
            assertThat(found.getAsJsonArray("differences").asList().stream().map(JsonElement::getAsString))
                    .isEmpty();
            assertThat(found.get("accepted").getAsInt()).isGreaterThan(2 * GAMES);
            assertThat(found.get("refused").getAsInt()).isGreaterThan(5 * GAMES);
        }
    }
}
