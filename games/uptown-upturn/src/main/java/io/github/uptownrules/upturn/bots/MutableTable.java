package io.github.uptownrules.upturn.bots;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.upturn.ActionMove;
import io.github.uptownrules.upturn.Direction;
import io.github.uptownrules.upturn.HandOuts;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.NumberMove;
import io.github.uptownrules.upturn.Position;
import io.github.uptownrules.upturn.Rotation;
import java.util.Arrays;

/**
 * A game in primitive numbers, played in place for playouts. After construction it allocates nothing, unless a rack grows
 * larger than any before. Tiles are indices, and seats are ordinals.
 */
final class MutableTable {
    /** The price of a missed call (V20). */
    private static final int PENALTY = 3;

    final int seats;
    private final Racks racks;
    private final DrawPile pile;
    private final int[] handedOut;

    int reference;

    /** 1 for rising, -1 for falling, 0 for open. */
    int direction;

    /** 1 for left, -1 for right. */
    int rotation;

    /** The seat to move, or -1 when the game is over. */
    int turn;

    boolean hasDrawn;

    /** Creates a table with empty racks and a pile to draw from. */
    MutableTable(int seats, DrawPile pile) {
        this.seats = seats;
        this.pile = pile;
        racks = new Racks(seats);
        handedOut = new int[seats];
    }

    /** Creates an empty table for games with the same seats and tiles. */
    static MutableTable like(Position game) {
        return new MutableTable(
                game.seats().size(), new DrawPile(game.ruleset().tileSet().size()));
    }

    void set(MutableTable other) {
        racks.set(other.racks);
        pile.set(other.pile);
        reference = other.reference;
        direction = other.direction;
        rotation = other.rotation;
        turn = other.turn;
        hasDrawn = other.hasDrawn;
    }

    static int step(Direction direction) {
        return direction == Direction.OPEN ? 0 : direction == Direction.RISING ? 1 : -1;
    }

    static int step(Rotation rotation) {
        return rotation == Rotation.LEFT ? 1 : -1;
    }

    Racks racks() {
        return racks;
    }

    boolean isOver() {
        return turn < 0;
    }

    DrawPile pile() {
        return pile;
    }

    int neighbor(int seat, int rotatingBy) {
        int next = seat + rotatingBy;
        return next < 0 ? seats - 1 : next == seats ? 0 : next;
    }

    void play(Move move) {
        int mover = turn;
        boolean missesCall = racks.size(mover) - move.laid().size() == 1 && !move.isCalled();
        if (move instanceof NumberMove numbers) {
            direct(numbers.last().index());
            for (int i = 0; i < numbers.laid().size(); i++) {
                lay(numbers.laid().get(i).index());
            }
            HandOuts handOuts = numbers.handOuts();
            if (!endIfEmpty()) {
                for (int seat = 0; seat < seats; seat++) {
                    draw(seat, handOuts.of(Seat.all().get(seat)));
                }
                endTurn(missesCall);
            }
        } else if (move instanceof ActionMove action) {
            layAction(
                    action.tile().index(),
                    action.direction().map(MutableTable::step).orElse(direction),
                    action.rotation().map(MutableTable::step).orElse(rotation));
            draw(mover, missesCall ? PENALTY : 0);
        } else if (move == Move.DRAW) {
            draw();
        } else {
            endTurn(missesCall);
        }
    }

    /** Plays a choice of the mover, which calls if due and hands each tile to the seat with the fewest tiles so far. */
    void play(int choice) {
        if (choice == Choice.DRAW) {
            draw();
        } else if (choice == Choice.PASS) {
            endTurn(false);
        } else if (TileFacts.isNumber(Choice.tile(choice))) {
            int last = Choice.tile(choice);
            int laid = Options.laidWith(this, last);
            int handOuts = Options.handOuts(this, last, laid);
            layNumbers(last);
            if (!endIfEmpty()) {
                handOut(toTheFewest(handOuts));
                endTurn(false);
            }
        } else {
            layAction(Choice.tile(choice), Choice.direction(choice), Choice.rotation(choice));
        }
    }

    /** Lays a number, after the tiles that go along. Their order does not matter, because all of them are played at once. */
    private void layNumbers(int last) {
        direct(last);
        if (TileFacts.isDouble(last)) {
            for (int place = racks.numbers(turn) - 1; place >= 0; place--) {
                int tile = racks.get(turn, place);
                if (Options.goesAlong(tile, reference, last)) {
                    racks.removeAt(turn, place);
                    pile.addPlayed(tile);
                }
            }
        }
        lay(last);
    }

    /** Returns how many tiles each seat gets if each tile goes to the rival with the fewest so far. The array is reused. */
    int[] toTheFewest(int tiles) {
        Arrays.fill(handedOut, 0);
        for (int i = 0; i < tiles; i++) {
            int fewest = -1;
            for (int seat = 0; seat < seats; seat++) {
                if (seat != turn && (fewest < 0 || sizeThen(seat) < sizeThen(fewest))) {
                    fewest = seat;
                }
            }
            handedOut[fewest]++;
        }
        return handedOut;
    }

    private int sizeThen(int seat) {
        return racks.size(seat) + handedOut[seat];
    }

    private void handOut(int[] tiles) {
        for (int seat = 0; seat < seats; seat++) {
            draw(seat, tiles[seat]);
        }
    }

    private void direct(int last) {
        if (direction == 0) {
            direction = TileFacts.number(last) > TileFacts.number(reference) ? 1 : -1;
        }
    }

    private void lay(int number) {
        racks.remove(turn, number);
        pile.addPlayed(reference);
        reference = number;
    }

    /** Ends the game if the mover has laid its last tile (V4, W16). */
    boolean endIfEmpty() {
        if (racks.size(turn) > 0) {
            return false;
        }
        turn = -1;
        rotation = 1;
        hasDrawn = false;
        return true;
    }

    /** Lays an action and passes the turn on. */
    void layAction(int tile, int newDirection, int newRotation) {
        racks.remove(turn, tile);
        pile.addPlayed(tile);
        direction = newDirection;
        rotation = newRotation;
        hasDrawn = false;
        turn = nextAfter(tile, newRotation);
    }

    /** Returns the seat to move after the mover lays an action (V12 to V15, W10). */
    int nextAfter(int tile, int rotatingBy) {
        if (TileFacts.playsAgain(tile, seats)) {
            return turn;
        }
        int next = neighbor(turn, rotatingBy);
        for (int skips = TileFacts.skips(tile); skips > 0; skips--) {
            next = neighbor(next, rotatingBy);
        }
        return next;
    }

    void endTurn(boolean missesCall) {
        draw(turn, missesCall ? PENALTY : 0);
        turn = neighbor(turn, rotation);
        hasDrawn = false;
    }

    void draw() {
        draw(turn, 1);
        hasDrawn = true;
    }

    /** Draws tiles while possible (W18, W19). */
    void draw(int seat, int tiles) {
        for (int i = 0; i < tiles && pile.canDraw(); i++) {
            racks.add(seat, pile.draw());
        }
    }
}
