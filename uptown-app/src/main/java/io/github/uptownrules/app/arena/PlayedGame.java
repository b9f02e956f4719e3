package io.github.uptownrules.app.arena;

/** A game that was played: its number in the tournament, its record, and how it ended. */
public record PlayedGame(long number, String record, GameResult result) {}
