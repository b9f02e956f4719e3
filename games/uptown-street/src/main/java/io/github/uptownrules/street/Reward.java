package io.github.uptownrules.street;

/** How likely it seems that a seat wins, by how far it is ahead. */
final class Reward {
    /** The height of the tallest building only breaks ties (X22). */
    private static final double TIE = 0.01;

    /** With a lead of this many points, one wins three times out of four. */
    private static final double LIKELY = 6;

    private Reward() {}

    /** A number from 0 to 1. */
    static double of(StreetView view, Seat seat) {
        double best = Double.NEGATIVE_INFINITY;
        for (int rival = 0; rival < view.seatCount(); rival++) {
            best = rival == seat.ordinal() ? best : Math.max(best, points(view, rival));
        }
        double lead = points(view, seat.ordinal()) - best;
        // Unlike the logistic function, this is the same on every machine to the last bit.
        return (1 + lead / (LIKELY + Math.abs(lead))) / 2;
    }

    private static double points(StreetView view, int seat) {
        Estate estate = view.estate(seat);
        if (view.isOver()) {
            Street street = estate.street();
            return street.prestige() + estate.account() / Standing.DOLLARS_PER_POINT + TIE * street.tallest();
        }
        return Appraisal.worth(estate.street(), Appraisal.rounds(view))
                + (double) (estate.account() + estate.money()) / Standing.DOLLARS_PER_POINT;
    }
}
