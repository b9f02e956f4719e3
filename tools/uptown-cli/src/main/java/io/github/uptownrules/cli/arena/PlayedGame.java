package io.github.uptownrules.cli.arena;

/**
 * A game that was played.
 *
 * @param number which one of the tournament
 * @param record its record
 * @param result how it ended
 * @param failure where and why a program did not play on, in a line, if that ended it; else an empty text
 */
public record PlayedGame(long number, String record, GameResult result, String failure) {}
