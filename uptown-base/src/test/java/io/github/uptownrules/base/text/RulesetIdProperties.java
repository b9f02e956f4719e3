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
}
