package io.github.uptownrules.arena.game;

import java.math.BigInteger;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * A place at the table, or beside it: whoever is there knows what can be seen from it, and nothing else. Immutable.
 *
 * <pre>{@code
 * Place place = Games.load().first().deal("two-player", 42, "1").at("2");
 * place.legal();        // -> [] (it is not its turn)
 * place.sample(7);      // a position that looks like this from here
 * }</pre>
 *
 * @since 0.1.0
 */
public interface Place extends Sight {
    /** {@return whose place it is: a seat, or {@link #SPECTATOR}} */
    String viewer();

    /** {@return how many possible worlds there are, 1 or more} */
    BigInteger worlds();

    /**
     * One of the possible worlds, each equally likely.
     *
     * @param seed chooses it
     * @return the world, as a position
     */
    String sample(long seed);

    /**
     * The move that a bot would make here.
     *
     * @param bot the name of the bot
     * @param random where all its chance comes from
     * @return the move; a bot of others may choose an illegal one
     * @throws BotFailure if the bot chooses none
     * @throws IllegalArgumentException if there is no such bot
     */
    String choose(String bot, RandomGenerator random);

    /**
     * The place after a move that it was told of.
     *
     * @param move the move of the seat to move
     * @param seen what came to light for the viewer by it, or {@code -}
     * @param turn the seat to move then, if that was said; some games need to be told
     * @return the place after the move
     * @throws IllegalArgumentException if the move cannot be, as far as is seen from here
     */
    Place told(String move, String seen, Optional<String> turn);
}
