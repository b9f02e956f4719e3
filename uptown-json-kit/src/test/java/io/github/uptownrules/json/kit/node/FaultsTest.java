package io.github.uptownrules.json.kit.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.uptownrules.json.kit.JsonException;
import org.junit.jupiter.api.Test;

class FaultsTest {
    @Test
    void listsTheFirstTenFaults() {
        Faults faults = new Faults();
        for (int i = 1; i <= 10; i++) {
            faults.add("/" + i, "wrong");
        }
        JsonException ten = catchThrowableOfType(JsonException.class, faults::throwIfAny);
        assertThat(ten.pointer()).isEqualTo("/1");
        assertThat(ten.getMessage()).startsWith("/1: wrong; /2: wrong; ").endsWith("; /10: wrong");
        faults.add("/11", "wrong");
        assertThat(catchThrowableOfType(JsonException.class, faults::throwIfAny).getMessage())
                .endsWith("; /10: wrong; and 1 more");
    }
}
