package io.github.uptownrules.draw.street;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.draw.Drawn;
import io.github.uptownrules.draw.TextColors;
import io.github.uptownrules.draw.Theme;
import io.github.uptownrules.street.Building;
import io.github.uptownrules.street.Deck;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.StreetRuleset;
import io.github.uptownrules.street.StreetState;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class StreetPicturesTest {
    /** Positions of all rulesets, from the first to the last. */
    static Stream<StreetState> positions() {
        return StreetRuleset.all().stream()
                .flatMap(ruleset -> Stream.of(0, 5, 40, 1_000).map(plies -> played(ruleset, plies)));
    }

    private static StreetState played(StreetRuleset ruleset, int plies) {
        SplitMix64 random = new SplitMix64(plies);
        StreetState game = ruleset.deal(Deck.sample1(), plies);
        for (int ply = 0; ply < plies && !game.isOver(); ply++) {
            List<Move> moves = game.legalMoves();
            game = game.play(moves.get(random.nextInt(moves.size())));
        }
        return game;
    }

    @ParameterizedTest
    @MethodSource("positions")
    void everyCardOfEveryStreetIsDrawn(StreetState game) {
        int cards = game.seats().stream()
                .flatMap(seat -> game.street(seat).buildings().stream())
                .mapToInt(Building::height)
                .sum();
        Drawn drawn = Drawn.read(SvgPicture.of(game).svg());
        assertThat(drawn.all("g", "card")).hasSize(cards);
        assertThat(drawn.all("path", "ground")).hasSize(5 * game.seats().size());
    }

    @ParameterizedTest
    @MethodSource("positions")
    void whatLiesFaceDownIsNotInThePictures(StreetState game) {
        StreetState other = game.view().sample(new SplitMix64(3));
        assertThat(SvgPicture.of(other).svg())
                .isEqualTo(SvgPicture.of(game.view()).svg());
        assertThat(TextPicture.of(other).text())
                .isEqualTo(TextPicture.of(game.view()).text());
    }

    @ParameterizedTest
    @MethodSource("positions")
    void colorsChangeNothingElse(StreetState game) {
        assertThat(TextPicture.of(game).withColors(TextColors.ANSI).text().replaceAll("\033\\[[0-9;]*m", ""))
                .isEqualTo(TextPicture.of(game).text());
    }

    @Test
    void sizeAndTheme() {
        SvgPicture picture = SvgPicture.of(StreetRuleset.of(2).deal(Deck.sample1(), 1));
        assertThat(Drawn.read(picture.withWidth(300).svg()).root().getAttribute("width"))
                .isEqualTo("300");
        assertThat(picture.withTheme(Theme.DARK).svg())
                .isNotEqualTo(picture.withTheme(Theme.LIGHT).svg());
        assertThatIllegalArgumentException().isThrownBy(() -> picture.withWidth(0));
    }
}
