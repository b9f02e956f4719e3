package io.github.uptownrules.street;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.street.town.Card;
import io.github.uptownrules.street.town.Mark;
import io.github.uptownrules.street.town.Project;
import java.util.Optional;

/** A legal move being played: the price, the card, the building, the income, and the next turn. */
final class Play {
    private final StreetView before;
    private final Move move;
    private final int mover;
    private final int source;
    private final int shown;

    private final Estate[] estates;
    private Pile publicPile;
    private CardSet discards;

    private int price;
    private int income;

    /**
     * The money each seat collected from its pile, four bits per seat. A turn comes to a seat at most once before the next
     * move.
     */
    private int collected;

    /** The seats whose turns were skipped, one bit per seat. */
    private int passed;

    private final StreetView after;

    Play(StreetView before, Move move, int shown) {
        Turn turn = before.turn().orElseThrow();
        this.before = before;
        this.move = move;
        this.mover = turn.seat().ordinal();
        this.source = before.pileBelow(move.card());
        this.shown = shown;
        this.estates = before.copyOfEstates();
        this.publicPile = before.pile(estates.length);
        this.discards = before.discardSet();
        if (move.isDiscard()) {
            take();
            discards = discards.with(move.card());
        } else {
            Project project = before.deck().project(move.project().orElseThrow());
            if (turn.action() == 2) {
                pay(project.cost());
            }
            take();
            build(project, move.site().orElseThrow());
        }
        this.after = next(turn);
    }

    /** Pays the bank or, for a card from a rival's pile, puts the money on that pile (X7). */
    private void pay(int cost) {
        price = cost;
        estates[mover] = estates[mover].less(cost);
        if (source != mover && source != estates.length) {
            estates[source] = estates[source].withMoney(cost);
        }
    }

    private void take() {
        if (source == estates.length) {
            publicPile = publicPile.next(shown);
        } else {
            estates[source] = estates[source].with(estates[source].pile().next(shown));
        }
    }

    /** Builds the project (X9). A roof pays the owner of the site (X16, Y12). */
    private void build(Project project, Site site) {
        int owner = site.seat().ordinal();
        Estate estate = estates[owner];
        estate = estate.with(estate.street().with(site.number(), project));
        if (project.has(Mark.ROOF)) {
            int account = estate.account();
            estate = estate.plus(Math.max(0, estate.street().income()));
            income = estate.account() - account;
        }
        estates[owner] = estate;
    }

    /** Advances to the next turn with a legal move, or to the end of the game, and returns the view. */
    private StreetView next(Turn turn) {
        if (turn.action() == 1) {
            StreetView second = view(mover, 2);
            if (Legality.hasMove(second)) {
                return second;
            }
        }
        int seat = mover;
        while (seat < estates.length - 1 || !isEnd()) {
            seat = (seat + 1) % estates.length;
            Estate estate = estates[seat];
            if (estate.money() > 0) {
                estates[seat] = estate.collected();
                collected |= estates[seat].account() - estate.account() << 4 * seat;
            } else if (!estate.pile().isEmpty()) {
                return view(seat, 1);
            }
            StreetView second = view(seat, 2);
            if (Legality.hasMove(second)) {
                return second;
            }
            passed |= 1 << seat;
        }
        return view(Optional.empty());
    }

    /** Returns whether the game ends (X20). Called when the turn of the last seat ends (Y16). */
    private boolean isEnd() {
        for (Estate estate : estates) {
            if (estate.pile().isEmpty() || estate.street().isFinished()) {
                return true;
            }
        }
        return false;
    }

    private StreetView view(int seat, int action) {
        return view(Turn.optional(seat, action));
    }

    private StreetView view(Optional<Turn> turn) {
        return new StreetView(before.ruleset(), before.deck(), turn, estates, publicPile, discards);
    }

    StreetView after() {
        return after;
    }

    Outcome outcome() {
        ImmutableMap.Builder<Seat, Integer> collections = ImmutableMap.builder();
        ImmutableList.Builder<Seat> passes = ImmutableList.builder();
        for (int step = 1; step <= estates.length; step++) {
            Seat seat = Seat.all().get((mover + step) % estates.length);
            int amount = collected >>> 4 * seat.ordinal() & 15;
            if (amount > 0) {
                collections.put(seat, amount);
            }
            if ((passed >>> seat.ordinal() & 1) != 0) {
                passes.add(seat);
            }
        }
        Optional<Seat> pile = source == estates.length
                ? Optional.empty()
                : Optional.of(Seat.all().get(source));
        return new Outcome(
                before.turn().orElseThrow(),
                move,
                pile,
                price,
                income(),
                shown == Pile.NONE ? Optional.empty() : Optional.of(Card.all().get(shown)),
                collections.buildOrThrow(),
                passes.build(),
                after);
    }

    private Optional<Outcome.Income> income() {
        return move.project()
                .filter(project -> before.deck().project(project).has(Mark.ROOF))
                .flatMap(project -> move.site())
                .map(site -> new Outcome.Income(
                        site.seat(), income, after.street(site.seat()).incomeByProject()));
    }
}
