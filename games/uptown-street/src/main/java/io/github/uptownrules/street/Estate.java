package io.github.uptownrules.street;

import io.github.uptownrules.street.town.Street;

/**
 * The property of a seat (X1).
 *
 * @param street its street
 * @param account its money, 0 to {@link #LARGEST_ACCOUNT}
 * @param pile its personal pile
 * @param money the money on the pile, 0 to 9
 */
record Estate(Street street, int account, Pile pile, int money) {
    /** The maximum balance of an account (Y20). */
    static final int LARGEST_ACCOUNT = 999_999_999;

    Estate with(Street changed) {
        return new Estate(changed, account, pile, money);
    }

    Estate with(Pile changed) {
        return new Estate(street, account, changed, money);
    }

    /** Takes a price from the account (Y8). */
    Estate less(int price) {
        return new Estate(street, account - price, pile, money);
    }

    /** Puts a price on the pile (X7). */
    Estate withMoney(int price) {
        return new Estate(street, account, pile, price);
    }

    /** Pays income into the account; any excess stays in the bank (Y20). */
    Estate plus(int income) {
        return new Estate(street, Math.min(LARGEST_ACCOUNT, account + income), pile, money);
    }

    /** Moves the money on the pile to the account (X4). */
    Estate collected() {
        return plus(money).withMoney(0);
    }
}
