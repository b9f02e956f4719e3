package io.github.uptownrules.testkit.laws;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Outcome;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Probability;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.SeenMove;
import io.github.uptownrules.core.game.SeenOutcome;
import io.github.uptownrules.core.game.Standings;
import io.github.uptownrules.core.game.Tally;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.FaceSet;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import java.util.Optional;

/** The laws of views, under any ruleset. */
public final class ViewLaws {
    private ViewLaws() {}

    /** Returns all viewers: each seat and a spectator. */
    public static ImmutableList<Viewer> viewers(Ruleset ruleset) {
        return ImmutableList.<Viewer>builder()
                .addAll(ruleset.seats())
                .add(Viewer.SPECTATOR)
                .build();
    }

    /** Checks all laws. */
    public static void all(GameState game, Viewer viewer, Notation notation, SplitMix64 random) {
        q13_aViewShowsWhatItShould(game, viewer);
        theMovesOfAViewAreTheViewersOwn(game, viewer);
        aViewRoundTrips(game, viewer, notation);
        chancesAddUpToTheRack(game, viewer);
        aSampleLooksTheSame(game, viewer, random);
        nothingHiddenInterferes(game, game.viewFor(viewer).sample(random), viewer, random);
        if (!game.isOver()) {
            aViewFollowsAMove(game, RandomPlay.move(game, random), viewer);
            theTallyAfterAMoveIsThatOfTheNextPosition(game, RandomPlay.move(game, random), viewer);
        }
    }

    /**
     * Q13: board, captures and sizes are visible. Visible racks are the viewer's own, its partners', and those put aside face
     * up.
     */
    public static void q13_aViewShowsWhatItShould(GameState game, Viewer viewer) {
        Law law = law("Q13 view", game, viewer);
        PlayerView view = game.viewFor(viewer);
        law.same("the viewer", view.viewer(), viewer);
        law.same("the board", view.board(), game.board());
        law.same("the turn", view.turn(), game.turn());
        law.same("the end", view.isOver(), game.isOver());
        law.same("the standings", view.standings(), game.standings());
        for (Color color : Color.all()) {
            Optional<Seat> owner = game.owner(color);
            boolean isSeen =
                    owner.isPresent() && (game.ruleset().showsRack(viewer, owner.get()) || game.isFaceUp(color));
            law.same("the owner of", color, view.owner(color), owner);
            law.same("the rack of", color, view.rack(color), isSeen ? Optional.of(game.rack(color)) : Optional.empty());
            law.same("the rack size of", color, view.rackSize(color), game.rackSize(color));
            law.same(
                    "the number of tiles on the rack of",
                    color,
                    game.rack(color).size(),
                    game.rackSize(color));
            law.same("the pile size of", color, view.pileSize(color), game.pileSize(color));
            law.same("finished:", color, view.isFinished(color), game.isFinished(color));
            law.same("face up:", color, view.isFaceUp(color), game.isFaceUp(color));
            FaceSet hidden = game.pile(color).stream().collect(FaceSet.toFaceSet());
            law.same("unseen of", color, view.unseen(color), isSeen ? hidden : hidden.union(game.rack(color)));
        }
    }

    /** Checks that a view lists the viewer's own moves and no others. */
    public static void theMovesOfAViewAreTheViewersOwn(GameState game, Viewer viewer) {
        Law law = law("Q13 moves", game, viewer);
        PlayerView view = game.viewFor(viewer);
        boolean isToMove = game.turn().isPresent() && game.turn().equals(viewer.asSeat());
        law.same(
                "the legal moves",
                ImmutableList.copyOf(view.legalMoves()),
                isToMove ? ImmutableList.copyOf(game.legalMoves()) : ImmutableList.of());
        for (Move move : Move.all()) {
            law.same(
                    "having no faults:",
                    move,
                    view.faults(move).isEmpty(),
                    view.legalMoves().contains(move));
            law.same("the targets of", move.tile(), view.targets(move.tile()), game.targets(move.tile()));
            if (viewer.asSeat().isPresent()
                    && viewer.asSeat().equals(game.owner(move.tile().color()))) {
                law.same("the faults of", move, view.faults(move), game.faults(move));
            }
        }
    }

    public static void aViewRoundTrips(GameState game, Viewer viewer, Notation notation) {
        PlayerView view = game.viewFor(viewer);
        PlayerView read = notation.readView(view.toString(), viewer);
        Law law = law("view text", game, viewer);
        law.same("the text", view.toString(), view.toSetup().toString());
        law.equal("the value read", read, view);
        law.same("the key of the value read", read.positionKey(), view.positionKey());
    }

