package io.github.uptownrules.cli.show;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.draw.TextColors;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.games.StreetGame;
import io.github.uptownrules.street.GameRecord;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.Standing;
import io.github.uptownrules.street.StreetRuleset;
import io.github.uptownrules.street.town.Deck;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Compares the descriptions with the rules. */
class StreetPresentationTest {
    private static final Game GAME = new StreetGame();

    private final Presentation presentation = new StreetPresentation(TextColors.NONE);
    private final GameRecord record = played();
    private final PlayedGame replay = GAME.record(record.toString());

    private static GameRecord played() {
        SplitMix64 random = new SplitMix64(5);
        GameRecord record = GameRecord.of(StreetRuleset.of(3).deal(Deck.sample1(), 5));
        while (!record.isOver()) {
            List<Move> moves = record.end().legalMoves();
            record = record.play(moves.get(random.nextInt(moves.size())));
        }
        return record;
    }

    /** A gift earns income for the owner of its street, not for its builder. */
    @Test
    void theOwnerOfTheStreetGetsTheIncome() {
        int gifts = 0;
        for (int ply = 1; ply <= replay.plies(); ply++) {
            Seat mover = record.outcome(ply).turn().seat();
            String story = presentation.story(replay.upTo(ply));
            assertThat(story).contains(ply + ". Seat " + mover + " ");
            if (record.outcome(ply).income().isPresent()) {
                Seat owner = record.outcome(ply).income().get().owner();
                assertThat(story)
                        .contains("; seat " + owner + " gets "
                                + record.outcome(ply).income().get().paid() + " $");
                gifts += owner == mover ? 0 : 1;
            }
        }
        assertThat(gifts).isPositive();
    }

    @Test
    void theResultHasTheFiguresOfEverySeat() {
        String[] lines = presentation.result(replay).split("\\R");
        int line = 0;
        for (Standing standing : record.standings().byRank()) {
            assertThat(lines[++line])
                    .isEqualTo("  " + standing.rank() + ". Seat " + standing.seat() + ": score " + standing.score()
                            + " (prestige " + standing.prestige() + ", " + standing.account() + " $), tallest building "
                            + standing.height());
        }
    }
}
