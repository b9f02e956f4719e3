package io.github.uptownrules.wasm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What games are played with is exchanged between two calls; the last record is remembered, and has to be read anew. */
class EquipmentTest {
    @AfterEach
    void restore() {
        UpTurnExports.use("");
        StreetExports.use("");
    }

    @Test
    void aRecordIsReadWithTheTilesThatAreInUse() {
        String record = UpTurnExports.deal("upturn-2", "1", "1");
        UpTurnExports.use(UpTurnExports.equipment().replaceFirst(",99,", ",98,"));
        assertThatIllegalArgumentException().isThrownBy(() -> UpTurnExports.plies(record));
        String own = UpTurnExports.deal("upturn-2", "1", "1");
        UpTurnExports.use("");
        assertThatIllegalArgumentException().isThrownBy(() -> UpTurnExports.plies(own));
        assertThat(UpTurnExports.plies(record)).isZero();
    }

    @Test
    void aRecordIsReadWithTheDeckThatIsInUse() {
        String record = StreetExports.deal("street-2", "1", "1");
        StreetExports.use(StreetExports.equipment().replaceFirst("deck sample-1", "deck mine"));
        assertThatIllegalArgumentException().isThrownBy(() -> StreetExports.plies(record));
        String own = StreetExports.deal("street-2", "1", "1");
        StreetExports.use("");
        assertThatIllegalArgumentException().isThrownBy(() -> StreetExports.plies(own));
        assertThat(StreetExports.plies(record)).isZero();
    }
}
