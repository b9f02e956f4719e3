package io.github.uptownrules.base.text;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Strings;
import com.google.common.hash.Hashing;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RulesetIdTest {
    @ParameterizedTest
    @ValueSource(strings = {"a", "z", "0", "9", "az09", "a-z", "0-9-a"})
    void acceptsIds(String id) {
        assertThat(RulesetId.isOne(id)).isTrue();
        assertThat(RulesetId.isLine(id)).isFalse();
        assertThat(RulesetId.isLine(id + "+a=0")).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-", "a-", "-a", "a--b", "A", "Z", "`", "{", "/", ":", "a b", "a_b", "a\u00e4"})
    void rejectsOtherIds(String id) {
        assertThat(RulesetId.isOne(id)).isFalse();
        assertThat(RulesetId.isLine(id + "+a=0")).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"x+a=a", "x+z=z", "x+az=09", "x+a=0", "x+a=9", "x+a=/", "x+a=-", "x+a=1/2-3+b=c", "x+a=b+c=d+e=f"
            })
    void acceptsOptions(String line) {
        assertThat(RulesetId.isLine(line)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "+", "x+", "x+a", "x+a=", "x+=a", "x+=", "x++a=b", "x+a==b", "x+a=b=c", "x+a=b+", "x+a=b+c", "x+a=+b=c",
                "x+0=a", "x+a9=b", "x+-=a", "x+/=a", "x+A=b", "x+a=B", "x+`=a", "x+{=a", "x+a=`", "x+a={", "x+a=.",
                        "x+a=:",
                "x+a=b ", "x+a=b,c", "x+a b=c", "x=a"
            })
    void rejectsOtherOptions(String line) {
        assertThat(RulesetId.isLine(line)).isFalse();
    }

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
