package io.github.uptownrules.wasm;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RecordMemoTest {
    /** Similar records must not be confused. */
    @Test
    void distinguishesRecordsOfEqualLength() {
        Exports uptown = UptownExports.game();
        String first = uptown.deal("two-player", "1", "1");
        String position = uptown.position(first, 0);
        String second = uptown.deal("two-player", "2", "1");
        assertThat(second).hasSameSizeAs(first);
        assertThat(uptown.position(first, 0)).isEqualTo(position);
        assertThat(uptown.position(second, 0)).isNotEqualTo(position);
    }
}
