package io.github.uptownrules.cli.game;

import com.google.common.collect.ImmutableList;
import java.math.BigInteger;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/** A place at the table, or beside it: whoever is there knows what can be seen from it, and nothing else. */
public interface Place extends Sight {
    /** Whose place it is: a seat, or {@link #SPECTATOR}. */
    String viewer();

    /** How many possible worlds there are. */
    BigInteger worlds();

    /** One of them, each equally likely, as a position. */
    String sample(long seed);

    /** The move that a bot would make here. */
    String choose(String bot, RandomGenerator random);

    /**
     * The place after a move that it was told of.
     *
     * @param move the move of the seat to move
     * @param seen what came to light for the viewer by it, or {@code -}
     * @param turn the seat to move then, if that was said; some games need to be told
     */
    Place told(String move, String seen, Optional<String> turn);

    /** Lines of help for a person who has typed the beginning of a move: what it may become, or why nothing; or none. */
    default ImmutableList<String> help(String begun) {
        String moves = legal().stream().filter(move -> move.startsWith(begun)).collect(Collectors.joining(" "));
        return moves.isEmpty() ? ImmutableList.of() : ImmutableList.of("'" + begun + "' may become: " + moves);
    }
}
