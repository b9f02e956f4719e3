package io.github.uptownrules.testkit.naive;

/** Checks that a position has the seats of its ruleset, and that play can reach its numbers of tiles (R8 to R10, R38). */
final class NaiveShapeCheck {

    private NaiveShapeCheck() {}

    static void check(NaivePosition position, NaiveShape shape, NaiveFaults faults) {
        int seats = shape.colors().size();
        if (position.seats().size() != seats) {
            faults.add("hands", position.seats().size() + " seats where the ruleset has " + seats);
        }
        for (NaiveSeat seat : position.seats()) {
            String where = "hands of seat " + seat.number();
            int colors = seat.number() <= seats ? shape.colors().get(seat.number() - 1) : 0;
            if (seat.hands().size() != colors) {
                faults.add(where, seat.hands().size() + " colors where the ruleset has " + colors);
            }
            seat.hands().forEach(hand -> sizes(hand, shape.rules().rackSize(seat.number()), where, faults));
            captures(position, seat, faults);
            int unplayed = seat.hands().stream()
                    .mapToInt(hand -> hand.rack().length() + hand.pile().length())
                    .sum();
            if (28 * seat.hands().size() - unplayed > shape.rules().limit()) {
                faults.add(where, "more tiles are played than the limit allows");
            }
        }
    }

    /** R24, R31: the rack is refilled while the pile lasts; then one more tile is played from it. */
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

    /** R18, R22: each capture takes a placement, so a seat has at most as many captures as tiles played. */
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
