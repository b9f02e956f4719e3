package io.github.uptownrules.variants;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.testkit.RulesetLaws;
import io.github.uptownrules.testkit.laws.EngineComparison;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import io.github.uptownrules.testkit.laws.MutatedText;
import io.github.uptownrules.testkit.laws.RandomRuleset;
import io.github.uptownrules.testkit.naive.NaiveLine;
import io.github.uptownrules.testkit.naive.NaiveRules;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Random lines of house rules, and the naive engine's own reader of them. */
class HouseRulesProperties {
    private static Ruleset ruleset(long seed) {
        return RandomRuleset.of(Arrays.asList(Scorings.values()), seed);
    }

    private static String line(long seed) {
        return HouseRules.line(ruleset(seed)).orElseThrow();
    }

    @Property(tries = 20_000)
    void aLineHasTheRulesItWasWrittenFor(@ForAll long seed) {
        Ruleset ruleset = ruleset(seed);
        String line = line(seed);
        Ruleset read = HouseRules.parse(line);
        assertThat(read.hasSameRules(ruleset)).as(line).isTrue();
        assertThat(read).hasToString(line);
        assertThat(HouseRules.line(read)).contains(line);
        assertThat(Rulesets.byId(line)).contains(read);
        assertThat(line).hasSizeLessThan(HouseRules.LONGEST_LINE).matches("[ -~&&[^ ]]+");
        agrees(read, NaiveLine.parse(line));
    }

    private static void agrees(Ruleset ruleset, NaiveLine naive) {
        String line = ruleset.id();
        assertThat(naive.colors())
                .as(line)
                .isEqualTo(ruleset.seats().stream()
                        .map(seat -> ruleset.colors(seat).stream()
                                .map(Color::toString)
                                .collect(Collectors.joining()))
                        .toList());
        NaiveRules rules = naive.rules();
        assertThat(ruleset.placementLimit().orElse(1_000)).as(line).isEqualTo(rules.limit());
        assertThat(ruleset.start().map(Seat::number).orElse(0)).as(line).isEqualTo(naive.start());
        for (Seat seat : ruleset.seats()) {
            assertThat(ruleset.rackSize(seat)).as(line).isEqualTo(rules.rackSize(seat.number()));
            for (Seat other : ruleset.seats()) {
                assertThat(ruleset.showsRack(seat, other))
                        .as(line)
                        .isEqualTo(naive.sees(seat.number(), other.number()));
            }
        }
    }

    /** Both readers accept the same texts with the same meaning, and accept each ruleset only as its canonical line. */
    @Property(tries = 100_000)
    void aMutatedLineIsReadOrRejectedByBothReaders(@ForAll long seed) {
        SplitMix64 random = new SplitMix64(~seed);
        String line = line(seed);
        String text = line;
        for (int i = random.nextInt(3); i >= 0 && !text.isEmpty(); i--) {
            text = MutatedText.of(text, random);
        }
        Optional<Ruleset> read = read(text);
        Optional<NaiveLine> naive = naive(text);
        assertThat(read.isPresent()).as(text).isEqualTo(naive.isPresent());
        assertThat(Rulesets.byId(text)).isEqualTo(read);
        if (read.isPresent()) {
            agrees(read.get(), naive.get());
            assertThat(HouseRules.line(read.get())).contains(text);
            assertThat(read.get().hasSameRules(ruleset(seed))).isEqualTo(text.equals(line));
        }
    }

    private static Optional<Ruleset> read(String text) {
        try {
            return Optional.of(Rulesets.parse(text));
        } catch (IllegalArgumentException e) {
            assertThat(e).message().matches("[ -~]+").hasSizeLessThan(400);
            if (text.contains("+")) {
                assertThat(e).message().startsWith("ruleset '").contains(": column ");
            }
            return Optional.empty();
        }
    }

    private static Optional<NaiveLine> naive(String text) {
        try {
            return Optional.of(NaiveLine.parse(text));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    @Property(tries = 2_000)
    void theEnginesAgreeOnAWholeGameOfALine(@ForAll long seed) {
        String line = line(seed);
        new EngineComparison(new JudgedRuleset(HouseRules.parse(line), NaiveRules.forId(line)), seed).compareGame();
    }

    @Property(tries = 200)
    void aLineKeepsTheLawsOfRulesets(@ForAll long seed) {
        RulesetLaws.check(HouseRules.parse(line(seed)), seed, 1);
    }

    @Property(tries = 2_000)
    void aRecordCarriesItsRules(@ForAll long seed) {
        GameState deal = HouseRules.parse(line(seed)).deal(seed);
        GameRecord record = GameRecord.of(deal).play(deal.legalMoves().get(0));
        GameRecord read = Rulesets.notation().readRecord(record.toString());
        assertThat(read).isEqualTo(record);
        assertThat(read.end().ruleset().hasSameRules(ruleset(seed))).isTrue();
        assertThat(Rulesets.notation().readPosition(deal.toString())).isEqualTo(deal);
    }
}
