package io.github.uptownrules.street;

import io.github.uptownrules.street.town.Street;

/**
 * What a seat has (X1).
 *
 * @param street its street
 * @param account its money, 0 to {@link #LARGEST_ACCOUNT}
 * @param pile its personal pile
 * @param money what lies on the pile, 0 to 9
 */
record Estate(Street street, int account, Pile pile, int money) {
    /** Y20. */
    static final int LARGEST_ACCOUNT = 999_999_999;

    Estate with(Street changed) {
        return new Estate(changed, account, pile, money);
    }

    Estate with(Pile changed) {
        return new Estate(street, account, changed, money);
    }

    /** With a price taken from the account (Y8). */
    Estate less(int price) {
        return new Estate(street, account - price, pile, money);
    }

    /** With a price laid on the pile (X7). */
    Estate withMoney(int price) {
        return new Estate(street, account, pile, price);
    }

    /** With what the bank pays; what would not fit into the account stays in the bank (Y20). */
    Estate plus(int income) {
        return new Estate(street, Math.min(LARGEST_ACCOUNT, account + income), pile, money);
    }

    /** With the money on the pile taken into the account (X4). */
    Estate collected() {
        return plus(money).withMoney(0);
    }
}
