package io.github.uptownrules.core.game;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.core.board.Board;
import io.github.uptownrules.core.game.PositionFault.Kind;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.FaceSet;
import io.github.uptownrules.core.value.Tile;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/** Finds all faults of a position. Allocates almost nothing if there are none. */
final class SetupFaults {
    private static final int FACES = Face.all().size();
    private static final int NO_OWNER = -1;

    private final Setup setup;
    private final Ruleset ruleset;
    private final Board board;

    /** The viewer, or empty for a complete position. */
    private final Optional<Viewer> viewer;

    /** The first seat with a holding of each color. */
    private final int[] owners = new int[Color.all().size()];

    private final ImmutableSet.Builder<PositionFault> faults = ImmutableSet.builder();

    SetupFaults(Setup setup, Optional<Viewer> viewer) {
        this.setup = setup;
        this.viewer = viewer;
        this.ruleset = setup.ruleset();
        this.board = setup.board();
        Arrays.fill(owners, NO_OWNER);
    }

    ImmutableSet<PositionFault> find() {
        checkSeats();
        checkColorCounts();
        checkOwners();
        checkCells();
        checkCaptures();
        checkRackSizes();
        checkSight();
        checkEveryTileIsInOnePlace();
        checkTurn();
        return faults.build();
    }

    private void checkSeats() {
        for (Seat seat : Seat.all().subList(ruleset.seats().size(), Seat.all().size())) {
            if (!setup.holdings(seat).isEmpty()
                    || !setup.captures(seat).isEmpty()
                    || setup.turn().equals(seat.asSeat())) {
                faults.add(PositionFault.ofSeats(Kind.NO_SUCH_SEAT, ImmutableList.of(seat)));
            }
        }
    }

    private void checkColorCounts() {
        for (Seat seat : ruleset.seats()) {
            int required = ruleset.colors(seat).size();
            int found = setup.holdings(seat).size();
            if (found != required) {
                faults.add(PositionFault.ofCount(Kind.WRONG_COLOR_COUNT, seat, found, required, required));
            }
        }
    }

    private void checkOwners() {
        for (Seat seat : Seat.all()) {
            for (Holding holding : setup.holdings(seat)) {
                int color = holding.color().ordinal();
                if (owners[color] == NO_OWNER) {
                    owners[color] = seat.ordinal();
                } else {
                    Seat first = Seat.all().get(owners[color]);
                    faults.add(PositionFault.ownedTwice(holding.color(), first, seat));
                }
            }
        }
    }

    private boolean isInPlay(Tile tile) {
        return owners[tile.color().ordinal()] != NO_OWNER;
    }

    private void checkCells() {
        for (Cell cell : Cell.all()) {
            Optional<Tile> tile = setup.tileAt(cell);
            if (tile.isPresent() && !tile.get().fits(cell)) {
                faults.add(at(Kind.DOES_NOT_FIT, tile.get(), Location.onCell(cell)));
            }
            if (tile.isPresent() && !isInPlay(tile.get())) {
                faults.add(at(Kind.COLOR_NOT_IN_PLAY, tile.get(), Location.onCell(cell)));
            }
        }
    }

    private void checkCaptures() {
        for (Seat seat : Seat.all()) {
            for (Tile tile : setup.captures(seat)) {
                if (!isInPlay(tile)) {
                    faults.add(at(Kind.COLOR_NOT_IN_PLAY, tile, Location.capturedBy(seat)));
                } else if (owns(seat, tile.color())) {
                    faults.add(PositionFault.ownCapture(tile, seat));
                }
            }
        }
        for (Seat seat : ruleset.seats()) {
            int captured = setup.captures(seat).size();
            int played = placements(seat);
            if (captured > played) {
                faults.add(PositionFault.ofCount(Kind.TOO_MANY_CAPTURES, seat, captured, 0, played));
            }
            int most = ruleset.placementLimit().orElse(played);
            if (played > most) {
                faults.add(PositionFault.ofCount(Kind.TOO_MANY_PLACEMENTS, seat, played, 0, most));
            }
        }
    }

