package io.github.uptownrules.street;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.street.town.Deck;
import io.github.uptownrules.street.town.Project;
import io.github.uptownrules.street.town.Street;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Invalid calls are rejected with a one-line message. */
class HostileTest {
    private static final StreetState GAME = StreetRuleset.of(2).deal(Deck.sample1(), 1);

    @Test
    void rejectsTwoDecksOfTheSameName() {
        Deck other = Deck.parse(Deck.sample1().toString().replace("money 6", "money 7"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Notation.of(ImmutableList.of(Deck.sample1(), other)))
                .withMessage("two decks are named 'sample-1'");
    }

    @Test
    void rejectsPositionsWithoutADeck() {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> Notation.of(ImmutableList.of()).readPosition(GAME.toString()))
                .withMessage("column 10: unknown deck 'sample-1'; none is known");
    }

    @ParameterizedTest
    @ValueSource(ints = {Integer.MIN_VALUE, -1, 2, Integer.MAX_VALUE})
    void rejectsCommentsAfterMissingMoves(int ply) {
        GameRecord record = GameRecord.of(GAME).play(GAME.legalMoves().get(0)).withComment("well");
        assertThat(record.comments(1)).containsExactly("well");
        assertThatThrownBy(() -> record.comments(ply)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> record.at(ply)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> record.upTo(ply)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> record.redacted().at(ply)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 6, Integer.MAX_VALUE})
    void rejectsSitesOutsideTheStreet(int site) {
        Street street = Street.empty();
        Project project = Deck.sample1().projects().get(0);
        assertThatThrownBy(() -> street.building(site))
                .isInstanceOf(IndexOutOfBoundsException.class)
                .hasMessage("sites are numbered 1 to 5, not " + site);
        assertThatThrownBy(() -> street.with(site, project))
                .isInstanceOf(IndexOutOfBoundsException.class)
                .hasMessage("sites are numbered 1 to 5, not " + site);
    }
}
