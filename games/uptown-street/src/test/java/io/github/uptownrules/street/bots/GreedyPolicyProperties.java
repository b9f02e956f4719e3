package io.github.uptownrules.street.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.RandomGames;
import io.github.uptownrules.street.StreetState;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The values on a mutable table match the immutable game, and {@code greedy} plays the best move. */
class GreedyPolicyProperties {
    @Property(tries = 60)
    void valuesMatchAPlainAppraisal(@ForAll long seed) {
        StreetState game = RandomGames.position(seed);
        if (!game.isOver()) {
            PlainAppraisal plain = new PlainAppraisal(game.view());
            Appraisal appraisal = new Appraisal(table(game)).look();
            for (Move move : game.legalMoves()) {
                assertThat(appraisal.of(MutableTable.number(move))).isEqualTo(plain.of(move), within(1e-9));
            }
        }
    }

    @Property(tries = 60)
    void greedyPlaysABestMove(@ForAll long seed) {
        StreetState game = RandomGames.position(seed);
        if (!game.isOver()) {
            MutableTable table = table(game);
            CopyableRandom random = new CopyableRandom();
            random.set(seed);
            int chosen = new GreedyPolicy(table, random).choose();
            Appraisal appraisal = new Appraisal(table).look();
            assertThat(game.legalMoves()).contains(table.move(chosen));
            assertThat(appraisal.of(chosen))
                    .isEqualTo(game.legalMoves().stream()
                            .mapToDouble(move -> appraisal.of(MutableTable.number(move)))
                            .max()
                            .orElseThrow());
        }
    }

    private static MutableTable table(StreetState game) {
        return new MutableTable(game, new DeckNumbers(game.deck()), Piles.of(game));
    }
}
