package io.github.uptownrules.street.naive;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The decks of the naive engine (section 3). */
class NaiveDeckTest {
    private static final String BLANK = Fixtures.deckText();

    private static String withProject(String project, String text) {
        return BLANK.replace("0 - 0 0 - " + project, text);
    }

    @Test
    void readsAndWritesTheSampleDeck() {
        String withoutComments = Fixtures.file("street-sample-deck.txt").replaceAll("(?m)^#.*\n", "");
        assertThat(Fixtures.SAMPLE.text()).isEqualTo(withoutComments);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "9 oc 1+-1/d+2/c* 0 - A",
                "0 oo 1/d+1/b+1/o+1/f+1/s+1/c+1/v+1/o*+1/f*+1/s*+1/c*+1/v* -9 b A",
                "0 vv -9+9/v* 1/v tr ~!\"#",
                "0 - 0 0 urgn a  b",
                "0 - 0 0 g 1234567890123456789012345678901234567890"
            })
    void acceptsValidProjects(String project) {
        assertThat(NaiveDeck.faults(withProject("b7a", project))).isEmpty();
        assertThat(NaiveDeck.parse(withProject("b7a", project)).text()).isEqualTo(withProject("b7a", project));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "10 - 0 0 - A",
                "00 - 0 0 - A",
                "-1 - 0 0 - A",
                "+1 - 0 0 - A",
                " - 0 0 - A",
                "0  - 0 0 - A",
                "0 fo 0 0 - A",
                "0 ofs 0 0 - A",
                "0 x 0 0 - A",
                "0 O 0 0 - A",
                "0 -- 0 0 - A",
                "0 o- 0 0 - A",
                "0 - 10 0 - A",
                "0 - -0 0 - A",
                "0 - 0/d 0 - A",
                "0 - +1 0 - A",
                "0 - 01 0 - A",
                "0 - 0+1 0 - A",
                "0 - 1+ 0 - A",
                "0 - 1+2 0 - A",
                "0 - 1/d+1 0 - A",
                "0 - 1/b+1/d 0 - A",
                "0 - 1/o*+1/v 0 - A",
                "0 - 1/f+1/f 0 - A",
                "0 - 1/d* 0 - A",
                "0 - 1/ 0 - A",
                "0 - /d 0 - A",
                "0 - - 0 - A",
                "0 - 1-1/d 0 - A",
                "0 - 0 0 bu A",
                "0 - 0 0 ut A",
                "0 - 0 0 rb A",
                "0 - 0 0 gr A",
                "0 - 0 0 rr A",
                "0 - 0 0  A",
                "0 - 0 0 x A",
                "0 - 0 0 -r A",
                "0 - 0 0 -",
                "0 - 0 0 - ",
                "0 - 0 0 -  A",
                "0 - 0 0 - A ",
                "0 - 0 0 - A|B",
                "0 - 0 0 - A\\B",
                "0 - 0 0 - A\tB",
                "0 - 0 0 - é",
                "0 - 0 0 - A\rB",
                "0 - 0 0 - \u007f",
                "0 - 0 0 - 12345678901234567890123456789012345678901"
            })
    void rejectsInvalidProjects(String project) {
        assertThat(NaiveDeck.faults(withProject("b7a", project)))
                .isNotEmpty()
                .first()
                .asString()
                .startsWith("line 9: ");
    }

    @Test
    void publicCardsCostNothing() {
        assertThat(NaiveDeck.faults(withProject("p5c", "1 - 0 0 - A"))).containsExactly("line 91: p5c: cost '1'");
        assertThat(NaiveDeck.faults(withProject("b5b", "1 - 0 0 - A"))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "deck blank; deck -",
                "deck blank; deck 0123456789-abcdefghijklm",
                "money 6; money 0",
                "money 6; money 99"
            })
    void acceptsValidHeads(String line, String other) {
        assertThat(NaiveDeck.faults(BLANK.replace(line, other))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "deck blank;deck ",
                "deck blank;deck",
                "deck blank;deck Blank",
                "deck blank;deck a_b",
                "deck blank;deck 0123456789-abcdefghijklmn",
                "deck blank; deck blank",
                "deck blank;deck  blank",
                "money 6;money 06",
                "money 6;money 100",
                "money 6;money -1",
                "money 6;money +1",
                "money 6;money 6 ",
                "money 6;money"
            })
    void rejectsInvalidHeads(String line, String other) {
        assertThat(NaiveDeck.faults(BLANK.replace(line + "\n", other + "\n"))).isNotEmpty();
    }

    @Test
    void acceptsCommentsEmptyLinesOtherLineEndsAndAnUnendedLastLine() {
        String dressed = "# é | \\\n\r\n" + BLANK.replace("\n", "\r\n\n#b1\n").stripTrailing();
        assertThat(NaiveDeck.faults(dressed)).isEmpty();
        assertThat(NaiveDeck.parse(dressed).text()).isEqualTo(BLANK);
        assertThat(NaiveDeck.faults(BLANK.stripTrailing())).isEmpty();
        assertThat(NaiveDeck.faults(BLANK + " ")).isNotEmpty();
        assertThat(NaiveDeck.faults(" " + BLANK)).isNotEmpty();
        assertThat(NaiveDeck.faults(" #\n" + BLANK)).isNotEmpty();
        // A carriage return without a line feed does not end a line.
        assertThat(NaiveDeck.faults(BLANK.stripTrailing() + "\r")).isNotEmpty();
        assertThat(NaiveDeck.faults(BLANK.replaceFirst("\n", "\r\r\n"))).isNotEmpty();
    }

    @Test
    void requiresAllCardsOnceAndInOrder() {
        assertThat(NaiveDeck.faults("")).hasSize(114);
        assertThat(NaiveDeck.faults(BLANK.replaceAll("(?m)^b84 .*\n", "")))
                .containsExactly("line 86: b84 is missing before");
        assertThat(NaiveDeck.faults(BLANK.replaceAll("(?m)^p28 .*\n", ""))).hasSize(1);
        assertThat(NaiveDeck.faults(BLANK.replaceAll("(?m)^(b3 .*\n)", "$1$1"))).hasSize(1);
        assertThat(NaiveDeck.faults(BLANK.replaceAll("(?m)^(b3 .*\n)(b4 .*\n)", "$2$1")))
                .hasSize(2);
        assertThat(NaiveDeck.faults(BLANK + "p29 0 - 0 0 - A\n")).hasSize(1);
        assertThat(NaiveDeck.faults(BLANK.replace("b3 ", "b03 "))).hasSize(2);
        assertThat(NaiveDeck.faults(BLANK.replace(" | 0 - 0 0 - b3b", ""))).hasSize(1);
        assertThat(NaiveDeck.faults(BLANK.replace(" | 0 - 0 0 - p3d", ""))).hasSize(1);
        assertThat(NaiveDeck.faults(BLANK.replace("b3a | ", "b3a |  "))).isNotEmpty();
        assertThat(NaiveDeck.faults(BLANK.replace("b3a | ", "b3a  | "))).hasSize(1);
    }

    @Test
    void randomDecksRoundTrip() {
        RandomGenerator random = new SplittableRandom(1);
        for (int i = 0; i < 100; i++) {
            String deck = NaiveDecks.random(random);
            assertThat(NaiveDeck.faults(deck)).isEmpty();
            assertThat(NaiveDeck.parse(deck).text()).isEqualTo(deck);
            String dressed = NaiveDecks.dressed(deck, random);
            assertThat(NaiveDeck.parse(dressed).text()).isEqualTo(deck);
        }
    }

    @Test
    void mutatedDecksAreOftenFaultyAndOftenValid() {
        RandomGenerator random = new SplittableRandom(2);
        int valid = 0;
        for (int i = 0; i < 500; i++) {
            valid += NaiveDeck.faults(NaiveDecks.mutated(BLANK, random)).isEmpty() ? 1 : 0;
        }
        assertThat(valid).isBetween(20, 200);
    }
}
