package io.github.uptownrules.street;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.street.town.Deck;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Positions, views and decks are equal if and only if their texts are. */
class EqualityTest {
    private static final Deck PLAIN = Decks.of();

    private static Scene scene(int seats) {
        return Scene.of(PLAIN, seats).turn("1.2").pile(1, "b50", 5).pile(2, "b60", 5);
    }

    /** Distinct scenes, each differing from the first as little as possible. */
    private static List<Scene> scenes() {
        return List.of(
                scene(2),
                scene(3),
                scene(2).turn("2.2"),
                scene(2).turn("1.1"),
                scene(2).street(1, "b1a/-/-/-/-"),
                scene(2).street(1, "b1b/-/-/-/-"),
                scene(2).street(1, "-/b1a/-/-/-"),
                scene(2).street(2, "b1a/-/-/-/-"),
                scene(2).money(1, "7/0"),
                scene(2).money(2, "7/0"),
                scene(2).money(2, "6/1"),
                scene(2).pile(1, "b51", 5),
                scene(2).pile(1, "b50", 6),
                scene(2).publicTop("p7"));
    }

    @Test
    void positionsAndViewsAreEqualIfTheirTextsAre() {
        for (Scene one : scenes()) {
            for (Scene other : scenes()) {
                StreetState first = one.state();
                StreetState second = other.state();
                assertThat(first.equals(second)).as("%s and %s", first, second).isEqualTo(sameText(first, second));
                assertThat(first.view().equals(second.view()))
                        .as("%s and %s", first.view(), second.view())
                        .isEqualTo(sameText(first.view(), second.view()));
            }
            assertThat(one.state()).hasSameHashCodeAs(one.state());
            assertThat(one.state().view()).hasSameHashCodeAs(one.state().view());
        }
    }

    private static boolean sameText(Object one, Object other) {
        return one.toString().equals(other.toString());
    }

    @Test
    void positionsThatDifferInHiddenCardsHaveEqualViews() {
        StreetState game = scene(2).state();
        for (int pile : List.of(5, 6)) {
            // Swaps the last two cards of a pile.
            String swapped = withLastTwoSwapped(game.toString(), pile);
            StreetState other = Notation.of(ImmutableList.of(PLAIN)).readPosition(swapped);
            assertThat(other).isNotEqualTo(game);
            assertThat(other.view()).isEqualTo(game.view()).hasSameHashCodeAs(game.view());
        }
    }

    private static String withLastTwoSwapped(String text, int field) {
        String[] fields = text.split(" ");
        fields[field] = fields[field].replaceFirst("([a-z0-9]+),([a-z0-9]+)$", "$2,$1");
        return String.join(" ", fields);
    }

    /** The box of one position has the discard of the other. */
    @Test
    void positionsWithDifferentDiscardsAreNotEqual() {
        StreetState game = scene(2).state();
        String discarded = " " + game.discards().get(0) + ",";
        StreetState other = Notation.of(ImmutableList.of(PLAIN))
                .readPosition(
                        game.toString().replace(discarded, " " + game.box().get(0) + ","));
        assertThat(other.discards()).isNotEqualTo(game.discards());
        assertThat(other).isNotEqualTo(game);
        assertThat(other.view()).isNotEqualTo(game.view());
    }

    @Test
    void gamesWithDecksOfTheSameNameAreEqualOnlyIfTheDecksAre() {
        Deck richer = Deck.parse(PLAIN.toString().replaceFirst("money \\d+", "money 77"));
        Deck other = Deck.parse(PLAIN.toString().replaceFirst("\nb84 [^\n]*", "\nb84 0 - 9 0 - New | 0 - 0 0 - New"));
        String text = scene(2).text();
        for (Deck deck : List.of(richer, other)) {
            assertThat(deck).isNotEqualTo(PLAIN);
            assertThat(Notation.of(ImmutableList.of(deck)).readPosition(text))
                    .isNotEqualTo(Notation.of(ImmutableList.of(PLAIN)).readPosition(text))
                    .hasToString(text);
        }
        assertThat(Deck.parse(PLAIN.toString())).isEqualTo(PLAIN).hasSameHashCodeAs(PLAIN);
    }
}
