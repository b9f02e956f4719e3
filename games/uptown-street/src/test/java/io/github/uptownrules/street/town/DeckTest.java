package io.github.uptownrules.street.town;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.base.notation.TextFault;
import io.github.uptownrules.street.Decks;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Reading and writing decks, and the faults with their lines. */
class DeckTest {
    private static final String TEXT = Decks.of().toString();

    private static ImmutableList<String> faults(String text) {
        NotationException thrown = catchThrowableOfType(NotationException.class, () -> Deck.parse(text));
        assertThat(thrown).as(text).isNotNull();
        return thrown.faults().stream().map(TextFault::toString).collect(ImmutableList.toImmutableList());
    }

    /** Returns the faults of the plain deck with another first card. */
    private static ImmutableList<String> faultsOfCard(String projects) {
        return faults(TEXT.replace("b1 " + Decks.PLAIN + " | " + Decks.PLAIN, "b1 " + projects));
    }

    private static ImmutableList<String> faultsOfProject(String project) {
        return faultsOfCard(project + " | " + Decks.PLAIN);
    }

    @Test
    void theSampleIsOfTheRightSizeAndLabeledInvented() {
        Deck deck = Deck.sample1();
        assertThat(deck.name()).isEqualTo("sample-1");
        assertThat(deck.money()).isEqualTo(6);
        assertThat(deck.projects()).hasSize(280);
        assertThat(deck.toString()).isEqualTo(Sample1.TEXT);
        assertThat(deck.toString().lines()).hasSize(114);
        assertThat(deck.label()).isEqualTo("sample-1 (invented)");
        assertThat(Decks.of().label()).isEqualTo("test");
    }

    @Test
    void theSampleHasEverySymbolOfTheRuleSheet() {
        List<Project> projects = Deck.sample1().projects();
        assertThat(projects.stream().flatMap(project -> project.marks().stream()))
                .containsAll(Mark.all());
        assertThat(projects.stream().flatMap(project -> project.types().stream()))
                .containsAll(ProjectType.all());
        assertThat(projects.stream()
                        .flatMap(project -> Stream.of(project.income(), project.prestige()))
                        .flatMap(formula -> formula.terms().stream())
                        .map(Term::unit))
                .containsAll(Unit.all());
    }

    @Test
    void acceptsEmptyLinesCommentsCarriageReturnsAndAnUnendedLastLine() {
        Deck deck = Deck.parse(TEXT);
        assertThat(Deck.parse("\n# mine\n\n" + TEXT.replace("\n", "\r\n") + "\r\n#"))
                .isEqualTo(deck);
        assertThat(Deck.parse(TEXT.substring(0, TEXT.length() - 1))).isEqualTo(deck);
        assertThat(deck.toString()).isEqualTo(TEXT);
        // A carriage return is allowed only before a line end.
        assertThat(faults(TEXT.substring(0, TEXT.length() - 1) + "\r"))
                .containsExactly("line 114, column 69: a name is printable ASCII without | and \\, not 'Plain\\u000d'");
        assertThat(faults(TEXT + " ")).containsExactly("line 115, column 1: expected the end of the deck, not ''");
    }

    @Test
    void rejectsADeckThatEndsTooSoon() {
        int nameOfTheLast = TEXT.lastIndexOf(' ') + 1;
        for (int end = 0; end < 300; end++) {
            assertThat(faults(TEXT.substring(0, end))).isNotEmpty();
            assertThat(faults(TEXT.substring(0, nameOfTheLast - end))).isNotEmpty();
        }
    }

    @Test
    void aProjectIsReadSymbolBySymbol() {
        Deck deck =
                Deck.parse(TEXT.replace("p5 " + Decks.PLAIN, "p5 0 oc 1+-1/d+2/b+1/f+2/o* -9 tgn It's a \"Test\" #1"));
        Project project = deck.project(ProjectId.parse("p5a"));
        assertThat(project.types()).containsExactly(ProjectType.OFFICE, ProjectType.CAFE);
        assertThat(project.income().terms())
                .containsExactly(
                        new Term(1, Unit.ONCE),
                        new Term(-1, Unit.FLOOR_BELOW),
                        new Term(2, Unit.GROUND_FLOOR),
                        new Term(1, Unit.SITE_FLAT),
                        new Term(2, Unit.STREET_OFFICE));
        assertThat(project.prestige()).hasToString("-9");
        assertThat(project.marks()).containsExactly(Mark.ON_ROOF, Mark.GIFT, Mark.NO_GIFTS);
        assertThat(project.name()).isEqualTo("It's a \"Test\" #1");
    }

