package io.github.uptownrules.json.kit.node;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.Strictness;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Checks that texts are written as Gson writes and reads them. */
class TextNodeProperties {
    @Property
    void writesTextsAsGsonDoes(@ForAll String text) throws IOException {
        assertThat(new TextNode(text)).hasToString(writtenByGson(text));
    }

    @Example
    void writesEachCharacterAsGsonDoes() throws IOException {
        String all = IntStream.rangeClosed(0, Character.MAX_VALUE)
                .mapToObj(Character::toString)
                .collect(Collectors.joining());
        assertThat(new TextNode(all)).hasToString(writtenByGson(all));
    }

    private static String writtenByGson(String text) throws IOException {
        StringWriter written = new StringWriter();
        try (JsonWriter writer = new JsonWriter(written)) {
            writer.setStrictness(Strictness.STRICT);
            writer.value(text);
        }
        return written.toString();
    }
}
