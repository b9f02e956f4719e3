package io.github.uptownrules.wasm;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RecordMemoTest {
    /** Two records may look much alike. */
    @Test
    void aRecordIsWhatWasAskedFor() {
        String first = Exports.deal("two-player", "1", "1");
        String position = Exports.position(first, 0);
        String second = Exports.deal("two-player", "2", "1");
        assertThat(second).hasSameSizeAs(first);
        assertThat(Exports.position(first, 0)).isEqualTo(position);
        assertThat(Exports.position(second, 0)).isNotEqualTo(position);
    }
}
