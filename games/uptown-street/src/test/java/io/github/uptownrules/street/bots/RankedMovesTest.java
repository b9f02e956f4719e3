package io.github.uptownrules.street.bots;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.RandomGames;
import io.github.uptownrules.street.StreetRuleset;
import io.github.uptownrules.street.StreetState;
import io.github.uptownrules.street.StreetView;
import io.github.uptownrules.street.bots.RankedMoves.Prospect;
import io.github.uptownrules.street.town.Deck;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** The different moves, best first. */
class RankedMovesTest {
    private static List<Prospect> ranked(StreetView view) {
        return RankedMoves.of(view, new DeckNumbers(view.deck()));
    }

    @Test
    void listsOneOfTheEmptySites() {
        List<Prospect> moves =
                ranked(StreetRuleset.of(2).deal(Deck.sample1(), 1).view());
        assertThat(moves.stream().map(move -> move.move().toString()))
                .containsExactlyInAnyOrder("b20a@1.1", "b20b@1.1", "b20x");
    }

    /** Each omitted move has the value of a listed one that builds the same project in the same street. */
    @Property(tries = 40)
    void omitsOnlyEquivalentMoves(@ForAll long seed) {
        StreetState game = RandomGames.position(seed);
        if (game.isOver()) {
            return;
        }
        List<Prospect> moves = ranked(game.view());
        PlainAppraisal appraisal = new PlainAppraisal(game.view());
        assertThat(moves.stream().map(Prospect::value)).isSortedAccordingTo((one, other) -> Double.compare(other, one));
        List<Move> kept = moves.stream().map(Prospect::move).toList();
        assertThat(game.legalMoves()).containsAll(kept);
        for (Move move : game.legalMoves()) {
            assertThat(kept)
                    .anyMatch(other -> other.equals(move)
                            || other.project().equals(move.project())
                                    && other.site().orElseThrow().seat()
                                            == move.site().orElseThrow().seat()
                                    && isEmpty(game, other)
                                    && isEmpty(game, move)
                                    && appraisal.of(other) == appraisal.of(move));
        }
    }

    private static boolean isEmpty(StreetState game, Move move) {
        return move.site().stream()
                .allMatch(
                        site -> game.street(site.seat()).building(site.number()).height() == 0);
    }
}
