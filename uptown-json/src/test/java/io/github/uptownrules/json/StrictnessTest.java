package io.github.uptownrules.json;

import static io.github.uptownrules.json.Tables.JSON;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.json.kit.JsonException;
import io.github.uptownrules.variants.Rulesets;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that wrong texts are rejected with the place, the fault and the expected value. */
class StrictnessTest {
    private static final PlayerView VIEW = Rulesets.standard(4).deal(42).viewFor(Seat.ONE);

    private static JsonException refused(String move) {
        JsonException e = catchThrowableOfType(JsonException.class, () -> Json.readMove(move));
        assertThat(e).as(move).isNotNull();
        return e;
    }

    private static String refusedView(String old, String changed) {
        String text = Json.view(VIEW).toString();
        assertThat(text).contains(old);
        return catchThrowableOfType(JsonException.class, () -> JSON.readView(text.replace(old, changed)))
                .getMessage();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            5                                | the text: expected an object, not a number
            "b5@E5"                          | the text: expected an object, not a text
            ["b5@E5"]                        | the text: expected an object, not a list
            {}                               | the text: missing member 'move'
            {"move":true}                    | /move: expected a text, not true or false
            {"move":["b5@E5"]}               | /move: expected a text, not a list
            {"move":{}}                      | /move: expected a text, not an object
            {"move":null}                    | /move: null is not allowed; omit absent members
            {"move":"b5@E5","seat":1}        | the text: unknown member 'seat'
            {"move":"b5@E5","a b":1}         | the text: unknown member 'a b'
            {"move":"b5@E5","":1}            | the text: unknown member ''
            {"Move":"b5@E5"}                 | the text: missing member 'move'
            {"move":"b5@E5","move":"b5@E5"}  | the text: repeated member 'move'
            {"move":"5@E5"}                  | /move: not a move with its color (such as b5@E5): '5@E5'
            {"move":" ~"}                    | /move: not a move with its color (such as b5@E5): ' ~'
            {"move":"b5-E5"}                 | /move: not a move (such as b5@E5): 'b5-E5': expected @ or x between face and cell, not '-'
            {"move":1.0}                     | /move: a number must be whole, without fraction and exponent, and fit 32 bits, not '1.0'
            {"move":1e3}                     | /move: a number must be whole, without fraction and exponent, and fit 32 bits, not '1e3'
            {"move":-0}                      | /move: a number must be whole, without fraction and exponent, and fit 32 bits, not '-0'
            {"move":2147483648}              | /move: a number must be whole, without fraction and exponent, and fit 32 bits, not '2147483648'
            {"move":99999999999999999999}    | /move: a number must be whole, without fraction and exponent, and fit 32 bits, not '99999999999999999999'
            {"move":-2147483648}             | /move: expected a text, not a number
            {"move":2147483647}              | /move: expected a text, not a number
            {"move":190}                     | /move: expected a text, not a number
            {"move":"b5@E\\ud800"}           | /move: character 5 is half of a surrogate pair: '\\ud800'
            {"move":"\\udfb2\\ud83c"}        | /move: character 1 is half of a surrogate pair: '\\udfb2'
            {"move":"b5\\ud83cE5"}           | /move: character 3 is half of a surrogate pair: '\\ud83c'
            {"move":"b5\\udfb2E5"}           | /move: character 3 is half of a surrogate pair: '\\udfb2'
            {"move":"b5\\ud83c\\udfb2E"}     | /move: not a move (such as b5@E5): 'b5\\ud83c\\udfb2E': expected @ or x between face and cell, not '\\ud83c'
            [0,1,null]                       | /2: null is not allowed; omit absent members
            [[[[[[[[[[[1]]]]]]]]]]]          | /0/0/0/0/0/0/0/0/0/0: lists and objects nest at most 10 deep
            [[[[[[[[[[1]]]]]]]]]]            | the text: expected an object, not a list
            {"move":"b5@E5"} x               | the text: it is not JSON: malformed at line 1 column 19
            {"move":"b5@E5"}{}               | the text: it is not JSON: malformed at line 1 column 18
            {"move":"b5@E5",}                | the text: it is not JSON: Expected name at line 1 column 18
            {"move" "b5@E5"}                 | /move: it is not JSON: Expected ':' at line 1 column 10
            {"move":"b5@E5                   | /move: it is not JSON: Unterminated string at line 1 column 15
            {"move":"b5\\x40E5"}             | /move: it is not JSON: Invalid escape sequence at line 1 column 14
            """)
    void rejectsWithAMessage(String text, String message) {
        assertThat(refused(text)).hasMessage(message);
    }

    @Test
    void limitsTheDepthOfObjectsAndLists() {
        assertThat(refused("{\"a\":".repeat(10) + "1" + "}".repeat(10))).hasMessage("the text: missing member 'move'");
        assertThat(refused("{\"a\":".repeat(11) + "1" + "}".repeat(11)))
                .hasMessage("/a".repeat(10) + ": lists and objects nest at most 10 deep");
    }

    /** A pointer contains only names that this library could use. At other names, it ends with the object that contains them. */
    @Test
    void pointersContainOnlySafeNames() {
        for (String name : List.of("a", "z", "A", "Z", "0", "9", "$", "a".repeat(20))) {
            assertThat(refused("{\"" + name + "\":null}").pointer()).isEqualTo("/" + name);
        }
        for (String name : List.of("", "`", "{", "@", "[", "/", ":", "#", "%", "a".repeat(21))) {
            JsonException e = refused("{\"" + name + "\":null}");
            assertThat(e.pointer()).isEmpty();
            assertThat(e).hasMessage("the text: unknown member '" + name + "'");
        }
    }

    @Test
    void quotesUpToFortyCharacters() {
        String longest = "x".repeat(40);
        assertThat(refused("{\"move\":\"" + longest + "\"}").getMessage()).endsWith("'" + longest + "'");
        assertThat(refused("{\"move\":\"y" + longest + "\"}").getMessage())
                .endsWith("'y" + longest.substring(1) + "...' (41 characters)");
    }

    @Test
    void serializesExceptionsWithTheirPlaces() throws IOException, ClassNotFoundException {
        JsonException thrown = refused("{\"move\":5}");
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(thrown);
        Object copy = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
        assertThat(copy).isInstanceOf(JsonException.class).hasToString(thrown.toString());
        assertThat(((JsonException) copy).pointer()).isEqualTo("/move");
    }

    /** Texts that lenient parsers accept. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "{",
                "}",
                "]",
                "{'move':'b5@E5'}",
                "{move:\"b5@E5\"}",
                "{\"move\"=\"b5@E5\"}",
                "{\"move\":b5@E5}",
                "{\"move\":\"b5@E5\";}",
                "[1,]",
                "[,1]",
                "[1;2]",
                "{\"move\":NaN}",
                "{\"move\":-Infinity}",
                "{\"move\":01}",
                "{\"move\":+1}",
                "{\"move\":.5}",
                "{\"move\":1.}",
                "{\"move\":0x1}",
                "{\"move\":TRUE}",
                "{\"move\":Null}",
                "/**/{\"move\":\"b5@E5\"}",
                "{\"move\":\"b5@E5\"}//",
                "#\n{\"move\":\"b5@E5\"}",
                ")]}'\n{\"move\":\"b5@E5\"}",
                "\ufeff{\"move\":\"b5@E5\"}",
                "\u00a0{\"move\":\"b5@E5\"}",
                "\f{\"move\":\"b5@E5\"}",
                "\u2028{}",
                "{\"move\":\"b5@E5\t\"}",
                "{\"move\":\"b5@E5\n\"}",
                "{\"move\":\"b5@E5\u0000\"}",
                "{\"move\":\"b5@E\\'\"}",
                "{\"move\":\"b5@E\\u00\"}",
                "{\"move\":\"b5@E\\u\n\n\n\n\"}",
                "{\"move\":\"b5@E5\"}\u0000",
                "{\"move\":\"b5@E5\"},"
            })
    void rejectsMalformedJson(String text) {
        assertThat(refused(text).getMessage())
                .contains("it is not JSON: ")
                .hasSizeLessThan(200)
                .matches("[ -~]*");
    }

    @Test
    void acceptsEscapes() {
        assertThat(Json.readMove("{\"\\u006dove\":\"b5\\u0040E5\"}")).hasToString("b5@E5");
    }

    @Test
    void rejectsWrongViews() {
        assertThat(Json.of(Tables.NOTATION).readView(Json.view(VIEW).toString()))
                .isEqualTo(VIEW);
        assertThat(refusedView("\"viewer\":1", "\"viewer\":2"))
                .startsWith("/text: ")
                .contains("shown, but hidden from this viewer");
        assertThat(refusedView("\"viewer\":1", "\"viewer\":\"1\""))
                .isEqualTo("/viewer: a viewer is the number of a seat, or '-' for a spectator");
        assertThat(refusedView("\"viewer\":1", "\"viewer\":6")).isEqualTo("/viewer: seats are numbered 1 to 5, not 6");
        assertThat(refusedView("\"viewer\":1", "\"viewer\":5"))
                .startsWith("/text: ")
                .contains("5");
        assertThat(refusedView("\"viewer\":1,", "")).isEqualTo("the text: missing member 'viewer'");
        assertThat(refusedView("\"over\":false", "\"over\":true"))
                .isEqualTo("/over: it is true, but the rest implies false");
        assertThat(refusedView("\"over\":false,\"board\":{}", "\"over\":0,\"board\":[]"))
                .isEqualTo("/over: expected true or false, not a number; /board: expected an object, not a list");
        assertThat(refusedView("\"rackSize\":5", "\"rackSize\":4"))
                .startsWith("/seats/0/colors/0/rackSize: it is 4, but the rest implies 5; /seats/1/colors/0/rackSize: ")
                .doesNotContain("more");
        assertThat(refusedView("\"rack\":[\"b2\",", "\"rack\":["))
                .startsWith("/seats/0/colors/0/rack: it has 4 elements, but the rest implies 5; ");
        assertThat(refusedView("\"captures\"", "\"captured\""))
                .startsWith("/seats/0: missing member 'captures'; /seats/0: unknown member 'captured'; ")
                .endsWith("more");
    }

    @Test
    void rejectsWrongOutcomes() {
        String text = "{\"seat\":1,\"move\":\"b2@A2\",\"drawn\":\"b9\",\"skipped\":[],\"turn\":2}";
        assertThat(JSON.readOutcome(text, VIEW)).hasToString("b2@A2");
        assertThat(refusedOutcome(text.replace("b2@A2", "b2xA2")))
                .isEqualTo("/move: it is 'b2xA2', but the rest implies 'b2@A2'");
        assertThat(refusedOutcome(text.replace("b2@A2", "b1@A1"))).isEqualTo("/move: tile b1 is not on the rack");
        assertThat(refusedOutcome(text.replace("b2@A2", "b2@A1"))).isEqualTo("/move: tile b2 does not fit cell A1");
        assertThat(refusedOutcome(text.replace("b9", "b4")))
                .isEqualTo("the text: after b2@A2 b4 cannot be drawn, as it is not in the pile");
        assertThat(refusedOutcome(text.replace("\"b9\"", "9"))).isEqualTo("/drawn: expected a text, not a number");
        assertThat(refusedOutcome(text.replace("\"drawn\":\"b9\",", "")))
                .isEqualTo("the text: after b2@A2 a tile is drawn, but none is given");
        assertThat(refusedOutcome(text.replace("\"turn\":2", "\"turn\":\"2\"")))
                .isEqualTo("/turn: expected the number of a seat, not a text");
        assertThat(refusedOutcome(text.replace("\"turn\":2", "\"turn\":0")))
                .isEqualTo("/turn: seats are numbered 1 to 5, not 0");
        assertThat(refusedOutcome(text.replace("\"turn\":2", "\"turn\":5"))).startsWith("the text: ");
        assertThat(refusedOutcome(text.replace("\"seat\":1", "\"seat\":2")))
                .isEqualTo("/seat: it is 2, but the rest implies 1");
    }

    private static String refusedOutcome(String text) {
        return catchThrowableOfType(JsonException.class, () -> JSON.readOutcome(text, VIEW))
                .getMessage();
    }

    @Test
    void rejectsWrongRecords() {
        JsonException e = catchThrowableOfType(
                JsonException.class, () -> JSON.readRedactedRecord("{\"text\":\"[Notation \\\"uptown 3\\\"]\\n\"}"));
        assertThat(e.pointer()).isEqualTo("/text");
        assertThat(e).hasMessage("/text: line 1, column 12: the notation is 'uptown 3', not 'uptown 1'");
    }

    /** At most a million characters; any such text is answered quickly and briefly. */
    @Test
    void rejectsHugeTextsFast() {
        String numbers = "1,".repeat(400_000);
        StringBuilder names = new StringBuilder();
        for (int i = 0; names.length() < 900_000; i++) {
            names.append("\"n").append(i).append("\":1,");
        }
        String[] texts = {
            "x".repeat(1_000_000),
            "[".repeat(1_000_000),
            "{\"a\":".repeat(190_000),
            "1".repeat(1_000_000),
            "\"".repeat(999_999),
            " ".repeat(1_000_000),
            "[" + numbers + "1]",
            "{" + names + "\"move\":\"b5@E5\"}",
            "{\"move\":\"" + "b".repeat(900_000) + "\"}",
            "{\"" + "m".repeat(900_000) + "\":1}",
            "{\"move\":" + "9".repeat(900_000) + "}",
            "{\"move\":\"b5@E5\",\"text\":[" + numbers + "1]}",
            "{\"move\":\"" + "\\ud83c\\udfb2".repeat(80_000) + "\"}"
        };
        Assertions.assertTimeoutPreemptively(Duration.ofSeconds(60), () -> {
            for (String text : texts) {
                assertThat(refused(text).getMessage()).hasSizeLessThan(1_000);
                assertThat(catchThrowableOfType(JsonException.class, () -> JSON.readView(text)))
                        .message()
                        .hasSizeLessThan(1_000);
                String asText = "{\"viewer\":1,\"text\":"
                        + (text.startsWith("x") ? "\"" + text.substring(40) + "\"" : text) + "}";
                assertThat(catchThrowableOfType(JsonException.class, () -> JSON.readView(asText)))
                        .message()
                        .hasSizeLessThan(1_000);
                assertThat(catchThrowableOfType(JsonException.class, () -> JSON.readRedactedRecord(asText)))
                        .message()
                        .hasSizeLessThan(1_000);
            }
        });
        assertThat(refused(" ".repeat(1_000_001))).hasMessage("the text: at most 1000000 characters, not 1000001");
        assertThat(Json.readMove("{\"move\":\"b5@E5\"}" + " ".repeat(1_000_000 - 16)))
                .hasToString("b5@E5");
    }
}
