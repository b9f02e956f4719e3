package io.github.uptownrules.street;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.base.notation.TextFault;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.street.naive.NaiveDeck;
import io.github.uptownrules.street.naive.NaiveDecks;
import io.github.uptownrules.street.naive.NaivePositions;
import io.github.uptownrules.street.naive.NaiveStreet;
import io.github.uptownrules.street.naive.NaiveView;
import io.github.uptownrules.street.town.Deck;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import org.junit.jupiter.api.Test;

/** The engine agrees with the independently written naive engine on everything, with any deck. */
class ComparisonProperties {
    private static final int POSITIONS = 250;
    private static final NaiveDeck JUDGES_SAMPLE =
            NaiveDeck.parse(Deck.sample1().toString());

    /** The events that must occur in the comparison, in addition to all reasons. */
    private static final List<String> EVENTS = List.of(
            "street-2",
            "street-3",
            "street-4",
            "action 1",
            "action 2",
            "end",
            "built on a roof",
            "no gifts",
            "street finished",
            "pile empty",
            "public pile empty",
            "rich",
            "tie",
            "syntax",
            "three reasons or more",
            "public card",
            "own card",
            "rival's card",
            "roof that pays",
            "roof that pays nothing",
            "account full",
            "own roof",
            "roof as a gift",
            "collected",
            "passed",
            "action 2 fell away",
            "record");

    /** 400 decks, about a fourth of them the sample, with 250 positions each. */
    @Property(tries = 400, shrinking = ShrinkingMode.OFF)
    void enginesAgreeOnAHundredThousandPositions(@ForAll long seed) {
        Tally tally = new Tally();
        compare(seed, tally);
        assertThat(tally.of("position")).isGreaterThanOrEqualTo(POSITIONS);
    }

    /** Uses fixed seeds, so every run is the same: all important events occur often. */
    @Test
    void comparisonMeetsAllImportantEvents() {
        Tally tally = new Tally();
        for (int seed = 1; seed <= Effort.of(16); seed++) {
            Tally ofSeed = new Tally();
            compare(seed, ofSeed);
            tally.addAll(ofSeed);
        }
        MoveFault.Kind.all()
                .forEach(
                        kind -> assertThat(tally.of(kind.code())).as("%s", kind).isGreaterThanOrEqualTo(Effort.of(10)));
        assertThat(EVENTS)
                .allSatisfy(event ->
                        assertThat(tally.of(event)).as("%s in %s", event, tally).isGreaterThanOrEqualTo(Effort.of(10)));
        assertThat(tally.of("sample-1")).isLessThan(tally.of("position") / 2);
    }

    /** Both engines accept the same texts among those that resemble positions and views. */
    @Property(tries = 1_500, shrinking = ShrinkingMode.OFF)
    void acceptTheSamePositions(@ForAll long seed) {
        RandomGenerator random = new SplitMix64(seed);
        boolean isSample = random.nextInt(4) > 0;
        NaiveDeck judges = isSample ? JUDGES_SAMPLE : NaiveDeck.parse(NaiveDecks.random(random));
        Notation notation = Notation.of(ImmutableList.of(isSample ? Deck.sample1() : Deck.parse(judges.text())));
        String position = NaivePositions.random(judges, random);
        for (int i = 0; i < 5; i++) {
            String near = NaivePositions.mutated(position, judges, random);
            List<String> faults = NaiveStreet.positionFaults(near, judges);
            assertThat(faults(near, notation::readPosition).isEmpty())
                    .as("%s: %s", near, faults)
                    .isEqualTo(faults.isEmpty());
        }
        String view =
                NaivePositions.nearView(NaiveStreet.parse(position, judges).view(), random);
        List<String> faults = NaiveView.faults(view, judges);
        assertThat(faults(view, notation::readView).isEmpty())
                .as("%s: %s", view, faults)
                .isEqualTo(faults.isEmpty());
    }

    /** With this seed, a site gets a project that its card does not have, and this project is then moved again. */
    @Test
    void acceptTheSamePositionsWithProjectsOfOtherCards() {
        acceptTheSamePositions(-25_624);
    }

    /** With this seed, the deck's name is also the id of a project. */
    @Test
    void acceptTheSameViewsWithADeckNamedLikeAProject() {
        acceptTheSamePositions(-214_491);
    }

