package io.github.uptownrules.upturn;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.base.notation.TextFault;
import io.github.uptownrules.base.text.Faults;
import io.github.uptownrules.base.text.Piece;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.upturn.tile.Tile;

/** Reads one move. Each move has exactly one text. */
final class MoveReader {
    private final String text;

    /** The offsets in the text where the tiles and the seats end. */
    private final int tilesEnd;

    private final int seatsEnd;

    MoveReader(String text) {
        this.text = text;
        this.seatsEnd = text.endsWith("!") ? text.length() - 1 : text.length();
        int arrow = text.indexOf('>');
        this.tilesEnd = arrow < 0 ? seatsEnd : arrow;
    }

    Move read() {
        for (IdleMove idle : IdleMove.values()) {
            if (text.equals(idle.toString())) {
                return idle;
            }
        }
        return ActionMove.find(text).map(Move.class::cast).orElseGet(this::numbers);
    }

    private NumberMove numbers() {
        if (text.isEmpty() || text.charAt(0) < '0' || text.charAt(0) > '9') {
            throw error(
                    0,
                    Quote.of(text)
                            + " is not a move (such as 40, 51*>2, 25,30,33>223, UL, DR, B+L, S, T, J-, draw, pass;"
                            + " with ! at the end to call)");
        }
        NumberMove move = NumberMove.of(tiles());
        if (tilesEnd < seatsEnd) {
            move = move.handingOut(handOuts());
        }
        return seatsEnd < text.length() ? move.calling() : move;
    }

    private ImmutableList<Tile> tiles() {
        ImmutableList.Builder<Tile> tiles = ImmutableList.builder();
        int start = 0;
        while (start <= tilesEnd) {
            int comma = text.indexOf(',', start);
            int end = comma < 0 || comma > tilesEnd ? tilesEnd : comma;
            tiles.add(number(start, end));
            start = end + 1;
        }
        return tiles.build();
    }

    private Tile number(int start, int end) {
        Faults faults = new Faults();
        Tile tile = faults.orThrow(faults.read(Piece.of(text).part(start, end), Tile::parse));
        if (!tile.isNumber()) {
            throw error(start, "only numbers are laid together, not " + tile);
        }
        return tile;
    }

    private HandOuts handOuts() {
        int[] counts = new int[UpTurnRuleset.MOST_SEATS];
        int highest = 0;
        for (int index = tilesEnd + 1; index < seatsEnd; index++) {
            int number = text.charAt(index) - '0';
            if (number < 1 || number > counts.length) {
                throw error(index, "expected a seat (1 to " + counts.length + "), not " + letterAt(index));
            }
            if (number < highest) {
                throw error(index, "seats are in ascending order, so " + number + " does not come after " + highest);
            }
            highest = number;
            counts[number - 1]++;
        }
        if (highest == 0) {
            throw error(seatsEnd, "expected a seat after '>' for each tile handed out");
        }
        HandOuts handOuts = HandOuts.none();
        for (Seat seat : Seat.first(counts.length)) {
            handOuts = handOuts.and(seat, counts[seat.ordinal()]);
        }
        return handOuts;
    }

    private String letterAt(int index) {
        return Quote.of(text.charAt(index));
    }

    private static NotationException error(int index, String message) {
        return NotationException.of(ImmutableList.of(new TextFault(0, index + 1, message)));
    }
}
