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

/** What is not as it was written is read as just what it says, or refused; and whoever follows the schema sees most of it. */
class ChangedTest {
    /** What stands for itself, so that another one may be as right. */
    private static final Set<String> FREE = Set.of("outcome", "moveRequest");

    /** What the thing that was read is written as; nothing, if it was refused, and then with a proper message. */
    private static Optional<String> again(Sample sample, String text) {
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

    /** Members in another order, and spaces between them, say the same. */
    @Test
    void theSameInAnotherOrderIsTheSame() {
        for (Sample sample : Sample.all()) {
            if (sample.again().isPresent()) {
                assertThat(again(sample, sample.json())).contains(sample.json());
                for (int seed = 0; seed < 5; seed++) {
                    JsonNode shuffled = Shuffled.of(JsonSchema.tree(sample.json()), new SplitMix64(seed));
                    assertThat(again(sample, " \t\r\n" + shuffled.toPrettyString() + "\n"))
                            .contains(sample.json());
                }
            }
        }
    }

    /** Every member, every element, every value changed alone: nothing is passed over. */
    @Test
    void everyChangeIsNoticed() {
        for (Sample sample : Sample.all()) {
            if (sample.again().isPresent()) {
                for (JsonNode changed : Changes.of(JsonSchema.tree(sample.json()))) {
                    again(sample, changed.toString())
                            .ifPresent(json -> assertThat(JsonSchema.tree(json))
                                    .as(sample.name())
                                    .isEqualTo(changed)
                                    .matches(same -> FREE.contains(sample.kind())));
                }
            }
        }
    }

    /** The schema knows every kind of value, and has no room for anything else; no thing is taken for another. */
    @Test
    void theSchemaAcceptsWhatIsWrittenAndNothingOfAnotherKind() {
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
