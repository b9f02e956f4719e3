package io.github.uptownrules.street;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.street.town.Card;
import io.github.uptownrules.street.town.Project;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A reason why a move is illegal. Its {@linkplain #message() message} is for the player; its {@linkplain #code() code} and its
 * data are for programs.
 *
 * <p>A move may have several at once, and {@link StreetState#faults(Move)} returns all of them, in the order of the kinds.
 *
 * <pre>{@code
 * Card top = game.top(Seat.TWO).orElseThrow();            // on a rival's pile, and it is the first action
 * MoveFault fault = game.faults(Move.discard(top)).asList().get(0);
 * fault.code();               // -> not-own-card
 * fault.card() == top;        // -> true
 * }</pre>
 *
 * @param kind what is wrong
 * @param move the move that is illegal
 * @param project what it would build; empty if it discards, and where it does not matter
 * @param pile on whose personal pile the card lies, for {@link Kind#MONEY_ON_PILE}; else empty
 * @param money in $: what lies on that pile, for {@link Kind#MONEY_ON_PILE}; what the account has, for
 *     {@link Kind#ACCOUNT_SHORT}; else empty
 * @since 0.1.0
 */
public record MoveFault(Kind kind, Move move, Optional<Project> project, Optional<Seat> pile, OptionalInt money) {
    /**
     * Checks that nothing is null.
     *
     * @param kind what is wrong
     * @param move the move that is illegal
     * @param project what it would build; empty if it discards, and where it does not matter
     * @param pile on whose personal pile the card lies, for {@link Kind#MONEY_ON_PILE}; else empty
     * @param money in $: what lies on that pile, for {@link Kind#MONEY_ON_PILE}; what the account has, for
     *     {@link Kind#ACCOUNT_SHORT}; else empty
     */
    public MoveFault {
        requireNonNull(kind, "kind");
        requireNonNull(move, "move");
        requireNonNull(project, "project");
        requireNonNull(pile, "pile");
        requireNonNull(money, "money");
    }

    /** What may be wrong with a move, in the order in which it is listed. */
    public enum Kind {
        /** The game is over; then nothing else is listed. */
        GAME_OVER("game-over"),
        /** The card is on top of no pile; then nothing else is listed. */
        NOT_ON_TOP("not-on-top"),
        /** It is the first action, which is for the card of the own pile (X5). */
        NOT_OWN_CARD("not-own-card"),
        /** It is the second action, when nothing is discarded (Y7). */
        NO_DISCARD("no-discard"),
        /** No seat may buy from a pile with money on it (X8). */
        MONEY_ON_PILE("money-on-pile"),
        /** The account has less than the project costs (Y8). */
        ACCOUNT_SHORT("account-short"),
        /** A gift is not for the own street (X14). */
        GIFT_FOR_OWN_STREET("gift-for-own-street"),
        /** Only gifts are for the streets of rivals (X14). */
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

        /**
         * All kinds in the order in which they are listed.
         *
         * @return the same list each time
         */
        public static ImmutableList<Kind> all() {
            return ALL;
        }

        /** {@return a short name in lower case, such as {@code not-on-top}, that stays the same in every release} */
        public String code() {
            return code;
        }

        int bit() {
            return 1 << ordinal();
        }

        boolean isIn(int bits) {
            return (bits & bit()) != 0;
        }

        /** {@return the {@link #code()}} */
        @Override
        public String toString() {
            return code;
        }
    }

    /** {@return the card of the move} */
    public Card card() {
        return move.card();
    }

    /** {@return where the move would build, or empty if it discards} */
    public Optional<Site> site() {
        return move.site();
    }

    /**
     * A name of the kind for files, logs and translations, as in JSON. It stays the same in every release.
     *
     * @return such as {@code not-on-top}
     */
    public String code() {
        return kind.code();
    }

    /**
     * The reason in words, addressed to the player. The words may change from one release to the next.
     *
     * @return such as {@code the game is over}
     */
    public String message() {
        return switch (kind) {
            case GAME_OVER -> "the game is over";
            case NOT_ON_TOP -> card() + " is on top of no pile";
            case NOT_OWN_CARD -> "your first action is for the card of your own pile, not for " + card();
            case NO_DISCARD -> "with your second action you cannot discard " + card() + ", only build it";
            case MONEY_ON_PILE ->
                "you cannot buy " + card() + ", for " + money.orElse(0) + " $ lie on the pile of seat "
                        + pile.map(Seat::toString).orElse("");
            case ACCOUNT_SHORT ->
                title() + " costs " + project.map(Project::cost).orElse(0) + " $, but you have " + money.orElse(0)
                        + " $";
            case GIFT_FOR_OWN_STREET -> title() + " is a gift: you build it in the street of a rival, not in your own";
            case NO_GIFT -> title() + " is not a gift: you build it in your own street";
            case NO_GIFTS_HERE -> title() + " is a gift, but site " + siteText() + " takes none";
            case GROUND_ONLY -> title() + " must be the first on its site, but site " + siteText() + " is not empty";
            case UPPER_ONLY -> title() + " must not be the first on its site, but site " + siteText() + " is empty";
            case ROOF_ONLY -> title() + " must be built on a roof, but there is none on top of site " + siteText();
            case SITE_FINISHED ->
                "site " + siteText() + " is finished, and " + title() + " is not for building on a roof";
        };
    }

    /** {@return the message} */
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
