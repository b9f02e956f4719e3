package io.github.uptownrules.wasm;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.uptownrules.page.Visitor;

/** Tests in JavaScript that run in a page of their own, such as {@code street-tests.js} in {@code street-tests.html}. */
final class ScriptTests {
    private ScriptTests() {}

    /**
     * Runs them, and holds that none fails.
     *
     * @param ada whose browser they run in
     * @param name of the page and the script, without {@code -tests}
     * @param fewest how many there are at least
     * @return what they have found
     */
    static JsonObject run(Visitor ada, String name, int fewest) {
        ada.visit(page(name));
        JsonObject results = check(name, ada.runAsync(script(name) + ".then(done)"), fewest);
        assertThat(ada.complaints()).isEmpty();
        return results;
    }

    static String page(String name) {
        return "/" + name + "-tests.html";
    }

    /** The script that runs them; it comes to what they have found, as text. */
    static String script(String name) {
        return "import('./" + name + "-tests.js').then(tests => tests.run()).then(found => JSON.stringify(found))";
    }

    /** Holds that none of them failed. */
    static JsonObject check(String name, String results, int fewest) {
        JsonObject read = JsonParser.parseString(results).getAsJsonObject();
        if (read.has("figures")) {
            System.out.println(name + ": " + read.get("figures"));
        }
        assertThat(read.getAsJsonArray("failures").asList().stream().map(JsonElement::getAsString))
                .isEmpty();
        assertThat(read.get("passed").getAsInt()).isGreaterThanOrEqualTo(fewest);
        return read;
    }
}
