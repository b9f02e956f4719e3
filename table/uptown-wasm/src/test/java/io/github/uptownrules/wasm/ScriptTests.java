package io.github.uptownrules.wasm;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.uptownrules.page.Visitor;

/** Runs tests written in JavaScript on their own page, such as {@code street-tests.js} on {@code street-tests.html}. */
final class ScriptTests {
    private ScriptTests() {}

    /**
     * Runs the tests and asserts that none fails.
     *
     * @param name the name of the page and the script, without {@code -tests}
     * @param fewest the minimum number of tests
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

    /** Returns the script that runs the tests and evaluates to their results as JSON. */
    static String script(String name) {
        return "import('./" + name + "-tests.js').then(tests => tests.run()).then(found => JSON.stringify(found))";
    }

    /** Asserts that no test failed. */
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
