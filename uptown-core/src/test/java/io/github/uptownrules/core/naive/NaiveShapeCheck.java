package io.github.uptownrules.core.naive;

/** Whether a position has the seats of its ruleset, and numbers of tiles that play can reach (R8 to R10, R38). */
final class NaiveShapeCheck {

    private NaiveShapeCheck() {}

    static void check(NaivePosition position, int seats, int colorsPerSeat, int rackSize, NaiveFaults faults) {
        if (position.seats().size() != seats) {
            faults.add("hands", position.seats().size() + " seats where the ruleset has " + seats);
        }
        for (NaiveSeat seat : position.seats()) {
            String where = "hands of seat " + seat.number();
            if (seat.hands().size() != colorsPerSeat) {
                faults.add(where, seat.hands().size() + " colors where the ruleset has " + colorsPerSeat);
            }
            seat.hands().forEach(hand -> sizes(hand, rackSize, where, faults));
            captures(position, seat, faults);
        }
    }

    /** R24, R31: the rack is filled up as long as there is a pile; then one more tile is played from it. */
    private static void sizes(NaiveHand hand, int rackSize, String where, NaiveFaults faults) {
        int rack = hand.rack().length();
        boolean full = rack == rackSize;
        boolean oneShort = rack == rackSize - 1;
        boolean reachable = hand.pile().isEmpty() ? full || oneShort : full;
        if (!reachable) {
            String sizes = rack + " on the rack with " + hand.pile().length() + " in the pile";
            faults.add(where, "color " + hand.color() + " cannot have " + sizes);
        }
    }

    /** R18, R22: each capture takes a placement, so a seat has no more captures than tiles of its own played. */
    private static void captures(NaivePosition position, NaiveSeat seat, NaiveFaults faults) {
        long played = position.board().tiles().values().stream()
                .filter(tile -> seat.owns(tile.color()))
                .count();
        for (NaiveSeat captor : position.seats()) {
            played += captor.captures().stream()
                    .filter(tile -> seat.owns(tile.color()))
                    .count();
        }
        if (seat.captures().size() > played) {
            String numbers = seat.captures().size() + " captured with " + played + " played";
            faults.add("captures of seat " + seat.number(), numbers);
        }
    }
}
