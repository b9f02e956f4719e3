package io.github.uptownrules.street.bots;

import io.github.uptownrules.street.town.Mark;
import io.github.uptownrules.street.town.Project;
import java.util.Arrays;

/** A project as plain numbers, for fast playouts. */
final class ProjectNumbers {
    final int card;
    final int cost;
    final FormulaNumbers income;
    final FormulaNumbers prestige;

    /** The ordinals of up to two types. */
    private final int[] types;

    private final int marks;

    ProjectNumbers(Project project) {
        this.card = project.id().card().index();
        this.cost = project.cost();
        this.types = new int[project.types().size()];
        Arrays.setAll(types, place -> project.types().get(place).ordinal());
        this.income = new FormulaNumbers(project.income(), project.types());
        this.prestige = new FormulaNumbers(project.prestige(), project.types());
        int bits = 0;
        for (Mark mark : project.marks()) {
            bits |= bit(mark);
        }
        this.marks = bits;
    }

    static int bit(Mark mark) {
        return 1 << mark.ordinal();
    }

    int marks() {
        return marks;
    }

    boolean hasRoof() {
        return (marks & MutableStreet.ROOF) != 0;
    }

    boolean isGift() {
        return (marks & MutableStreet.GIFT) != 0;
    }

    /** Returns the value this project adds to others that count its types. */
    int amounts(int[] perType, int site, int street) {
        int sum = 0;
        for (int type : types) {
            sum += perType[site + type] + perType[street + type];
        }
        return sum;
    }

    void count(int[] counts, int site, int street) {
        for (int type : types) {
            counts[site + type]++;
            counts[street + type]++;
        }
    }
}
