package io.github.uptownrules.street.bots;

import io.github.uptownrules.street.Seat;
import io.github.uptownrules.street.StreetView;
import io.github.uptownrules.street.town.Street;

/** How likely it seems that a seat wins, by how far it is ahead. */
final class Reward {
    /** X21. */
    private static final int DOLLARS_PER_POINT = 3;

    /** The height of the tallest building only breaks ties (X22). */
    private static final double TIE = 0.01;

    /** With a lead of this many points, one wins three times out of four. */
    private static final double LIKELY = 6;

    private Reward() {}

    /** A number from 0 to 1. */
    static double of(StreetView view, Seat seat) {
        double best = Double.NEGATIVE_INFINITY;
        for (Seat rival : view.seats()) {
            best = rival == seat ? best : Math.max(best, points(view, rival));
        }
        double lead = points(view, seat) - best;
        // Unlike the logistic function, this is the same on every machine to the last bit.
        return (1 + lead / (LIKELY + Math.abs(lead))) / 2;
    }

    private static double points(StreetView view, Seat seat) {
        Street street = view.street(seat);
        if (view.isOver()) {
            return street.prestige() + view.account(seat) / DOLLARS_PER_POINT + TIE * street.tallest();
        }
        return Appraisal.worth(street, Appraisal.rounds(view))
                + (double) (view.account(seat) + view.moneyOnPile(seat)) / DOLLARS_PER_POINT;
    }
}
