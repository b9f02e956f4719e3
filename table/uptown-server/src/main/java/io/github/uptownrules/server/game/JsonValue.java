package io.github.uptownrules.server.game;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;

/**
 * A value of JSON that can be written.
 *
 * <pre>{@code
 * JsonValue stones = out -> out.beginArray().value(3).value(5).endArray();
 * }</pre>
 *
 * @since 0.1.0
 */
@FunctionalInterface
public interface JsonValue {
    /**
     * Writes it where a writer stands.
     *
     * @param out the writer, which writes it as its next value
     * @throws IOException if the writer does
     */
    void writeTo(JsonWriter out) throws IOException;
}
