package io.github.uptownrules.core.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Streams;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Position;
import io.github.uptownrules.core.game.Probability;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.core.value.TileSet;
import io.github.uptownrules.random.SplitMix64;
import java.util.Optional;
import java.util.stream.Stream;

/** What holds for every view of every state, under any ruleset. */
public final class ViewLaws {
    private ViewLaws() {}

    /** Everybody who may look: each seat, and a spectator. */
    public static ImmutableList<Optional<Seat>> viewers(Ruleset ruleset) {
        return Streams.concat(ruleset.seats().stream().map(Optional::of), Stream.of(Optional.<Seat>empty()))
                .collect(ImmutableList.toImmutableList());
    }

    public static PlayerView view(GameState game, Optional<Seat> viewer) {
        return viewer.map(game::viewFor).orElseGet(game::spectatorView);
    }

    /** Q13: the board, the captures and the sizes are seen; of racks, the own ones and those put aside face up. */
    public static void q13_aViewShowsWhatItShould(GameState game, Optional<Seat> viewer) {
        PlayerView view = view(game, viewer);
        assertThat(view.viewer()).isEqualTo(viewer);
        assertThat(view.board()).isEqualTo(game.board());
        assertThat(view.turn()).isEqualTo(game.turn());
        assertThat(view.isOver()).isEqualTo(game.isOver());
        assertThat(view.standings()).isEqualTo(game.standings());
        for (Color color : Color.all()) {
            Optional<Seat> owner = game.owner(color);
            boolean isSeen = owner.isPresent() && (owner.equals(viewer) || game.isFaceUp(color));
            assertThat(view.owner(color)).isEqualTo(owner);
            assertThat(view.rack(color)).isEqualTo(isSeen ? Optional.of(game.rack(color)) : Optional.empty());
            assertThat(view.rackSize(color))
                    .isEqualTo(game.rackSize(color))
                    .isEqualTo(game.rack(color).size());
            assertThat(view.pileSize(color)).isEqualTo(game.pileSize(color));
            assertThat(view.isFinished(color)).isEqualTo(game.isFinished(color));
            assertThat(view.isFaceUp(color)).isEqualTo(game.isFaceUp(color));
            TileSet hidden = game.pile(color).stream().collect(TileSet.toTileSet());
            assertThat(view.unseen(color)).isEqualTo(isSeen ? hidden : hidden.union(game.rack(color)));
        }
    }

    /** The viewer's own moves, and nobody else's. */
    public static void theMovesOfAViewAreTheViewersOwn(GameState game, Optional<Seat> viewer) {
        PlayerView view = view(game, viewer);
        boolean isToMove = game.turn().isPresent() && game.turn().equals(viewer);
        if (isToMove) {
            assertThat(view.legalMoves()).containsExactlyElementsOf(game.legalMoves());
        } else {
            assertThat(view.legalMoves()).isEmpty();
        }
        for (Move move : Move.all()) {
            assertThat(view.faults(move).isEmpty()).isEqualTo(view.legalMoves().contains(move));
            if (viewer.isPresent() && viewer.equals(game.owner(move.color()))) {
                assertThat(view.faults(move)).isEqualTo(game.faults(move));
            }
        }
    }

    public static void aViewRoundTrips(GameState game, Optional<Seat> viewer, Notation notation) {
        PlayerView view = view(game, viewer);
        PlayerView read = viewer.map(seat -> notation.readView(view.toString(), seat))
                .orElseGet(() -> notation.readSpectatorView(view.toString()));
        assertThat(read).isEqualTo(view).hasSameHashCodeAs(view).hasToString(view.toString());
        assertThat(read.positionKey()).isEqualTo(view.positionKey());
    }