    private static PositionFault at(Kind kind, Tile tile, Location location) {
        return PositionFault.ofTile(kind, tile, ImmutableList.of(location));
    }

    private int placements(Seat seat) {
        int placements = 0;
        for (Holding holding : setup.holdings(seat)) {
            placements +=
                    Math.max(0, FACES - holding.rack().size() - holding.pile().size());
        }
        return placements;
    }

    private boolean owns(Seat seat, Color color) {
        for (Holding holding : setup.holdings(seat)) {
            if (holding.color() == color) {
                return true;
            }
        }
        return false;
    }

    /** {@return the size of a full rack, or the largest possible size for a seat that is not at the table} */
    private int fullRack(Seat seat) {
        return ruleset.seats().contains(seat) ? ruleset.rackSize(seat) : FACES;
    }

    private void checkRackSizes() {
        for (Seat seat : ruleset.seats()) {
            int full = ruleset.rackSize(seat);
            for (Holding holding : setup.holdings(seat)) {
                int found = holding.rack().size();
                int fewest = holding.pile().isEmpty() ? full - 1 : full;
                if (found < fewest || found > full) {
                    faults.add(PositionFault.ofCount(Kind.WRONG_RACK_SIZE, holding.color(), found, fewest, full));
                }
            }
        }
    }

    /** Checks Q13: the viewer sees exactly the tiles that it may see. */
    private void checkSight() {
        for (Seat seat : ruleset.seats()) {
            for (Holding holding : setup.holdings(seat)) {
                boolean isFaceUp =
                        isExhausted(seat, holding) && setup.holdings(seat).size() > 1;
                boolean showsRack = isFaceUp || viewer.isEmpty() || ruleset.showsRack(viewer.get(), seat);
                checkSight(holding.color(), Location::onRack, holding.rack(), showsRack);
                checkSight(holding.color(), Location::inPile, holding.pile(), viewer.isEmpty());
            }
        }
    }

    private void checkSight(Color color, Function<Color, Location> location, FaceStack stack, boolean isToBeShown) {
        if (!stack.isEmpty() && stack.isHidden() == isToBeShown) {
            faults.add(PositionFault.ofSight(isToBeShown ? Kind.HIDDEN : Kind.SHOWN, location.apply(color)));
        }
    }

    /** Matches the definition of {@link Table} for positions without faults. */
    private boolean isExhausted(Seat seat, Holding holding) {
        return holding.pile().isEmpty() && holding.rack().size() < fullRack(seat);
    }

    private void checkEveryTileIsInOnePlace() {
        int[] found = new int[owners.length];
        int[] repeated = new int[owners.length];
        int[] hidden = new int[owners.length];
        for (Cell cell : Cell.all()) {
            setup.tileAt(cell).ifPresent(tile -> note(tile.color(), tile.face(), found, repeated));
        }
        for (Seat seat : Seat.all()) {
            for (Tile tile : setup.captures(seat)) {
                note(tile.color(), tile.face(), found, repeated);
            }
            for (Holding holding : setup.holdings(seat)) {
                hidden[holding.color().ordinal()] += noteAll(holding.color(), holding.rack(), found, repeated)
                        + noteAll(holding.color(), holding.pile(), found, repeated);
            }
        }
        for (Color color : Color.all()) {
            for (Face face : FaceSet.ofBits(repeated[color.ordinal()])) {
                Tile tile = Tile.of(color, face);
                faults.add(PositionFault.ofTile(Kind.TILE_REPEATED, tile, locations(tile)));
            }
        }
        for (Color color : Color.all()) {
            if (owners[color.ordinal()] != NO_OWNER) {
                checkNoneIsMissing(color, FaceSet.ofBits(found[color.ordinal()]).complement(), hidden[color.ordinal()]);
            }
        }
    }

    /** Notes the visible tiles of a stack, and returns the number of hidden tiles. */
    private static int noteAll(Color color, FaceStack stack, int[] found, int[] repeated) {
        for (Face face : stack.faces()) {
            note(color, face, found, repeated);
        }
        return stack.isHidden() ? stack.size() : 0;
    }

