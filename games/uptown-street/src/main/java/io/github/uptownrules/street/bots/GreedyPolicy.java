package io.github.uptownrules.street.bots;

/** A choice of the best move by an {@link Appraisal}, breaking ties at random. */
final class GreedyPolicy {
    private final MutableTable table;
    private final Appraisal appraisal;
    private final CopyableRandom random;
    private double highest;
    private int best;
    private int equals;

    GreedyPolicy(MutableTable table, CopyableRandom random) {
        this.table = table;
        this.appraisal = new Appraisal(table);
        this.random = random;
    }

    int choose() {
        appraisal.look();
        highest = Double.NEGATIVE_INFINITY;
        equals = 0;
        for (int pile = 0; pile <= table.tops().publicPile(); pile++) {
            int last = table.lastProject(pile);
            for (int project = table.firstProject(pile); project < last; project++) {
                ProjectNumbers numbers = table.project(project);
                if (table.isAffordable(numbers)) {
                    offer(project, numbers, pile);
                }
            }
        }
        if (table.action() == 1) {
            offer(MutableTable.DISCARD, 0);
        }
        return best;
    }

    private void offer(int index, ProjectNumbers project, int pile) {
        if (!project.isGift()) {
            offer(index, project, pile, table.seat());
            return;
        }
        for (int owner = 0; owner < table.seats(); owner++) {
            if (owner != table.seat()) {
                offer(index, project, pile, owner);
            }
        }
    }

    private void offer(int index, ProjectNumbers project, int pile, int owner) {
        MutableStreet street = table.street(owner);
        boolean isEmptyDone = false;
        for (int site = 0; site < MutableStreet.SITES; site++) {
            // The empty sites of a street are equivalent.
            if (!(isEmptyDone && street.isEmpty(site)) && street.isAllowed(project, site)) {
                isEmptyDone |= street.isEmpty(site);
                int number = owner * MutableStreet.SITES + site;
                offer(MutableTable.number(index, number), appraisal.of(project, pile, number));
            }
        }
    }

    private void offer(int move, double value) {
        if (value > highest) {
            equals = 0;
        }
        if (value >= highest && random.below(++equals) == 0) {
            best = move;
            highest = value;
        }
    }
}
