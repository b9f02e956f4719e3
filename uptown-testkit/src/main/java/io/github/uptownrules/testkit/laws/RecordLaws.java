package io.github.uptownrules.testkit.laws;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.Deal;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Memory;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.SeenMove;
import io.github.uptownrules.core.game.SeenOutcome;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.notation.RedactedRecord;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The laws of records, under any ruleset. */
public final class RecordLaws {
    private RecordLaws() {}

    /** Returns the record of the first moves of a random game, with a header and comments that a redaction must omit. */
    public static GameRecord record(Ruleset ruleset, long seed, int moves) {
        SplitMix64 random = new SplitMix64(seed);
        GameRecord record = GameRecord.of(RandomPlay.deal(ruleset, seed))
                .withHeader("Seat1", "Ada")
                .withHeader("Seed", String.valueOf(seed))
                .withComment("dealt with seed " + seed);
        while (!record.end().isOver() && record.moves().size() < moves) {
            record = record.play(RandomPlay.move(record.end(), random));
            if (random.nextInt(10) == 0) {
                record = record.withComment("next comes " + record.end().pile(Color.BLUE));
            }
        }
        return record;
    }

    public static void aRecordRoundTrips(GameRecord record, Notation notation) {
        Law law = new Law("record", record);
        GameRecord read = notation.readRecord(record.toString());
        law.equal("the value read", read, record);
        for (int ply = 0; ply <= record.moves().size(); ply++) {
            law.same("the position read after ply", ply, read.at(ply), record.at(ply));
            if (ply > 0) {
                law.same("the placement read of ply", ply, read.outcome(ply), record.outcome(ply));
                law.same(
                        "the placement of ply",
                        ply,
                        record.outcome(ply),
                        record.at(ply - 1).outcome(record.moves().get(ply - 1)));
            }
            law.same("the comments read after ply", ply, read.comments(ply), record.comments(ply));
        }
    }

    /** Checks that a record that is cut off anywhere and then continued is the same, except for its later comments. */
    public static void movesTakenBackCanBePlayedAgain(GameRecord record) {
        Law law = new Law("record", record);
        law.same("the record up to its end", record.upTo(record.moves().size()), record);
        for (int ply = 0; ply < record.moves().size(); ply++) {
            GameRecord cut = record.upTo(ply);
            law.same("the end when cut at ply", ply, cut.end(), record.at(ply));
            law.same("the headers when cut at ply", ply, cut.headers(), record.headers());
            law.same("the comments when cut at ply", ply, cut.comments(ply), record.comments(ply));
            GameRecord again = cut.play(record.moves().get(ply));
            law.same(
                    "the moves when played on from ply",
                    ply,
                    again.moves(),
                    record.upTo(ply + 1).moves());
            law.same("the end when played on from ply", ply, again.end(), record.at(ply + 1));
            law.holds(
                    "there are comments when played on from ply",
                    ply,
                    again.comments(ply + 1).isEmpty());
        }
    }

    /** Checks that redacting and replaying commute. */
    public static void redactionCommutesWithReplay(GameRecord record, Viewer viewer, Notation notation) {
        Law law = new Law("Q13 redaction", "the view of " + viewer + " in " + record);
        RedactedRecord redacted = record.redactedFor(viewer);
        RedactedRecord read = notation.readRedactedRecord(redacted.toString());
        law.equal("the value read", read, redacted);
        law.same("the viewer", read.viewer(), viewer);
        law.same("the moves", read.moves(), record.moves());
        for (int ply = 0; ply <= record.moves().size(); ply++) {
            PlayerView seen = record.at(ply).viewFor(viewer);
            law.same("the view after ply", ply, redacted.at(ply), seen);
            law.same("the view read after ply", ply, read.at(ply), seen);
            if (ply > 0) {
                law.same("the placement read of ply", ply, read.outcome(ply), redacted.outcome(ply));
                law.same(
                        "the placement of ply",
                        ply,
                        redacted.outcome(ply),
                        record.outcome(ply).seenBy(viewer));
            }
        }
    }

