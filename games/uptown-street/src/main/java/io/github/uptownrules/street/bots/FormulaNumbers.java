package io.github.uptownrules.street.bots;

import io.github.uptownrules.street.town.Formula;
import io.github.uptownrules.street.town.ProjectType;
import io.github.uptownrules.street.town.Term;
import io.github.uptownrules.street.town.Unit;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** A formula (X17, X19) of a project as plain numbers, for fast playouts. */
final class FormulaNumbers {
    private static final int[] NO_NUMBERS = {};

    private int once;
    private int perFloor;
    private int onGround;

    /** Pairs of the ordinal of a type and its amount. */
    private int[] ofSite = NO_NUMBERS;

    private int[] ofStreet = NO_NUMBERS;

    /** The contribution of the project's own types to its own formula: it counts itself (Y13). */
    private int self;

    FormulaNumbers(Formula formula, List<ProjectType> ownTypes) {
        for (Term term : formula.terms()) {
            Unit unit = term.unit();
            if (unit.type().isPresent()) {
                ProjectType type = unit.type().get();
                ofSite = unit.isInStreet() ? ofSite : with(ofSite, type, term.amount());
                ofStreet = unit.isInStreet() ? with(ofStreet, type, term.amount()) : ofStreet;
                self += term.amount() * Collections.frequency(ownTypes, type);
            } else if (unit == Unit.FLOOR_BELOW) {
                perFloor = term.amount();
            } else if (unit == Unit.GROUND_FLOOR) {
                onGround = term.amount();
            } else {
                once = term.amount();
            }
        }
    }

    private static int[] with(int[] numbers, ProjectType type, int amount) {
        int[] more = Arrays.copyOf(numbers, numbers.length + 2);
        more[numbers.length] = type.ordinal();
        more[numbers.length + 1] = amount;
        return more;
    }

    /**
     * Returns the value of the formula on a site that already has a number of projects.
     *
     * @param counts the number of each type on the sites and in the street
     * @param site the offset of the site
     * @param street the offset of the street
     */
    int value(int below, int[] counts, int site, int street) {
        int value = once + perFloor * below + (below == 0 ? onGround : 0) + self;
        for (int i = 0; i < ofSite.length; i += 2) {
            value += ofSite[i + 1] * counts[site + ofSite[i]];
        }
        for (int i = 0; i < ofStreet.length; i += 2) {
            value += ofStreet[i + 1] * counts[street + ofStreet[i]];
        }
        return value;
    }

    /** Adds this formula's amounts per type to the entries of the site and of the street. */
    void addAmounts(int[] amounts, int site, int street) {
        for (int i = 0; i < ofSite.length; i += 2) {
            amounts[site + ofSite[i]] += ofSite[i + 1];
        }
        for (int i = 0; i < ofStreet.length; i += 2) {
            amounts[street + ofStreet[i]] += ofStreet[i + 1];
        }
    }
}
