package io.github.uptownrules.street;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.street.MoveFault.Kind;
import io.github.uptownrules.street.town.Building;
import io.github.uptownrules.street.town.Card;
import io.github.uptownrules.street.town.Mark;
import io.github.uptownrules.street.town.Project;
import io.github.uptownrules.street.town.Street;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntPredicate;

/** The legal moves, and the reasons why other moves are illegal. */
final class Legality {
    private Legality() {}

    /** Returns all reasons why a move is illegal, as bits of {@link Kind}; 0 for a legal move. */
    static int obstacles(StreetView view, Move move) {
        if (move.site().isPresent()) {
            view.requireSeat(move.site().get().seat());
        }
        if (view.isOver()) {
            return Kind.GAME_OVER.bit();
        }
        int pile = view.pileBelow(move.card());
        if (pile < 0) {
            return Kind.NOT_ON_TOP.bit();
        }
        Turn turn = view.turn().orElseThrow();
        if (move.isDiscard()) {
            int bits = turn.action() == 1 ? obstaclesOfPile(view, turn, pile) : 0;
            return bits | (turn.action() == 2 ? Kind.NO_DISCARD.bit() : 0);
        }
        Project project = view.deck().project(move.project().orElseThrow());
        Site site = move.site().orElseThrow();
        Building building = view.street(site.seat()).building(site.number());
        return obstaclesOfPile(view, turn, pile)
                | obstaclesOfCost(view, turn, project)
                | obstaclesOfSeat(project, site.seat() == turn.seat())
                | obstaclesOfSite(building, project);
    }

    /** Checks that the top card of a pile may be played: X5 for the first action, X8 for the second. */
    private static int obstaclesOfPile(StreetView view, Turn turn, int pile) {
        if (turn.action() == 1) {
            return pile == turn.seat().ordinal() ? 0 : Kind.NOT_OWN_CARD.bit();
        }
        return view.moneyOnPile(pile) > 0 ? Kind.MONEY_ON_PILE.bit() : 0;
    }

    /** Checks the price (Y8). */
    private static int obstaclesOfCost(StreetView view, Turn turn, Project project) {
        boolean isShort = turn.action() == 2 && project.cost() > view.account(turn.seat());
        return isShort ? Kind.ACCOUNT_SHORT.bit() : 0;
    }

    /** Checks the owner of the street (X14). */
    private static int obstaclesOfSeat(Project project, boolean isOwnStreet) {
        if (project.has(Mark.GIFT)) {
            return isOwnStreet ? Kind.GIFT_FOR_OWN_STREET.bit() : 0;
        }
        return isOwnStreet ? 0 : Kind.NO_GIFT.bit();
    }

    /** Returns the reasons why a project may not be built on a building (X10 to X15, Y10, Y11), as bits of {@link Kind}. */
    static int obstaclesOfSite(Building building, Project project) {
        int bits = 0;
        if (project.has(Mark.GIFT) && building.takesNoGifts()) {
            bits |= Kind.NO_GIFTS_HERE.bit();
        }
        if (project.has(Mark.GROUND) && building.height() > 0) {
            bits |= Kind.GROUND_ONLY.bit();
        }
        if (project.has(Mark.UPPER) && building.height() == 0) {
            bits |= Kind.UPPER_ONLY.bit();
        }
        if (project.has(Mark.ON_ROOF)) {
            if (!building.hasRoofOnTop()) {
                bits |= Kind.ROOF_ONLY.bit();
            }
        } else if (building.isFinished()) {
            bits |= Kind.SITE_FINISHED.bit();
        }
        return bits;
    }

    /** Returns all reasons why a move is illegal, in order. */
    static ImmutableSet<MoveFault> faults(StreetView view, Move move) {
        int obstacles = obstacles(view, move);
        if (obstacles == 0) {
            return ImmutableSet.of();
        }
        ImmutableSet.Builder<MoveFault> faults = ImmutableSet.builder();
        for (Kind kind : Kind.all()) {
            if (kind.isIn(obstacles)) {
                faults.add(fault(view, move, kind));
            }
        }
        return faults.build();
    }

    private static MoveFault fault(StreetView view, Move move, Kind kind) {
        Optional<Project> project = kind.compareTo(Kind.ACCOUNT_SHORT) < 0
                ? Optional.empty()
                : move.project().map(view.deck()::project);
        Optional<Seat> pile = Optional.empty();
        OptionalInt money = OptionalInt.empty();
        if (kind == Kind.MONEY_ON_PILE) {
            pile = Optional.of(Seat.all().get(view.pileBelow(move.card())));
            money = OptionalInt.of(view.moneyOnPile(pile.get()));
        } else if (kind == Kind.ACCOUNT_SHORT) {
            money = OptionalInt.of(view.account(view.turn().orElseThrow().seat()));
        }
        return new MoveFault(kind, move, project, pile, money);
    }

    static ImmutableList<Move> legalMoves(StreetView view) {
        ImmutableList.Builder<Move> moves = ImmutableList.builder();
        visit(view, move -> {
            moves.add(Move.all().get(move));
            return false;
        });
        return moves.build();
    }

    static boolean hasMove(StreetView view) {
        return visit(view, move -> true);
    }

    /**
     * Visits the legal moves in canonical order until the visitor stops.
     *
     * @param visitor receives the index of a move and returns whether to stop
     * @return whether the visitor stopped
     */
    static boolean visit(StreetView view, IntPredicate visitor) {
        if (view.isOver()) {
            return false;
        }
        Turn turn = view.turn().orElseThrow();
        int last = Pile.NONE;
        for (int pile = view.pileAfter(last); pile >= 0; pile = view.pileAfter(last)) {
            last = view.top(pile);
            if (obstaclesOfPile(view, turn, pile) == 0
                    && visit(view, turn, Card.all().get(last), visitor)) {
                return true;
            }
        }
        return false;
    }

    private static boolean visit(StreetView view, Turn turn, Card card, IntPredicate visitor) {
        for (int place = 0; place < card.projects().size(); place++) {
            Project project = view.deck().project(card.projects().get(place));
            if (obstaclesOfCost(view, turn, project) == 0 && visit(view, turn, project, visitor)) {
                return true;
            }
        }
        return turn.action() == 1 && visitor.test(Move.discard(card).index());
    }

    private static boolean visit(StreetView view, Turn turn, Project project, IntPredicate visitor) {
        for (int seat = 0; seat < view.seatCount(); seat++) {
            if (obstaclesOfSeat(project, seat == turn.seat().ordinal()) == 0) {
                Street street = view.estate(seat).street();
                for (int number = 1; number <= Site.PER_STREET; number++) {
                    if (obstaclesOfSite(street.building(number), project) == 0
                            && visitor.test(
                                    Move.build(project.id(), Site.of(Seat.all().get(seat), number))
                                            .index())) {
                        return true;
                    }
                }
            }
        }
        return false;
    }
}
