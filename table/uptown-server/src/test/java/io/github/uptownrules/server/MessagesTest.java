package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.uptownrules.server.table.Refusal;
import io.github.uptownrules.server.table.Request;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Valid messages are parsed, and all others are rejected. */
class MessagesTest {
    private static String quoted(String text) {
        return text.replace('\'', '"');
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "null",
                "[]",
                "7",
                "'name'",
                "{",
                "{'name':'Ada'",
                "{'name':'Ada'}x",
                "{'name':'Ada'}{}",
                "{'name':'Ada',}",
                "{name:'Ada'}",
                "{'name':'Ada','name':'Ada'}",
                "{'name':'Ada','n\\u0061me':'Ada'}",
                "{'name':'Ada','more':1}",
                "{'name':null}",
                "{'name':['Ada']}",
                "{'name':{'name':'Ada'}}",
                "{'name':5}",
                "{'name':true}",
                "{'name':'\\x'}",
                "{'name':'\\ud8'}",
                "{'name':NaN}",
                "{}"
            })
    void rejectsAnythingButAName(String text) {
        assertRefused(() -> Messages.name(quoted(text)));
        assertRefused(() -> Messages.order(quoted(text)));
        assertRefused(() -> Messages.hello(quoted(text)));
        assertRefused(() -> Messages.request(quoted(text)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "-1",
                "9007199254740992",
                "9223372036854775808",
                "1.0",
                "1e0",
                "1E400",
                "01",
                "+1",
                "'1'",
                "true",
                "null",
                "[1]"
            })
    void rejectsAnIdThatSomeClientsCannotRepresent(String id) {
        assertRefused(() -> Messages.request(quoted("{'type':'hint','id':" + id + "}")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2147483648", "-2147483649", "1.5", "'1'"})
    void rejectsAPlyBeyond32Bits(String ply) {
        assertRefused(() -> Messages.request(quoted("{'type':'at','id':1,'ply':" + ply + "}")));
    }

    @Test
    void rejectsDeepNesting() {
        String deep = "[".repeat(400_000);
        assertRefused(() -> Messages.name("{\"name\":" + deep));
        assertRefused(() -> Messages.order("{\"seats\":" + deep));
        assertRefused(() -> Messages.order("{\"practice\":" + "{\"seed\":".repeat(100_000)));
        assertRefused(() -> Messages.hello(deep));
        assertRefused(() -> Messages.request("{\"id\":" + deep));
    }

    /** Rejecting any of these would break clients. */
    @Test
    void acceptsValidMessages() throws Refusal {
        assertThat(Messages.name(" { \"name\" : \"Zo\\u00eb \\ud83c\\udf06\" } "))
                .isEqualTo("Zo\u00eb \ud83c\udf06");
        assertThat(Messages.request("{\"id\":9007199254740991,\"type\":\"hint\"}"))
                .isEqualTo(new Request.Plain(
                        9007199254740991L, Request.What.of("hint").orElseThrow()));
        assertThat(Messages.request("{\"type\":\"play\",\"id\":0,\"version\":9223372036854775807,\"move\":\"b2@A2\"}"))
                .isEqualTo(new Request.Play(0, Long.MAX_VALUE, "b2@A2"));
        assertThat(Messages.order(quoted("{'practice':{'seed':-9223372036854775808},'you':2147483647,"
                                + "'seats':[{'open':true},{'bot':'club'},{'person':'Ada'}],'ruleset':'two-player'}"))
                        .settings()
                        .practiceSeed())
                .contains(Long.MIN_VALUE);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {"name":5}                | /name: expected a text, not a number
            {"name":"\\ud83c"}        | /name: character 1 is half of a surrogate pair: '\\ud83c'
            {"name":"Ada","more":1}   | the text: unknown member 'more'
            {"name":"Ada","name":"B"} | the text: repeated member 'name'
            {"nick":"Ada"}            | the text: missing member 'name'
            ["Ada"]                   | the text: expected an object, not a list
            {"name":"Ada"             | the text: it is not JSON: End of input at line 1 column 14
            """)
    void reportsAnErrorAndItsPlace(String text, String message) {
        assertThatThrownBy(() -> Messages.name(text))
                .isInstanceOf(Refusal.class)
                .hasMessage(message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {"ruleset":"x","seats":[{"open":1}]}         | /seats/0/open: expected true or false, not a number
            {"ruleset":"x","seats":[{},{"bot":1}]}       | a seat needs exactly one of 'person', 'bot', 'open'
            {"ruleset":"x","seats":["open"]}             | /seats/0: expected an object, not a text
            {"ruleset":"x","seats":{}}                   | /seats: expected a list, not an object
            {"ruleset":"x","seats":[{"open":false}]}     | a seat needs exactly one of 'person', 'bot', 'open'
            {"ruleset":"x","seats":[{"seat":1}]}         | /seats/0: unknown member 'seat'
            {"ruleset":"x","seats":[],"you":2147483648}  | /you: the number does not fit 32 bits: 2147483648
            {"ruleset":"x","seats":[],"practice":{}}     | /practice: missing member 'seed'
            {"ruleset":"x","seats":[],"practice":{"seed":9223372036854775808}} | /practice/seed: a number must be whole, without fraction and exponent, and fit 64 bits, not '9223372036854775808'
            {"ruleset":"x","seats":[],"practice":{"seed":1,"x":2}} | /practice: unknown member 'x'
            """)
    void reportsAnErrorInATableOrder(String text, String message) {
        assertThatThrownBy(() -> Messages.order(text))
                .isInstanceOf(Refusal.class)
                .hasMessage(message);
    }

    private static void assertRefused(ThrowingCallable reading) {
        assertThatThrownBy(reading).isInstanceOfSatisfying(Refusal.class, refusal -> {
            assertThat(refusal.code()).isEqualTo(Refusal.Code.BAD_REQUEST);
            assertThat(refusal.message()).isNotEmpty().doesNotContain("\n");
        });
    }
}
