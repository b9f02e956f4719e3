package io.github.uptownrules.street.town;

/**
 * A number for each type, packed into a long with 12 bits each; adding two longs adds all five numbers. They stay between -2048
 * and 2047, because a street has at most 112 projects of two types each, with amounts up to 9.
 */
final class PerType {
    private static final int BITS = 12;
    private static final int MASK = (1 << BITS) - 1;
    private static final int BIAS = 1 << BITS - 1;

    /** Makes all parts of a packed number positive when added, so that none borrows from the next. */
    private static final long BIASES =
            BIAS * (1 + (1L << BITS) + (1L << 2 * BITS) + (1L << 3 * BITS) + (1L << 4 * BITS));

    private PerType() {}

    /** Packs a number for one type, and 0 for the others. */
    static long of(ProjectType type, int number) {
        return (long) number << BITS * type.ordinal();
    }

    static int get(long numbers, ProjectType type) {
        return part(numbers + BIASES, type.ordinal());
    }

    private static int part(long biased, int type) {
        return (int) (biased >>> BITS * type & MASK) - BIAS;
    }

    /** Returns the dot product of two packed numbers. */
    static int sumOfProducts(long some, long others) {
        if (some == 0 || others == 0) {
            return 0;
        }
        long one = some + BIASES;
        long other = others + BIASES;
        return part(one, 0) * part(other, 0)
                + part(one, 1) * part(other, 1)
                + part(one, 2) * part(other, 2)
                + part(one, 3) * part(other, 3)
                + part(one, 4) * part(other, 4);
    }
}
