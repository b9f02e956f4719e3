package io.github.uptownrules.street.town;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Five numbers packed into one long stay independent, including negative ones. */
class PerTypeProperties {
    @Provide
    Arbitrary<List<Integer>> amounts() {
        return Arbitraries.integers().between(-2048, 2047).list().ofSize(5);
    }

    @Provide
    Arbitrary<List<Integer>> counts() {
        return Arbitraries.integers().between(0, 224).list().ofSize(5);
    }

    private static long packed(List<Integer> numbers) {
        return ProjectType.all().stream()
                .mapToLong(type -> PerType.of(type, numbers.get(type.ordinal())))
                .sum();
    }

    @Property
    void unpacksEachNumber(@ForAll("amounts") List<Integer> numbers) {
        assertThat(ProjectType.all().stream()
                        .map(type -> PerType.get(packed(numbers), type))
                        .toList())
                .isEqualTo(numbers);
    }

    @Property
    void addsTheProducts(@ForAll("amounts") List<Integer> amounts, @ForAll("counts") List<Integer> counts) {
        assertThat(PerType.sumOfProducts(packed(amounts), packed(counts)))
                .isEqualTo(IntStream.range(0, 5)
                        .map(i -> amounts.get(i) * counts.get(i))
                        .sum());
    }
}
