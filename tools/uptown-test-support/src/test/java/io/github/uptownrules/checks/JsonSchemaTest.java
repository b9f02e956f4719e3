package io.github.uptownrules.checks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;

/** Checks that the validator rejects invalid values; otherwise the tests that use it would be meaningless. */
class JsonSchemaTest {
    private static final String TEXT = """
            {"$schema": "https://json-schema.org/draft/2020-12/schema",
             "$id": "https://uptownrules.github.io/test",
             "$ref": "#/$defs/pair",
             "$defs": {
               "number": {"type": "integer", "minimum": 1},
               "pair": {"type": "array", "minItems": 2, "maxItems": 2, "items": {"$ref": "#/$defs/number"}}}}
            """;

    private static final JsonSchema SCHEMA = JsonSchema.of(TEXT);

    private static final ImmutableList<String> WRONG =
            ImmutableList.of("[]", "[1]", "[1, 0]", "[1, \"2\"]", "[1, 2, 3]", "{}", "null");

    @Test
    void acceptsValidJson() {
        SCHEMA.assertAccepts("[1, 2]");
        assertThat(SCHEMA.accepts("[1, 2]")).isTrue();
        assertThat(SCHEMA.accepts(JsonSchema.tree("[1, 2]"))).isTrue();
    }

    @Test
    void rejectsInvalidJson() {
        for (String wrong : WRONG) {
            assertThat(SCHEMA.accepts(wrong)).as(wrong).isFalse();
            assertThat(SCHEMA.accepts(JsonSchema.tree(wrong))).as(wrong).isFalse();
            assertThatExceptionOfType(AssertionError.class)
                    .as(wrong)
                    .isThrownBy(() -> SCHEMA.assertAccepts(wrong))
                    .withMessageContaining(wrong);
        }
    }

    @Test
    void aDefinitionIsASchema() {
        JsonSchema number = JsonSchema.of(TEXT, "number");
        number.assertAccepts("7");
        assertThat(number.accepts("0")).isFalse();
        assertThat(number.accepts("[1, 2]")).isFalse();
        assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> number.assertAccepts("0"));
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> JsonSchema.of(TEXT, "nothing"))
                .withMessageContaining("nothing");
    }
}
