package io.github.uptownrules.checks;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.node.ObjectNode;

/** A schema from a jar, as understood by an independent validator. */
public final class JsonSchema {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final Schema schema;

    private JsonSchema(String text) {
        this.schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(text, InputFormat.JSON);
    }

    /** Returns the validator of a schema. */
    public static JsonSchema of(String text) {
        return new JsonSchema(text);
    }

    /** Returns the validator of one definition of a schema. */
    public static JsonSchema of(String text, String definition) {
        ObjectNode all = (ObjectNode) MAPPER.readTree(text);
        assertThat(all.get("$defs").has(definition)).as(definition).isTrue();
        all.remove("anyOf");
        all.put("$id", all.get("$id").asString() + "-" + definition);
        all.put("$ref", "#/$defs/" + definition);
        return new JsonSchema(all.toString());
    }

    public static String text(Class<?> neighbor, String resource) {
        try (InputStream in = neighbor.getResourceAsStream(resource)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public boolean accepts(JsonNode json) {
        return schema.validate(json).isEmpty();
    }

    public boolean accepts(String json) {
        return accepts(tree(json));
    }

    public void assertAccepts(String json) {
        assertThat(schema.validate(tree(json))).as(json).isEmpty();
    }

    /** Parses JSON with an independent parser. */
    public static JsonNode tree(String json) {
        return MAPPER.readTree(json);
    }
}
