package io.github.uptownrules.cli.game;

/** What a game is played with: data in its own notation. */
public interface Equipment {
    /** What it is, such as {@code deck}. */
    String kind();

    /** What people are told wherever it is used: what is invented is called so. */
    String label();

    /** It in canonical notation. */
    String text();

    /** The same game, played with something else. */
    Game exchanged(String text);
}
