package io.github.uptownrules.testkit.laws;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class LawTest {
    private static final Law LAW = new Law("law", "subject");

    /** An object that equals all objects of its kind, regardless of their hash codes and texts. */
    private record Alike(int hash, String text) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Alike;
        }

        @Override
        public int hashCode() {
            return hash;
        }

        @Override
        public String toString() {
            return text;
        }
    }

    private static void assertBroken(ThrowingCallable check, String message) {
        assertThatExceptionOfType(AssertionError.class).isThrownBy(check).withMessage(message);
    }

    private static Runnable failing(RuntimeException error) {
        return () -> {
            throw error;
        };
    }

    @Test
    void comparesHashCodesAndTextsOfEquals() {
        Alike one = new Alike(1, "a");
        assertThatCode(() -> LAW.equal("it", one, new Alike(1, "a"))).doesNotThrowAnyException();
        assertBroken(() -> LAW.equal("it", 1, 2), "law: it should be 2, not 1; in subject");
        assertBroken(
                () -> LAW.equal("it", one, new Alike(2, "a")), "law: it by its hash should be 2, not 1; in subject");
        assertBroken(
                () -> LAW.equal("it", one, new Alike(1, "b")), "law: it by its text should be b, not a; in subject");
    }

    @Test
    void refusesNeedsAOneLineMessage() {
        assertThatCode(() -> LAW.refuses("it", failing(new IllegalArgumentException("no"))))
                .doesNotThrowAnyException();
        assertBroken(() -> LAW.refuses("it", () -> {}), "law: it is not refused; in subject");
        for (RuntimeException error : new RuntimeException[] {
            new IllegalStateException("no"),
            new IllegalArgumentException(""),
            new IllegalArgumentException("two\nlines"),
            new IllegalArgumentException("two\rlines")
        }) {
            assertBroken(() -> LAW.refuses("it", failing(error)), "law: it is refused with " + error + "; in subject");
        }
    }

    @Test
    void refusesNeedsTheType() {
        Class<IllegalStateException> type = IllegalStateException.class;
        assertThatCode(() -> LAW.refuses("it", type, failing(new IllegalStateException("no"))))
                .doesNotThrowAnyException();
        assertBroken(
                () -> LAW.refuses("it", type, () -> {}), "law: it should be " + type + ", not no error; in subject");
    }
}
