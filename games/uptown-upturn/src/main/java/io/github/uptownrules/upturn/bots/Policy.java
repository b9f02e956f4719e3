package io.github.uptownrules.upturn.bots;

/**
 * Plays the best move by its weights, without randomness or lookahead: lays as many numbers at once as possible, prefers the
 * direction that suits its rack, hands tiles to the seat with the fewest, never misses a call, and wins if it can. Allocates
 * nothing. Not thread-safe.
 */
final class Policy {
    private final Weights weights;
    private int best;
    private double highest;

    Policy(Weights weights) {
        this.weights = weights;
    }

    /** Returns the choice of the seat to move, in a game that is not over. */
    int choose(MutableTable table) {
        int winning = WinningTurn.first(table);
        if (winning != Choice.NONE) {
            return winning;
        }
        best = Choice.NONE;
        highest = Double.NEGATIVE_INFINITY;
        offerNumbers(table);
        if (Options.mayLayActions(table)) {
            offerActions(table);
        }
        return best == Choice.NONE || highest < stay(table) + weights.idle() ? idle(table) : best;
    }

    private void offer(int choice, double value) {
        if (value > highest) {
            highest = value;
            best = choice;
        }
    }

    private void offerNumbers(MutableTable table) {
        Racks racks = table.racks();
        int numbers = racks.numbers(table.turn);
        int next = racks.size(table.neighbor(table.turn, table.rotation));
        int fewest = Options.fewestOfOthers(table);
        for (int place = 0; place < numbers; place = racks.next(table.turn, place)) {
            int tile = racks.get(table.turn, place);
            if (Options.follows(table, tile)) {
                int laid = Options.laidWith(table, tile);
                int number = TileFacts.number(tile);
                int direction = table.direction == 0
                        ? Integer.signum(number - TileFacts.number(table.reference))
                        : table.direction;
                double value = laid
                        - (weights.handedOut() + weights.handedOutLate() / fewest) * Options.handOuts(table, tile, laid)
                        + outlook(table, numbers - laid, number, direction)
                        + forNext(next, number, direction);
                offer(Choice.number(tile), value);
            }
        }
    }

    private void offerActions(MutableTable table) {
        Racks racks = table.racks();
        int size = racks.size(table.turn);
        int reference = TileFacts.number(table.reference);
        for (int place = racks.numbers(table.turn); place < size; place = racks.next(table.turn, place)) {
            int tile = racks.get(table.turn, place);
            boolean isArrow = TileFacts.isArrow(tile);
            for (int direction = 1; direction >= -1; direction -= 2) {
                if (!Options.mayDirect(table, tile, direction)) {
                    continue;
                }
                for (int rotation = 1; rotation >= -1; rotation -= 2) {
                    if (isArrow ? rotation > 0 || table.seats > 2 : rotation == table.rotation) {
                        int next = table.nextAfter(tile, rotation);
                        double value = 1
                                - weights.action(tile, table.seats)
                                + outlook(table, racks.numbers(table.turn), reference, direction)
                                + (next == table.turn ? 0 : forNext(racks.size(next), reference, direction));
                        offer(Choice.action(tile, direction, rotation), value);
                    }
                }
            }
        }
    }

    /** Returns the value of the position without laying a tile. */
    private double stay(MutableTable table) {
        Racks racks = table.racks();
        int reference = TileFacts.number(table.reference);
        int next = racks.size(table.neighbor(table.turn, table.rotation));
        return outlook(table, racks.numbers(table.turn), reference, table.direction)
                + forNext(next, reference, table.direction);
    }

    /** Returns how well the rest of the rack continues from a number in a direction. */
    private double outlook(MutableTable table, int numbersLeft, int number, int direction) {
        return numbersLeft == 0
                ? -weights.noNumber()
                : weights.fit() * Options.following(table, number, direction) / numbersLeft;
    }

    /** Returns the effect of the next seat, which has this number of tiles. */
    private double forNext(int tiles, int number, int direction) {
        return weights.next() * tiles + (weights.room() + weights.roomLate() / tiles) * Options.room(number, direction);
    }

    /** Draws or passes; if it may do neither, lays a tile that it would rather save. */
    private int idle(MutableTable table) {
        if (Options.mayDraw(table)) {
            return Choice.DRAW;
        }
        if (Options.mayPass(table)) {
            return Choice.PASS;
        }
        return best;
    }
}