    private static void note(Color color, Face face, int[] found, int[] repeated) {
        int bit = 1 << face.ordinal();
        repeated[color.ordinal()] |= found[color.ordinal()] & bit;
        found[color.ordinal()] |= bit;
    }

    private void checkNoneIsMissing(Color color, FaceSet missing, int hidden) {
        if (hidden == 0) {
            for (Face face : missing) {
                faults.add(PositionFault.ofTile(Kind.TILE_MISSING, Tile.of(color, face), ImmutableList.of()));
            }
        } else if (hidden != missing.size()) {
            faults.add(PositionFault.ofCount(Kind.WRONG_HIDDEN_COUNT, color, hidden, missing.size(), missing.size()));
        }
    }

    /** {@return all places of a tile: cells first, then captures, then holdings} */
    private ImmutableList<Location> locations(Tile tile) {
        ImmutableList.Builder<Location> locations = ImmutableList.builder();
        for (Cell cell : Cell.all()) {
            setup.tileAt(cell).filter(tile::equals).ifPresent(lying -> locations.add(Location.onCell(cell)));
        }
        for (Seat seat : Seat.all()) {
            setup.captures(seat).stream()
                    .filter(tile::equals)
                    .forEach(captured -> locations.add(Location.capturedBy(seat)));
        }
        for (Seat seat : Seat.all()) {
            for (Holding holding : setup.holdings(seat)) {
                if (holding.color() == tile.color()) {
                    Location rack = Location.onRack(tile.color());
                    Location pile = Location.inPile(tile.color());
                    holding.rack().faces().stream().filter(tile.face()::equals).forEach(face -> locations.add(rack));
                    holding.pile().faces().stream().filter(tile.face()::equals).forEach(face -> locations.add(pile));
                }
            }
        }
        return locations.build();
    }

    /**
     * Checks Q1 and Q2: the seat to move can place a tile, or no seat can if there is no seat to move. Hidden tiles get
     * the benefit of the doubt.
     */
    private void checkTurn() {
        Optional<Seat> turn = setup.turn();
        if (turn.isEmpty()) {
            ImmutableList<Seat> able = ruleset.seats().stream()
                    .filter(seat -> anyHolding(seat, HiddenColor::mustPlace))
                    .collect(ImmutableList.toImmutableList());
            if (!able.isEmpty()) {
                faults.add(PositionFault.ofSeats(Kind.NOT_OVER, able));
            }
        } else if (ruleset.seats().contains(turn.get()) && !anyHolding(turn.get(), HiddenColor::mayPlace)) {
            faults.add(PositionFault.ofSeats(Kind.CANNOT_PLACE, ImmutableList.of(turn.get())));
        }
    }

    /** {@return whether a condition is true of any unfinished holding of a seat} */
    private boolean anyHolding(Seat seat, Predicate<HiddenColor> condition) {
        ImmutableList<Holding> holdings = setup.holdings(seat);
        ImmutableList.Builder<Color> own = ImmutableList.builder();
        holdings.forEach(holding -> own.add(holding.color()));
        if (placements(seat) >= ruleset.placementLimit().orElse(Integer.MAX_VALUE)) {
            return false;
        }
        CellSet open = board.openCells(own.build());
        for (Holding holding : holdings) {
            if (!isExhausted(seat, holding) && condition.test(hidden(holding, open))) {
                return true;
            }
        }
        return false;
    }

    private HiddenColor hidden(Holding holding, CellSet open) {
        boolean isHidden = holding.rack().isHidden();
        FaceSet known = FaceSet.none();
        for (Face face : holding.rack().faces()) {
            known = known.with(face);
        }
        FaceSet unseen = isHidden ? board.unplayed(holding.color()) : FaceSet.none();
        return new HiddenColor(
                FaceSet.none(),
                known,
                unseen,
                isHidden ? holding.rack().size() : 0,
                known.union(unseen).fitting(open));
    }
}
