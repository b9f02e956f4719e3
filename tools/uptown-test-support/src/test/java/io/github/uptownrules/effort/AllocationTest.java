package io.github.uptownrules.effort;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("process")
class AllocationTest {
    @Test
    void measuresACall() {
        Map<String, Double> bytes = Allocation.printedBy(Arrays.class);
        assertThat(bytes.keySet()).containsExactly("nothing", "an array: kept");
        assertThat(bytes.get("nothing")).isZero();
        // A header of 12 or 16 bytes, a length of 4, and the elements, rounded up to 8.
        assertThat(bytes.get("an array: kept")).isBetween(1_000.0, 1_032.0);
    }

    @Test
    void reportsTheOutputOfAFailingProgram() {
        assertThatThrownBy(() -> Allocation.printedBy(Failing.class))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("a program that measures starts no other one");
    }

    static final class Arrays {
        public static void main(String[] args) {
            List<Integer> cases = List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
            Allocation.print("nothing", cases, number -> number);
            Allocation.print("an array: kept", cases, number -> Allocation.keep(new byte[1_000]));
        }
    }

    static final class Failing {
        public static void main(String[] args) {
            Allocation.printedBy(Arrays.class);
        }
    }
}
