package io.github.uptownrules.server.table;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;

/** A function that writes the members of a JSON object. */
@FunctionalInterface
public interface JsonMembers {
    void writeTo(JsonWriter out) throws IOException;

    /** Returns an object on one line. */
    static String object(JsonMembers members) {
        StringWriter text = new StringWriter();
        try (JsonWriter out = new JsonWriter(text)) {
            out.beginObject();
            members.writeTo(out);
            out.endObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e); // a StringWriter never throws
        }
        return text.toString();
    }
}
