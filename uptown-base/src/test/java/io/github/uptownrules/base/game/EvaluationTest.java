package io.github.uptownrules.base.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.OptionalDouble;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EvaluationTest {
    @Property
    void readsBackWhatItWrites(@ForAll @IntRange(max = 10_000) int share, @ForAll @IntRange(max = 10_000) int margin) {
        Evaluation evaluation = Evaluation.of(share / 10_000.0, margin / 10_000.0);
        assertThat(Evaluation.ofComment(evaluation + " why")).contains(evaluation);
        assertThat(evaluation.toString()).matches("\\[share (1|0|0\\.\\d{0,3}[1-9]) (1|0|0\\.\\d{0,3}[1-9])]");
        Evaluation alone = new Evaluation(share / 10_000.0, OptionalDouble.empty());
        assertThat(Evaluation.ofComment(alone.toString())).contains(alone);
        assertThat(alone.share()).isEqualTo(share / 10_000.0);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "share 0.4",
                "[share]",
                "[share ]",
                "[share 0.4",
                "[share 0.4]x",
                " [share 0.4]",
                "[share 0.40]",
                "[share 0.]",
                "[share .4]",
                "[share 00.4]",
                "[share 1.2]",
                "[share 1.0]",
                "[share 2]",
                "[share -0]",
                "[share 0.12345]",
                "[share  0.4]",
                "[share 0.4 ]",
                "[share 0.4  0.1]",
                "[share 0.4 0.1 0.1]",
                "[share 0.4 2]",
                "[share 0.4 0.10]",
                "[share 0.x4]",
                "[share 0./4]",
                "[share 0.4:]",
                "[Share 0.4]",
                "[share 0.4 x]"
            })
    void readsOnlyTheCanonicalForm(String comment) {
        assertThat(Evaluation.ofComment(comment)).isEmpty();
    }

    @Test
    void roundsTo4Digits() {
        assertThat(Evaluation.of(1 / 3.0, 0.00004)).hasToString("[share 0.3333 0]");
        assertThat(Evaluation.of(0.99996, 0.02)).hasToString("[share 1 0.02]");
        for (double wrong : new double[] {-0.1, 1.1, Double.NaN}) {
            assertThatIllegalArgumentException().isThrownBy(() -> Evaluation.of(wrong, 0));
            assertThatIllegalArgumentException().isThrownBy(() -> Evaluation.of(0, wrong));
        }
    }
}
