package io.github.uptownrules.upturn.bots;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.upturn.Direction;
import io.github.uptownrules.upturn.HandOuts;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.MoveList;
import io.github.uptownrules.upturn.NumberMove;
import io.github.uptownrules.upturn.Rotation;
import io.github.uptownrules.upturn.UpTurnState;
import io.github.uptownrules.upturn.UpTurnView;
import io.github.uptownrules.upturn.tile.Tile;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Checks that the mutable table agrees exactly with the immutable game, for any position and move. */
class TableProperties {
    private static final List<Bot> PLAYERS =
            List.of(Bots.parse("random"), Bots.parse("sensible"), Bots.parse("casual"), TableProperties::hoard);

    /** Nearly always draws and passes if possible, so that racks grow until nothing can be drawn. */
    private static Move hoard(UpTurnView view, RandomGenerator random) {
        MoveList moves = view.legalMoves();
        List<Move> idle = moves.stream().filter(move -> move.laid().isEmpty()).toList();
        return idle.isEmpty() || RandomInts.below(random, 8) == 0
                ? moves.get(RandomInts.below(random, moves.size()))
                : idle.get(0);
    }

    @Provide
    Arbitrary<UpTurnState> games() {
        Arbitrary<Integer> lengths = Arbitraries.oneOf(
                Arbitraries.integers().between(1, 40), Arbitraries.integers().between(1, 200), Arbitraries.just(300));
        return Combinators.combine(
                        Arbitraries.of(Tables.RULESETS), Arbitraries.of(PLAYERS), Arbitraries.longs(), lengths)
                .as((ruleset, player, seed, length) -> Tables.last(Tables.play(ruleset, player, seed, length)))
                .withoutEdgeCases();
    }

    private static void assertSame(MutableTable table, UpTurnState game) {
        assertThat(table.isOver()).isEqualTo(game.isOver());
        assertThat(table.turn).isEqualTo(game.turn().map(Seat::ordinal).orElse(-1));
        assertThat(table.reference).isEqualTo(game.reference().index());
        assertThat(table.direction)
                .isEqualTo(game.direction() == Direction.OPEN ? 0 : game.direction() == Direction.RISING ? 1 : -1);
        assertThat(table.rotation).isEqualTo(game.rotation() == Rotation.LEFT ? 1 : -1);
        assertThat(table.hasDrawn).isEqualTo(game.hasDrawn());
        assertThat(table.pile().bag())
                .isEqualTo(game.bag().stream().mapToInt(Tile::index).toArray());
        assertThat(table.pile().played())
                .isEqualTo(game.played().stream().mapToInt(Tile::index).toArray());
        assertThat(table.pile().generatorState()).isEqualTo(game.generatorState());
        assertThat(table.pile().canDraw()).isEqualTo(game.canDraw());
        for (Seat seat : game.seats()) {
            int[] rack = new int[table.racks().size(seat.ordinal())];
            for (int place = 0; place < rack.length; place++) {
                rack[place] = table.racks().get(seat.ordinal(), place);
            }
            assertThat(rack)
                    .isEqualTo(game.rack(seat).stream().mapToInt(Tile::index).toArray());
            assertThat(table.racks().numbers(seat.ordinal())).isEqualTo((int)
                    game.rack(seat).stream().filter(Tile::isNumber).count());
        }
    }

