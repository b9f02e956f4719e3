package io.github.uptownrules.upturn.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.checks.Changes;
import io.github.uptownrules.checks.JsonSchema;
import io.github.uptownrules.checks.Shuffled;
import io.github.uptownrules.json.kit.JsonException;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Changed JSON is either rejected or read with its changed value, and the schema rejects most of it. */
class ChangedTest {
    /** Kinds whose members are independent of other data, so a changed value may also be valid. */
    private static final Set<String> FREE = Set.of("outcome", "moveRequest");

    /** Parses the text and writes the value again. Returns empty if the text was rejected, after checking the message. */
    private static Optional<String> rewritten(Sample sample, String text) {
        try {
            return Optional.of(sample.again().orElseThrow().apply(text));
        } catch (JsonException e) {
            assertThat(e.getMessage())
                    .hasSizeLessThan(12_000)
                    .doesNotContainPattern("\\p{Cntrl}")
                    .startsWith((e.pointer().isEmpty() ? "the text" : e.pointer()) + ": ");
            assertThat(e.pointer()).matches("(/[A-Za-z0-9$]+){0,10}");
            return Optional.empty();
        }
    }

    /** The order of members and the spaces between them do not matter. */
    @Test
    void readsMembersInAnyOrder() {
        for (Sample sample : Sample.all()) {
            if (sample.again().isPresent()) {
                assertThat(rewritten(sample, sample.json())).contains(sample.json());
                for (int seed = 0; seed < 5; seed++) {
                    JsonNode shuffled = Shuffled.of(JsonSchema.tree(sample.json()), new SplitMix64(seed));
                    assertThat(rewritten(sample, " \t\r\n" + shuffled.toPrettyString() + "\n"))
                            .contains(sample.json());
                }
            }
        }
    }

    /** Changes every member, element and value, one at a time. */
    @Test
    void noticesEveryChange() {
        for (Sample sample : Sample.all()) {
            if (sample.again().isPresent()) {
                for (JsonNode changed : Changes.of(JsonSchema.tree(sample.json()))) {
                    rewritten(sample, changed.toString())
                            .ifPresent(json -> assertThat(JsonSchema.tree(json))
                                    .as(sample.name())
                                    .isEqualTo(changed)
                                    .matches(same -> FREE.contains(sample.kind())));
                }
            }
        }
    }

    /** The schema accepts every kind of value and nothing else, and never accepts one kind as another. */
    @Test
    void theSchemaAcceptsEachKindAndNoOther() {
        JsonSchema anything = JsonSchema.of(Sample.SCHEMA);
        Map<String, JsonSchema> schemas = new TreeMap<>();
        for (Sample sample : Sample.all()) {
            schemas.computeIfAbsent(sample.kind(), kind -> JsonSchema.of(Sample.SCHEMA, kind));
        }
        for (Sample sample : Sample.all()) {
            schemas.get(sample.kind()).assertAccepts(sample.json());
            anything.assertAccepts(sample.json());
            for (JsonNode changed : Changes.ofKind(JsonSchema.tree(sample.json()))) {
                assertThat(schemas.get(sample.kind()).accepts(changed))
                        .as(changed.toString())
                        .isFalse();
            }
            assertThat(schemas.keySet().stream()
                            .filter(kind -> schemas.get(kind).accepts(sample.json())))
                    .as(sample.name())
                    .containsExactly(sample.kind());
        }
        assertThat(schemas).hasSize(JsonSchema.tree(Sample.SCHEMA).get("anyOf").size());
    }
}
