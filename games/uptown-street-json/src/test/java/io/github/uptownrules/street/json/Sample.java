package io.github.uptownrules.street.json;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.base.notation.TextFault;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.checks.JsonSchema;
import io.github.uptownrules.street.GameRecord;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.Notation;
import io.github.uptownrules.street.StreetRuleset;
import io.github.uptownrules.street.StreetState;
import io.github.uptownrules.street.StreetView;
import io.github.uptownrules.street.town.Deck;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Samples of each kind of message.
 *
 * @param name the name of the sample
 * @param kind its definition in the schema
 * @param json its text
 * @param again reads the message and writes it again; empty if the message has no reader
 */
record Sample(String name, String kind, String json, Optional<UnaryOperator<String>> again) {
    static final Deck DECK = Deck.sample1();
    static final Notation NOTATION = Notation.of(ImmutableList.of(DECK));
    static final Json JSON = Json.of(NOTATION);
    static final String SCHEMA = JsonSchema.text(Json.class, "/META-INF/street.schema.json");

    /** Returns the first moves of a random game. */
    static GameRecord record(int seats, long seed, int moves) {
        SplitMix64 random = new SplitMix64(seed);
        GameRecord record = GameRecord.of(StreetRuleset.of(seats).deal(DECK, seed))
                .withHeader("Seat1", "Ada")
                .withHeader("Seat2", "Zo\u00eb \u201c\ud83c\udfb2\u201d")
                .withComment("the box has " + seed);
        while (!record.isOver() && record.moves().size() < moves) {
            record = record.play(record.end()
                    .legalMoves()
                    .get(random.nextInt(record.end().legalMoves().size())));
        }
        return record;
    }

    static ImmutableList<Sample> all() {
        StreetState game = StreetRuleset.of(3).deal(DECK, 42);
        GameRecord long3 = record(3, 5, 30);
        Move move = game.legalMoves().get(0);
        List<Sample> samples = new ArrayList<>(List.of(
                view("view", game.view()),
                view("view in the middle", long3.end().view()),
                view("view at the end", record(2, 1, 10_000).end().view()),
                record("record", record(2, 7, 5).terminated(Termination.resignation(Seat.ONE))),
                record("record without a move", record(4, 7, 0)),
                new Sample(
                        "move",
                        "moveRequest",
                        Json.move(move).toString(),
                        Optional.of(text -> Json.move(Json.readMove(text)).toString())),
                sample(
                        "standings",
                        "standings",
                        Json.standings(long3.standings()).toString()),
                sample("targets", "targets", Json.targets(long3.end().view()).toString()),
                sample(
                        "move faults",
                        "moveFaults",
                        Json.moveFaults(game.view(), Move.parse("b53b@2.1")).toString()),
                sample(
                        "text faults",
                        "textFaults",
                        Json.textFaults(faults("deck My-Box\nmoney 600\n")).toString())));
        for (int ply = 1; ply <= long3.moves().size(); ply += 4) {
            int before = ply - 1;
            samples.add(new Sample(
                    "outcome " + ply,
                    "outcome",
                    Json.outcome(long3.outcome(ply)).toString(),
                    Optional.of(text -> Json.outcome(
                                    JSON.readOutcome(text, long3.at(before).view()))
                            .toString())));
        }
        return ImmutableList.copyOf(samples);
    }

    static ImmutableList<TextFault> faults(String deck) {
        try {
            Deck.parse(deck);
            throw new AssertionError(deck);
        } catch (NotationException e) {
            return e.faults();
        }
    }

    private static Sample sample(String name, String kind, String json) {
        return new Sample(name, kind, json, Optional.empty());
    }

    private static Sample view(String name, StreetView view) {
        return new Sample(
                name,
                "view",
                Json.view(view).toString(),
                Optional.of(text -> Json.view(JSON.readView(text)).toString()));
    }

    private static Sample record(String name, GameRecord record) {
        return new Sample(
                name,
                "record",
                Json.record(record.redacted()).toString(),
                Optional.of(text -> Json.record(JSON.readRedactedRecord(text)).toString()));
    }
}
