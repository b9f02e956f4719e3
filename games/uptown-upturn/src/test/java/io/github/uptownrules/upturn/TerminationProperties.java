package io.github.uptownrules.upturn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.game.Termination.Cause;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import net.jqwik.api.domains.DomainContextBase;

/** Terminations of arbitrary games. */
@Domain(Games.class)
@Domain(DomainContext.Global.class)
@Domain(TerminationProperties.Ends.class)
class TerminationProperties {
    /** All possible terminations, including some with seats that small tables lack. */
    static final class Ends extends DomainContextBase {
        @Provide
        Arbitrary<Termination> terminations() {
            Arbitrary<Termination> withLosers = Arbitraries.of(Seat.first(4))
                    .set()
                    .ofMinSize(1)
                    .flatMap(losers -> Arbitraries.of(Cause.RESIGNATION, Cause.TIMEOUT)
                            .map(cause -> new Termination(cause, ImmutableSet.copyOf(losers))));
            return Arbitraries.oneOf(
                    withLosers, withLosers, Arbitraries.of(Termination.agreement(), Termination.limit()));
        }
    }

    /** Returns a record of an unfinished game with some moves. */
    private static GameRecord record(UpTurnState start, long seed) {
        SplitMix64 random = new SplitMix64(seed);
        GameRecord record = GameRecord.of(start).withHeader("Seat2", "Ada").withHeader("Site", "secret");
        for (int ply = random.nextInt(12); ply > 0; ply--) {
            MoveList moves = record.end().legalMoves();
            GameRecord after = record.play(moves.get(random.nextInt(moves.size())));
            if (after.isOver()) {
                return record;
            }
            record = after;
        }
        return record;
    }

    private static List<Viewer> viewers(UpTurnState game) {
        return Stream.concat(game.seats().stream().map(Viewer.class::cast), Stream.of(Viewer.SPECTATOR))
                .toList();
    }

    private static boolean fits(Termination how, UpTurnState game) {
        return game.seats().containsAll(how.losers())
                && how.losers().size() < game.seats().size();
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void readsWhatItWrites_andRedactingCommutesWithTerminating(
            @ForAll UpTurnState start, @ForAll long seed, @ForAll Termination how) {
        Assume.that(!start.isOver());
        GameRecord goesOn = record(start, seed);
        if (!fits(how, start)) {
            assertThatIllegalArgumentException().isThrownBy(() -> goesOn.terminated(how));
            return;
        }
        GameRecord record = goesOn.terminated(how);
        assertThat(Games.NOTATION.readRecord(record.toString()))
                .isEqualTo(record)
                .hasToString(record.toString());
        for (Viewer viewer : viewers(start)) {
            RedactedRecord seen = record.redactedFor(viewer);
            assertThat(seen.termination()).contains(how);
            assertThat(seen.isOver()).isTrue();
            assertThat(seen.standings()).isEqualTo(record.standings());
            assertThat(seen.end()).isEqualTo(record.end().viewFor(viewer));
            assertThat(Games.NOTATION.readRedactedRecord(seen.toString()))
                    .isEqualTo(seen)
                    .hasToString(seen.toString());
            // Redacting first and terminating later gives the same text, because the result contains nothing hidden.
            String result = "[Result \""
                    + goesOn.end().seats().stream()
                            .map(seat -> String.valueOf(goesOn.end().tilesLeft(seat)))
                            .reduce((one, other) -> one + " " + other)
                            .orElseThrow()
                    + "\"]";
            assertThat(seen)
                    .hasToString(goesOn.redactedFor(viewer)
                            .toString()
                            .replace("[Result \"*\"]", "[Termination \"" + how + "\"]\n" + result));
        }
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void losersRankLast_andTheOrderOfTheOthersStays(
            @ForAll UpTurnState start, @ForAll long seed, @ForAll Termination how) {
        Assume.that(!start.isOver() && fits(how, start));
        GameRecord goesOn = record(start, seed);
        Standings before = goesOn.standings();
        Standings after = goesOn.terminated(how).standings();
        int last = start.seats().size() - how.losers().size() + 1;
        for (Standing one : after.bySeat()) {
            assertThat(one.tilesLeft()).isEqualTo(before.forSeat(one.seat()).tilesLeft());
            if (how.losers().contains(one.seat())) {
                assertThat(one.rank()).isEqualTo(last);
            } else {
                long ahead = before.bySeat().stream()
                        .filter(other -> !how.losers().contains(other.seat()))
                        .filter(other -> other.tilesLeft() < one.tilesLeft())
                        .count();
                assertThat(one.rank()).isEqualTo((int) ahead + 1);
            }
        }
        assertThat(after.winners()).isNotEmpty().noneMatch(how.losers()::contains);
    }
}