    /** Nothing that the viewer cannot see changes anything that the viewer can observe. */
    public static void nothingHiddenInterferes(
            GameState game, GameState world, Optional<Seat> viewer, SplitMix64 random) {
        PlayerView one = view(game, viewer);
        PlayerView other = view(world, viewer);
        assertThat(other).isEqualTo(one).hasSameHashCodeAs(one).hasToString(one.toString());
        assertThat(other.positionKey()).isEqualTo(one.positionKey());
        assertThat(other.legalMoves()).containsExactlyElementsOf(one.legalMoves());
        assertThat(other.worldCount()).isEqualTo(one.worldCount());
        long seed = random.nextLong();
        assertThat(other.sample(new SplitMix64(seed))).isEqualTo(one.sample(new SplitMix64(seed)));
        for (int i = 0; i < 20; i++) {
            Color color = any(Color.all(), random);
            Tile tile = any(Tile.all(), random);
            Cell cell = any(Cell.all(), random);
            Move move = any(Move.all(), random);
            Optional<Tile> drawn = random.nextInt(2) == 0 ? Optional.empty() : Optional.of(tile);
            assertThat(other.faults(color, tile, cell)).isEqualTo(one.faults(color, tile, cell));
            assertThat(other.onRack(color, tile)).isEqualTo(one.onRack(color, tile));
            assertThat(outcome(other, move, drawn)).isEqualTo(outcome(one, move, drawn));
        }
    }

    private static String outcome(PlayerView view, Move move, Optional<Tile> drawn) {
        Optional<Seat> next = Optional.of(Seat.ONE);
        Throwable error = catchThrowable(() -> view.after(move, drawn, next));
        return error == null ? view.after(move, drawn, next).toString() : error.toString();
    }

    /** Probabilities of being on a rack add up to its size, whatever is known. */
    public static void chancesAddUpToTheRack(GameState game, Optional<Seat> viewer) {
        PlayerView view = view(game, viewer);
        for (Color color : Color.all()) {
            double sum = Tile.all().stream()
                    .map(tile -> view.onRack(color, tile))
                    .mapToDouble(Probability::doubleValue)
                    .sum();
            assertThat(sum).isCloseTo(game.rackSize(color), org.assertj.core.data.Offset.offset(1e-9));
        }
    }

    public static void aSampleLooksTheSame(GameState game, Optional<Seat> viewer, SplitMix64 random) {
        PlayerView view = view(game, viewer);
        GameState world = view.sample(random);
        assertThat(view(world, viewer)).isEqualTo(view);
        assertThat(world.toSetup().faults()).isEmpty();
    }

    /** What a client knows when it is told of a move is what it would see anew. */
    public static void aViewFollowsAMove(GameState game, Move move, Optional<Seat> viewer) {
        var placement = game.place(move);
        var seen = viewer.map(placement::seenBy).orElseGet(placement::seenBySpectator);
        PlayerView followed =
                view(game, viewer).after(move, seen.drawn(), placement.after().turn());
        assertThat(followed).isEqualTo(view(placement.after(), viewer)).isEqualTo(seen.after());
        assertThat(seen.drawn()).isEqualTo(viewer.equals(game.turn()) ? placement.drawn() : Optional.empty());
        assertThat(seen.captured()).isEqualTo(placement.captured());
        assertThat(seen.skipped()).isEqualTo(placement.skipped());
        assertThat(seen.finished()).isEqualTo(placement.finished());
        assertThat(seen.seat()).isEqualTo(placement.seat());
        assertThat(seen.move()).isEqualTo(placement.move());
    }

    /** Everything a position reaches through its fields is public knowledge: no state, no deal, no order of tiles. */
    public static void noWayLeadsBack(Position view) {
        assertThat(Reachable.from(view)).noneMatch(GameState.class::isInstance);
        assertThat(Reachable.from(view).stream().map(object -> object.getClass().getSimpleName()))
                .doesNotContain("GameState", "Deal", "TileOrder");
    }

    private static <T> T any(ImmutableList<T> items, SplitMix64 random) {
        return items.get(random.nextInt(items.size()));
    }
}
