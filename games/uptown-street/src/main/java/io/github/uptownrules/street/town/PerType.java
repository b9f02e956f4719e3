package io.github.uptownrules.street.town;

/**
 * A number for each type, packed into one long, twelve bits each: how many there are, or what each pays. They are added as
 * longs are. All numbers stay between -2048 and 2047: a street has at most 112 projects, of two types and with amounts of 9
 * at most.
 */
final class PerType {
    private static final int BITS = 12;
    private static final int MASK = (1 << BITS) - 1;
    private static final int BIAS = 1 << BITS - 1;

    /** Added to a packed number, it makes all parts of it positive, so that none borrows from the next. */
    private static final long BIASES =
            BIAS * (1 + (1L << BITS) + (1L << 2 * BITS) + (1L << 3 * BITS) + (1L << 4 * BITS));

    private PerType() {}

    /** A number for one type, and 0 for the others. */
    static long of(ProjectType type, int number) {
        return (long) number << BITS * type.ordinal();
    }

    static int get(long numbers, ProjectType type) {
        return part(numbers + BIASES, type.ordinal());
    }

    private static int part(long biased, int type) {
        return (int) (biased >>> BITS * type & MASK) - BIAS;
    }

    /** The sum over all types of one number times the other. */
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
