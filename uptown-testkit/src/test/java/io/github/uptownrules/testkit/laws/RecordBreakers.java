package io.github.uptownrules.testkit.laws;

import static io.github.uptownrules.testkit.laws.Breaker.but;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.doCallRealMethod;
import static org.mockito.Mockito.doReturn;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Memory;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.notation.RedactedRecord;
import io.github.uptownrules.core.value.Move;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Breakers of {@link RecordLaws}: records, or values derived from them, that give one wrong answer. */
public final class RecordBreakers {
    private static final Ruleset FOUR = JudgedRuleset.shape("four").ruleset();
    private static final Notation NOTATION = Notation.of(ImmutableList.of(FOUR));
    private static final Seat VIEWER = Seat.TWO;
    private static final int PLY = 5;
    private static final GameRecord RECORD = RecordLaws.record(FOUR, 1, 12);
    private static final GameRecord OTHER = RecordLaws.record(FOUR, 2, 12);
    private static final RedactedRecord REDACTED = RECORD.redactedFor(VIEWER);
    private static final Memory MEMORY = REDACTED.memory();

    private RecordBreakers() {}

    /**
     * A record for which reading returns the record itself, because a wrong copy equals no other record. Its first answer is
     * wrong.
     */
    private static Breaker read(String law, String error, Consumer<GameRecord> wrong) {
        return new Breaker(law, error, () -> {
            GameRecord record = but(RECORD, wrong);
            RecordLaws.aRecordRoundTrips(
                    record,
                    but(NOTATION, notation -> doReturn(record).when(notation).readRecord(any())));
        });
    }

    /** A record that is wrong when it is cut off after some moves. */
    private static Breaker cut(String law, String error, Consumer<GameRecord> wrong) {
        return new Breaker(
                law,
                error,
                () -> RecordLaws.movesTakenBackCanBePlayedAgain(but(
                        RECORD,
                        record -> doReturn(but(RECORD.upTo(PLY), wrong))
                                .when(record)
                                .upTo(PLY))));
    }

    /** A record that is wrong when a move is played again. */
    private static Breaker again(String law, String error, Consumer<GameRecord> wrong) {
        return cut(
                law,
                error,
                cut -> doReturn(but(RECORD.upTo(PLY).play(RECORD.moves().get(PLY)), wrong))
                        .when(cut)
                        .play(any(Move.class)));
    }

    private static GameRecord redacted(Consumer<RedactedRecord> wrong) {
        return but(RECORD, record -> doReturn(but(REDACTED, wrong)).when(record).redactedFor(VIEWER));
    }

    /** A redaction for which reading returns the redaction itself. */
    private static Breaker readRedacted(String law, String error, Consumer<RedactedRecord> wrong) {
        return new Breaker(law, error, () -> {
            GameRecord record = redacted(wrong);
            RedactedRecord read = record.redactedFor(VIEWER);
            RecordLaws.redactionCommutesWithReplay(
                    record,
                    VIEWER,
                    but(NOTATION, notation -> doReturn(read).when(notation).readRedactedRecord(any())));
        });
    }

    private static Breaker remembered(String law, String error, Consumer<Memory> wrong) {
        return new Breaker(
                law,
                error,
                () -> RecordLaws.aMemoryIsWhatWasSeen(
                        redacted(redacted ->
                                doReturn(but(MEMORY, wrong)).when(redacted).memory()),
                        VIEWER));
    }

    private static Breaker left(String law, String error, Consumer<RedactedRecord> wrong) {
        return new Breaker(
                law, error, () -> RecordLaws.nothingHiddenIsLeft(redacted(wrong), VIEWER, new SplitMix64(1)));
    }

    public static Stream<Breaker> all() {
        return Stream.of(records(), redactions(), memories()).flatMap(each -> each);
    }

    private static Stream<Breaker> records() {
        return Stream.of(
                new Breaker(
                        "record: the value read",
                        "another record that is read",
                        () -> RecordLaws.aRecordRoundTrips(
                                RECORD,
                                but(
                                        NOTATION,
                                        notation ->
                                                doReturn(OTHER).when(notation).readRecord(any())))),
                read(
                        "record: the position read after ply",
                        "another position",
                        record -> doReturn(OTHER.end())
                                .doCallRealMethod()
                                .when(record)
                                .at(PLY)),
                read(
                        "record: the placement read of ply",
                        "another placement",
                        record -> doReturn(OTHER.outcome(1))
                                .doCallRealMethod()
                                .when(record)
                                .outcome(PLY)),
                read(
                        "record: the placement of ply",
                        "another placement, always",
                        record -> doReturn(OTHER.outcome(1)).when(record).outcome(PLY)),
                read(
                        "record: the comments read after ply",
                        "another comment",
                        record -> doReturn(ImmutableList.of("x"))
                                .doCallRealMethod()
                                .when(record)
                                .comments(PLY)),
                new Breaker(
                        "record: the record up to its end",
                        "a record without its last move",
                        () -> RecordLaws.movesTakenBackCanBePlayedAgain(but(
                                RECORD,
                                record -> doReturn(RECORD.upTo(11)).when(record).upTo(12)))),
                cut(
                        "record: the end when cut at ply",
                        "another end",
                        record -> doReturn(OTHER.end()).when(record).end()),
                cut(
                        "record: the headers when cut at ply",
                        "no headers",
                        record -> doReturn(ImmutableMap.of()).when(record).headers()),
                cut(
                        "record: the comments when cut at ply",
                        "another comment",
                        record -> doReturn(ImmutableList.of("x")).when(record).comments(PLY)),
                again(
                        "record: the moves when played on from ply",
                        "no moves",
                        record -> doReturn(ImmutableList.of()).when(record).moves()),
                again(
                        "record: the end when played on from ply",
                        "another end",
                        record -> doReturn(OTHER.end()).when(record).end()),
                again(
                        "record: there are comments when played on from ply",
                        "a comment on a move that was not commented",
                        record -> doReturn(ImmutableList.of("x")).when(record).comments(PLY + 1)));
    }

