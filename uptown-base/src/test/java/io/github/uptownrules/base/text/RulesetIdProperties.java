package io.github.uptownrules.base.text;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class RulesetIdProperties {
    @Provide
    Arbitrary<String> texts() {
        return Arbitraries.strings().withChars("az09--A_`{/: \u00e4").ofMaxLength(8);
    }

    @Property
    void acceptsPartsJoinedByDashes(@ForAll("texts") String text) {
        assertThat(RulesetId.isOne(text)).isEqualTo(text.matches("[a-z0-9]+(-[a-z0-9]+)*"));
    }

    @Provide
    Arbitrary<String> lines() {
        return Arbitraries.of("a", "9", "-", "/", "+", "=", "+a=", "+b=9", "A")
                .list()
                .ofMaxSize(6)
                .map(parts -> "a" + String.join("", parts));
    }

    @Property
    void acceptsOptionsAfterAnId(@ForAll("lines") String text) {
        assertThat(RulesetId.isLine(text)).isEqualTo(text.matches("[a-z0-9]+(-[a-z0-9]+)*(\\+[a-z]+=[a-z0-9/-]+)+"));
    }
}
