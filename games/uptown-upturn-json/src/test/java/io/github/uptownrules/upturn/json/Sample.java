package io.github.uptownrules.upturn.json;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.base.notation.TextFault;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.checks.JsonSchema;
import io.github.uptownrules.upturn.GameRecord;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.Notation;
import io.github.uptownrules.upturn.Outcome;
import io.github.uptownrules.upturn.UpTurnRuleset;
import io.github.uptownrules.upturn.UpTurnState;
import io.github.uptownrules.upturn.UpTurnView;
import io.github.uptownrules.upturn.tile.TileSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * One or more values of each kind.
 *
 * @param name the name of the sample
 * @param kind its definition in the schema
 * @param json its text
 * @param again reads the text and writes it again; empty if there is no reader
 */
record Sample(String name, String kind, String json, Optional<UnaryOperator<String>> again) {
    static final Notation NOTATION = Notation.of(UpTurnRuleset.all());
    static final Json JSON = Json.of(NOTATION);
    static final String SCHEMA = JsonSchema.text(Json.class, "/META-INF/upturn.schema.json");

    static ImmutableList<Viewer> viewers(UpTurnState game) {
        return ImmutableList.<Viewer>builder()
                .addAll(game.seats())
                .add(Viewer.SPECTATOR)
                .build();
    }

    /** Returns a record of the first moves of a random game. */
    static GameRecord record(int seats, long seed, int moves) {
        SplitMix64 random = new SplitMix64(seed);
        GameRecord record = GameRecord.of(UpTurnRuleset.of(seats).deal(seed))
                .withHeader("Seat1", "Ada")
                .withHeader("Seat2", "Zo\u00eb \u201c\ud83c\udfb2\u201d")
                .withComment("the bag is " + seed);
        while (!record.isOver() && record.moves().size() < moves) {
            record = record.play(record.end()
                    .legalMoves()
                    .get(random.nextInt(record.end().legalMoves().size())));
        }
        return record;
    }

    static ImmutableList<Sample> all() {
        UpTurnState game = UpTurnRuleset.of(3).deal(42);
        GameRecord long3 = record(3, 5, 30);
        List<Sample> samples = new ArrayList<>(List.of(
                view("view", game.viewFor(Seat.ONE)),
                view("view of a spectator", long3.end().viewFor(Viewer.SPECTATOR)),
                view(
                        "view in the middle",
                        long3.end().viewFor(long3.end().turn().orElseThrow())),
                view("view at the end", record(2, 1, 10_000).end().viewFor(Seat.TWO)),
                record("record", record(2, 7, 3).terminated(Termination.resignation(Seat.ONE)), Seat.TWO),
                record("record of a spectator", record(4, 7, 2), Viewer.SPECTATOR),
                new Sample(
                        "move",
                        "moveRequest",
                        Json.move(Move.parse("25,30,33>223!")).toString(),
                        Optional.of(text -> Json.move(Json.readMove(text)).toString())),
                sample(
                        "standings",
                        "standings",
                        Json.standings(game.standings()).toString()),
                sample(
                        "targets",
                        "targets",
                        Json.targets(game.viewFor(Seat.ONE)).toString()),
                sample(
                        "move faults",
                        "moveFaults",
                        Json.moveFaults(game.viewFor(Seat.ONE), Move.parse("19!"))
                                .toString()),
                sample(
                        "text faults",
                        "textFaults",
                        Json.textFaults(faults("1 2 3 x")).toString())));
        for (int ply = 1; ply <= long3.moves().size(); ply += 4) {
            UpTurnState before = long3.at(ply - 1);
            samples.add(outcome(
                    "outcome " + ply, before, before.outcome(long3.moves().get(ply - 1))));
        }
        return ImmutableList.copyOf(samples);
    }

    static ImmutableList<TextFault> faults(String tiles) {
        try {
            TileSet.parse(tiles);
            throw new AssertionError(tiles);
        } catch (NotationException e) {
            return e.faults();
        }
    }

    private static Sample sample(String name, String kind, String json) {
        return new Sample(name, kind, json, Optional.empty());
    }

    private static Sample view(String name, UpTurnView view) {
        return new Sample(
                name,
                "view",
                Json.view(view).toString(),
                Optional.of(text -> Json.view(JSON.readView(text)).toString()));
    }

    private static Sample outcome(String name, UpTurnState before, Outcome outcome) {
        return new Sample(
                name,
                "outcome",
                Json.outcome(outcome.seenBy(Seat.TWO)).toString(),
                Optional.of(text -> Json.outcome(JSON.readOutcome(text, before.viewFor(Seat.TWO)))
                        .toString()));
    }

    private static Sample record(String name, GameRecord record, Viewer viewer) {
        return new Sample(
                name,
                "record",
                Json.record(record.redactedFor(viewer)).toString(),
                Optional.of(text -> Json.record(JSON.readRedactedRecord(text)).toString()));
    }
}
