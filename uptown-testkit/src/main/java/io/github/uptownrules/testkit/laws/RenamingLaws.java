package io.github.uptownrules.testkit.laws;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.MoveFault;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Standing;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import java.util.Optional;
import java.util.function.Function;

/** The laws of renamings: the output for a renamed game is the renamed output. */
public final class RenamingLaws {
    private RenamingLaws() {}

    /** Checks all laws for a position and a random move from it. */
    public static void all(GameState game, TableRenaming renaming, SplitMix64 random) {
        Law law = new Law("renaming", renaming + " of " + game);
        GameState image = renamed(game, renaming);
        law.same("the turn", image.turn(), game.turn().map(renaming::apply));
        law.same("the end", image.isOver(), game.isOver());
        board(law, game, image, renaming);
        standings(law, game, image, renaming);
        views(law, game, image, renaming);
        moves(law, game, image, renaming, random);
        if (!game.isOver()) {
            Move move = RandomPlay.move(game, random);
            GameState after = game.play(move);
            law.same("the game after", move, image.play(renaming.apply(move)), renamed(after, renaming));
            law.same(
                    "the seats skipped after",
                    move,
                    image.outcome(renaming.apply(move)).skipped(),
                    game.outcome(move).skipped().stream().map(renaming::apply).toList());
        }
    }

    private static GameState renamed(GameState game, TableRenaming renaming) {
        return GameState.of(renaming.apply(game.toSetup()));
    }

    private static void moves(Law law, GameState game, GameState image, TableRenaming renaming, SplitMix64 random) {
        law.same(
                "the legal moves",
                ImmutableSet.copyOf(image.legalMoves()),
                game.legalMoves().stream().map(renaming::apply).collect(ImmutableSet.toImmutableSet()));
        for (int i = 0; i < 50; i++) {
            Tile tile = Tile.all().get(random.nextInt(Tile.all().size()));
            Cell cell = Cell.all().get(random.nextInt(Cell.all().size()));
            law.same(
                    "the faults of",
                    tile + "@" + cell,
                    data(image.faults(renaming.apply(tile), renaming.apply(cell)), FaultData::of),
                    data(game.faults(tile, cell), fault -> FaultData.of(fault).renamed(renaming)));
        }
    }

    private static ImmutableSet<FaultData> data(
            ImmutableSet<MoveFault> faults, Function<MoveFault, FaultData> function) {
        return faults.stream().map(function).collect(ImmutableSet.toImmutableSet());
    }

    /** The data of a fault. Only core can create faults, so renamed faults are compared as data. */
    private record FaultData(
            MoveFault.Kind kind,
            Tile tile,
            Cell cell,
            Optional<Seat> owner,
            Optional<Seat> turn,
            Optional<Tile> occupant,
            CellSet group,
            ImmutableList<CellSet> parts) {
        static FaultData of(MoveFault fault) {
            return new FaultData(
                    fault.kind(),
                    fault.tile(),
                    fault.cell(),
                    fault.owner(),
                    fault.turn(),
                    fault.occupant(),
                    fault.group(),
                    fault.parts());
        }

        FaultData renamed(TableRenaming renaming) {
            return new FaultData(
                    kind,
                    renaming.apply(tile),
                    renaming.apply(cell),
                    owner.map(renaming::apply),
                    turn.map(renaming::apply),
                    occupant.map(renaming::apply),
                    renaming.apply(group),
                    renaming.inOrder(parts));
        }
    }

    private static void board(Law law, GameState game, GameState image, TableRenaming renaming) {
        law.same(
                "the protected cells",
                image.board().protectedCells(),
                renaming.apply(game.board().protectedCells()));
        for (Color color : Color.all()) {
            Color other = renaming.apply(color);
            law.same(
                    "the groups of",
                    color,
                    image.board().groups(other),
                    renaming.inOrder(game.board().groups(color)));
            law.same("finished:", color, image.isFinished(other), game.isFinished(color));
            law.same("face up:", color, image.isFaceUp(other), game.isFaceUp(color));
        }
    }

    private static void standings(Law law, GameState game, GameState image, TableRenaming renaming) {
        for (Seat seat : game.seats()) {
            Standing standing = game.standings().forSeat(seat);
            ImmutableMap.Builder<Color, Integer> captures = ImmutableMap.builder();
            standing.captures().forEach((color, count) -> captures.put(renaming.apply(color), count));
            Standing expected = new Standing(
                    renaming.apply(seat),
                    standing.rank(),
                    standing.score(),
                    standing.groupCount(),
                    captures.buildOrThrow());
            law.same("the standing of seat", seat, image.standings().forSeat(renaming.apply(seat)), expected);
        }
    }

    private static void views(Law law, GameState game, GameState image, TableRenaming renaming) {
        for (Viewer viewer : ViewLaws.viewers(game.ruleset())) {
            PlayerView view = game.viewFor(viewer);
            PlayerView imageView = image.viewFor(renaming.apply(viewer));
            law.same("the view of", viewer, imageView.toSetup(), renaming.apply(view.toSetup()));
            law.same("the number of worlds for", viewer, imageView.worldCount(), view.worldCount());
        }
    }
}
