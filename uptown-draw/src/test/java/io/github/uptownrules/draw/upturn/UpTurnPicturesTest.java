package io.github.uptownrules.draw.upturn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.draw.Drawn;
import io.github.uptownrules.draw.TextColors;
import io.github.uptownrules.draw.Theme;
import io.github.uptownrules.upturn.MoveList;
import io.github.uptownrules.upturn.Seat;
import io.github.uptownrules.upturn.UpTurnRuleset;
import io.github.uptownrules.upturn.UpTurnState;
import io.github.uptownrules.upturn.UpTurnView;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class UpTurnPicturesTest {
    /** Positions of all rulesets, from the first to the last. */
    static Stream<UpTurnState> positions() {
        return UpTurnRuleset.all().stream()
                .flatMap(ruleset -> Stream.of(0, 5, 30, 400).map(plies -> played(ruleset, plies)));
    }

    private static UpTurnState played(UpTurnRuleset ruleset, int plies) {
        SplitMix64 random = new SplitMix64(plies);
        UpTurnState game = ruleset.deal(plies);
        for (int ply = 0; ply < plies && !game.isOver(); ply++) {
            MoveList moves = game.legalMoves();
            game = game.play(moves.get(random.nextInt(moves.size())));
        }
        return game;
    }

    @ParameterizedTest
    @MethodSource("positions")
    void everyTileThatMayBeSeenIsDrawnAndAllOthersAreBacks(UpTurnState game) {
        int onRacks = game.seats().stream().mapToInt(game::tilesLeft).sum();
        Drawn whole = Drawn.read(SvgPicture.of(game).svg());
        assertThat(whole.all("g", "tile")).hasSize(1 + onRacks);
        assertThat(whole.all("g", "hidden")).isEmpty();
        for (Seat seat : game.seats()) {
            Drawn seen = Drawn.read(SvgPicture.of(game.viewFor(seat)).svg());
            assertThat(seen.all("g", "tile")).hasSize(1 + game.tilesLeft(seat));
            assertThat(seen.all("g", "hidden")).hasSize(onRacks - game.tilesLeft(seat));
        }
    }

    @ParameterizedTest
    @MethodSource("positions")
    void worldsWithTheSameViewMakeTheSamePictures(UpTurnState game) {
        for (Seat seat : game.seats()) {
            UpTurnView view = game.viewFor(seat);
            UpTurnView other = view.sample(7).viewFor(seat);
            assertThat(SvgPicture.of(other).svg()).isEqualTo(SvgPicture.of(view).svg());
            assertThat(TextPicture.of(other).text())
                    .isEqualTo(TextPicture.of(view).text());
        }
    }

    @ParameterizedTest
    @MethodSource("positions")
    void colorsChangeNothingElse(UpTurnState game) {
        assertThat(TextPicture.of(game).withColors(TextColors.ANSI).text().replaceAll("\033\\[[0-9;]*m", ""))
                .isEqualTo(TextPicture.of(game).text());
    }

    @Test
    void sizeAndTheme() {
        SvgPicture picture = SvgPicture.of(UpTurnRuleset.of(2).deal(1));
        assertThat(Drawn.read(picture.withWidth(300).svg()).root().getAttribute("width"))
                .isEqualTo("300");
        assertThat(picture.withTheme(Theme.DARK).svg())
                .isNotEqualTo(picture.withTheme(Theme.LIGHT).svg());
        assertThatIllegalArgumentException().isThrownBy(() -> picture.withWidth(0));
    }
}
