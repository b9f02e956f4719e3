package io.github.uptownrules.app.arena;

/**
 * A game that was played.
 *
 * @param number which one of the tournament
 * @param record its record
 * @param result how it ended
 * @param failure why a program did not play on, if that ended it, or an empty text
 */
public record PlayedGame(long number, String record, GameResult result, String failure) {}
