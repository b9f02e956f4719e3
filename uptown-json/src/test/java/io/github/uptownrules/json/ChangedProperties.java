package io.github.uptownrules.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.checks.Changes;
import io.github.uptownrules.checks.Shuffled;
import io.github.uptownrules.json.kit.JsonException;
import io.github.uptownrules.testkit.laws.MutatedText;
import java.util.Optional;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Changed texts are rejected, or read as the values that they state. The schema rejects most of them. */
class ChangedProperties {
    /** An independent JSON parser. */
    private static final JsonMapper STRICT = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    @Provide
    Arbitrary<Sample> read() {
        return Arbitraries.of(Sample.all().stream()
                .filter(sample -> sample.again().isPresent())
                .toList());
    }

    /** Returns the text of the value that was read, or empty if it was rejected with a proper message. */
    private static Optional<String> again(Sample sample, String text) {
        try {
            return Optional.of(sample.again().orElseThrow().apply(text));
        } catch (JsonException e) {
            assertThat(e.getMessage())
                    .hasSizeLessThan(12_000)
                    .doesNotContainPattern("\\p{Cntrl}")
                    .startsWith((e.pointer().isEmpty() ? "the text" : e.pointer()) + ": ");
            assertThat(e.pointer()).matches("(/[A-Za-z0-9$]+){0,10}");
            return Optional.empty();
        }
    }

    /** The order of members and spaces between them do not matter. */
    @Property(tries = 30)
    void readsMembersInAnyOrder(@ForAll("read") Sample sample, @ForAll long seed) {
        JsonNode shuffled = Shuffled.of(Schema.tree(sample.json()), new SplitMix64(seed));
        String text = STRICT.writerWithDefaultPrettyPrinter().writeValueAsString(shuffled);
        assertThat(again(sample, " \t\r\n" + text + "\n")).contains(sample.json());
    }

    @Property(tries = 3_000)
    void readsOrRejectsChangedTexts(@ForAll("read") Sample sample, @ForAll long seed) {
        SplitMix64 random = new SplitMix64(seed);
        String text = sample.json();
        for (int changes = 0; changes <= random.nextInt(3); changes++) {
            text = MutatedText.of(text, random);
        }
        String changed = text;
        again(sample, changed).ifPresent(json -> assertThat(Schema.tree(json)).isEqualTo(STRICT.readTree(changed)));
    }

    /** Changes each member, element and value alone; no change is ignored. */
    @Example
    void rejectsEveryChangedMember() {
        for (Sample sample : Sample.all()) {
            sample.again().ifPresent(again -> {
                assertThat(again.apply(sample.json())).isEqualTo(sample.json());
                for (JsonNode changed : Changes.of(Schema.tree(sample.json()))) {
                    again(sample, changed.toString())
                            .ifPresent(json -> assertThat(Schema.tree(json))
                                    .as(sample.name())
                                    .isEqualTo(changed)
                                    .matches(same -> sample.schema() == Schema.PLACEMENT
                                            || sample.schema() == Schema.MOVE_REQUEST));
                }
            });
        }
    }

    /** The schema knows each kind of value, and allows nothing else. */
    @Example
    void theSchemaAcceptsOnlyValuesOfItsKind() {
        for (Sample sample : Sample.all()) {
            sample.schema().assertAccepts(sample.json());
            Schema.ANYTHING.assertAccepts(sample.json());
            for (JsonNode changed : Changes.ofKind(Schema.tree(sample.json()))) {
                assertThat(sample.schema().accepts(changed))
                        .as(changed.toString())
                        .isFalse();
            }
        }
    }

    /** No value fits the schema of another kind. */
    @Example
    void eachSampleFitsOnlyItsSchema() {
        for (Sample sample : Sample.all()) {
            assertThat(Stream.of(Schema.values()).filter(schema -> schema.accepts(sample.json())))
                    .containsExactly(sample.schema(), Schema.ANYTHING);
        }
    }
}
