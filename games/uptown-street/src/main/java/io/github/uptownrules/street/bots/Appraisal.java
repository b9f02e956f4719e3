package io.github.uptownrules.street.bots;

/**
 * What moves seem to be worth to the seat to move, in points. The numbers were found by letting players with others play
 * against each other.
 */
final class Appraisal {
    /** X21. */
    static final int DOLLARS_PER_POINT = 3;

    private static final double POINTS_PER_DOLLAR = 1.0 / DOLLARS_PER_POINT;

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

    private final MutableTable table;
    private final double[] before;
    private int rounds;

    Appraisal(MutableTable table) {
        this.table = table;
        this.before = new double[table.seats()];
    }

    /** Looks at the table as it is now. */
    Appraisal look() {
        rounds = rounds(table);
        for (int owner = 0; owner < before.length; owner++) {
            MutableStreet street = table.street(owner);
            before[owner] = worth(street.prestige(), street.income(), street.finished(), rounds);
        }
        return this;
    }

    /** About how many more rounds there will be (X20). */
    static int rounds(MutableTable table) {
        int rounds = Integer.MAX_VALUE;
        for (int owner = 0; owner < table.seats(); owner++) {
            int unfinished = MutableStreet.SITES - table.street(owner).finished();
            rounds = Math.min(rounds, Math.min(table.tops().size(owner), 1 + ROUNDS_PER_SITE * unfinished));
        }
        return rounds;
    }

    /** What a street is worth: its prestige, and the income that may come. */
    static double worth(int prestige, int income, int finished, int rounds) {
        int unfinished = MutableStreet.SITES - finished;
        double roofs = Math.min(unfinished, rounds * ROOFS_PER_ROUND);
        return prestige + TRUST * roofs * income * POINTS_PER_DOLLAR + (unfinished == 0 ? FINISHING * rounds : 0);
    }

    /** What a legal move seems to be worth. */
    double of(int move) {
        if (move == MutableTable.DISCARD) {
            return 0;
        }
        ProjectNumbers project = table.project(move / MutableTable.SITES);
        return of(project, table.tops().pileBelow(project.card), move % MutableTable.SITES);
    }

    /** What it seems to be worth to build a project from a pile on a site, one of those of all streets. */
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

    /** What is lost by paying. */
    private double price(int pile, double points) {
        boolean isRivals = pile != table.seat() && pile != table.tops().publicPile();
        return points + (isRivals ? (points - FREE_CARD) / rivals() : 0);
    }

    private int rivals() {
        return table.seats() - 1;
    }
}
