package io.github.uptownrules.json.kit;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;

/**
 * A JSON value. It is written on one line without spaces, or with Gson as a part of a larger message. Immutable.
 *
 * <pre>{@code
 * import io.github.uptownrules.upturn.Move;
 * import io.github.uptownrules.upturn.json.Json;
 *
 * JsonValue request = Json.move(Move.parse("67*>2"));
 * request.toString();                  // -> {"move":"67*>2"}
 * }</pre>
 *
 * @since 0.1.0
 */
public interface JsonValue {
    /**
     * Writes this value as the next value of a writer, which may indent it.
     *
     * @throws IOException if the writer throws it
     */
    void writeTo(JsonWriter out) throws IOException;

    /** {@return the JSON text of this value} */
    @Override
    String toString();
}