    /** Both engines accept the same texts among those that resemble decks, and write the same canonical text. */
    @Property(tries = 800, shrinking = ShrinkingMode.OFF)
    void acceptTheSameDecks(@ForAll long seed) {
        RandomGenerator random = new SplitMix64(seed);
        String deck = random.nextInt(4) > 0 ? Deck.sample1().toString() : NaiveDecks.random(random);
        String near = NaiveDecks.mutated(NaiveDecks.dressed(deck, random), random);
        List<String> expected = NaiveDeck.faults(near);
        List<TextFault> faults = faults(() -> assertThat(Deck.parse(near)).isNotNull());
        assertThat(faults.isEmpty()).as("%s but %s", expected, faults).isEqualTo(expected.isEmpty());
        if (faults.isEmpty()) {
            assertThat(Deck.parse(near)).hasToString(NaiveDeck.parse(near).text());
        }
    }

    /** Returns the faults of a text. A text without faults must be written back unchanged. */
    private static List<TextFault> faults(String text, Function<String, ?> reader) {
        return faults(() -> assertThat(reader.apply(text)).hasToString(text));
    }

    private static List<TextFault> faults(Runnable reading) {
        try {
            reading.run();
            return List.of();
        } catch (NotationException e) {
            return e.faults();
        }
    }

    private static void compare(long seed, Tally tally) {
        RandomGenerator random = new SplitMix64(seed);
        NaiveDeck judges = random.nextInt(4) == 0 ? JUDGES_SAMPLE : NaiveDeck.parse(NaiveDecks.random(random));
        Deck deck = Deck.parse(judges.text());
        assertThat(deck).hasToString(judges.text());
        while (tally.of("position") < POSITIONS) {
            compareWalk(start(deck, judges, random, tally), random);
        }
    }

    private static EnginePair start(Deck deck, NaiveDeck judges, RandomGenerator random, Tally tally) {
        if (random.nextInt(5) > 0) {
            return EnginePair.read(NaivePositions.arranged(judges, random), deck, judges, tally);
        }
        int seats = 2 + random.nextInt(3);
        long seed = random.nextLong();
        return new EnginePair(
                StreetRuleset.of(seats).deal(deck, seed), NaiveStreet.deal("street-" + seats, judges, seed), tally);
    }

    /** Plays random moves from a start position. */
    private static void compareWalk(EnginePair start, RandomGenerator random) {
        start.game().seats().forEach(start::compareStreet);
        int length = 1 + random.nextInt(60);
        List<String> moves = new ArrayList<>();
        EnginePair pair = start;
        pair.compare();
        while (moves.size() < length && !pair.game().isOver()) {
            pair.compareReasons(2, random);
            String move = move(pair, random);
            moves.add(move);
            pair = pair.play(move);
            pair.compare();
        }
        pair.compareReasons(1, random);
        if (random.nextInt(10) == 0) {
            compareRecords(start, moves);
        }
    }

    /** Returns a legal move. Discards, of which one is always legal, are chosen less often. */
    private static String move(EnginePair pair, RandomGenerator random) {
        List<Move> legal = pair.game().legalMoves();
        List<Move> building = legal.stream().filter(move -> !move.isDiscard()).toList();
        List<Move> chosen = building.isEmpty() || random.nextInt(8) == 0 ? legal : building;
        return chosen.get(random.nextInt(chosen.size())).toString();
    }

    private static void compareRecords(EnginePair start, List<String> moves) {
        GameRecord record = GameRecord.of(start.game())
                .withHeader("Seat1", "Ada")
                .withHeader("Place", "here")
                .withHeader("Seat1Email", "ada@example.org")
                .withHeader("Seat3", "Cy")
                .withHeader("Seat2", "Bob");
        for (String move : moves) {
            record = record.play(Move.parse(move));
        }
        Map<String, String> headers = record.headers();
        assertThat(record).hasToString(start.judge().record(moves, headers));
        assertThat(record.redacted()).hasToString(start.judge().redactedRecord(moves, headers));
        Notation notation = Notation.of(ImmutableList.of(start.game().deck()));
        assertThat(notation.readRecord(record.toString())).isEqualTo(record);
        assertThat(notation.readRedactedRecord(record.redacted().toString())).isEqualTo(record.redacted());
        start.tally().add("record");
    }
}
