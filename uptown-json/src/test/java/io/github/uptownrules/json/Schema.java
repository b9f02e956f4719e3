package io.github.uptownrules.json;

import io.github.uptownrules.checks.JsonSchema;
import tools.jackson.databind.JsonNode;

/** The kinds of values in the schema of the jar. */
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

    private final JsonSchema schema;

    Schema(String definition) {
        this.schema = definition.isEmpty() ? JsonSchema.of(text()) : JsonSchema.of(text(), definition);
    }

    /** Returns the text of the schema. */
    static String text() {
        return JsonSchema.text(Json.class, "/META-INF/uptown.schema.json");
    }

    boolean accepts(JsonNode json) {
        return schema.accepts(json);
    }

    boolean accepts(String json) {
        return schema.accepts(json);
    }

    void assertAccepts(String json) {
        schema.assertAccepts(json);
    }

    /** Parses JSON with an independent parser. */
    static JsonNode tree(String json) {
        return JsonSchema.tree(json);
    }
}
