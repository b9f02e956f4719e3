package io.github.uptownrules.base.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class QuantityTest {
    @Test
    void oneThingHasNoS() {
        assertThat(Quantity.of(0, "game")).isEqualTo("0 games");
        assertThat(Quantity.of(1, "game")).isEqualTo("1 game");
        assertThat(Quantity.of(2, "first move")).isEqualTo("2 first moves");
    }
}
