package io.github.uptownrules.core.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Placement;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Position;
import io.github.uptownrules.core.game.Probability;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.SeenPlacement;
import io.github.uptownrules.core.game.Standings;
import io.github.uptownrules.core.game.Tally;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.FaceSet;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.core.value.Viewer;
import io.github.uptownrules.random.SplitMix64;
import java.util.Optional;

/** What holds for every view of every state, under any ruleset. */
public final class ViewLaws {
    private ViewLaws() {}

    /** Everybody who may look: each seat, and a spectator. */
    public static ImmutableList<Viewer> viewers(Ruleset ruleset) {
        return ImmutableList.<Viewer>builder()
                .addAll(ruleset.seats())
                .add(Viewer.SPECTATOR)
                .build();
    }

    /** Q13: the board, the captures and the sizes are seen; of racks, the own ones, partners' and those put aside face up. */
    public static void q13_aViewShowsWhatItShould(GameState game, Viewer viewer) {
        PlayerView view = game.viewFor(viewer);
        assertThat(view.viewer()).isEqualTo(viewer);
        assertThat(view.board()).isEqualTo(game.board());
        assertThat(view.turn()).isEqualTo(game.turn());
        assertThat(view.isOver()).isEqualTo(game.isOver());
        assertThat(view.standings()).isEqualTo(game.standings());
        for (Color color : Color.all()) {
            Optional<Seat> owner = game.owner(color);
            boolean isSeen =
                    owner.isPresent() && (game.ruleset().showsRack(viewer, owner.get()) || game.isFaceUp(color));
            assertThat(view.owner(color)).isEqualTo(owner);
            assertThat(view.rack(color)).isEqualTo(isSeen ? Optional.of(game.rack(color)) : Optional.empty());
            assertThat(view.rackSize(color))
                    .isEqualTo(game.rackSize(color))
                    .isEqualTo(game.rack(color).size());
            assertThat(view.pileSize(color)).isEqualTo(game.pileSize(color));
            assertThat(view.isFinished(color)).isEqualTo(game.isFinished(color));
            assertThat(view.isFaceUp(color)).isEqualTo(game.isFaceUp(color));
            FaceSet hidden = game.pile(color).stream().collect(FaceSet.toFaceSet());
            assertThat(view.unseen(color)).isEqualTo(isSeen ? hidden : hidden.union(game.rack(color)));
        }
    }

    /** The viewer's own moves, and nobody else's. */
    public static void theMovesOfAViewAreTheViewersOwn(GameState game, Viewer viewer) {
        PlayerView view = game.viewFor(viewer);
        boolean isToMove = game.turn().isPresent() && game.turn().equals(viewer.seat());
        if (isToMove) {
            assertThat(view.legalMoves()).containsExactlyElementsOf(game.legalMoves());
        } else {
            assertThat(view.legalMoves()).isEmpty();
        }
        for (Move move : Move.all()) {
            assertThat(view.faults(move).isEmpty()).isEqualTo(view.legalMoves().contains(move));
            assertThat(view.targets(move.tile())).isEqualTo(game.targets(move.tile()));
            if (viewer.seat().isPresent()
                    && viewer.seat().equals(game.owner(move.tile().color()))) {
                assertThat(view.faults(move)).isEqualTo(game.faults(move));
            }
        }
    }

    public static void aViewRoundTrips(GameState game, Viewer viewer, Notation notation) {
        PlayerView view = game.viewFor(viewer);
        PlayerView read = notation.readView(view.toString(), viewer);
        assertThat(view).hasToString(view.toSetup().toString());
        assertThat(read).isEqualTo(view).hasSameHashCodeAs(view).hasToString(view.toString());
        assertThat(read.positionKey()).isEqualTo(view.positionKey());
    }

