package io.github.uptownrules.street.bots;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.Site;
import io.github.uptownrules.street.StreetView;
import io.github.uptownrules.street.Turn;
import io.github.uptownrules.street.town.Mark;
import io.github.uptownrules.street.town.Project;
import io.github.uptownrules.street.town.Street;
import java.util.Optional;

/** A plain version of {@link Appraisal} on the immutable game, to test it. */
final class PlainAppraisal {
    /** The sites of a street (X1). */
    private static final int SITES = 5;

    /** The points for a dollar (X21). */
    private static final double POINTS_PER_DOLLAR = 1.0 / 3;

    /** The roofs a street gets per round while it has unfinished sites. */
    private static final double ROOFS_PER_ROUND = 0.4;

    /** The factor for future income, which is uncertain. */
    private static final double TRUST = 0.8;

    /** The average number of rounds to finish a site. */
    private static final int ROUNDS_PER_SITE = 3;

    /** The bonus for finishing first, per remaining round. */
    private static final double FINISHING = 0.7;

    /** The value of a rival's loss, as a share of the loss. */
    private static final double SPITE = 0.5;

    /** The value of a free card, which the owner of a pile loses when a rival buys from it (X4). */
    private static final double FREE_CARD = 2.8;

    private final StreetView view;
    private final int mover;
    private final int action;
    private final int rounds;
    private final double[] before;

    PlainAppraisal(StreetView view) {
        Turn turn = view.turn().orElseThrow();
        this.view = view;
        this.mover = turn.seat().ordinal();
        this.action = turn.action();
        this.rounds = rounds(view);
        this.before = new double[view.seats().size()];
        for (int seat = 0; seat < before.length; seat++) {
            before[seat] = worth(view.street(view.seats().get(seat)), rounds);
        }
    }

    /** Returns the estimated number of remaining rounds (X20). */
    static int rounds(StreetView view) {
        int rounds = Integer.MAX_VALUE;
        for (Seat seat : view.seats()) {
            int unfinished = SITES - view.street(seat).finishedSites();
            rounds = Math.min(rounds, Math.min(view.pileSize(seat), 1 + ROUNDS_PER_SITE * unfinished));
        }
        return rounds;
    }

    /** Returns the value of a street: its prestige and its expected income. */
    static double worth(Street street, int rounds) {
        int unfinished = SITES - street.finishedSites();
        double roofs = Math.min(unfinished, rounds * ROOFS_PER_ROUND);
        return street.prestige()
                + TRUST * roofs * street.income() * POINTS_PER_DOLLAR
                + (unfinished == 0 ? FINISHING * rounds : 0);
    }

    /** Returns the estimated value of a legal move. */
    double of(Move move) {
        if (move.isDiscard()) {
            return 0;
        }
        Project project = view.deck().project(move.project().orElseThrow());
        Site site = move.site().orElseThrow();
        int owner = site.seat().ordinal();
        Street street = view.street(site.seat()).with(site.number(), project);
        double gain = worth(street, rounds) - before[owner];
        if (project.has(Mark.ROOF)) {
            gain += Math.max(0, street.income()) * POINTS_PER_DOLLAR;
        }
        double value = owner == mover ? gain : -gain * SPITE / rivals();
        return action == 1 ? value : value - price(move, project.cost() * POINTS_PER_DOLLAR);
    }

    /** Returns the loss from paying the price, in points. */
    private double price(Move move, double points) {
        boolean isRivals =
                !move.card().isPublic() && !view.top(view.seats().get(mover)).equals(Optional.of(move.card()));
        return points + (isRivals ? (points - FREE_CARD) / rivals() : 0);
    }

    private int rivals() {
        return view.seats().size() - 1;
    }
}