    @Test
    void checksTheNameOfADeck() {
        assertThat(Deck.parse(TEXT.replace("deck test", "deck 0-9a-z-xxxxxxxxxxxxxxxx3"))
                        .name())
                .hasSize(24);
        assertThat(Deck.parse(TEXT.replace("deck test", "deck " + Strings.repeat("x", 24))))
                .isNotNull();
        for (String name : List.of("", "Test", "a_b", Strings.repeat("x", 25), "a b", " a")) {
            assertThat(faults(TEXT.replace("deck test", "deck " + name)))
                    .singleElement()
                    .asString()
                    .startsWith("line 1, column 6: the name of a deck is 1 to 24 of a-z, 0-9 and -, not '");
        }
        assertThat(faults(TEXT.replace("deck test", "deck"))).hasSize(1);
    }

    @Test
    void checksTheMoneyAtTheStart() {
        assertThat(Deck.parse(TEXT.replace("money 6", "money 0")).money()).isZero();
        assertThat(Deck.parse(TEXT.replace("money 6", "money 99")).money()).isEqualTo(99);
        for (String money : List.of("", "100", "06", "00", "-1", "+6", "6 ", "x")) {
            assertThat(faults(TEXT.replace("money 6", "money " + money)))
                    .containsExactly("line 2, column 7: the money at the start is 0 to 99, not '" + money + "'");
        }
    }

    @Test
    void checksTheCost() {
        for (String cost : List.of("10", "-1", "x", "01", "+1")) {
            assertThat(faultsOfProject(cost + " - 0 0 - X"))
                    .containsExactly("line 3, column 4: a cost is 0 to 9, not '" + cost + "'");
        }
        assertThat(faults(TEXT.replace("p28 0 - 0 0", "p28 1 - 0 0")))
                .containsExactly("line 114, column 5: the cost on a public card is 0, not 1");
    }

    @Test
    void checksTheTypes() {
        for (String types : List.of("x", "fo", "ofs", "fff", "--", "f-", "O")) {
            assertThat(faultsOfProject("0 " + types + " 0 0 - X"))
                    .containsExactly(
                            "line 3, column 6: the types are '-', or one or two of o f s c v in this order, not '"
                                    + types + "'");
        }
        for (String types : List.of("-", "o", "ff", "ov", "cv")) {
            assertThat(Project.parse(ProjectId.parse("b1a"), "0 " + types + " 0 0 - X"))
                    .hasToString("0 " + types + " 0 0 - X");
        }
    }

    @Test
    void checksTheMarks() {
        for (String marks : List.of("x", "rb", "gr", "ng", "rr", "--", "b-")) {
            assertThat(faultsOfProject("0 - 0 0 " + marks + " X"))
                    .containsExactly(
                            "line 3, column 12: the marks are '-', or letters of b u t r g n in this order, not '"
                                    + marks + "'");
        }
        assertThat(faultsOfProject("0 - 0 0 bu X"))
                .containsExactly("line 3, column 12: a project has at most one of the marks b, u and t, not 'bu'");
        assertThat(faultsOfProject("0 - 0 0 but X")).hasSize(1);
        assertThat(Project.parse(ProjectId.parse("b1a"), "0 - 0 0 trgn X").marks())
                .containsExactly(Mark.ON_ROOF, Mark.ROOF, Mark.GIFT, Mark.NO_GIFTS);
    }

    @Test
    void checksTheNameOfAProject() {
        assertThat(Project.parse(ProjectId.parse("b1a"), "0 - 0 0 - " + Strings.repeat("~", 40))
                        .name())
                .hasSize(40);
        assertThat(faultsOfProject("0 - 0 0 - " + Strings.repeat("~", 41)))
                .containsExactly("line 3, column 14: a name has 1 to 40 characters, not 41");
        assertThat(faultsOfProject("0 - 0 0 - ")).hasSize(1);
        assertThat(faultsOfProject("0 - 0 0 -  X"))
                .containsExactly("line 3, column 14: a name must not begin or end with a space: ' X'");
        assertThat(faultsOfProject("0 - 0 0 - X "))
                .containsExactly("line 3, column 14: a name must not begin or end with a space: 'X '");
        for (String name : List.of("a\\b", "a\tb", "caf\u00e9", "\u007f")) {
            assertThat(faultsOfProject("0 - 0 0 - " + name))
                    .singleElement()
                    .asString()
                    .startsWith("line 3, column 14: a name is printable ASCII without | and \\, not '");
        }
    }

