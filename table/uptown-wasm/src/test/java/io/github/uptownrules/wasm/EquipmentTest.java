package io.github.uptownrules.wasm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.uptownrules.games.UpTurnGame;
import org.junit.jupiter.api.Test;

/** Changing the equipment invalidates the cached record. */
class EquipmentTest {
    private final Exports upturn = UpTurnExports.game();
    private final Exports street = StreetExports.game();

    @Test
    void readsARecordWithTheCurrentTiles() {
        String record = upturn.deal("upturn-2", "1", "1");
        upturn.use(upturn.equipment().replaceFirst(",99,", ",98,"));
        assertThatIllegalArgumentException().isThrownBy(() -> upturn.plies(record));
        String own = upturn.deal("upturn-2", "1", "1");
        upturn.use("");
        assertThatIllegalArgumentException().isThrownBy(() -> upturn.plies(own));
        assertThat(upturn.plies(record)).isZero();
    }

    @Test
    void readsARecordWithTheCurrentDeck() {
        String record = street.deal("street-2", "1", "1");
        street.use(street.equipment().replaceFirst("deck sample-1", "deck mine"));
        assertThatIllegalArgumentException().isThrownBy(() -> street.plies(record));
        String own = street.deal("street-2", "1", "1");
        street.use("");
        assertThatIllegalArgumentException().isThrownBy(() -> street.plies(own));
        assertThat(street.plies(record)).isZero();
    }

    @Test
    void returnsTheFullRulesetIdOfCustomTiles() {
        String tiles = upturn.equipment().replaceFirst(",99,", ",98,");
        upturn.use(tiles);
        String record = upturn.deal("upturn-2", "1", "1");
        assertThat(upturn.ruleset(record))
                .isEqualTo(new UpTurnGame().with(tiles).fullId("upturn-2"));
    }
}
