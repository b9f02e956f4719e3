package io.github.uptownrules.street;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Ordering;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.base.notation.TextFault;
import io.github.uptownrules.street.town.Card;
import io.github.uptownrules.street.town.Deck;
import io.github.uptownrules.street.town.Formula;
import io.github.uptownrules.street.town.ProjectId;
import io.github.uptownrules.street.town.Term;
import io.github.uptownrules.street.town.Unit;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Cards, projects, sites, moves and formulas as text. */
class TextTest {
    private static final StreetState GAME = StreetRuleset.of(2).deal(Deck.sample1(), 1);

    @Test
    void rulesetsHaveIds() {
        assertThat(StreetRuleset.all().stream().map(StreetRuleset::id))
                .containsExactly("street-2", "street-3", "street-4");
        assertThat(StreetRuleset.parse("street-3")).isEqualTo(StreetRuleset.STREET_3);
        assertThat(StreetRuleset.byId("street-3")).contains(StreetRuleset.STREET_3);
        assertThat(StreetRuleset.byId("street-5")).isEmpty();
        assertThat(StreetRuleset.byId("STREET_3")).isEmpty();
        assertThat(StreetRuleset.STREET_3.seats()).hasToString("[1, 2, 3]");
        assertThatExceptionOfType(NotationException.class).isThrownBy(() -> StreetRuleset.parse("street-5"));
        assertThatExceptionOfType(NotationException.class).isThrownBy(() -> StreetRuleset.parse("STREET_3"));
    }

