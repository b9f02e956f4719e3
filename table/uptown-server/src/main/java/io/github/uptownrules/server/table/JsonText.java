package io.github.uptownrules.server.table;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;

/** A JSON object, written member by member. */
public final class JsonText {
    private JsonText() {}

    /** What writes the members of an object. */
    @FunctionalInterface
    public interface Members {
        /** Writes them. */
        void writeTo(JsonWriter out) throws IOException;
    }

    /** An object on one line. */
    public static String of(Members members) {
        StringWriter text = new StringWriter();
        try (JsonWriter out = new JsonWriter(text)) {
            out.beginObject();
            members.writeTo(out);
            out.endObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e); // a text takes all that is written
        }
        return text.toString();
    }
}
