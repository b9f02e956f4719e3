package io.github.uptownrules.cli.play;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/** A game at the terminal, without the terminal: there is a text to show, and each line that is typed makes another one. */
public interface Shown {
    /** What is to be read now. */
    String text();

    /** What stands before the line to type. */
    String prompt();

    /** Whether the next person has yet to come to the screen. */
    boolean isCurtained();

    /** Whether somebody has asked for the end of the program. */
    boolean isClosed();

    /** The name of the bot whose turn it is, if it is not a person's. */
    Optional<String> botToMove();

    /** After the move of the bot whose turn it is. */
    Shown playBot();

    /** After a line that a person typed. */
    Shown answer(String line);

    /** What the first word of a line may become, given how it begins. */
    ImmutableList<String> completions(String begin);

    /** How a game ended that nobody will go on with. */
    String farewell();
}
