package io.github.uptownrules.wasm;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/**
 * Compares the types of the elements for frameworks, which are generated from the custom elements manifest. To write them, use
 * {@code -Dtest=ElementTypesTest -Dtypes=write}.
 */
class ElementTypesTest {
    private static final Path NPM = Path.of("../uptown-page/src/main/npm");
    private static final Path TYPES = NPM.resolve("elements.d.ts");
    private static final Pattern NAME = Pattern.compile("\\b[A-Z]\\w+");

    @Test
    void theTypesForFrameworksFollowFromTheManifest() throws IOException {
        String types = types(new ObjectMapper().readTree(Files.readString(NPM.resolve("custom-elements.json"))));
        if ("write".equals(System.getProperty("types"))) {
            Files.writeString(TYPES, types);
        }
        assertThat(Files.readString(TYPES)).isEqualTo(types);
    }

    private static String types(JsonNode manifest) {
        StringBuilder elements = new StringBuilder();
        for (JsonNode element : manifest.at("/modules/0/declarations")) {
            elements.append("  \"").append(element.get("tagName").asString()).append("\": {\n");
            elements.append("    element: ")
                    .append(element.get("name").asString())
                    .append(";\n");
            elements.append("    properties: ")
                    .append(type(properties(element), "?"))
                    .append(";\n");
            elements.append("    events: ").append(type(events(element), "")).append(";\n  };\n");
        }
        return "/** The properties and events of the elements, for frameworks. Written by ElementTypesTest from the manifest; do not edit. */\n"
                + "import type { " + String.join(", ", imports(elements.toString()))
                + " } from \"./uptown-board.js\";\n\n"
                + "export interface Elements {\n" + elements + "}\n";
    }

    /** Returns the properties that can be set, and the attributes that have no property. */
    private static ImmutableMap<String, String> properties(JsonNode element) {
        Map<String, String> properties = new LinkedHashMap<>();
        for (JsonNode attribute : element.get("attributes")) {
            properties.put(
                    attribute.get("name").asString(), attribute.at("/type/text").asString());
        }
        for (JsonNode member : element.get("members")) {
            if (member.has("type") && !member.path("readonly").asBoolean(false)) {
                properties.put(
                        member.get("name").asString(), member.at("/type/text").asString());
            }
        }
        return ImmutableMap.copyOf(properties);
    }

    private static ImmutableMap<String, String> events(JsonNode element) {
        ImmutableMap.Builder<String, String> events = ImmutableMap.builder();
        for (JsonNode event : element.get("events")) {
            events.put(event.get("name").asString(), event.at("/type/text").asString());
        }
        return events.buildOrThrow();
    }

    private static String type(ImmutableMap<String, String> members, String mark) {
        StringBuilder text = new StringBuilder("{\n");
        members.forEach((name, type) -> text.append("      ")
                .append(name)
                .append(mark)
                .append(": ")
                .append(type)
                .append(";\n"));
        return text.append("    }").toString();
    }

    private static Set<String> imports(String text) {
        Set<String> names = new TreeSet<>();
        Matcher matcher = NAME.matcher(text);
        while (matcher.find()) {
            names.add(matcher.group());
        }
        names.remove("CustomEvent");
        return names;
    }
}
