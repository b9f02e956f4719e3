package io.github.uptownrules.street;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.street.town.Card;
import io.github.uptownrules.street.town.Valuation;
import java.util.Optional;

/**
 * All that a move brought about, for a program that shows it. Nothing of it is secret (Y4).
 *
 * <pre>{@code
 * Outcome outcome = game.outcome(Move.discard(game.top(Seat.ONE).orElseThrow()));
 * outcome.price();                    // -> 0
 * outcome.shown();                    // -> Optional[b61]
 * outcome.after().turn();             // -> Optional[1.2]
 * }</pre>
 *
 * @param turn who moved, with which action
 * @param move the move
 * @param pile on whose personal pile the card lay; empty if it was the public pile
 * @param price what was paid, in $: to the bank, or onto the pile if it is a rival's (X7); 0 at the first action and for
 *     public cards
 * @param income what the bank paid, if a roof was built (X16)
 * @param shown the card that came to the top of the pile played from, or empty if the pile is empty now
 * @param collected what seats took from their piles into their accounts as their turns came (X4), in clockwise order; at
 *     the largest account less than lay there (Y20)
 * @param passed the seats whose turns came and went without a move (Y6, Y7), in clockwise order
 * @param after the view after all this; it has the turn too
 * @since 0.1.0
 */
public record Outcome(
        Turn turn,
        Move move,
        Optional<Seat> pile,
        int price,
        Optional<Income> income,
        Optional<Card> shown,
        ImmutableMap<Seat, Integer> collected,
        ImmutableList<Seat> passed,
        StreetView after) {
    /**
     * Checks that nothing is null.
     *
     * @param turn who moved, with which action
     * @param move the move
     * @param pile on whose personal pile the card lay; empty if it was the public pile
     * @param price what was paid, in $: to the bank, or onto the pile if it is a rival's (X7); 0 at the first action and for
     *     public cards
     * @param income what the bank paid, if a roof was built (X16)
     * @param shown the card that came to the top of the pile played from, or empty if the pile is empty now
     * @param collected what seats took from their piles into their accounts as their turns came (X4), in clockwise order; at
     *     the largest account less than lay there (Y20)
     * @param passed the seats whose turns came and went without a move (Y6, Y7), in clockwise order
     * @param after the view after all this; it has the turn too
     */
    public Outcome {
        requireNonNull(turn, "turn");
        requireNonNull(move, "move");
        requireNonNull(pile, "pile");
        requireNonNull(income, "income");
        requireNonNull(shown, "shown");
        requireNonNull(collected, "collected");
        requireNonNull(passed, "passed");
        requireNonNull(after, "after");
    }

    /**
     * What a street paid when one of its sites was finished (X16, Y12).
     *
     * @param owner the seat whose street it is
     * @param paid what came into its account, in $: the sum of the income if that is positive, else 0; at the largest
     *     account less (Y20)
     * @param projects what each project of the street paid, and why
     */
    public record Income(Seat owner, int paid, ImmutableList<Valuation> projects) {
        /**
         * Checks that nothing is null.
         *
         * @param owner the seat whose street it is
         * @param paid what came into its account, in $: the sum of the income if that is positive, else 0; at the largest
         *     account less (Y20)
         * @param projects what each project of the street paid, and why
         */
        public Income {
            requireNonNull(owner, "owner");
            requireNonNull(projects, "projects");
        }
    }

    /** {@return the move in notation} */
    @Override
    public String toString() {
        return move.toString();
    }
}
