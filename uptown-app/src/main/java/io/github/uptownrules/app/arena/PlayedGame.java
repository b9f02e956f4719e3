package io.github.uptownrules.app.arena;

import io.github.uptownrules.core.notation.GameRecord;

/** A game that was played: its number in the tournament, all its moves, and how it ended. */
public record PlayedGame(long number, GameRecord record, GameResult result) {}