    /** Nothing that the viewer cannot see changes anything that the viewer can observe. */
    public static void nothingHiddenInterferes(GameState game, GameState world, Viewer viewer, SplitMix64 random) {
        PlayerView one = game.viewFor(viewer);
        PlayerView other = world.viewFor(viewer);
        assertThat(other).isEqualTo(one).hasSameHashCodeAs(one).hasToString(one.toString());
        assertThat(other.positionKey()).isEqualTo(one.positionKey());
        assertThat(other.legalMoves()).containsExactlyElementsOf(one.legalMoves());
        assertThat(other.worldCount()).isEqualTo(one.worldCount());
        long seed = random.nextLong();
        assertThat(other.sample(new SplitMix64(seed))).isEqualTo(one.sample(new SplitMix64(seed)));
        for (int i = 0; i < 20; i++) {
            Tile tile = any(Tile.all(), random);
            Cell cell = any(Cell.all(), random);
            Move move = any(Move.all(), random);
            Optional<Tile> drawn = random.nextInt(2) == 0 ? Optional.empty() : Optional.of(tile);
            assertThat(other.faults(tile, cell)).isEqualTo(one.faults(tile, cell));
            assertThat(other.targets(tile)).isEqualTo(one.targets(tile));
            assertThat(other.onRack(tile)).isEqualTo(one.onRack(tile));
            assertThat(outcome(other, move, drawn)).isEqualTo(outcome(one, move, drawn));
        }
    }

    private static String outcome(PlayerView view, Move move, Optional<Tile> drawn) {
        Optional<Seat> next = Optional.of(Seat.ONE);
        Throwable error = catchThrowable(() -> view.follow(move, drawn, next));
        return error == null ? view.follow(move, drawn, next).after().toString() : error.toString();
    }

    /** Probabilities of being on a rack add up to its size, whatever is known. */
    public static void chancesAddUpToTheRack(GameState game, Viewer viewer) {
        PlayerView view = game.viewFor(viewer);
        for (Color color : Color.all()) {
            double sum = Face.all().stream()
                    .map(face -> view.onRack(Tile.of(color, face)))
                    .mapToDouble(Probability::doubleValue)
                    .sum();
            assertThat(sum).isCloseTo(game.rackSize(color), org.assertj.core.data.Offset.offset(1e-9));
        }
    }

    public static void aSampleLooksTheSame(GameState game, Viewer viewer, SplitMix64 random) {
        PlayerView view = game.viewFor(viewer);
        GameState world = view.sample(random);
        assertThat(world.viewFor(viewer)).isEqualTo(view);
        assertThat(world.toSetup().faults()).isEmpty();
    }

    /** What a client knows when it is told of a move is what it would see anew. */
    public static void aViewFollowsAMove(GameState game, Move move, Viewer viewer) {
        Placement placement = game.place(move);
        SeenPlacement seen = placement.seenBy(viewer);
        SeenPlacement followed = game.viewFor(viewer)
                .follow(move, seen.drawn(), placement.after().turn());
        assertThat(followed).isEqualTo(seen).hasToString(placement.toString());
        assertThat(seen.after()).isEqualTo(placement.after().viewFor(viewer));
        assertThat(seen.drawn())
                .isEqualTo(game.ruleset().showsRack(viewer, placement.seat()) ? placement.drawn() : Optional.empty());
        assertThat(seen.captured()).isEqualTo(placement.captured());
        assertThat(seen.skipped()).isEqualTo(placement.skipped());
        assertThat(seen.finished()).isEqualTo(placement.finished());
        assertThat(seen.seat()).isEqualTo(placement.seat());
        assertThat(seen.move()).isEqualTo(placement.move());
    }

    /** What a move would make of the counts is what it makes of them, seen by anybody. */
    public static void theTallyAfterAMoveIsThatOfTheNextPosition(GameState game, Move move, Viewer viewer) {
        Tally expected = game.play(move);
        Tally tally = game.viewFor(viewer).tallyAfter(move);
        assertThat(tally.seats()).isEqualTo(game.seats());
        for (Color color : Color.all()) {
            assertThat(tally.groupCount(color)).isEqualTo(expected.groupCount(color));
            for (Seat seat : game.seats()) {
                assertThat(tally.colors(seat)).isEqualTo(game.colors(seat));
                assertThat(tally.captureCount(seat, color)).isEqualTo(expected.captureCount(seat, color));
            }
        }
        assertThat(Standings.of(tally, game.ruleset().scoring()))
                .isEqualTo(game.play(move).standings());
    }

    /** Everything a position reaches through its fields is public knowledge: no state, no deal, no order of tiles. */
    public static void noWayLeadsBack(Position view) {
        assertThat(Reachable.from(view)).noneMatch(GameState.class::isInstance);
        assertThat(Reachable.from(view).stream().map(object -> object.getClass().getSimpleName()))
                .doesNotContain("GameState", "Deal", "FaceOrder");
    }

    private static <T> T any(ImmutableList<T> items, SplitMix64 random) {
        return items.get(random.nextInt(items.size()));
    }
}
