package io.github.uptownrules.cli.game;

import com.google.common.collect.ImmutableMap;

/** A record that can be looked at after each of its moves. */
public interface Replay {
    ImmutableMap<String, String> headers();

    /** How many moves it has. */
    int plies();

    /** What is seen after so many moves. */
    Sight at(int ply);

    /** The record as a seat saw the game, with nothing in it that this seat might not see. */
    Replay seenBy(String seat);
}
