package io.github.uptownrules.server;

import com.google.common.primitives.Longs;
import com.google.gson.JsonParseException;
import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.MalformedJsonException;
import io.github.uptownrules.server.table.Refusal;
import java.io.EOFException;
import java.io.IOException;
import java.io.StringReader;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A JSON object that somebody sent: texts and whole numbers by name, each once. Whoever reads it takes what it knows, and
 * then makes sure that there is nothing else.
 */
final class Fields {
    private final Map<String, Object> values;

    private Fields(Map<String, Object> values) {
        this.values = values;
    }

    /** Reads a text that is an object of texts and numbers and nothing else. */
    static Fields read(String text) throws Refusal {
        return reading(text, Fields::object);
    }

    /** What reads a value. */
    @FunctionalInterface
    interface Reading<T> {
        T of(JsonReader in) throws IOException, Refusal;
    }

    /** Reads a text that is one value and nothing else. */
    static <T> T reading(String text, Reading<T> reading) throws Refusal {
        try (JsonReader in = new JsonReader(new StringReader(text))) {
            in.setStrictness(Strictness.STRICT);
            T value = reading.of(in);
            if (in.peek() != JsonToken.END_DOCUMENT) {
                throw bad("there is more after the end");
            }
            return value;
        } catch (MalformedJsonException | EOFException | IllegalStateException | NumberFormatException e) {
            throw bad("this is not the JSON that it should be");
        } catch (IOException | JsonParseException e) {
            throw bad("this is not JSON");
        }
    }

    /** An object of texts, whole numbers and {@code true}. */
    static Fields object(JsonReader in) throws IOException, Refusal {
        Map<String, Object> values = new HashMap<>();
        in.beginObject();
        while (in.hasNext()) {
            String name = in.nextName();
            if (values.put(name, value(in)) != null) {
                throw bad("a member is there twice");
            }
        }
        in.endObject();
        return new Fields(values);
    }

    private static Object value(JsonReader in) throws IOException, Refusal {
        return switch (in.peek()) {
            case STRING -> in.nextString();
            case NUMBER -> whole(in);
            case BOOLEAN -> in.nextBoolean();
            default -> throw bad("members are texts and numbers");
        };
    }

    /** A number of digits only: 1.0, 1e0 and "1" are written in other ways than clients are told. */
    static long whole(JsonReader in) throws IOException, Refusal {
        if (in.peek() != JsonToken.NUMBER) {
            throw bad("a number is not a text");
        }
        return Optional.ofNullable(Longs.tryParse(in.nextString())).orElseThrow(() -> bad("numbers are whole"));
    }

    Optional<String> text(String name) throws Refusal {
        return take(name, String.class);
    }

    String neededText(String name) throws Refusal {
        return text(name).orElseThrow(() -> missing(name));
    }

    Optional<Long> number(String name) throws Refusal {
        return take(name, Long.class);
    }

    long neededNumber(String name) throws Refusal {
        return number(name).orElseThrow(() -> missing(name));
    }

    /** Whether there is a member that says nothing but {@code true}. */
    boolean isTrue(String name) throws Refusal {
        Optional<Boolean> value = take(name, Boolean.class);
        if (value.equals(Optional.of(false))) {
            throw bad("'" + name + "' is true, or left out");
        }
        return value.isPresent();
    }

    private <T> Optional<T> take(String name, Class<T> type) throws Refusal {
        Object value = values.remove(name);
        if (value == null) {
            return Optional.empty();
        }
        if (!type.isInstance(value)) {
            throw bad("'" + name + "' is of another kind");
        }
        return Optional.of(type.cast(value));
    }

    /** Makes sure that nothing is left that nobody has taken. */
    void checkEmpty() throws Refusal {
        if (!values.isEmpty()) {
            throw bad("there are members that do not belong here");
        }
    }

    static Refusal missing(String name) {
        return bad("the member '" + name + "' is missing");
    }

    static Refusal bad(String message) {
        return Refusal.of(Refusal.Code.BAD_REQUEST, message);
    }
}
