package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BanTest {
    @ParameterizedTest
    @CsvSource({
        "192.0.2.7, 192.0.2.7, C0000207",
        "::ffff:192.0.2.7, 192.0.2.7, C0000207",
        "2001:db8:1:2:3:4:5:6, 2001:db8:1:2::/64, 20010DB800010002",
        "2001:DB8:1:2::/64, 2001:db8:1:2::/64, 20010DB800010002",
        "::1, ::/64, 0000000000000000"
    })
    void comparesAddressesAsLimitsDo(String given, String shown, String stored) {
        Ban ban = Ban.address(given);
        assertThat(ban.value()).isEqualTo(shown);
        assertThat(ban.stored()).isEqualTo(stored).isEqualTo(OriginCheck.network(given.replace("/64", "")));
        assertThat(Ban.ofNetwork(stored)).isEqualTo(ban);
        assertThat(Ban.address(shown)).isEqualTo(ban);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "192.0.2", "192.0.2.0/24", "192.0.2.7/64", "2001:db8::/32", "example.org", "1.2.3.4:80"})
    void rejectsAnythingButAnAddress(String text) {
        assertThatThrownBy(() -> Ban.address(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("an address is like 192.0.2.7 or 2001:db8::1, not '" + text + "'");
    }

    @Test
    void cleansANameAsPlayersSeeIt() {
        assertThat(Ban.name(" Mal\u200Blory ")).hasToString("name Mallory");
        assertThatThrownBy(() -> Ban.name(" ")).hasMessage("a name has 1 to 40 characters, not 0");
    }
}
