package io.github.uptownrules.core;

import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.testkit.PublicApi;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** The interface changes on purpose only. */
class ApiTest {
    @Test
    void theInterfaceIsAsWrittenDown() throws IOException {
        PublicApi.assertAsWritten(GameState.class);
    }
}
