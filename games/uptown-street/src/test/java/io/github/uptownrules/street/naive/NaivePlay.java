package io.github.uptownrules.street.naive;

import java.util.ArrayList;
import java.util.List;

/** Which moves there are and what they do (section 4). */
final class NaivePlay {
    /** Y20. */
    static final long LARGEST_ACCOUNT = 999_999_999L;

    private NaivePlay() {}

    /** The legal moves: by card, project, seat, site; the discard last of its card (section 5). */
    static List<NaiveMove> legal(NaiveTable table) {
        List<NaiveMove> legal = new ArrayList<>();
        for (String card : NaiveCards.ALL) {
            if (table.pileUnder(card) >= 0) {
                for (NaiveMove move : moves(card, table.seats())) {
                    if (NaiveReasons.why(table, move).isEmpty()) {
                        legal.add(move);
                    }
                }
            }
        }
        return legal;
    }

    /** All moves with a card, legal or not, in canonical order. */
    static List<NaiveMove> moves(String card, int seats) {
        List<NaiveMove> moves = new ArrayList<>();
        for (String project : NaiveCards.projectsOn(card)) {
            for (int seat = 1; seat <= seats; seat++) {
                for (int site = 1; site <= NaiveTable.SITES; site++) {
                    moves.add(new NaiveMove(card, project, seat, site));
                }
            }
        }
        moves.add(new NaiveMove(card, "", 0, 0));
        return moves;
    }

    /** Plays a legal move on the table. */
    static void play(NaiveTable table, NaiveMove move) {
        int pile = table.pileUnder(move.card());
        if (table.action == 2) {
            pay(table, pile, table.deck.project(move.project()).price());
        }
        (pile == 0 ? table.publicPile : table.pile(pile)).remove(0);
        if (move.isDiscard()) {
            discard(table, move.card());
        } else {
            build(table, move);
        }
        if (table.action == 1) {
            table.action = 2;
            endTurnIfStuck(table);
        } else {
            endTurn(table);
        }
    }

    /** X7: for a card from the own pile the bank is paid, for a rival's its pile; a public card costs nothing. */
    private static void pay(NaiveTable table, int pile, long price) {
        table.accounts.set(table.seat - 1, table.account(table.seat) - price);
        if (pile != 0 && pile != table.seat) {
            table.moneyOnPiles.set(pile - 1, table.moneyOnPile(pile) + price);
        }
    }

    /** Y15. */
    private static void discard(NaiveTable table, String card) {
        table.discards.add(card);
        List<String> sorted = NaiveCards.sorted(table.discards);
        table.discards.clear();
        table.discards.addAll(sorted);
    }

    private static void build(NaiveTable table, NaiveMove move) {
        table.site(move.seat(), move.site()).add(move.project());
        if (table.deck.project(move.project()).isRoof()) {
            // X16, Y12: the owner of the site, not the giver; every roof pays, if the sum is positive.
            receive(table, move.seat(), Math.max(0, table.income(move.seat())));
        }
    }

    /** Y20: what an account cannot hold stays in the bank. */
    private static void receive(NaiveTable table, int seat, long money) {
        table.accounts.set(seat - 1, Math.min(LARGEST_ACCOUNT, table.account(seat) + money));
    }

    /** Section 4: at action 2 without a legal move the turn is over. */
    private static void endTurnIfStuck(NaiveTable table) {
        if (legal(table).isEmpty()) {
            endTurn(table);
        }
    }

    /** Section 4: the end of a turn; the end of the game (X20, Y16) or the turn of the next seat. */
    private static void endTurn(NaiveTable table) {
        boolean lastSeat = table.seat == table.seats();
        if (lastSeat && (table.hasEmptyPile() || table.hasFinishedStreet())) {
            table.seat = NaiveTable.NOBODY;
            table.action = 0;
            return;
        }
        table.seat = lastSeat ? 1 : table.seat + 1;
        if (table.seat == 1) {
            table.roundsBegun++;
        }
        beginTurn(table);
    }

    /** Section 4: when the turn comes to a seat (X4, X5, Y6). */
    private static void beginTurn(NaiveTable table) {
        long money = table.moneyOnPile(table.seat);
        if (money > 0) {
            table.moneyOnPiles.set(table.seat - 1, 0L);
            receive(table, table.seat, money);
            table.action = 2;
        } else if (!table.pile(table.seat).isEmpty()) {
            table.action = 1;
        } else {
            table.action = 2;
        }
        if (table.action == 2) {
            endTurnIfStuck(table);
        }
    }
}
