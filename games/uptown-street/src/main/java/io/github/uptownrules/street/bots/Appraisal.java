package io.github.uptownrules.street.bots;

/**
 * The estimated value of moves for the seat to move, in points. The constants were tuned in games between bots with different
 * constants.
 */
final class Appraisal {
    /** The dollars that count as one point (X21). */
    static final int DOLLARS_PER_POINT = 3;

    private static final double POINTS_PER_DOLLAR = 1.0 / DOLLARS_PER_POINT;

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

    private final MutableTable table;
    private final double[] before;
    private int rounds;

    Appraisal(MutableTable table) {
        this.table = table;
        this.before = new double[table.seats()];
    }

    /** Reads the current state of the table. */
    Appraisal look() {
        rounds = rounds(table);
        for (int owner = 0; owner < before.length; owner++) {
            MutableStreet street = table.street(owner);
            before[owner] = worth(street.prestige(), street.income(), street.finished(), rounds);
        }
        return this;
    }

    /** Returns the estimated number of remaining rounds (X20). */
    static int rounds(MutableTable table) {
        int rounds = Integer.MAX_VALUE;
        for (int owner = 0; owner < table.seats(); owner++) {
            int unfinished = MutableStreet.SITES - table.street(owner).finished();
            rounds = Math.min(rounds, Math.min(table.tops().size(owner), 1 + ROUNDS_PER_SITE * unfinished));
        }
        return rounds;
    }

    /** Returns the value of a street: its prestige and its expected income. */
    static double worth(int prestige, int income, int finished, int rounds) {
        int unfinished = MutableStreet.SITES - finished;
        double roofs = Math.min(unfinished, rounds * ROOFS_PER_ROUND);
        return prestige + TRUST * roofs * income * POINTS_PER_DOLLAR + (unfinished == 0 ? FINISHING * rounds : 0);
    }

    /** Returns the estimated value of a legal move. */
    double of(int move) {
        if (move == MutableTable.DISCARD) {
            return 0;
        }
        ProjectNumbers project = table.project(move / MutableTable.SITES);
        return of(project, table.tops().pileBelow(project.card), move % MutableTable.SITES);
    }

    /** Returns the estimated value of building a project from a pile on a site, numbered over all streets. */
    double of(ProjectNumbers project, int pile, int site) {
        int owner = site / MutableStreet.SITES;
        int number = site % MutableStreet.SITES;
        MutableStreet street = table.street(owner);
        int income = street.income() + street.incomeOf(project, number);
        int prestige = street.prestige() + street.prestigeOf(project, number);
        boolean finishes = project.hasRoof() && !street.isFinished(number);
        double gain = worth(prestige, income, street.finished() + (finishes ? 1 : 0), rounds) - before[owner];
        if (project.hasRoof()) {
            gain += Math.max(0, income) * POINTS_PER_DOLLAR;
        }
        double value = owner == table.seat() ? gain : -gain * SPITE / rivals();
        return table.action() == 1 ? value : value - price(pile, project.cost * POINTS_PER_DOLLAR);
    }

    /** Returns the loss from paying. */
    private double price(int pile, double points) {
        boolean isRivals = pile != table.seat() && pile != table.tops().publicPile();
        return points + (isRivals ? (points - FREE_CARD) / rivals() : 0);
    }

    private int rivals() {
        return table.seats() - 1;
    }
}
