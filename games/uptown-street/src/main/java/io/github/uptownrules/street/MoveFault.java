package io.github.uptownrules.street;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.street.town.Card;
import io.github.uptownrules.street.town.Project;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A reason why a move is illegal. Its {@linkplain #message() message} is for players; its {@linkplain #code() code} and data
 * are for programs.
 *
 * <p>A move can have several. {@link StreetState#faults(Move)} returns all of them, in the order of the kinds.
 *
 * <pre>{@code
 * Card top = game.top(Seat.TWO).orElseThrow();            // on a rival's pile, and it is the first action
 * MoveFault fault = game.faults(Move.discard(top)).asList().get(0);
 * fault.code();               // -> not-own-card
 * fault.card() == top;        // -> true
 * }</pre>
 *
 * @param kind the kind of fault
 * @param move the illegal move
 * @param project the project it would build; empty for a discard, and for kinds that do not depend on the project
 * @param pile for {@link Kind#MONEY_ON_PILE}, the seat whose pile the card is on; else empty
 * @param money in $: for {@link Kind#MONEY_ON_PILE}, the money on that pile; for {@link Kind#ACCOUNT_SHORT}, the money in the
 *     account; else empty
 * @since 0.1.0
 */
public record MoveFault(Kind kind, Move move, Optional<Project> project, Optional<Seat> pile, OptionalInt money) {
    public MoveFault {
        requireNonNull(kind, "kind");
        requireNonNull(move, "move");
        requireNonNull(project, "project");
        requireNonNull(pile, "pile");
        requireNonNull(money, "money");
    }

    /** The kinds of faults, in the order in which they are listed. */
    public enum Kind {
        /** The game is over. This is the only fault listed. */
        GAME_OVER("game-over"),
        /** The card is not on top of a pile. This is the only fault listed. */
        NOT_ON_TOP("not-on-top"),
        /** The card is from another pile, but the first action plays the top card of the seat's own pile (X5). */
        NOT_OWN_CARD("not-own-card"),
        /** The second action cannot discard a card (Y7). */
        NO_DISCARD("no-discard"),
        /** No seat may buy from a pile with money on it (X8). */
        MONEY_ON_PILE("money-on-pile"),
        /** The project costs more than the account holds (Y8). */
        ACCOUNT_SHORT("account-short"),
        /** A gift cannot be built in its giver's own street (X14). */
        GIFT_FOR_OWN_STREET("gift-for-own-street"),
        /** Only gifts can be built in a rival's street (X14). */
        NO_GIFT("no-gift"),
        /** No gift may be built on this site (X15, Y10). */
        NO_GIFTS_HERE("no-gifts-here"),
        /** The project must be the first on its site (X10). */
        GROUND_ONLY("ground-only"),
        /** The project must not be the first on its site (X11). */
        UPPER_ONLY("upper-only"),
        /** The project must be built on a roof (X13, Y11). */
        ROOF_ONLY("on-roof-only"),
        /** The site is finished (X12). */
        SITE_FINISHED("site-finished");

        private static final ImmutableList<Kind> ALL = ImmutableList.copyOf(values());

        private final String code;

        Kind(String code) {
            this.code = code;
        }

        /** {@return all kinds in the order in which they are listed} */
        public static ImmutableList<Kind> all() {
            return ALL;
        }

        /** {@return a short name in lower case, such as {@code not-on-top}; it stays the same in every release} */
        public String code() {
            return code;
        }

        int bit() {
            return 1 << ordinal();
        }

        boolean isIn(int bits) {
            return (bits & bit()) != 0;
        }

        @Override
        public String toString() {
            return code;
        }
    }

    /** {@return the card of the move} */
    public Card card() {
        return move.card();
    }

    /** {@return the site to build on, or empty for a discard} */
    public Optional<Site> site() {
        return move.site();
    }

    /**
     * {@return the code of the kind, such as {@code not-on-top}, for files, logs and translations; it stays the same in every
     * release}
     */
    public String code() {
        return kind.code();
    }

    /**
     * Returns the reason as a sentence for the player, such as {@code the game is over}. The wording may change between
     * releases.
     */
    public String message() {
        return switch (kind) {
            case GAME_OVER -> "the game is over";
            case NOT_ON_TOP -> card() + " is not on top of a pile";
            case NOT_OWN_CARD -> "your first action is for the card of your own pile, not for " + card();
            case NO_DISCARD -> "with your second action you cannot discard " + card() + ", only build it";
            case MONEY_ON_PILE ->
                "you cannot buy " + card() + ": the pile of seat "
                        + pile.map(Seat::toString).orElse("") + " has " + money.orElse(0) + " $ on it";
            case ACCOUNT_SHORT ->
                title() + " costs " + project.map(Project::cost).orElse(0) + " $, but you have " + money.orElse(0)
                        + " $";
            case GIFT_FOR_OWN_STREET -> title() + " is a gift: you build it in the street of a rival, not in your own";
            case NO_GIFT -> title() + " is not a gift: you build it in your own street";
            case NO_GIFTS_HERE -> title() + " is a gift, but site " + siteText() + " takes no gifts";
            case GROUND_ONLY -> title() + " must be the first on its site, but site " + siteText() + " is not empty";
            case UPPER_ONLY -> title() + " must not be the first on its site, but site " + siteText() + " is empty";
            case ROOF_ONLY -> title() + " must be built on a roof, but site " + siteText() + " has no roof on top";
            case SITE_FINISHED -> "site " + siteText() + " is finished, and " + title() + " cannot be built on a roof";
        };
    }

    @Override
    public String toString() {
        return message();
    }

    private String title() {
        return project.map(Project::title).orElse("");
    }

    private String siteText() {
        return site().map(Site::toString).orElse("");
    }
}