    @Test
    void reportsAllFaultsOfALine() {
        assertThat(faultsOfProject("x y 0/q+1/d+1 z rx  X "))
                .containsExactly(
                        "line 3, column 4: a cost is 0 to 9, not 'x'",
                        "line 3, column 6: the types are '-', or one or two of o f s c v in this order, not 'y'",
                        "line 3, column 8: an amount is -9 to -1 or 1 to 9, not '0'",
                        "line 3, column 9: a unit is empty, /d, /b, or / and a type (o f s c v) with or without *, not '/q'",
                        "line 3, column 16: in canonical order '1' comes before the term to its left",
                        "line 3, column 18: a term is an amount and a unit, such as 2, -1/d or 1/f*, not 'z'",
                        "line 3, column 20: the marks are '-', or letters of b u t r g n in this order, not 'rx'",
                        "line 3, column 23: a name must not begin or end with a space: ' X '");
    }

    @Test
    void theProjectsOfACardAreJoinedByABarBetweenSpaces() {
        String plain = Decks.PLAIN;
        assertThat(faultsOfCard(plain))
                .containsExactly("line 3, column 4: card b1 has 2 projects with ' | ' between them, not 1");
        assertThat(faultsOfCard(plain + " | " + plain + " | " + plain)).hasSize(1);
        assertThat(faultsOfCard(plain + "| " + plain)).containsExactly("line 3, column 4: expected a space before '|'");
        assertThat(faultsOfCard(plain + " |" + plain)).containsExactly("line 3, column 21: expected a space after '|'");
        assertThat(faultsOfCard("")).hasSize(2);
        assertThat(faults(TEXT.replace("b1 0", "b1  0")))
                .containsExactly("line 3, column 4: a project has exactly one space between its parts");
    }

    @Test
    void reportsMissingAndMisplacedLines() {
        assertThat(faults("")).containsExactly("line 1, column 1: before this, deck to p28 are missing");
        assertThat(faults(TEXT.replace("money 6\n", "")))
                .containsExactly("line 2, column 1: before this, money is missing");
        assertThat(faults(TEXT.replaceFirst("b7 .*\nb8 .*\n", "")))
                .containsExactly("line 9, column 1: before this, b7 to b8 are missing");
        assertThat(faults(TEXT.replaceFirst("p28 .*\n", "")))
                .containsExactly("line 114, column 1: before this, p28 is missing");
        assertThat(faults(TEXT.replaceFirst("(b7 .*\n)(b8 .*\n)", "$2$1")))
                .containsExactly(
                        "line 9, column 1: before this, b7 is missing",
                        "line 10, column 1: the line of b7 is out of order, or repeated");
        assertThat(faults(TEXT.replaceFirst("(b7 .*\n)", "$1$1")))
                .containsExactly("line 10, column 1: the line of b7 is out of order, or repeated");
        assertThat(faults(TEXT.replaceFirst("b7 ", "b85 ")))
                .containsExactly(
                        "line 9, column 1: expected the line of b7, not 'b85'",
                        "line 10, column 1: before this, b7 is missing");
        assertThat(faults(TEXT.replace("money 6", " money 6")))
                .containsExactly(
                        "line 2, column 1: expected the line of money, not ''",
                        "line 3, column 1: before this, money is missing");
    }

    @Test
    void aMessageIsBoundedAndCountsTheRest() {
        String text = Strings.repeat("nonsense " + Strings.repeat("x", 1000) + "\n", 1000);
        NotationException thrown = catchThrowableOfType(NotationException.class, () -> Deck.parse(text));
        assertThat(thrown.faults()).hasSize(1001);
        assertThat(thrown.getMessage()).hasSizeLessThan(5000).endsWith("; and 929 more");
        assertThat(faults("deck " + Strings.repeat("x", 1_000_000)).get(0)).hasSizeLessThan(200);
    }
}
