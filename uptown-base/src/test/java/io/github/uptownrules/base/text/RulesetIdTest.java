package io.github.uptownrules.base.text;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Strings;
import com.google.common.hash.Hashing;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class RulesetIdTest {
    @Test
    void theMarkIsAPrefixOfTheSha256() {
        for (int length = 0; length < 300; length++) {
            String text = Strings.repeat("deck mine, 1-99; ", 20).substring(0, length);
            assertThat(RulesetId.mark(text))
                    .isEqualTo(Hashing.sha256()
                            .hashString(text, StandardCharsets.US_ASCII)
                            .toString()
                            .substring(0, 8));
        }
    }
}
