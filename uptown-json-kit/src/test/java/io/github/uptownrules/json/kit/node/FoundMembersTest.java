package io.github.uptownrules.json.kit.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.json.kit.JsonException;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class FoundMembersTest {
    private final FoundMembers found = FoundMembers.read(
            "{\"move\":\"b5\",\"seat\":3,\"seed\":5000000000,\"yes\":true,\"no\":false,\"list\":[{\"a\":1},{\"a\":2}],"
                    + "\"object\":{\"name\":\"Ada\",\"wrong\":1}}",
            Long.SIZE);

    @Test
    void readsMembersOfAllKinds() {
        assertThat(found.text("move")).isEqualTo("b5");
        assertThat(found.<Integer>text("move", String::length)).isEqualTo(2);
        assertThat(found.number("seat")).isEqualTo(3);
        assertThat(found.number("seed")).isEqualTo(5_000_000_000L);
        assertThat(found.intNumber("seat")).isEqualTo(3);
        assertThat(found.flag("yes")).isTrue();
        assertThat(found.flag("no")).isFalse();
        assertThat(found.objects("list")).extracting(one -> one.intNumber("a")).containsExactly(1, 2);
        assertThat(found.optionalObject("object").orElseThrow().text("name")).isEqualTo("Ada");
        assertThat(found.node("seat")).hasToString("3");
        assertThat(found.node().toString()).startsWith("{\"move\":\"b5\",");
        found.checkNothingElse();
    }

    @Test
    void optionalMembersMayBeMissing() {
        assertThat(found.optionalText("other", String::length)).isEmpty();
        assertThat(found.optionalNumber("other")).isEmpty();
        assertThat(found.optionalInt("other")).isEmpty();
        assertThat(found.optionalFlag("other")).isEmpty();
        assertThat(found.optionalObject("other")).isEmpty();
        assertThat(found.optional("other")).isEmpty();
    }

    @Test
    void namesEachMissingMember() {
        assertFault(() -> found.text("other"), "", "the text: missing member 'other'");
        assertFault(() -> found.number("other"), "", "the text: missing member 'other'");
        assertFault(() -> found.intNumber("other"), "", "the text: missing member 'other'");
        assertFault(() -> found.flag("other"), "", "the text: missing member 'other'");
        assertFault(() -> found.objects("other"), "", "the text: missing member 'other'");
        FoundMembers inner = found.optionalObject("object").orElseThrow();
        assertFault(() -> inner.node("other"), "/object", "/object: missing member 'other'");
    }

    @Test
    void namesTheExpectedKind() {
        assertFault(() -> found.text("seat"), "/seat", "/seat: expected a text, not a number");
        assertFault(() -> found.number("move"), "/move", "/move: expected a number, not a text");
        assertFault(() -> found.flag("move"), "/move", "/move: expected true or false, not a text");
        assertFault(() -> found.optionalObject("list"), "/list", "/list: expected an object, not a list");
        assertFault(() -> found.objects("object"), "/object", "/object: expected a list, not an object");
        assertFault(
                () -> FoundMembers.read("{\"list\":[{},3]}", Integer.SIZE).objects("list"),
                "/list/1",
                "/list/1: expected an object, not a number");
        assertFault(() -> FoundMembers.read("[]", Integer.SIZE), "", "the text: expected an object, not a list");
    }

    @Test
    void rejectsNumbersOfMoreThan32Bits() {
        assertFault(() -> found.intNumber("seed"), "/seed", "/seed: the number does not fit 32 bits: 5000000000");
        assertFault(
                () -> FoundMembers.read("{\"n\":2147483648}", Integer.SIZE),
                "/n",
                "/n: a number must be whole, without fraction and exponent, and fit 32 bits, not '2147483648'");
    }

    @Test
    void findsMembersThatWereNotRead() {
        FoundMembers inner = found.optionalObject("object").orElseThrow();
        assertThat(inner.text("name")).isEqualTo("Ada");
        assertFault(inner::checkNothingElse, "/object", "/object: unknown member 'wrong'");
        assertFault(inner::otherTexts, "/object/wrong", "/object/wrong: expected a text, not a number");
        FoundMembers texts = FoundMembers.read("{\"a\":\"1\",\"b\":\"2\",\"c\":\"3\"}", Integer.SIZE);
        assertThat(texts.text("b")).isEqualTo("2");
        assertThat(texts.otherTexts()).isEqualTo(ImmutableMap.of("a", "1", "c", "3"));
        texts.checkNothingElse();
    }

    @Test
    void comparesWithTheExpectedMembers() {
        found.checkAgainst(found.node());
        assertFault(
                () -> FoundMembers.read("{\"seat\":4}", Integer.SIZE)
                        .checkAgainst(
                                FoundMembers.read("{\"seat\":3}", Integer.SIZE).node()),
                "/seat",
                "/seat: it is 4, but the rest implies 3");
    }

    @Test
    void addsThePlaceToTheMessageOfAReader() {
        assertFault(
                () -> found.text("move", text -> {
                    throw new IllegalArgumentException("no tile: " + text);
                }),
                "/move",
                "/move: no tile: b5");
        assertFault(
                () -> found.text("move", text -> {
                    throw Faults.of("/inner", "wrong");
                }),
                "/inner",
                "/inner: wrong");
    }

    @Test
    void writesFractions() {
        assertThat(new DecimalNode(0.5)).hasToString("0.5");
        assertThat(new DecimalNode(0.5).kind()).isEqualTo("a number");
        StringBuilder out = new StringBuilder();
        new DecimalNode(-1.25).write(out);
        assertThat(out).hasToString("-1.25");
    }

    private static void assertFault(ThrowingCallable reading, String pointer, String message) {
        JsonException fault = catchThrowableOfType(JsonException.class, reading);
        assertThat(fault).hasMessage(message);
        assertThat(fault.pointer()).isEqualTo(pointer);
    }
}