    @Test
    void cardsProjectsAndSitesRoundTripInCanonicalOrder() {
        assertThat(Card.all()).hasSize(112).allSatisfy(card -> {
            assertThat(Card.parse(card.toString())).isSameAs(card);
            assertThat(Card.all().get(card.index())).isSameAs(card);
        });
        assertThat(ProjectId.all()).hasSize(280).allSatisfy(project -> {
            assertThat(ProjectId.parse(project.toString())).isSameAs(project);
            assertThat(ProjectId.all().get(project.index())).isSameAs(project);
        });
        assertThat(Site.all()).hasSize(20).allSatisfy(site -> {
            assertThat(Site.parse(site.toString())).isSameAs(site);
            assertThat(Site.all().get(site.index())).isSameAs(site);
        });
        assertThat(Ordering.natural().isStrictlyOrdered(Card.all())).isTrue();
        assertThat(Ordering.natural().isStrictlyOrdered(ProjectId.all())).isTrue();
        assertThat(Ordering.natural().isStrictlyOrdered(Site.all())).isTrue();
        assertThat(Card.parse("b84").compareTo(Card.parse("p1"))).isNegative();
        assertThat(Card.parse("b9").compareTo(Card.parse("b10"))).isNegative();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "b", "b0", "b85", "p0", "p29", "b01", "B1", "c1", "b1a", " b1", "b1 ", "b-1", "b1٣", "1"})
    void rejectsAnInvalidCard(String text) {
        assertThatExceptionOfType(NotationException.class).isThrownBy(() -> Card.parse(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "b1", "b1c", "b1A", "p1e", "b85a", "p29a", "b1aa", "p1`", "b1 a"})
    void rejectsAnInvalidProject(String text) {
        assertThatExceptionOfType(NotationException.class).isThrownBy(() -> ProjectId.parse(text));
    }

    @Test
    void movesRoundTripInCanonicalOrder() {
        assertThat(Move.all()).hasSize(84 * 41 + 28 * 81).allSatisfy(move -> {
            assertThat(Move.parse(move.toString())).isSameAs(move);
            assertThat(Move.all().get(move.index())).isSameAs(move);
        });
        assertThat(ImmutableSet.copyOf(Move.all())).hasSize(5712);
        assertThat(Ordering.natural().isStrictlyOrdered(Move.all())).isTrue();
        // Sorted by card, project, seat and site. The discard of a card follows its other moves.
        assertThat(Move.all().subList(0, 6)).hasToString("[b1a@1.1, b1a@1.2, b1a@1.3, b1a@1.4, b1a@1.5, b1a@2.1]");
        assertThat(Move.all().subList(19, 21)).hasToString("[b1a@4.5, b1b@1.1]");
        assertThat(Move.all().subList(39, 42)).hasToString("[b1b@4.5, b1x, b2a@1.1]");
        assertThat(Move.all().get(5711)).hasToString("p28x");
    }

    @Test
    void aSiteWithoutItsSeatIsInTheStreetOfTheSeatToMove() {
        assertThat(Move.parse("b12a@3", GAME)).hasToString("b12a@1.3");
        StreetState later = Scene.play(GAME, GAME.legalMoves().get(0).toString());
        StreetState second = Scene.play(later, later.legalMoves().get(0).toString());
        assertThat(second.turn().orElseThrow().seat()).isEqualTo(Seat.TWO);
        assertThat(Move.parse("b12a@3", second)).hasToString("b12a@2.3");
        assertThat(Move.parse("b12a@3", second.view())).hasToString("b12a@2.3");
        assertThat(Move.parse("b12x", GAME)).hasToString("b12x");
        assertThatExceptionOfType(NotationException.class).isThrownBy(() -> Move.parse("b12a@3"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "x",
                "@",
                "b12a",
                "b12",
                "b12ax",
                "b12X",
                "b12a@",
                "b12a@0",
                "b12a@6",
                "b12a@1.0",
                "b12a@1.6",
                "b12a@3.1",
                "b12a@5.1",
                "b12a@0.1",
                "b12c@1",
                "b85a@1",
                "b85x",
                "p29x",
                "b12@1",
                "b12a@1.3 ",
                " b12a@1.3",
                "b12a@1.3x",
                "b12a@@1",
                "b12a @1",
                "b12a@11",
                "b12a@1,1",
                "b12a@١"
            })
    void rejectsMovesThatDoNotExistAtThisTable(String text) {
        assertThatExceptionOfType(NotationException.class).isThrownBy(() -> Move.parse(text, GAME));
    }

    @Test
    void syntaxComesBeforeLegality() {
        // These cards are not on top of a pile, but the moves are well formed.
        assertThat(Move.parse("p28d@2.5", GAME)).isNotNull();
        assertThat(Move.parse("p28x", GAME)).isNotNull();
        // A seat of another ruleset.
        assertThat(Move.parse("b12a@4.1", StreetRuleset.of(4).deal(Deck.sample1(), 1)))
                .isNotNull();
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> Move.parse("b99a@3.1", GAME))
                .satisfies(thrown -> assertThat(thrown.faults().stream().map(TextFault::toString))
                        .containsExactly(
                                "column 1: a project is a card (b1 to b84, p1 to p28) and a letter, not 'b99a'",
                                "column 6: a site is a seat (1 to 2), '.' and 1 to 5, not '3.1'"));
    }

    @Test
    void aSiteNeedsItsSeatWhenTheGameIsOver() {
        StreetState over = Scene.of(Decks.of(), 2).turn("-").emptyPile(1).state();
        assertThat(Move.parse("b12a@1.3", over)).hasToString("b12a@1.3");
        assertThatExceptionOfType(NotationException.class).isThrownBy(() -> Move.parse("b12a@3", over));
    }

    @Test
    void formulasAreReadInCanonicalOrderOnly() {
        for (String text :
                List.of("0", "9", "-9", "1+-1/d+2/c*", "1+1/d+1/b+1/o+1/f+1/s+1/c+1/v+1/o*+1/f*+1/s*+1/c*+1/v*")) {
            assertThat(Formula.parse(text)).hasToString(text);
        }
        for (String text : List.of(
                "",
                "00",
                "0+1",
                "1+0",
                "10",
                "-10",
                "-0",
                "+1",
                "1+",
                "+",
                "1++1/d",
                "1+2",
                "1/d+1",
                "1/f+1/o",
                "1/o*+1/v",
                "1/d+1/d",
                "1/x",
                "1/",
                "/d",
                "d",
                "1/d*",
                "1/b*",
                "1/O",
                "1 ",
                " 1",
                "1/*o",
                "--1",
                "01",
                "1/oo")) {
            assertThatExceptionOfType(NotationException.class).as(text).isThrownBy(() -> Formula.parse(text));
        }
    }

    @Test
    void formulasAcceptTermsInAnyOrder() {
        assertThat(Formula.of(new Term(1, Unit.STREET_FLAT), new Term(-2, Unit.ONCE)))
                .hasToString("-2+1/f*");
        assertThat(Formula.of()).isEqualTo(Formula.parse("0"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Formula.of(new Term(1, Unit.ONCE), new Term(2, Unit.ONCE)));
        assertThatIllegalArgumentException().isThrownBy(() -> new Term(0, Unit.ONCE));
        assertThatIllegalArgumentException().isThrownBy(() -> new Term(10, Unit.ONCE));
        assertThat(Formula.parse("1+-1/d+2/c*").words())
                .isEqualTo("1 and -1 for each floor below and 2 for each cafe in the street");
    }

    @Test
    void messagesAreBoundedAndHaveOneLine() {
        String text = "b1\n" + Strings.repeat("x", 1_000_000);
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> Move.parse(text + "@1", GAME))
                .satisfies(thrown ->
                        assertThat(thrown.getMessage()).hasSizeLessThan(200).doesNotContain("\n"));
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> Formula.parse(text.replace('x', '+')))
                .satisfies(thrown ->
                        assertThat(thrown.getMessage()).hasSizeLessThan(10_000).doesNotContain("\n"));
    }
}
