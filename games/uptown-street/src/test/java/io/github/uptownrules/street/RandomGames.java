package io.github.uptownrules.street;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.street.town.Card;
import io.github.uptownrules.street.town.Deck;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Random games and positions with random decks. */
public final class RandomGames {
    private RandomGames() {}

    /** A move with the positions before and after it. */
    public record Step(StreetState before, Move move, StreetState after) {}

    /** Deals a game; a third of the decks are the library's sample. */
    public static StreetState deal(long seed) {
        SplitMix64 random = new SplitMix64(seed);
        Deck deck = random.nextInt(3) == 0 ? Deck.sample1() : Decks.random(random.nextLong());
        return StreetRuleset.all().get(random.nextInt(3)).deal(deck, random.nextLong());
    }

    public static Move move(Position game, SplitMix64 random) {
        ImmutableList<Move> moves = game.legalMoves();
        return moves.get(RandomInts.below(random, moves.size()));
    }

    public static ImmutableList<Step> play(StreetState start, SplitMix64 random) {
        ImmutableList.Builder<Step> steps = ImmutableList.builder();
        StreetState game = start;
        while (!game.isOver()) {
            Move move = move(game, random);
            StreetState after = game.play(move);
            steps.add(new Step(game, move, after));
            game = after;
        }
        return steps.build();
    }

    /** Returns a position of a random game, perhaps its last. In half of all cases its money is changed. */
    public static StreetState position(long seed) {
        SplitMix64 random = new SplitMix64(seed);
        ImmutableList<Step> steps = play(deal(seed), random);
        int ply = random.nextInt(steps.size() + 1);
        StreetState game = ply == steps.size()
                ? steps.get(ply - 1).after()
                : steps.get(ply).before();
        return random.nextBoolean() ? game : withMoney(game, random);
    }

    private static StreetState withMoney(StreetState game, SplitMix64 random) {
        List<String> money = new ArrayList<>();
        for (Seat seat : game.seats()) {
            boolean isToMove = game.turn().filter(turn -> turn.seat() == seat).isPresent();
            int account =
                    List.of(0, 3, 999_999_999, 999_999_995, random.nextInt(30)).get(random.nextInt(5));
            // A seat that could move must still be able to.
            money.add((isToMove ? Math.max(account, game.account(seat)) : account) + "/"
                    + (isToMove || random.nextBoolean() ? game.moneyOnPile(seat) : random.nextInt(10)));
        }
        String[] fields = game.toString().split(" ");
        fields[4] = String.join(";", money);
        try {
            return Notation.of(ImmutableList.of(game.deck())).readPosition(String.join(" ", fields));
        } catch (NotationException e) {
            // After a change of the money on piles, the seat to move may have no move.
            return game;
        }
    }

    /**
     * Returns a position with few hidden cards. The game prefers public cards until few are left; then all but the uppermost
     * cards of the personal piles are discarded. Empty if the game ends first.
     */
    public static Optional<StreetState> late(long seed) {
        SplitMix64 random = new SplitMix64(seed);
        StreetState game = deal(seed);
        while (!game.isOver() && game.publicPileSize() > 3) {
            ImmutableList<Move> publics = game.legalMoves().stream()
                    .filter(move -> move.card().isPublic())
                    .collect(ImmutableList.toImmutableList());
            game = game.play(
                    publics.isEmpty() ? move(game, random) : publics.get(RandomInts.below(random, publics.size())));
        }
        return game.isOver() ? Optional.empty() : Optional.of(withFewCards(game, random));
    }

    private static StreetState withFewCards(StreetState game, SplitMix64 random) {
        List<String> piles = new ArrayList<>();
        List<Card> discards = new ArrayList<>(game.discards());
        for (Seat seat : game.seats()) {
            ImmutableList<Card> pile = game.pile(seat);
            int kept = Math.min(pile.size(), 1 + random.nextInt(3));
            piles.add(kept == 0 ? "-" : Joiner.on(',').join(pile.subList(0, kept)));
            discards.addAll(pile.subList(kept, pile.size()));
        }
        String[] fields = game.toString().split(" ");
        fields[5] = String.join(";", piles);
        fields[7] = discards.isEmpty() ? "-" : Joiner.on(',').join(ImmutableList.sortedCopyOf(discards));
        return Notation.of(ImmutableList.of(game.deck())).readPosition(String.join(" ", fields));
    }
}