    @Property(tries = 500, edgeCases = EdgeCasesMode.NONE)
    void everyMoveHasTheEffectOfTheRules(@ForAll("games") UpTurnState game) {
        MutableTable table = TableSetup.of(game);
        assertSame(table, game);
        MutableTable trial = MutableTable.like(game);
        for (Move move : game.legalMoves()) {
            trial.set(table);
            trial.play(move);
            assertSame(trial, game.play(move));
        }
        assertSame(table, game);
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void aGameStaysTheSameThroughRefills(@ForAll("games") UpTurnState start, @ForAll long seed) {
        SplitMix64 random = new SplitMix64(seed);
        UpTurnState game = start;
        MutableTable table = TableSetup.of(start);
        MutableTable copy = MutableTable.like(start);
        for (int moves = 0; moves < 100 && !game.isOver(); moves++) {
            Move move = hoard(game.viewFor(game.turn().orElseThrow()), random);
            // Alternating between two tables reveals arrays that they share by mistake.
            copy.set(table);
            table.play(move);
            assertSame(copy, game);
            game = game.play(move);
            assertSame(table, game);
        }
    }

    /** A policy's choice has the same effect as its move. */
    @Property(tries = 500, edgeCases = EdgeCasesMode.NONE)
    void aChoiceEqualsItsMove(@ForAll("games") UpTurnState game) {
        if (game.isOver()) {
            return;
        }
        for (Weights weights :
                List.of(Weights.SENSIBLE, Weights.expert(game.seats().size()))) {
            MutableTable table = TableSetup.of(game);
            int choice = new Policy(weights).choose(table);
            Move move = PolicyMoves.of(table, choice);
            assertThat(game.faults(move)).isEmpty();
            table.play(choice);
            assertSame(table, game.play(move));
            MutableTable seen = TableSetup.toChooseFrom(game.viewFor(game.turn().orElseThrow()));
            assertThat(new Policy(weights).choose(seen)).isEqualTo(choice);
        }
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void candidatesAreTheLegalMovesWithoutMissedCallsAndUnevenSplits(@ForAll("games") UpTurnState game) {
        if (game.isOver()) {
            return;
        }
        UpTurnView view = game.viewFor(game.turn().orElseThrow());
        ImmutableList<Move> candidates = Candidates.of(view);
        assertThat(candidates)
                .doesNotHaveDuplicates()
                .allSatisfy(move -> assertThat(view.faults(move)).isEmpty());
        assertThat(candidates.get(0)).isEqualTo(Bots.parse("sensible").choose(view, new SplitMix64(1)));
        int rack = view.rack().orElseThrow().size();
        for (Move move : view.legalMoves()) {
            boolean missesCall = rack - move.laid().size() == 1 && !move.equals(Move.DRAW) && !move.isCalled();
            boolean splits = move instanceof NumberMove numbers && isSplit(numbers.handOuts());
            if (!missesCall && !splits) {
                assertThat(candidates).contains(move);
            }
            if (missesCall) {
                assertThat(candidates).doesNotContain(move);
            }
        }
        for (Move move : candidates) {
            if (move instanceof NumberMove numbers && isSplit(numbers.handOuts())) {
                assertThat(spread(view, numbers.handOuts())).isLessThan(2);
            }
        }
    }

    private static boolean isSplit(HandOuts handOuts) {
        return Seat.first(4).stream().filter(seat -> handOuts.of(seat) > 0).count() > 1;
    }

    /** Returns how much larger the largest rack is than the smallest after the hand-outs, among the seats that get tiles. */
    private static int spread(UpTurnView view, HandOuts handOuts) {
        int[] after = view.seats().stream()
                .filter(seat -> handOuts.of(seat) > 0)
                .mapToInt(seat -> view.tilesLeft(seat) + handOuts.of(seat))
                .sorted()
                .toArray();
        return after[after.length - 1] - after[0];
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void w10_w11_knowsForEachTileWhetherTheMoverPlaysAgain(@ForAll("games") UpTurnState game) {
        for (Move move : game.legalMoves()) {
            if (!move.laid().isEmpty()) {
                Tile last = move.laid().get(move.laid().size() - 1);
                assertThat(game.play(move).turn().equals(game.turn()))
                        .as("%s in %s", move, game)
                        .isEqualTo(
                                TileFacts.playsAgain(last.index(), game.seats().size()));
            }
        }
    }

    /** Playouts use only possible worlds of the view, and in each of them the seat sees this view. */
    @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
    void playoutsSampleWorldsOfTheView(@ForAll("games") UpTurnState game, @ForAll long seed) {
        Optional<Seat> turn = game.turn();
        if (turn.isEmpty()) {
            return;
        }
        UpTurnView view = game.viewFor(turn.get());
        Playouts playouts = new Playouts(view);
        for (int deal = 0; deal < 3; deal++) {
            playouts.deal(new SplitMix64(seed + deal));
            MutableTable world = playouts.world();
            int[] tiles = new int[Tile.all().size()];
            for (int tile : world.pile().bag()) {
                tiles[tile]++;
            }
            for (int seat = 0; seat < world.seats; seat++) {
                assertThat(world.racks().size(seat))
                        .isEqualTo(view.tilesLeft(Seat.first(4).get(seat)));
                for (int place = 0; place < world.racks().size(seat); place++) {
                    tiles[world.racks().get(seat, place)] += seat == world.turn ? 0 : 1;
                }
            }
            for (Tile tile : Tile.all()) {
                assertThat(tiles[tile.index()]).isEqualTo(view.unseen().count(tile));
            }
            MutableTable seen = TableSetup.of(view.sample(1));
            for (int place = 0; place < seen.racks().size(seen.turn); place++) {
                assertThat(world.racks().get(world.turn, place))
                        .isEqualTo(seen.racks().get(seen.turn, place));
            }
            assertThat(world.pile().played()).isEqualTo(seen.pile().played());
        }
    }
}
