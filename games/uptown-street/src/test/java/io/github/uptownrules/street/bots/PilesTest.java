package io.github.uptownrules.street.bots;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.street.RandomGames;
import io.github.uptownrules.street.StreetState;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Worlds are dealt uniformly, although each is made from the previous one. */
class PilesTest {
    @Test
    void everyUnseenCardIsNextEquallyOften() {
        StreetState game = LongStream.range(0, 100)
                .mapToObj(RandomGames::late)
                .flatMap(Optional::stream)
                .filter(late -> late.publicPileSize() == 3)
                .filter(late -> late.seats().size() < 4) // otherwise the box is empty
                .filter(late -> late.seats().stream().anyMatch(seat -> late.pileSize(seat) > 1))
                .findFirst()
                .orElseThrow();
        Seat owner = game.seats().stream()
                .filter(seat -> game.pileSize(seat) > 1)
                .findFirst()
                .orElseThrow();
        Piles piles = Piles.of(game.view());
        SplitMix64 random = new SplitMix64(1);
        Map<Integer, Integer> projects = new HashMap<>();
        Map<Integer, Integer> publics = new HashMap<>();
        int unseen = game.view().unseenProjectCards().size();
        int worlds = 400 * unseen * Effort.of(5);
        for (int world = 0; world < worlds; world++) {
            piles.deal(random);
            projects.merge(piles.next(owner.ordinal(), game.pileSize(owner) - 1), 1, Integer::sum);
            publics.merge(piles.next(game.seats().size(), 2), 1, Integer::sum);
        }
        assertThat(projects).hasSize(unseen);
        assertThat(publics).hasSize(2);
        // Six standard deviations.
        assertThat(projects.values())
                .allSatisfy(count -> assertThat(Math.abs(count - worlds / unseen))
                        .isLessThan((int) (6 * Math.sqrt((double) worlds / unseen))));
        assertThat(publics.values())
                .allSatisfy(
                        count -> assertThat(Math.abs(count - worlds / 2)).isLessThan((int) (3 * Math.sqrt(worlds))));
    }
}
