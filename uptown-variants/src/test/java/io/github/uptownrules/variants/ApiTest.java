package io.github.uptownrules.variants;

import io.github.uptownrules.core.testkit.PublicApi;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** The interface changes on purpose only. */
class ApiTest {
    @Test
    void theInterfaceIsAsWrittenDown() throws IOException {
        PublicApi.assertAsWritten(Rulesets.class);
    }
}
