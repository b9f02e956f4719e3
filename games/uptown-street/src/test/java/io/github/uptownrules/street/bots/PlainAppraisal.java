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

/** What moves seem to be worth, by the immutable game: the judge of {@link Appraisal}. */
final class PlainAppraisal {
    /** X1. */
    private static final int SITES = 5;

    /** How many points a dollar is (X21). */
    private static final double POINTS_PER_DOLLAR = 1.0 / 3;

    /** How many more roofs a street gets a round, as long as there are sites to finish. */
    private static final double ROOFS_PER_ROUND = 0.4;

    /** An income that is still to come is less sure than a dollar in hand. */
    private static final double TRUST = 0.8;

    /** How many rounds it takes to finish a site, all in all. */
    private static final int ROUNDS_PER_SITE = 3;

    /** What it is worth, for each round that could have come, to be through first. */
    private static final double FINISHING = 0.7;

    /** What a rival loses is not all gain, even of two. */
    private static final double SPITE = 0.5;

    /** What a card for nothing is worth, which the owner of a pile goes without when a rival buys from it (X4). */
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

    /** About how many more rounds there will be (X20). */
    static int rounds(StreetView view) {
        int rounds = Integer.MAX_VALUE;
        for (Seat seat : view.seats()) {
            int unfinished = SITES - view.street(seat).finishedSites();
            rounds = Math.min(rounds, Math.min(view.pileSize(seat), 1 + ROUNDS_PER_SITE * unfinished));
        }
        return rounds;
    }

    /** What a street is worth: its prestige, and the income that may come. */
    static double worth(Street street, int rounds) {
        int unfinished = SITES - street.finishedSites();
        double roofs = Math.min(unfinished, rounds * ROOFS_PER_ROUND);
        return street.prestige()
                + TRUST * roofs * street.income() * POINTS_PER_DOLLAR
                + (unfinished == 0 ? FINISHING * rounds : 0);
    }

    /** What a legal move seems to be worth. */
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

    /** What is lost by paying. */
    private double price(Move move, double points) {
        boolean isRivals =
                !move.card().isPublic() && !view.top(view.seats().get(mover)).equals(Optional.of(move.card()));
        return points + (isRivals ? (points - FREE_CARD) / rivals() : 0);
    }

    private int rivals() {
        return view.seats().size() - 1;
    }
}