    /** Hidden information never affects what a viewer can observe. */
    public static void nothingHiddenInterferes(GameState game, GameState world, Viewer viewer, SplitMix64 random) {
        Law law = new Law("Q13 hidden", "the view of " + viewer + " in " + game + " and " + world);
        PlayerView one = game.viewFor(viewer);
        PlayerView other = world.viewFor(viewer);
        law.equal("the view", other, one);
        law.same("the key", other.positionKey(), one.positionKey());
        law.same("the legal moves", ImmutableList.copyOf(other.legalMoves()), ImmutableList.copyOf(one.legalMoves()));
        law.same("the number of worlds", other.worldCount(), one.worldCount());
        long seed = random.nextLong();
        law.same("the sample", other.sample(new SplitMix64(seed)), one.sample(new SplitMix64(seed)));
        for (int i = 0; i < 20; i++) {
            Tile tile = any(Tile.all(), random);
            Cell cell = any(Cell.all(), random);
            Move move = any(Move.all(), random);
            Optional<Tile> drawn = random.nextInt(2) == 0 ? Optional.empty() : Optional.of(tile);
            law.same("the faults of", tile, other.faults(tile, cell), one.faults(tile, cell));
            law.same("the targets of", tile, other.targets(tile), one.targets(tile));
            law.same("the chance of", tile, other.rackProbability(tile), one.rackProbability(tile));
            law.same("the view after", move, outcome(other, move, drawn), outcome(one, move, drawn));
        }
    }

    private static String outcome(PlayerView view, Move move, Optional<Tile> drawn) {
        Optional<Seat> next = Optional.of(Seat.ONE);
        return Law.error(() -> view.follow(new SeenMove(move, drawn, next)))
                .map(RuntimeException::toString)
                .orElseGet(() ->
                        view.follow(new SeenMove(move, drawn, next)).after().toString());
    }

    /** Checks that the probabilities of being on a rack add up to its size. */
    public static void chancesAddUpToTheRack(GameState game, Viewer viewer) {
        PlayerView view = game.viewFor(viewer);
        for (Color color : Color.all()) {
            double sum = Face.all().stream()
                    .map(face -> view.rackProbability(Tile.of(color, face)))
                    .mapToDouble(Probability::doubleValue)
                    .sum();
            law("chances", game, viewer)
                    .holds(
                            "the chances do not add up to the rack of",
                            color,
                            Math.abs(sum - game.rackSize(color)) < 1e-9);
        }
    }

    public static void aSampleLooksTheSame(GameState game, Viewer viewer, SplitMix64 random) {
        PlayerView view = game.viewFor(viewer);
        GameState world = view.sample(random);
        Law law = law("sample", game, viewer);
        law.same("the view of a sample", world.viewFor(viewer), view);
        law.same("the faults of a sample", world.toSetup().faults(), ImmutableSet.of());
    }

    /** Checks that following a move gives the same view as looking at the new position. */
    public static void aViewFollowsAMove(GameState game, Move move, Viewer viewer) {
        Outcome outcome = game.outcome(move);
        SeenOutcome seen = outcome.seenBy(viewer);
        SeenOutcome followed = game.viewFor(viewer)
                .follow(new SeenMove(move, seen.drawn(), outcome.after().turn()));
        Law law = new Law("Q13 move", "the view of " + viewer + " in " + game + " " + outcome);
        law.same("the result of following", followed, seen);
        law.same("the text", followed.toString(), outcome.toString());
        law.same("the view after", seen.after(), outcome.after().viewFor(viewer));
        law.same(
                "the drawn tile",
                seen.drawn(),
                game.ruleset().showsRack(viewer, outcome.seat()) ? outcome.drawn() : Optional.empty());
        law.same("the captured tile", seen.captured(), outcome.captured());
        law.same("the skipped seats", seen.skipped(), outcome.skipped());
        law.same("the finished color", seen.finished(), outcome.finished());
        law.same("the seat", seen.seat(), outcome.seat());
        law.same("the move", seen.move(), outcome.move());
    }

    /** Checks that the predicted counts after a move are the actual ones, from every view. */
    public static void theTallyAfterAMoveIsThatOfTheNextPosition(GameState game, Move move, Viewer viewer) {
        Law law = new Law("tally", "the view of " + viewer + " in " + game + " " + move);
        Tally expected = game.play(move);
        Tally tally = game.viewFor(viewer).tallyAfter(move);
        law.same("the seats", tally.seats(), game.seats());
        for (Color color : Color.all()) {
            law.same("the groups of", color, tally.groupCount(color), expected.groupCount(color));
            law.same("the largest group of", color, tally.largestGroup(color), expected.largestGroup(color));
            for (Seat seat : game.seats()) {
                law.same("the colors of seat", seat, tally.colors(seat), game.colors(seat));
                law.same(
                        "the captures by seat",
                        seat,
                        tally.captureCount(seat, color),
                        expected.captureCount(seat, color));
            }
        }
        law.same(
                "the standings",
                Standings.of(tally, game.ruleset().scoring()),
                game.play(move).standings());
    }

    private static Law law(String name, GameState game, Viewer viewer) {
        return new Law(name, "the view of " + viewer + " in " + game);
    }

    private static <T> T any(ImmutableList<T> items, SplitMix64 random) {
        return items.get(random.nextInt(items.size()));
    }
}
