package io.github.uptownrules.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Checks that the examples in the document are current, laid out in lines for people. To rewrite them after an
 * intended change, use {@code -Dtest=DocumentTest -Djson=write}.
 */
class DocumentTest {
    private static final Path DOCUMENT = Path.of("..", "docs", "json.md");

    /** An example, preceded by a line with the name of its sample. */
    private static final Pattern EXAMPLE = Pattern.compile("<!-- ([a-z-]+) -->\n```json\n(.*?)```\n", Pattern.DOTALL);

    private static final int WIDTH = 110;
    private static final int MOST_WORDS = 600;

    @Test
    void everyExampleIsCurrent() throws IOException {
        String text = Files.readString(DOCUMENT);
        StringBuilder expected = new StringBuilder();
        List<String> shown = new ArrayList<>();
        Matcher example = EXAMPLE.matcher(text);
        while (example.find()) {
            Sample sample = sample(example.group(1));
            shown.add(sample.name());
            example.appendReplacement(
                    expected,
                    Matcher.quoteReplacement("<!-- " + sample.name() + " -->\n```json\n"
                            + layOut(shortened(Schema.tree(sample.json())), "") + "\n```\n"));
        }
        example.appendTail(expected);
        if ("write".equals(System.getProperty("json"))) {
            Files.writeString(DOCUMENT, expected.toString());
        }
        assertThat(Files.readString(DOCUMENT)).isEqualTo(expected.toString());
        assertThat(shown)
                .containsExactlyElementsOf(Sample.all().stream()
                        .map(Sample::name)
                        .filter(name -> !name.contains(" "))
                        .toList());
        assertThat(expected.toString().split("```json", -1)).hasSize(shown.size() + 1);
    }

    /** The layout must not affect reading. */
    @Test
    void readsEverySampleAsLaidOut() {
        for (Sample sample : Sample.all()) {
            String laidOut = layOut(Schema.tree(sample.json()), "");
            sample.again().ifPresent(again -> assertThat(again.apply(laidOut)).isEqualTo(sample.json()));
        }
    }

    @Test
    void theDocumentIsShort() throws IOException {
        String prose = Files.readString(DOCUMENT).replaceAll("(?s)```.*?```", "");
        assertThat(prose.strip().split("\\s+")).hasSizeLessThanOrEqualTo(MOST_WORDS);
    }

    private static Sample sample(String name) {
        return Sample.all().stream()
                .filter(sample -> sample.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError("there is no sample " + name));
    }

    /** Keeps only the members that define the first view of a record; the document shows a whole view elsewhere. */
    private static JsonNode shortened(JsonNode json) {
        if (json.path("start") instanceof ObjectNode start) {
            start.retain("text", "viewer");
        }
        return json;
    }

    /** Fills lines with as many members and elements as fit. Longer values begin and end on separate lines. */
    private static String layOut(JsonNode json, String margin) {
        String line = json.toString();
        if (line.length() + margin.length() <= WIDTH || !json.isContainer()) {
            return line;
        }
        String inner = margin + "  ";
        return json.isArray()
                ? "[" + fill(json.valueStream().map(element -> layOut(element, inner)), inner) + "\n" + margin + "]"
                : "{"
                        + fill(
                                json.propertyStream()
                                        .map(member ->
                                                "\"" + member.getKey() + "\": " + layOut(member.getValue(), inner)),
                                inner)
                        + "\n" + margin + "}";
    }

    private static String fill(Stream<String> pieces, String margin) {
        StringBuilder text = new StringBuilder();
        int length = WIDTH;
        for (String piece : pieces.toList()) {
            length += 2 + piece.length();
            if (length > WIDTH || piece.contains("\n")) {
                text.append(text.isEmpty() ? "\n" : ",\n").append(margin).append(piece);
                length = piece.contains("\n") ? WIDTH : margin.length() + piece.length();
            } else {
                text.append(", ").append(piece);
            }
        }
        return text.toString();
    }
}
