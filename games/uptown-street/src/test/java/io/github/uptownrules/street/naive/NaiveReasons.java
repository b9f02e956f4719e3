package io.github.uptownrules.street.naive;

import java.util.ArrayList;
import java.util.List;

/** The thirteen reasons of section 4 why a move is illegal, by number, each with a code. */
final class NaiveReasons {
    /** The code for a text that is not a move in any position (section 5). */
    static final String SYNTAX = "syntax";

    /** The codes of the reasons 1 to 13. */
    static final List<String> CODES = List.of(
            "game-over", // 1
            "not-on-top", // 2
            "not-own-card", // 3
            "discard-at-action-2", // 4
            "money-on-pile", // 5
            "account-short", // 6
            "gift-for-own-street", // 7
            "no-gift-for-rival", // 8
            "gift-refused", // 9
            "ground-not-first", // 10
            "upper-first", // 11
            "no-roof-below", // 12
            "site-finished"); // 13

    private NaiveReasons() {}

    /** Returns all reasons that hold, in order; empty for a legal move. */
    static List<String> why(NaiveTable table, NaiveMove move) {
        if (table.isOver()) {
            return codes(List.of(1));
        }
        int pile = table.pileUnder(move.card());
        if (pile < 0) {
            return codes(List.of(2));
        }
        List<Integer> reasons = new ArrayList<>();
        boolean ownPile = pile == table.seat;
        boolean publicPile = pile == 0;
        boolean rivalsPile = !ownPile && !publicPile;
        if (table.action == 1 && !ownPile) {
            reasons.add(3); // X5
        }
        if (move.isDiscard()) {
            if (table.action == 2) {
                reasons.add(4); // Y7
            }
            return codes(reasons);
        }
        NaiveProject project = table.deck.project(move.project());
        if (table.action == 2 && rivalsPile && table.moneyOnPile(pile) > 0) {
            reasons.add(5); // X8
        }
        if (table.action == 2 && table.account(table.seat) < project.price()) {
            reasons.add(6); // Y8
        }
        if (project.isGift() && move.seat() == table.seat) {
            reasons.add(7); // X14, Y9
        }
        if (!project.isGift() && move.seat() != table.seat) {
            reasons.add(8); // X14
        }
        reasons.addAll(onSite(table, project, table.site(move.seat(), move.site())));
        return codes(reasons);
    }

    /** Returns the reasons 9 to 13, why a site does not allow a project. */
    static List<Integer> onSite(NaiveTable table, NaiveProject project, List<String> site) {
        List<Integer> reasons = new ArrayList<>();
        boolean noGifts = false;
        for (String below : site) {
            noGifts |= table.deck.project(below).isNoGifts();
        }
        if (project.isGift() && noGifts) {
            reasons.add(9); // X15, Y10
        }
        if (project.isGround() && !site.isEmpty()) {
            reasons.add(10); // X10
        }
        if (project.isUpper() && site.isEmpty()) {
            reasons.add(11); // X11
        }
        boolean roofBelow =
                !site.isEmpty() && table.deck.project(site.get(site.size() - 1)).isRoof();
        if (project.isOnRoof() && !roofBelow) {
            reasons.add(12); // X13, Y11
        }
        if (!project.isOnRoof() && table.isFinished(site)) {
            reasons.add(13); // X12
        }
        return reasons;
    }

    private static List<String> codes(List<Integer> reasons) {
        List<String> codes = new ArrayList<>();
        for (int reason : reasons) {
            codes.add(CODES.get(reason - 1));
        }
        return codes;
    }
}
