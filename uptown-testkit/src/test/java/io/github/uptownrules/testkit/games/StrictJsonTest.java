package io.github.uptownrules.testkit.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.uptownrules.testkit.games.StrictJson.Word;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StrictJsonTest {
    @Test
    void readsAllKindsOfValues() {
        assertThat(StrictJson.read("{\"a\":[1,-0.5e3,true,null,\"x\\u0041\\\"\"],\"b\":{},\"c\":[]}"))
                .isEqualTo(Map.of(
                        "a",
                        List.of(Word.of(1), Word.of("-0.5e3"), Word.of(true), Word.of("null"), "x\\u0041\\\""),
                        "b",
                        Map.of(),
                        "c",
                        List.of()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "01",
                "1.",
                "+1",
                "NaN",
                "'a'",
                "\"a",
                "\"\n\"",
                "\"\\x\"",
                "[1,]",
                "[1 ,2]",
                "[1",
                "{\"a\"}",
                "{\"a\":1,}",
                "{\"a\":1,\"a\":1}",
                "{a:1}",
                "[]]"
            })
    void rejectsEverythingElse(String wrong) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> StrictJson.read(wrong))
                .withMessageStartingWith("no JSON after '");
    }
}
