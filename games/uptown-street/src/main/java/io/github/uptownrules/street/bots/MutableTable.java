package io.github.uptownrules.street.bots;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.Position;
import io.github.uptownrules.street.Site;
import io.github.uptownrules.street.Turn;
import io.github.uptownrules.street.town.Card;
import io.github.uptownrules.street.town.ProjectId;

/**
 * A mutable game for playouts. It can be reset, and playing allocates nothing. A test compares it with the immutable game.
 *
 * <p>Moves are numbers: a project times {@link #SITES} plus a site, or {@link #DISCARD}.
 */
final class MutableTable {
    static final int DISCARD = -1;

    /** The number of sites in all streets at the largest table. */
    static final int SITES = Site.all().size();

    private static final int MOST_MONEY = 999_999_999;

    private final DeckNumbers deck;
    private final MutableStreet[] streets;
    private final int[] accounts;

    private final Tops tops;
    private int seat;

    /** The action, or 0 when the game is over. */
    private int action;

    /** Creates a table from a position and the cards below the tops. */
    MutableTable(Position position, DeckNumbers deck, Piles piles) {
        int seats = position.seats().size();
        this.deck = deck;
        this.streets = new MutableStreet[seats];
        this.accounts = new int[seats];
        this.tops = new Tops(position, piles);
        for (Seat owner : position.seats()) {
            int index = owner.ordinal();
            streets[index] = new MutableStreet();
            streets[index].build(position.street(owner), deck);
            accounts[index] = position.account(owner);
        }
        this.seat = position.turn().map(turn -> turn.seat().ordinal()).orElse(0);
        this.action = position.turn().map(Turn::action).orElse(0);
    }

    /** Copies the state of another table of the same game. */
    MutableTable set(MutableTable other) {
        for (int index = 0; index < streets.length; index++) {
            streets[index].set(other.streets[index]);
            accounts[index] = other.accounts[index];
        }
        tops.set(other.tops);
        seat = other.seat;
        action = other.action;
        return this;
    }

    static int number(Move move) {
        return move.isDiscard()
                ? DISCARD
                : number(
                        move.project().orElseThrow().index(),
                        move.site().orElseThrow().index());
    }

    static int number(int project, int site) {
        return project * SITES + site;
    }

    Move move(int number) {
        return number == DISCARD
                ? Move.discard(Card.all().get(tops.card(seat)))
                : Move.build(ProjectId.all().get(number / SITES), Site.all().get(number % SITES));
    }

    MutableTable play(int move) {
        if (move == DISCARD) {
            tops.take(seat);
        } else {
            ProjectNumbers project = deck.project(move / SITES);
            int pile = tops.pileBelow(project.card);
            if (action == 2) {
                pay(project.cost, pile);
            }
            tops.take(pile);
            build(project, move % SITES);
        }
        goOn();
        return this;
    }

    /** Pays the price (X7). */
    private void pay(int cost, int pile) {
        accounts[seat] -= cost;
        if (pile != seat && pile != tops.publicPile()) {
            tops.setMoney(pile, cost);
        }
    }

    /** Builds the project; a roof pays the owner (X9, X16). */
    private void build(ProjectNumbers project, int site) {
        int owner = site / MutableStreet.SITES;
        streets[owner].build(project, site % MutableStreet.SITES);
        if (project.hasRoof()) {
            earn(owner, Math.max(0, streets[owner].income()));
        }
    }

    private void earn(int owner, int amount) {
        accounts[owner] = Math.min(MOST_MONEY, accounts[owner] + amount);
    }

    /** Advances to the next action with a legal move, or to the end. */
    private void goOn() {
        if (action == 1) {
            action = 2;
            if (hasMove()) {
                return;
            }
        }
        while (seat < streets.length - 1 || !isEnd()) {
            seat = (seat + 1) % streets.length;
            if (tops.money(seat) > 0) {
                earn(seat, tops.money(seat));
                tops.setMoney(seat, 0);
            } else if (!tops.isEmpty(seat)) {
                action = 1;
                return;
            }
            action = 2;
            if (hasMove()) {
                return;
            }
        }
        seat = 0;
        action = 0;
    }

    /** Returns whether the game ends (X20). */
    private boolean isEnd() {
        for (int index = 0; index < streets.length; index++) {
            if (tops.isEmpty(index) || streets[index].finished() == MutableStreet.SITES) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether the seat has a legal second action. */
    private boolean hasMove() {
        for (int pile = 0; pile <= tops.publicPile(); pile++) {
            for (int project = firstProject(pile); project < lastProject(pile); project++) {
                if (isAffordable(deck.project(project)) && hasSite(deck.project(project))) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean hasSite(ProjectNumbers project) {
        for (int owner = 0; owner < streets.length; owner++) {
            if (project.isGift() != (owner == seat)) {
                for (int site = 0; site < MutableStreet.SITES; site++) {
                    if (streets[owner].isAllowed(project, site)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Returns whether the seat can pay (Y8); the first action is free. */
    boolean isAffordable(ProjectNumbers project) {
        return action == 1 || project.cost <= accounts[seat];
    }

    /** Returns the first project on top of a pile that the seat to move may use. */
    int firstProject(int pile) {
        return isOpen(pile) ? tops.firstProject(pile) : 0;
    }

    /** Returns the end of the projects on top of a pile; equal to the first if the pile may not be used. */
    int lastProject(int pile) {
        return isOpen(pile) ? tops.firstProject(pile) + tops.projectCount(pile) : 0;
    }

    /** Returns whether the seat may play from a pile: X5 for the first action, X8 for the second. */
    private boolean isOpen(int pile) {
        return !tops.isEmpty(pile) && (action == 1 ? pile == seat : tops.money(pile) == 0);
    }

    ProjectNumbers project(int index) {
        return deck.project(index);
    }

    MutableStreet street(int owner) {
        return streets[owner];
    }

    int seats() {
        return streets.length;
    }

    Tops tops() {
        return tops;
    }

    int seat() {
        return seat;
    }

    int action() {
        return action;
    }

    boolean isOver() {
        return action == 0;
    }

    int account(int owner) {
        return accounts[owner];
    }

    /** Returns the score of a seat (X21). */
    int score(int owner) {
        return streets[owner].prestige() + accounts[owner] / Appraisal.DOLLARS_PER_POINT;
    }

    /** Returns a bit for each seat that wins with the current streets (X22). */
    int winnerBits() {
        long best = Long.MIN_VALUE;
        int winners = 0;
        for (int owner = 0; owner < streets.length; owner++) {
            long result = ((long) score(owner) << 8) + streets[owner].tallest();
            winners = result > best ? 1 << owner : result == best ? winners | 1 << owner : winners;
            best = Math.max(best, result);
        }
        return winners;
    }
}
