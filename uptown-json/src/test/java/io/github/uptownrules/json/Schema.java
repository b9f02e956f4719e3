package io.github.uptownrules.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** The schema in the jar, as a validator that knows nothing of us understands it. */
enum Schema {
    VIEW("view"),
    PLACEMENT("placement"),
    RECORD("record"),
    MOVE_REQUEST("moveRequest"),
    STANDINGS("standings"),
    TARGETS("targets"),
    MOVE_FAULTS("moveFaults"),
    POSITION_FAULTS("positionFaults"),
    ANYTHING("");

    private static final String RESOURCE = "/META-INF/uptown.schema.json";
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final com.networknt.schema.Schema schema;

    Schema(String definition) {
        this.schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(definition.isEmpty() ? text() : part(definition), InputFormat.JSON);
    }

    /** The text of the schema. */
    static String text() {
        try (InputStream in = Json.class.getResourceAsStream(RESOURCE)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The same definitions, but only one thing is valid. */
    private static String part(String definition) {
        tools.jackson.databind.node.ObjectNode all =
                (tools.jackson.databind.node.ObjectNode) new ObjectMapper().readTree(text());
        assertThat(all.get("$defs").has(definition)).as(definition).isTrue();
        all.remove("anyOf");
        all.put("$id", all.get("$id").asString() + "-" + definition);
        all.put("$ref", "#/$defs/" + definition);
        return all.toString();
    }

    boolean accepts(JsonNode json) {
        return schema.validate(json).isEmpty();
    }

    boolean accepts(String json) {
        return accepts(tree(json));
    }

    void assertAccepts(String json) {
        assertThat(schema.validate(tree(json))).as(json).isEmpty();
    }

    /** JSON as somebody else reads it. */
    static JsonNode tree(String json) {
        return MAPPER.readTree(json);
    }
}
