package io.github.uptownrules.base.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class QuantityTest {
    @Test
    void usesTheSingularOnlyForOne() {
        assertThat(Quantity.of(0, "move")).isEqualTo("0 moves");
        assertThat(Quantity.of(1, "move")).isEqualTo("1 move");
        assertThat(Quantity.of(2, "hidden tile")).isEqualTo("2 hidden tiles");
        assertThat(Quantity.of(-1, "color")).isEqualTo("-1 colors");
    }
}
