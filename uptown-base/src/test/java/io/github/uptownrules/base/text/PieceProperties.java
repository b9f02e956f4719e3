package io.github.uptownrules.base.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class PieceProperties {
    @Provide
    Arbitrary<String> texts() {
        return Arbitraries.strings().withChars("ab-; \r\n\u2028\ud83d").ofMaxLength(30);
    }

    @Property
    void joinedPartsEqualTheWhole(@ForAll("texts") String text) {
        List<Piece> parts = Piece.of(text).split(';');
        assertThat(parts.stream().map(Piece::text).collect(Collectors.joining(";")))
                .isEqualTo(text);
        assertThat(parts).noneMatch(part -> part.text().contains(";"));
    }

    @Property
    void partsKnowTheirPlaces(@ForAll("texts") String text) {
        for (Piece line : Piece.lines(text)) {
            for (Piece part : line.split(' ')) {
                String above = text.substring(0, part.lineStart());
                assertThat(part.line())
                        .isEqualTo(1 + above.chars().filter(c -> c == '\n').count());
                assertThat(text.substring(above.length())).startsWith(line.text());
                assertThat(line.text().substring(part.column() - 1)).startsWith(part.text());
            }
        }
    }

    @Property
    void splitsLinesAsTheJdkDoesButOnlyAtLineFeeds(@ForAll("texts") String text) {
        List<String> expected = text.replaceAll("\r(?!\n)", "x").lines().toList();
        assertThat(Piece.lines(text))
                .extracting(line -> line.text().replace("\r", "x"))
                .isEqualTo(expected);
    }

    @Provide
    Arbitrary<String> numbers() {
        return Arbitraries.strings().withChars("0019-+ /:\u0663").ofMaxLength(5);
    }

    @Example
    void knowsOnlyItsPart() {
        Piece part = Piece.of("a1b2").part(1, 3);
        assertThat(part.indexOf('1')).isZero();
        assertThat(part.indexOf('b')).isEqualTo(1);
        assertThat(part.indexOf('2')).isEqualTo(-1);
        assertThat(part.indexOf('a')).isEqualTo(-1);
        assertThat(part.part(1, 1).number(3)).isEmpty();
        assertThat(Piece.of("").number(3)).isEmpty();
        assertThat(Piece.lines("\na\r\n\n")).extracting(Piece::text).containsExactly("", "a", "");
    }

    @Property
    void parsesNumbersWithoutLeadingZeros(@ForAll("numbers") String text) {
        Piece piece = Piece.of("1" + text + "1").part(1, 1 + text.length());
        boolean isNumber = text.matches("0|[1-9][0-9]{0,2}");
        assertThat(piece.number(3)).isEqualTo(isNumber ? OptionalInt.of(Integer.parseInt(text)) : OptionalInt.empty());
        assertThat(piece.digitsEnd(0))
                .isEqualTo(text.replaceFirst("(?s)[^0-9].*", "").length());
    }

    @Example
    void rejectsNumbersOfMoreThanNineDigits() {
        assertThat(Piece.of("999999999").number(9)).hasValue(999_999_999);
        assertThat(Piece.of("1000000000").number(9)).isEmpty();
    }

    @Property
    void queriesAgreeWithStrings(@ForAll("texts") String text, @ForAll("texts") String other) {
        Piece piece = Piece.of("x" + text + other).part(1, 1 + text.length());
        assertThat(piece.length()).isEqualTo(text.length());
        assertThat(piece.is(other)).isEqualTo(text.equals(other));
        assertThat(piece.isDash()).isEqualTo(text.equals("-"));
        assertThat(piece.startsWith(other)).isEqualTo(text.startsWith(other));
        assertThat(piece.endsWith(other)).isEqualTo(text.endsWith(other));
        assertThat(piece.indexOf('a')).isEqualTo(text.indexOf('a'));
        assertThat(piece.quoted()).isEqualTo(Quote.of(text));
        for (int i = 0; i < text.length(); i++) {
            assertThat(piece.has(i)).isTrue();
            assertThat(piece.charAt(i)).isEqualTo(text.charAt(i));
            assertThat(piece.from(i).text()).isEqualTo(text.substring(i));
        }
        assertThat(piece.has(text.length())).isFalse();
    }

    @Test
    void aOneLineTextHasLineZero() {
        assertThat(Piece.of("ab;c").split(';').get(1)).isEqualTo(new Piece("ab;c", 3, 4, 0, 0));
        assertThat(Piece.of("ab;c").split(';').get(1).column()).isEqualTo(4);
    }

    @Example
    void recognizesASingleDash() {
        assertThat(Piece.of("-").isDash()).isTrue();
        assertThat(Piece.of("--").isDash()).isFalse();
        assertThat(Piece.of("").isDash()).isFalse();
    }

    /** A CR is part of a line end only before LF. */
    @Example
    void linesEndWithLfOrCrLf() {
        assertThat(Piece.lines("a\r\nb\n\r\n\nc\r").stream().map(Piece::text)).containsExactly("a", "b", "", "", "c\r");
        assertThat(Piece.line("a\r", 0, 1).text()).isEqualTo("a");
        assertThat(Piece.line("\r", 0, 1).text()).isEmpty();
        assertThat(Piece.line("x\n", 1, 1).text()).isEmpty();
    }
}