    private static Stream<Breaker> redactions() {
        return Stream.of(
                new Breaker(
                        "Q13 redaction: the value read",
                        "another record that is read",
                        () -> RecordLaws.redactionCommutesWithReplay(
                                RECORD,
                                VIEWER,
                                but(
                                        NOTATION,
                                        notation -> doReturn(OTHER.redactedFor(VIEWER))
                                                .when(notation)
                                                .readRedactedRecord(any())))),
                readRedacted(
                        "Q13 redaction: the viewer",
                        "a spectator",
                        record -> doReturn(Viewer.SPECTATOR).when(record).viewer()),
                readRedacted(
                        "Q13 redaction: the moves",
                        "no moves",
                        record -> doReturn(ImmutableList.of()).when(record).moves()),
                readRedacted(
                        "Q13 redaction: the view after ply",
                        "another view of the redaction",
                        record -> doReturn(REDACTED.at(0))
                                .doCallRealMethod()
                                .when(record)
                                .at(PLY)),
                readRedacted(
                        "Q13 redaction: the view read after ply",
                        "another view that is read",
                        record -> doCallRealMethod()
                                .doReturn(REDACTED.at(0))
                                .when(record)
                                .at(PLY)),
                readRedacted(
                        "Q13 redaction: the placement read of ply",
                        "another placement that is read",
                        record -> doReturn(REDACTED.outcome(1))
                                .doCallRealMethod()
                                .when(record)
                                .outcome(PLY)),
                readRedacted(
                        "Q13 redaction: the placement of ply",
                        "another placement, always",
                        record -> doReturn(REDACTED.outcome(1)).when(record).outcome(PLY)),
                left(
                        "Q13 record: the record of a game that looks the same",
                        "the text 'x'",
                        record -> doReturn("x").when(record).toString()),
                left(
                        "Q13 record: the memory of a game that looks the same",
                        "another memory",
                        record -> doReturn(OTHER.redactedFor(VIEWER).memory())
                                .when(record)
                                .memory()),
                // A remaining comment would already fail the comparison with a game that looks the same. Another turn
                // at the end of the record prevents that comparison.
                new Breaker("Q13 record: the record shows", "a redaction that keeps a comment", () -> {
                    GameRecord record = redacted(
                            redacted -> doReturn("{next comes}").when(redacted).toString());
                    doReturn(but(
                                    RECORD.end(),
                                    (GameState end) ->
                                            doReturn(Optional.empty()).when(end).turn()))
                            .when(record)
                            .end();
                    RecordLaws.nothingHiddenIsLeft(record, VIEWER, new SplitMix64(1));
                }));
    }

    private static Stream<Breaker> memories() {
        return Stream.of(
                remembered("Q13 memory: the result of following", "a memory with another hash code", memory -> {}),
                remembered(
                        "Q13 memory: the viewer",
                        "a spectator",
                        memory -> doReturn(Viewer.SPECTATOR).when(memory).viewer()),
                remembered(
                        "Q13 memory: the view at the start",
                        "another view",
                        memory -> doReturn(MEMORY.view()).when(memory).start()),
                remembered(
                        "Q13 memory: the number of placements",
                        "no placements",
                        memory -> doReturn(ImmutableList.of()).when(memory).outcomes()),
                remembered(
                        "Q13 memory: the memory of the record up to its ply",
                        "an earlier memory that equals no other",
                        memory -> doReturn(but(MEMORY.upTo(PLY), earlier -> {}))
                                .when(memory)
                                .upTo(PLY)),
                remembered(
                        "Q13 memory: the view after ply",
                        "another view",
                        memory -> doReturn(but(
                                        MEMORY.upTo(PLY),
                                        earlier -> doReturn(MEMORY.start())
                                                .when(earlier)
                                                .view()))
                                .when(memory)
                                .upTo(PLY)));
    }
}
