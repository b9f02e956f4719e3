package io.github.uptownrules.upturn.bots;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.upturn.ActionMove;
import io.github.uptownrules.upturn.HandOuts;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.NumberMove;
import io.github.uptownrules.upturn.Rotation;
import io.github.uptownrules.upturn.UpTurnView;
import io.github.uptownrules.upturn.tile.Tile;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * The legal moves worth trying: those that do not miss the call, and that hand out all tiles to one seat or each to the seat
 * with the fewest tiles.
 */
final class Candidates {
    private final UpTurnView view;
    private final MutableTable table;
    private final Racks racks;

    /** In order of discovery, which is the same on every machine. */
    private final Set<Move> moves = new LinkedHashSet<>();

    private Candidates(UpTurnView view) {
        this.view = view;
        this.table = TableSetup.toChooseFrom(view);
        this.racks = table.racks();
    }

    /** Returns the candidates of the seat to move, the choice of {@code sensible} first. */
    static ImmutableList<Move> of(UpTurnView view) {
        Candidates candidates = new Candidates(view);
        candidates.moves.add(PolicyMoves.of(candidates.table, new Policy(Weights.SENSIBLE).choose(candidates.table)));
        candidates.addNumbers();
        if (Options.mayLayActions(candidates.table)) {
            candidates.addActions();
        }
        if (Options.mayDraw(candidates.table)) {
            candidates.moves.add(Move.DRAW);
        }
        if (Options.mayPass(candidates.table)) {
            candidates.moves.add(PolicyMoves.of(candidates.table, Choice.PASS));
        }
        return ImmutableList.copyOf(candidates.moves);
    }

    private void addNumbers() {
        for (int place = 0; place < racks.numbers(table.turn); place = racks.next(table.turn, place)) {
            int last = racks.get(table.turn, place);
            if (Options.follows(table, last)) {
                NumberMove plain = NumberMove.of(Options.laidInOrderWith(table, last));
                int laid = plain.laid().size();
                NumberMove move = racks.size(table.turn) - laid == 1 ? plain.calling() : plain;
                int handOuts = Options.handOuts(table, last, laid);
                if (handOuts > 0) {
                    addHandOuts(move, handOuts);
                }
                if (handOuts == 0 || TileFacts.isMarked(last)) {
                    moves.add(move);
                }
            }
        }
    }

    private void addHandOuts(NumberMove move, int tiles) {
        moves.add(move.handingOut(PolicyMoves.toTheFewest(table, tiles)));
        for (Seat seat : view.seats()) {
            if (seat.ordinal() != table.turn) {
                moves.add(move.handingOut(
                        HandOuts.to(Collections.nCopies(tiles, seat).toArray(new Seat[0]))));
            }
        }
    }

    private void addActions() {
        for (int place = racks.numbers(table.turn);
                place < racks.size(table.turn);
                place = racks.next(table.turn, place)) {
            Tile tile = Tile.all().get(racks.get(table.turn, place));
            for (ActionMove move : ActionMove.all()) {
                boolean isBarred = table.seats == 2
                        && move.rotation().filter(way -> way == Rotation.RIGHT).isPresent();
                if (move.tile() == tile && !isBarred) {
                    moves.add(racks.size(table.turn) == 2 ? move.calling() : move);
                }
            }
        }
    }
}
