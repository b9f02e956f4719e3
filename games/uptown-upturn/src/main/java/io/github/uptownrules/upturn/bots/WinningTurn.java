package io.github.uptownrules.upturn.bots;

/**
 * Determines whether the seat to move can lay all its tiles in this turn: first the tiles that give it another turn, then
 * the numbers.
 */
final class WinningTurn {
    private WinningTurn() {}

    /** Returns the next choice on the way to a win in this turn, or {@link Choice#NONE}. */
    static int first(MutableTable table) {
        Racks racks = table.racks();
        int own = table.turn;
        int size = racks.size(own);
        int numbers = racks.numbers(own);
        if (numbers == 0 || numbers < size && table.direction == 0) {
            return Choice.NONE;
        }
        for (int place = numbers; place < size; place++) {
            if (!TileFacts.playsAgain(racks.get(own, place), table.seats)) {
                return Choice.NONE;
            }
        }
        // Jokers come last in canonical order.
        boolean turns = racks.get(own, size - 1) == TileFacts.JOKER;
        int reference = TileFacts.number(table.reference);
        for (int place = 0; place < numbers; place = racks.next(own, place)) {
            int last = racks.get(own, place);
            int number = TileFacts.number(last);
            if ((Options.follows(table, last) || turns && number != reference)
                    && Options.laidWith(table, last) == numbers) {
                return numbers == size ? Choice.number(last) : playAgain(table, number);
            }
        }
        return Choice.NONE;
    }

    /** Lays the first tile that gives the mover another turn, in the direction of a number. */
    private static int playAgain(MutableTable table, int number) {
        int first = table.racks().get(table.turn, table.racks().numbers(table.turn));
        int towards = number > TileFacts.number(table.reference) ? 1 : -1;
        return Choice.action(first, first == TileFacts.JOKER ? towards : table.direction, table.rotation);
    }
}
