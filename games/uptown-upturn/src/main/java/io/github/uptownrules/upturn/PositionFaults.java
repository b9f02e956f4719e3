package io.github.uptownrules.upturn;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.text.Faults;
import io.github.uptownrules.base.text.Piece;
import io.github.uptownrules.base.text.Quantity;
import io.github.uptownrules.upturn.tile.Tile;
import io.github.uptownrules.upturn.tile.Tiles;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Finds the contradictions in a well-formed position or view. */
final class PositionFaults {
    private final WrittenPosition written;
    private final Optional<Viewer> viewer;
    private final Faults faults;

    /** The number of each tile that is in the set but was not found. */
    private final int[] missing = new int[Tile.all().size()];

    PositionFaults(WrittenPosition written, Optional<Viewer> viewer, Faults faults) {
        this.written = written;
        this.viewer = viewer;
        this.faults = faults;
    }

    void find() {
        checkReference();
        checkOpen();
        written.ruleset().ifPresent(ruleset -> {
            checkSeats(ruleset);
            checkRotation(ruleset);
            checkTiles(ruleset);
        });
        checkTurn();
        checkHasDrawn();
        checkHidden();
    }

    private void checkReference() {
        if (written.line().reference().stream().anyMatch(reference -> !reference.isNumber())) {
            add(written.line().piece(), "the reference is a number, not an action");
        }
    }

    private void checkOpen() {
        if (written.line().direction().equals(Optional.of(Direction.OPEN))) {
            if (!written.played().isEmpty()) {
                add(written.played().piece(), "while open nothing has been played");
            }
            if (written.turn().rotation() == Rotation.RIGHT) {
                add(written.turn().piece(), "while open the rotation is left");
            }
            if (written.turn().piece().isDash()) {
                add(written.turn().piece(), "while open the game is not over");
            }
        }
    }

    private void checkSeats(UpTurnRuleset ruleset) {
        int seats = ruleset.seats().size();
        if (written.racks().size() != seats) {
            TileStack place =
                    written.racks().get(Math.min(seats, written.racks().size() - 1));
            add(
                    place.piece(),
                    (written.racks().size() == 1 ? "there is " : "there are ")
                            + Quantity.of(written.racks().size(), "rack") + ", not " + seats);
        }
        if (written.turn().seat().stream().anyMatch(seat -> seat.number() > seats)) {
            add(written.turn().piece(), "there is no such seat in " + ruleset);
        }
        viewer.flatMap(Viewer::asSeat)
                .filter(seat -> seat.number() > seats)
                .ifPresent(seat -> add(written.racks().get(0).piece(), "there is no seat " + seat + " in " + ruleset));
    }

    private void checkRotation(UpTurnRuleset ruleset) {
        if (ruleset.seats().size() == 2 && written.turn().rotation() == Rotation.RIGHT) {
            add(written.turn().piece(), "with two seats the rotation is left");
        }
    }

    private Iterable<TileStack> stacks() {
        return Iterables.concat(ImmutableList.of(written.played(), written.bag()), written.racks());
    }

    private void checkTiles(UpTurnRuleset ruleset) {
        Tiles all = ruleset.tileSet().tiles();
        for (Tile tile : all) {
            missing[tile.index()]++;
        }
        written.line()
                .reference()
                .ifPresent(reference -> found(all, reference, written.line().piece()));
        boolean isRead = written.line().reference().isPresent();
        long hidden = 0;
        for (TileStack stack : stacks()) {
            for (int i = 0; i < stack.tiles().size(); i++) {
                found(all, stack.tiles().get(i), stack.places().get(i));
            }
            isRead &= stack.isRead();
            hidden += stack.hidden();
        }
        if (isRead) {
            checkMissingTiles(hidden);
        }
    }

    private void found(Tiles all, Tile tile, Piece place) {
        if (--missing[tile.index()] < 0) {
            int count = all.count(tile);
            String words = count == 0
                    ? "the tile set has no " + tile
                    : "the tile set has " + tile + " only " + (count == 1 ? "once" : count + " times");
            faults.add(place, words);
        }
    }

    private void checkMissingTiles(long hidden) {
        ImmutableList<Tile> nowhere =
                Tile.all().stream().filter(tile -> missing[tile.index()] > 0).collect(ImmutableList.toImmutableList());
        int unseen = nowhere.stream().mapToInt(tile -> missing[tile.index()]).sum();
        if (viewer.isPresent() && unseen != hidden) {
            add(written.bag().piece(), "expected " + Quantity.of(unseen, "hidden tile") + ", not " + hidden);
        } else if (viewer.isEmpty() && unseen > 0 && hidden == 0) {
            String words = nowhere.stream().map(Tile::toString).collect(Collectors.joining(","));
            add(written.bag().piece(), "missing tiles: " + words);
        }
    }

    private void checkTurn() {
        ImmutableList<TileStack> empty =
                written.racks().stream().filter(TileStack::isEmpty).collect(ImmutableList.toImmutableList());
        if (empty.size() > 1) {
            add(empty.get(1).piece(), "at most one rack may be empty");
        }
        if (written.turn().isRead() && written.turn().seat().isPresent() == !empty.isEmpty()) {
            add(
                    written.turn().piece(),
                    empty.isEmpty()
                            ? "the turn is '-' only when a rack is empty"
                            : "a rack is empty, so the turn is '-'");
        }
    }

    /**
     * While the direction is open, a seat that has drawn may hold several numbers, because positions have no history (W21).
     */
    private void checkHasDrawn() {
        if (written.turn().hasDrawn()) {
            int seat = written.turn().seat().orElseThrow().ordinal();
            if (seat < written.racks().size()
                    && written.racks().get(seat).isRead()
                    && written.racks().get(seat).size() < 2) {
                add(written.turn().piece(), "a seat that has drawn holds two tiles or more");
            }
        }
    }

    /** Checks that exactly the fields that the viewer cannot see are hidden. */
    private void checkHidden() {
        if (written.played().hidden() > 0) {
            add(written.played().piece(), "played tiles are never hidden");
        }
        checkHidden(written.bag(), viewer.isPresent());
        IntStream.range(0, written.racks().size())
                .forEach(seat -> checkHidden(
                        written.racks().get(seat),
                        viewer.isPresent() && viewer.get().asSeat().stream().noneMatch(own -> own.ordinal() == seat)));
    }

    private void checkHidden(TileStack stack, boolean isHidden) {
        if (!isHidden && stack.hidden() > 0) {
            add(
                    stack.piece(),
                    "these tiles are not hidden" + (viewer.isPresent() ? " from their owner" : " in a position"));
        }
        if (isHidden && !stack.tiles().isEmpty()) {
            add(stack.piece(), "these tiles are hidden from the viewer");
        }
    }

    private void add(Piece place, String message) {
        faults.add(place, message);
    }
}
