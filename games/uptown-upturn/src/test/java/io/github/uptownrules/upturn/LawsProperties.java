package io.github.uptownrules.upturn;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.upturn.bots.Bots;
import io.github.uptownrules.upturn.simulation.Perft;
import io.github.uptownrules.upturn.simulation.Playout;
import io.github.uptownrules.upturn.tile.Tile;
import io.github.uptownrules.upturn.tile.Tiles;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.Assume;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.junit.jupiter.api.Test;

/** Laws that hold in every position. */
@Domain(Games.class)
@Domain(DomainContext.Global.class)
class LawsProperties {
    private static List<Viewer> viewers(UpTurnState game) {
        return Stream.concat(game.seats().stream().map(Viewer.class::cast), Stream.of(Viewer.SPECTATOR))
                .toList();
    }

    private static Tiles everyTile(UpTurnState game) {
        List<Tile> tiles = new ArrayList<>(game.bag());
        tiles.add(game.reference());
        game.played().forEach(tiles::add);
        game.seats().forEach(seat -> game.rack(seat).forEach(tiles::add));
        return Tiles.of(tiles);
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void everyTileIsInExactlyOnePlace(@ForAll UpTurnState game) {
        assertThat(everyTile(game)).isEqualTo(game.ruleset().tileSet().tiles());
        for (Move move : game.legalMoves()) {
            assertThat(everyTile(game.play(move)))
                    .isEqualTo(game.ruleset().tileSet().tiles());
        }
    }

    @Property(tries = 500, edgeCases = EdgeCasesMode.NONE)
    void w19_theSeatToMoveAlwaysHasALegalMove(@ForAll UpTurnState game) {
        assertThat(game.legalMoves().isEmpty()).isEqualTo(game.isOver());
        game.legalMoves().forEach(move -> {
            UpTurnState after = game.play(move);
            assertThat(after.legalMoves().isEmpty()).isEqualTo(after.isOver());
        });
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void theGameIsOverExactlyWhenARackIsEmpty_neverTwo(@ForAll UpTurnState game) {
        long empty =
                game.seats().stream().filter(seat -> game.tilesLeft(seat) == 0).count();
        assertThat(empty).isEqualTo(game.isOver() ? 1 : 0);
    }

    @Property(tries = 500, edgeCases = EdgeCasesMode.NONE)
    void aMoveIsInTheListExactlyIfItHasNoFaults(@ForAll UpTurnState game, @ForAll Move move) {
        List<Move> listed = ImmutableList.copyOf(game.legalMoves());
        assertThat(listed.contains(move)).isEqualTo(game.faults(move).isEmpty());
        assertThat(game.legalMoves().contains(move)).isEqualTo(game.faults(move).isEmpty());
        assertThat(game.isLegal(move)).isEqualTo(game.faults(move).isEmpty());
        assertThat(listed).allSatisfy(legal -> assertThat(game.faults(legal)).isEmpty());
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void variationsOfLegalMovesAreInTheListExactlyIfTheyHaveNoFaults(@ForAll UpTurnState game) {
        List<Move> listed = ImmutableList.copyOf(game.legalMoves());
        HashSet<Move> asSet = new HashSet<>(listed);
        for (Move move : listed.subList(0, Math.min(30, listed.size()))) {
            for (Move varied : variations(move)) {
                assertThat(asSet.contains(varied))
                        .as(varied.toString())
                        .isEqualTo(game.faults(varied).isEmpty());
            }
        }
    }

    private static List<Move> variations(Move move) {
        List<Move> varied = new ArrayList<>();
        if (move instanceof ActionMove action) {
            varied.add(action.calling());
        } else if (move instanceof NumberMove numbers) {
            varied.add(numbers.calling());
            varied.add(NumberMove.of(numbers.laid()).handingOut(numbers.handOuts()));
            varied.add(numbers.handingOut(HandOuts.none()));
            varied.add(NumberMove.of(numbers.laid().reverse()).handingOut(numbers.handOuts()));
            varied.add(NumberMove.of(numbers.last()).handingOut(numbers.handOuts()));
            for (Seat seat : Seat.first(4)) {
                varied.add(numbers.handingOut(numbers.handOuts().and(seat, 1)));
                varied.add(numbers.handingOut(HandOuts.to(seat)));
            }
        }
        return varied;
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void movesAreInCanonicalOrderAndAllDifferent(@ForAll UpTurnState game) {
        List<Move> moves = ImmutableList.copyOf(game.legalMoves());
        Comparator<Move> order = Comparator.<Move>comparingInt(move -> move.equals(Move.DRAW)
                        ? 1000
                        : move.equals(Move.PASS) ? 1001 : last(move).index())
                .thenComparing(Move::toString);
        assertThat(moves)
                .isSortedAccordingTo(order)
                .doesNotHaveDuplicates()
                .hasSize(game.legalMoves().size());
    }

    /** Applying a sent move to a viewer's view gives the view after the move. */
    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void viewsFollowMoves(@ForAll UpTurnState game, @ForAll long seed) {
        Assume.that(!game.isOver());
        List<Move> moves = ImmutableList.copyOf(game.legalMoves());
        SplitMix64 random = new SplitMix64(seed);
        for (int i = 0; i < 5; i++) {
            Outcome outcome = game.outcome(moves.get(random.nextInt(moves.size())));
            for (Viewer viewer : viewers(game)) {
                SeenOutcome seen = outcome.seenBy(viewer);
                assertThat(game.viewFor(viewer).follow(SeenMove.of(seen))).isEqualTo(seen);
                assertThat(game.viewFor(viewer).drawnBy(seen.move()))
                        .isEqualTo(SeenMove.of(seen).drawn().size());
            }
        }
    }

    /** W19: with nothing left to draw, some seats cannot lay. A player who always draws reaches such positions. */
    @Test
    void viewsFollowAForcedPass() {
        int passes = 0;
        for (long seed = 0; seed < Effort.of(40) || seed < 40 && passes <= 20; seed++) {
            SplitMix64 random = new SplitMix64(seed);
            UpTurnState game = UpTurnRuleset.of(4).deal(seed);
            for (int ply = 0; ply < 600 && !game.isOver(); ply++) {
                List<Move> moves = ImmutableList.copyOf(game.legalMoves());
                boolean isStuck = moves.equals(List.of(Move.PASS)) && !game.hasDrawn();
                Move move = moves.contains(Move.DRAW) ? Move.DRAW : moves.get(random.nextInt(moves.size()));
                Outcome outcome = game.outcome(move);
                for (Viewer viewer : isStuck ? viewers(game) : List.<Viewer>of()) {
                    SeenOutcome seen = outcome.seenBy(viewer);
                    assertThat(game.viewFor(viewer).follow(SeenMove.of(seen))).isEqualTo(seen);
                    passes++;
                }
                game = outcome.after();
            }
        }
        assertThat(passes).isGreaterThan(20);
    }

    /** When a client applies an arbitrary move to its view, it either gets a readable view or rejects the move. */
    @Property(tries = 500, edgeCases = EdgeCasesMode.NONE)
    void viewsRejectImpossibleMoves(@ForAll UpTurnState game, @ForAll Move move, @ForAll long seed) {
        Assume.that(!game.isOver());
        SplitMix64 random = new SplitMix64(seed);
        List<Tile> all = game.ruleset().tileSet().tiles().asList();
        ImmutableList.Builder<Tile> drawn = ImmutableList.builder();
        for (int i = random.nextInt(3); i > 0; i--) {
            drawn.add(all.get(random.nextInt(all.size())));
        }
        for (Viewer viewer : viewers(game)) {
            try {
                UpTurnView after = game.viewFor(viewer)
                        .follow(new SeenMove(move, drawn.build()))
                        .after();
                assertThat(Games.NOTATION.readView(after.toString(), viewer)).isEqualTo(after);
            } catch (IllegalArgumentException e) {
                assertThat(e).message().isNotEmpty().doesNotContain("\n");
            }
        }
    }

    /**
     * The positions of a redacted record are the viewer's views of the positions of the full record, and redacted records
     * can be read back.
     */
    @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
    void recordsAndViewsCommute(@ForAll UpTurnState game, @ForAll long seed) {
        SplitMix64 random = new SplitMix64(seed);
        GameRecord record = GameRecord.of(game);
        for (int i = 0; i < 12 && !record.end().isOver(); i++) {
            List<Move> moves = ImmutableList.copyOf(record.end().legalMoves());
            record = record.play(moves.get(random.nextInt(moves.size())));
        }
        for (Viewer viewer : viewers(game)) {
            RedactedRecord seen = record.redactedFor(viewer);
            assertThat(Games.NOTATION.readRedactedRecord(seen.toString())).isEqualTo(seen);
            for (int ply = 0; ply <= record.moves().size(); ply++) {
                assertThat(seen.at(ply)).isEqualTo(record.at(ply).viewFor(viewer));
                if (ply > 0) {
                    assertThat(seen.outcome(ply)).isEqualTo(record.outcome(ply).seenBy(viewer));
                }
            }
        }
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void aGeneratorSamplesTheWorldOfItsSeed(@ForAll UpTurnState game, @ForAll long seed) {
        for (Viewer viewer : viewers(game)) {
            UpTurnView view = game.viewFor(viewer);
            UpTurnState world = view.sample(new SplitMix64(seed));
            assertThat(world.viewFor(viewer)).isEqualTo(view);
            assertThat(world.bag()).isEqualTo(view.sample(seed).bag());
            assertThat(world.generatorState())
                    .isEqualTo(new SplitMix64(view.sample(seed).generatorState()).nextLong());
        }
    }

    private static Tile last(Move move) {
        return move.laid().get(move.laid().size() - 1);
    }

    @Property(tries = 500, edgeCases = EdgeCasesMode.NONE)
    void movesRoundTripAsText(@ForAll Move move) {
        assertThat(Move.parse(move.toString())).isEqualTo(move).hasToString(move.toString());
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void positionsAndViewsRoundTripAsText(@ForAll UpTurnState game) {
        UpTurnState read = Games.NOTATION.readPosition(game.toString());
        assertThat(read).isEqualTo(game).hasToString(game.toString()).hasSameHashCodeAs(game);
        assertThat(ImmutableList.copyOf(read.legalMoves())).isEqualTo(ImmutableList.copyOf(game.legalMoves()));
        for (Viewer viewer : viewers(game)) {
            UpTurnView view = game.viewFor(viewer);
            assertThat(Games.NOTATION.readView(view.toString(), viewer))
                    .isEqualTo(view)
                    .hasSameHashCodeAs(view);
        }
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void aPositionThatWasReadContinuesLikeTheOriginal(@ForAll UpTurnState game) {
        UpTurnState read = Games.NOTATION.readPosition(game.toString());
        for (Move move : game.legalMoves()) {
            assertThat(read.play(move)).isEqualTo(game.play(move));
        }
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void movesAndReasonsFollowFromTheViewOfTheSeatToMove(
            @ForAll UpTurnState game, @ForAll List<Move> moves, @ForAll long seed) {
        Assume.that(!game.isOver());
        Seat seat = game.turn().orElseThrow();
        UpTurnView view = game.viewFor(seat);
        UpTurnState world = view.sample(seed);
        assertThat(view.legalMoves()).hasToString(game.legalMoves().toString());
        assertThat(world.legalMoves()).hasToString(game.legalMoves().toString());
        for (Move move : moves) {
            assertThat(view.faults(move)).isEqualTo(game.faults(move));
            assertThat(view.isLegal(move)).isEqualTo(game.isLegal(move));
            assertThat(world.faults(move)).isEqualTo(game.faults(move));
        }
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void everySampleHasTheSameView(@ForAll UpTurnState game, @ForAll long seed) {
        for (Viewer viewer : viewers(game)) {
            UpTurnView view = game.viewFor(viewer);
            UpTurnState world = view.sample(seed);
            assertThat(world.viewFor(viewer)).isEqualTo(view);
            assertThat(everyTile(world)).isEqualTo(everyTile(game));
            assertThat(Games.NOTATION.readPosition(world.toString())).isEqualTo(world);
        }
    }

    /** Exchanges hidden tiles at random, without the library. */
    private static UpTurnState withOtherHiddenTiles(UpTurnState game, Viewer viewer, long seed) {
        SplitMix64 random = new SplitMix64(seed);
        List<Tile> hidden = new ArrayList<>(game.bag());
        game.seats().stream()
                .filter(seat -> seat != viewer)
                .forEach(seat -> game.rack(seat).forEach(hidden::add));
        RandomInts.shuffle(random, hidden);
        int[] from = {0};
        Tiles[] racks = game.seats().stream()
                .map(seat -> seat == viewer
                        ? game.rack(seat)
                        : Tiles.of(hidden.subList(from[0], from[0] += game.tilesLeft(seat))))
                .toArray(Tiles[]::new);
        Bag bag = Bag.of(hidden.subList(from[0], hidden.size()));
        return new UpTurnState(game.table(), game.played(), bag, racks, random.nextLong());
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void hiddenTilesDoNotAffectAnythingThatAViewerCanObserve(
            @ForAll UpTurnState game, @ForAll List<Move> moves, @ForAll long seed) {
        for (Viewer viewer : viewers(game)) {
            UpTurnView view = game.viewFor(viewer);
            UpTurnView other = withOtherHiddenTiles(game, viewer, seed).viewFor(viewer);
            assertThat(other).isEqualTo(view).hasSameHashCodeAs(view).hasToString(view.toString());
            assertThat(other.unseen()).isEqualTo(view.unseen());
            assertThat(other.worldCount()).isEqualTo(view.worldCount());
            assertThat(other.sample(seed)).isEqualTo(view.sample(seed));
            assertThat(other.legalMoves()).hasToString(view.legalMoves().toString());
            assertThat(other.standings()).isEqualTo(view.standings());
            for (Move move : moves) {
                assertThat(other.faults(move)).isEqualTo(view.faults(move));
            }
        }
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void theNumberOfWorldsIsNFactorialOverTheHiddenRacks(@ForAll UpTurnState game) {
        for (Viewer viewer : viewers(game)) {
            UpTurnView view = game.viewFor(viewer);
            BigInteger count = factorial(view.unseen().size());
            for (Seat seat : game.seats()) {
                count = seat == viewer ? count : count.divide(factorial(game.tilesLeft(seat)));
            }
            assertThat(view.worldCount()).isEqualTo(count);
        }
    }

    private static BigInteger factorial(int number) {
        return number < 2 ? BigInteger.ONE : BigInteger.valueOf(number).multiply(factorial(number - 1));
    }

    @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
    void pastStatesNeverChange(@ForAll UpTurnState game, @ForAll long seed) {
        String before = everythingOf(game);
        SplitMix64 random = new SplitMix64(seed);
        UpTurnState end = Playout.of(Bots.parse("random"), 50).playOut(game, random);
        for (Move move : game.legalMoves()) {
            game.outcome(move);
        }
        assertThat(end.ruleset()).isEqualTo(game.ruleset());
        assertThat(everythingOf(game)).isEqualTo(before);
    }

    private static String everythingOf(UpTurnState game) {
        return viewers(game).stream()
                .map(viewer -> game.viewFor(viewer).toString())
                .collect(
                        Collectors.joining("\n", game + "\n" + game.legalMoves() + "\n" + game.standings() + "\n", ""));
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void anOutcomeAgreesWithThePositionsBeforeAndAfterIt(@ForAll UpTurnState game) {
        for (Move move : game.legalMoves()) {
            Outcome outcome = game.outcome(move);
            assertThat(outcome.after()).isEqualTo(game.play(move));
            for (Seat seat : game.seats()) {
                List<Tile> rack = new ArrayList<>(game.rack(seat).asList());
                if (seat == outcome.seat()) {
                    move.laid().forEach(rack::remove);
                }
                outcome.drawings().stream()
                        .filter(drawing -> drawing.seat() == seat)
                        .forEach(drawing -> rack.add(drawing.tile().orElseThrow()));
                assertThat(outcome.after().rack(seat)).isEqualTo(Tiles.of(rack));
            }
            long due = move instanceof NumberMove numbers ? numbers.handOuts().size() : 0;
            assertThat(outcome.drawings().stream().filter(drawing -> drawing.cause() == Drawing.Cause.HAND_OUT))
                    .as("hand-outs never fall short")
                    .hasSize((int) due);
            assertThat(outcome.refill().isPresent())
                    .as("only a refill changes the bag other than by drawing")
                    .isEqualTo(outcome.drawings().size() > game.bagSize());
            if (outcome.refill().isEmpty()) {
                assertThat(outcome.after().generatorState()).isEqualTo(game.generatorState());
            }
        }
    }

    @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
    void recordsRoundTripAsText(@ForAll UpTurnState start, @ForAll long seed) {
        SplitMix64 random = new SplitMix64(seed);
        GameRecord record = GameRecord.of(start).withHeader("Seed", String.valueOf(seed));
        for (int ply = 0; ply < 40 && !record.end().isOver(); ply++) {
            MoveList moves = record.end().legalMoves();
            record = record.play(moves.get(random.nextInt(moves.size())));
            if (random.nextInt(5) == 0) {
                record = record.withComment("after " + ply);
            }
        }
        assertThat(Games.NOTATION.readRecord(record.toString()))
                .isEqualTo(record)
                .hasToString(record.toString());
    }

    @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
    void perftIsTheNumberOfSequences(@ForAll UpTurnState game) {
        Assume.that(game.legalMoves().size() < 60);
        long two = game.legalMoves().stream()
                .mapToLong(move -> game.play(move).legalMoves().stream().count())
                .sum();
        assertThat(Perft.count(game, 2)).isEqualTo(two);
    }
}
