package io.github.uptownrules.core.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.core.game.Deal;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.notation.RedactedRecord;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Viewer;
import io.github.uptownrules.random.Draws;
import io.github.uptownrules.random.SplitMix64;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What holds for the record of every game, under any ruleset. */
public final class RecordLaws {
    private RecordLaws() {}

    /** The record of some first moves of a random game, with a header and comments that a redaction has to leave out. */
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
        GameRecord read = notation.readRecord(record.toString());
        assertThat(read).isEqualTo(record).hasSameHashCodeAs(record).hasToString(record.toString());
        for (int ply = 0; ply <= record.moves().size(); ply++) {
            assertThat(read.at(ply)).isEqualTo(record.at(ply));
            if (ply > 0) {
                assertThat(record.placement(ply))
                        .isEqualTo(read.placement(ply))
                        .isEqualTo(record.at(ply - 1).place(record.moves().get(ply - 1)));
            }
            assertThat(read.comments(ply)).isEqualTo(record.comments(ply));
        }
    }

    /** A record that is cut off anywhere and played on is the same but for its later comments. */
    public static void movesTakenBackCanBePlayedAgain(GameRecord record) {
        assertThat(record.upTo(record.moves().size())).isEqualTo(record);
        for (int ply = 0; ply < record.moves().size(); ply++) {
            GameRecord cut = record.upTo(ply);
            assertThat(cut.end()).isEqualTo(record.at(ply));
            assertThat(cut.headers()).isEqualTo(record.headers());
            assertThat(cut.comments(ply)).isEqualTo(record.comments(ply));
            GameRecord again = cut.play(record.moves().get(ply));
            assertThat(again.moves()).isEqualTo(record.upTo(ply + 1).moves());
            assertThat(again.end()).isEqualTo(record.at(ply + 1));
            assertThat(again.comments(ply + 1)).isEmpty();
        }
    }

    /** To redact and then replay is to replay and then look. */
    public static void redactionCommutesWithReplay(GameRecord record, Viewer viewer, Notation notation) {
        RedactedRecord redacted = record.redactedFor(viewer);
        RedactedRecord read = notation.readRedactedRecord(redacted.toString());
        assertThat(read).isEqualTo(redacted).hasSameHashCodeAs(redacted).hasToString(redacted.toString());
        assertThat(read.viewer()).isEqualTo(viewer);
        assertThat(read.moves()).isEqualTo(record.moves());
        for (int ply = 0; ply <= record.moves().size(); ply++) {
            PlayerView seen = record.at(ply).viewFor(viewer);
            assertThat(redacted.at(ply)).isEqualTo(seen);
            assertThat(read.at(ply)).isEqualTo(seen);
            if (ply > 0) {
                assertThat(redacted.placement(ply))
                        .isEqualTo(read.placement(ply))
                        .isEqualTo(record.placement(ply).seenBy(viewer));
            }
        }
    }

    /** A game that went on the same for all that the viewer saw leaves the same redacted record. */
    public static void nothingHiddenIsLeft(GameRecord record, Viewer viewer, SplitMix64 random) {
        Optional<GameRecord> other = sameForViewer(record, viewer, random);
        other.ifPresent(same -> assertThat(same.redactedFor(viewer).toString())
                .isEqualTo(record.redactedFor(viewer).toString()));
        String text = record.redactedFor(viewer).toString();
        assertThat(text).doesNotContain("Seed", "{", "next comes");
    }

    /**
     * The same moves from another deal: the tiles that were never seen change places among each other, wherever in the deal
     * they are. Nothing, if then somebody is stuck who was not, or the other way round.
     */
    private static Optional<GameRecord> sameForViewer(GameRecord record, Viewer viewer, SplitMix64 random) {
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
                Draws.shuffle(random, unseen);
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
