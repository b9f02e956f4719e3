package io.github.uptownrules.street.naive;

import java.util.ArrayList;
import java.util.List;

/** The moves and their effects (section 4). */
final class NaivePlay {
    /** The largest account (Y20). */
    static final long LARGEST_ACCOUNT = 999_999_999L;

    private NaivePlay() {}

    /**
     * Returns the legal moves, sorted by card, project, seat and site. The discard of a card follows its other moves (section
     * 5).
     */
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

    /** Returns all moves with a card, legal or not, in canonical order. */
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

    /** Pays the bank for a card of the seat's own pile, or the pile of a rival; a public card costs nothing (X7). */
    private static void pay(NaiveTable table, int pile, long price) {
        table.accounts.set(table.seat - 1, table.account(table.seat) - price);
        if (pile != 0 && pile != table.seat) {
            table.moneyOnPiles.set(pile - 1, table.moneyOnPile(pile) + price);
        }
    }

    /** Discards a card (Y15). */
    private static void discard(NaiveTable table, String card) {
        table.discards.add(card);
        List<String> sorted = NaiveCards.sorted(table.discards);
        table.discards.clear();
        table.discards.addAll(sorted);
    }

    private static void build(NaiveTable table, NaiveMove move) {
        table.site(move.seat(), move.site()).add(move.project());
        if (table.deck.project(move.project()).isRoof()) {
            // The owner of the site is paid, not the giver; every roof pays if the sum is positive (X16, Y12).
            receive(table, move.seat(), Math.max(0, table.income(move.seat())));
        }
    }

    /** Adds money to an account; the rest stays in the bank (Y20). */
    private static void receive(NaiveTable table, int seat, long money) {
        table.accounts.set(seat - 1, Math.min(LARGEST_ACCOUNT, table.account(seat) + money));
    }

    /** Ends the turn at action 2 without a legal move (section 4). */
    private static void endTurnIfStuck(NaiveTable table) {
        if (legal(table).isEmpty()) {
            endTurn(table);
        }
    }

    /** Ends a turn: the game ends (X20, Y16), or the next seat's turn begins (section 4). */
    private static void endTurn(NaiveTable table) {
        boolean lastSeat = table.seat == table.seats();
        if (lastSeat && (table.hasEmptyPile() || table.hasFinishedStreet())) {
            table.seat = NaiveTable.NO_SEAT;
            table.action = 0;
            return;
        }
        table.seat = lastSeat ? 1 : table.seat + 1;
        if (table.seat == 1) {
            table.roundsBegun++;
        }
        beginTurn(table);
    }

    /** Begins the turn of a seat (section 4; X4, X5, Y6). */
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
