package io.github.uptownrules.street.naive;

import java.util.List;
import java.util.random.RandomGenerator;

/** The preference of a random player, so that games reach rare situations. */
enum NaiveTaste {
    ANYTHING,
    ROOFS,
    ON_ROOFS,
    GIFTS,
    TALL,
    RIVALS_CARDS,
    OWN_CARDS,
    PUBLIC_CARDS,
    DISCARDS;

    /** Returns a legal move, usually one that fits the preference. */
    NaiveMove choose(NaiveTable table, List<NaiveMove> legal, RandomGenerator random) {
        List<NaiveMove> liked =
                legal.stream().filter(move -> likes(table, move)).toList();
        return NaiveChance.oneOf(liked.isEmpty() || NaiveChance.percent(20, random) ? legal : liked, random);
    }

    private boolean likes(NaiveTable table, NaiveMove move) {
        int pile = table.pileUnder(move.card());
        if (move.isDiscard()) {
            return this == DISCARDS;
        }
        NaiveProject project = table.deck.project(move.project());
        return switch (this) {
            case ANYTHING -> true;
            case ROOFS -> project.isRoof();
            case ON_ROOFS -> project.isOnRoof() || project.isRoof();
            case GIFTS -> project.isGift() || project.isNoGifts();
            case TALL ->
                !project.isRoof() && !table.site(move.seat(), move.site()).isEmpty();
            case RIVALS_CARDS -> pile != 0 && pile != table.seat;
            case OWN_CARDS -> pile == table.seat;
            case PUBLIC_CARDS -> pile == 0;
            case DISCARDS -> false;
        };
    }
}
