package io.github.uptownrules.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NamesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {"Ada", "Ада", "艾達", "Ada L.", "\u05D0\u05B8", "O'Neill", "7", "\uD83D\uDE00", "\u2665\uFE0F"})
    void keepsVisibleNames(String name) throws Refusal {
        assertThat(Names.clean(name)).isEqualTo(name);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "\u00A0\u3000",
                "\u3164",
                "\uFFA0 \u115F\u1160",
                "\u2800\u2800",
                "\u034F",
                "\uFE0F",
                "\u0301\u0301",
                "\u17B4\u17B5",
                "\uDB40\uDD00",
                "\u200B\u2060\uFEFF"
            })
    void rejectsInvisibleNames(String name) {
        assertThatThrownBy(() -> Names.clean(name)).isInstanceOf(Refusal.class).hasMessageContaining("1 to 40");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Ada\u3164", "\u115FAda", "A\u034Fda", "A\u200Bda", "\u2800Ada \u2800"})
    void removesInvisibleCharacters(String name) throws Refusal {
        assertThat(Names.clean(name)).isEqualTo("Ada");
    }

    /** Stacked marks would cover the lines of others. */
    @Test
    void limitsStackedMarks() throws Refusal {
        assertThat(Names.clean("Z" + "\u0335".repeat(39) + "oe" + "\u20DD".repeat(99)))
                .isEqualTo("Z\u0335\u0335\u0335\u0335oe\u20DD\u20DD\u20DD\u20DD");
    }

    /** Counts characters, not the halves of surrogate pairs. */
    @Test
    void limitsTheLengthOfAName() throws Refusal {
        String longest = "\uD83D\uDE00".repeat(40);
        assertThat(Names.clean(longest)).isEqualTo(longest);
        assertThatThrownBy(() -> Names.clean(longest + "x")).hasMessage("a name has 1 to 40 characters, not 41");
    }

    @ParameterizedTest
    @CsvSource({
        "Ada, Ada", // the same
        "Ada, ADA",
        "Ada, \u0410d\u0430", // Cyrillic A and a
        "Ida, lda", // lower-case L
        "Zo\u00eb, Zoe\u0308",
        "Bob, B\u043eb",
        "Ada, \uff21\uff44\uff41", // full-width letters
        "Ada, \u24d0da" // a circled letter
    })
    void namesThatLookAlikeAreConfusable(String one, String other) {
        assertThat(Names.areConfusable(one, other)).isTrue();
        assertThat(Names.areConfusable(other, one)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"Ada, Eda", "Ada, Ada 2", "Zoe, Zo\u00eb", "\u0410\u043d\u043d\u0430, Ada"})
    void otherNamesAreNotConfusable(String one, String other) {
        assertThat(Names.areConfusable(one, other)).isFalse();
    }

    /** Other programs that read records would parse these characters as the end of a header or as an escape. */
    @Test
    void quotesAndBackslashesAreReplaced() throws Refusal {
        assertThat(Names.clean("the \"great\" Ada\\")).isEqualTo("the \u201Dgreat\u201D Ada/");
    }
}
