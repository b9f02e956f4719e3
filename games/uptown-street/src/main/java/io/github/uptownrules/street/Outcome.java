package io.github.uptownrules.street;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.street.town.Card;
import io.github.uptownrules.street.town.Valuation;
import java.util.Optional;

/**
 * All effects of a move, for programs that show them. Nothing in it is hidden (Y4).
 *
 * <pre>{@code
 * Outcome outcome = game.outcome(Move.discard(game.top(Seat.ONE).orElseThrow()));
 * outcome.price();                    // -> 0
 * outcome.shown();                    // -> Optional[b61]
 * outcome.after().turn();             // -> Optional[1.2]
 * }</pre>
 *
 * @param turn the seat that moved, and its action
 * @param move the move
 * @param pile the seat whose personal pile the card came from; empty for the public pile
 * @param price the price in $, paid to the bank or onto the pile of a rival (X7); 0 for the first action and for public cards
 * @param income the payment by the bank, if a roof was built (X16)
 * @param shown the new top card of the pile played from, or empty if the pile is empty now
 * @param collected the money that seats took from their piles as their turns came (X4), in clockwise order; less than was on
 *     the pile if the account is full (Y20)
 * @param passed the seats whose turns were skipped (Y6, Y7), in clockwise order
 * @param after the view after the move, with the next turn
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
     * The payment for a finished site (X16, Y12).
     *
     * @param owner the seat that owns the street
     * @param paid the payment in $: the income of the street if that is positive, else 0; less if the account is full (Y20)
     * @param projects the income of each project of the street, with its parts
     */
    public record Income(Seat owner, int paid, ImmutableList<Valuation> projects) {
        public Income {
            requireNonNull(owner, "owner");
            requireNonNull(projects, "projects");
        }
    }

    @Override
    public String toString() {
        return move.toString();
    }
}
