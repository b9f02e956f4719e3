package io.github.uptownrules.json;

import static io.github.uptownrules.json.Tables.JSON;
import static io.github.uptownrules.json.Tables.NOTATION;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Setup;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.variants.Rulesets;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A sample of a kind of value; some kinds have several.
 *
 * @param name a name
 * @param schema the schema that it must fit
 * @param json its JSON
 * @param again reads and rewrites it; empty if it has no reader
 */
record Sample(String name, Schema schema, String json, Optional<UnaryOperator<String>> again) {
    /** A position with few tiles. The capture of one of them would split its group. */
    private static final GameState GAME =
            NOTATION.readPosition("standard-3 9/9/9/7gf1/7g$1/2b3be3ofoF/6o7oi1/9/9 1 -;-;bA "
                    + "b=EI2fg/H9481iC6FB7aDG$b5dch;g=CH56a/FG4chIbEgie9DAB12378d;o=45cgh/eG1d9EHI68D$3ABC2ab");

    private static final PlayerView VIEW = GAME.viewFor(Seat.ONE);
    private static final Move CAPTURE = Move.parse("bf@E8");

    /** The first moves of a game. */
    private static final GameRecord RECORD = GameRecord.of(Rulesets.twoPlayer().deal(42))
            .withHeader("Seat1", "Ada")
            .withHeader("Seat2", "Zo\u00eb \u201c\ud83c\udfb2\u201d");

    /** The last move of a game. */
    private static final RandomPlay.Step LAST = Iterables.getLast(RandomPlay.steps(Rulesets.twoPlayer(), 3));

    static ImmutableList<Sample> all() {
        GameRecord played = RECORD.play(RECORD.end().legalMoves().get(0));
        GameRecord two = played.play(played.end().legalMoves().get(3));
        GameRecord resigned = two.terminated(Termination.resignation(Seat.ONE));
        Setup wrong = two.end().toSetup().toBuilder()
                .tile(Cell.H1, Tile.parse("b2"))
                .noHoldings(Seat.TWO)
                .build();
        return ImmutableList.of(
                view("view", VIEW),
                outcome("placement", GAME, CAPTURE),
                record("record", resigned, Seat.TWO),
                move("move", CAPTURE, VIEW),
                sample(
                        "standings alone",
                        Schema.STANDINGS,
                        Json.standings(VIEW.standings()).toString()),
                sample("targets alone", Schema.TARGETS, Json.targets(VIEW).toString()),
                sample(
                        "move-faults",
                        Schema.MOVE_FAULTS,
                        Json.moveFaults(VIEW, Tile.parse("b5"), Cell.F8).toString()),
                sample(
                        "position-faults",
                        Schema.POSITION_FAULTS,
                        Json.positionFaults(wrong.faults()).toString()),
                view("view of a spectator", GAME.viewFor(Viewer.SPECTATOR)),
                view("view at the end", LAST.after().viewFor(Seat.TWO)),
                outcome("last placement", LAST.before(), LAST.move()),
                record("record of a spectator", played, Viewer.SPECTATOR),
                move("move to an empty cell", Move.parse("b2@H2"), VIEW));
    }

    private static Sample sample(String name, Schema schema, String json) {
        return new Sample(name, schema, json, Optional.empty());
    }

    private static Sample view(String name, PlayerView view) {
        return new Sample(
                name,
                Schema.VIEW,
                Json.view(view).toString(),
                Optional.of(text -> Json.view(JSON.readView(text)).toString()));
    }

    private static Sample outcome(String name, GameState before, Move move) {
        return new Sample(
                name,
                Schema.PLACEMENT,
                Json.outcome(before.outcome(move).seenBy(Seat.ONE)).toString(),
                Optional.of(text -> Json.outcome(JSON.readOutcome(text, before.viewFor(Seat.ONE)))
                        .toString()));
    }

    private static Sample record(String name, GameRecord record, Viewer viewer) {
        return new Sample(
                name,
                Schema.RECORD,
                Json.record(record.redactedFor(viewer)).toString(),
                Optional.of(text -> Json.record(JSON.readRedactedRecord(text)).toString()));
    }

    private static Sample move(String name, Move move, PlayerView before) {
        return new Sample(
                name,
                Schema.MOVE_REQUEST,
                Json.move(move, before).toString(),
                Optional.of(text -> "{\"move\":\"" + Json.readMove(text) + "\"}"));
    }
}