    /** Checks that a memory is the same whether it was built move by move or read from a record. */
    public static void aMemoryIsWhatWasSeen(GameRecord record, Viewer viewer) {
        Law law = new Law("Q13 memory", "the view of " + viewer + " in " + record);
        Memory memory = record.redactedFor(viewer).memory();
        law.same("the viewer", memory.viewer(), viewer);
        law.same("the view at the start", memory.start(), record.at(0).viewFor(viewer));
        law.same(
                "the number of placements",
                memory.outcomes().size(),
                record.moves().size());
        for (int ply = 0; ply <= record.moves().size(); ply++) {
            Memory earlier = memory.upTo(ply);
            law.same("the view after ply", ply, earlier.view(), record.at(ply).viewFor(viewer));
            law.equal(
                    "the memory of the record up to its ply",
                    earlier,
                    record.upTo(ply).redactedFor(viewer).memory());
        }
        law.equal("the result of following", followed(record, viewer), memory);
    }

    /** Returns the memory of a client that followed each move. */
    public static Memory followed(GameRecord record, Viewer viewer) {
        Memory memory = Memory.of(record.at(0).viewFor(viewer));
        for (int ply = 1; ply <= record.moves().size(); ply++) {
            SeenOutcome seen = record.outcome(ply).seenBy(viewer);
            memory = memory.follow(
                    new SeenMove(seen.move(), seen.drawn(), record.at(ply).turn()));
        }
        return memory;
    }

    /** Checks that games that looked the same to a viewer have the same redacted record. */
    public static void nothingHiddenIsLeft(GameRecord record, Viewer viewer, SplitMix64 random) {
        Law law = new Law("Q13 record", "the view of " + viewer + " in " + record);
        String text = record.redactedFor(viewer).toString();
        sameForViewer(record, viewer, random)
                .ifPresent(same -> law.same(
                        "the record of a game that looks the same",
                        same.redactedFor(viewer).toString(),
                        text));
        Memory memory = record.redactedFor(viewer).memory();
        sameForViewer(record, viewer, random)
                .ifPresent(same -> law.equal(
                        "the memory of a game that looks the same",
                        same.redactedFor(viewer).memory(),
                        memory));
        for (String hidden : List.of("Seed", "{", "next comes")) {
            law.holds("the record shows", hidden, !text.contains(hidden));
        }
    }

    /**
     * Returns a record with the same moves from another deal, in which the tiles that the viewer never saw are permuted.
     * Returns empty if the turns differ, because a different seat is stuck in that game.
     */
    public static Optional<GameRecord> sameForViewer(GameRecord record, Viewer viewer, SplitMix64 random) {
        GameState start = record.at(0);
        PlayerView end = record.end().viewFor(viewer);
        ImmutableMap.Builder<Color, List<Face>> orders = ImmutableMap.builder();
        for (Seat seat : start.seats()) {
            for (Color color : start.colors(seat)) {
                List<Face> order = new ArrayList<>();
                start.rack(color).forEach(order::add);
                order.addAll(start.pile(color));
                List<Face> unseen = new ArrayList<>();
                end.unseen(color).forEach(unseen::add);
                RandomInts.shuffle(random, unseen);
                order.replaceAll(tile -> end.unseen(color).contains(tile) ? unseen.remove(0) : tile);
                orders.put(color, order);
            }
        }
        GameRecord other = GameRecord.of(GameState.start(
                        Deal.of(start.ruleset(), orders.buildOrThrow()),
                        start.turn().orElseThrow()))
                .withHeader("Seat1", "Ada");
        for (Move move : record.moves()) {
            if (!other.end().turn().equals(record.at(other.moves().size()).turn())) {
                return Optional.empty();
            }
            other = other.play(move);
        }
        return Optional.of(other)
                .filter(same -> same.end().turn().equals(record.end().turn()));
    }
}
