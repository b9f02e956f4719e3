package io.github.uptownrules.base.game;

/**
 * What a game is played with, if that is data that users may bring: the tiles of UP TURN, the deck of the street game.
 *
 * <pre>{@code
 * OldEquipment tiles = OldGames.load().equipment("tiles");
 * tiles.with(tiles.text()).name();    // -> UP TURN
 * }</pre>
 *
 * @since 0.1.0
 */
public interface OldEquipment {
    /** {@return what it is, such as {@code deck}} */
    String kind();

    /** {@return a line for people wherever it is used, which says if it is invented} */
    String label();

    /** {@return it in canonical notation} */
    String text();

    /**
     * The same game, played with something else.
     *
     * @param text what it is played with, in notation
     * @return the game
     * @throws IllegalArgumentException if the text is wrong
     */
    OldGame with(String text);
}
