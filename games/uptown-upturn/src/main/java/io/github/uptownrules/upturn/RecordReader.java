package io.github.uptownrules.upturn;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.record.RecordFormat;
import io.github.uptownrules.base.record.RecordText;
import io.github.uptownrules.base.text.Faults;
import io.github.uptownrules.base.text.Piece;

/** Reads one record: replays the moves, and checks the result against them. It reports the first thing that is wrong. */
final class RecordReader {
    private final Notation notation;
    private final Faults faults = Faults.thrown(fault -> NotationException.of(ImmutableList.of(fault)));
    private final RecordText text;

    RecordReader(Notation notation, String text) {
        this.notation = notation;
        this.text = RecordText.read(text, GameRecord.FORMAT, faults);
    }

    GameRecord read() {
        UpTurnState start =
                notation.readPosition(text.require(RecordFormat.START).orElseThrow());
        text.requireValue(RecordFormat.RULESET, start.ruleset().id(), "that of the start is");
        GameRecord record = new GameRecord(text.<UpTurnState, Move>replay(start, (word, game) -> {
                    Move move = new MoveReader(word).read();
                    game.move(move, play(game.end(), move, word));
                })
                .orElseThrow());
        text.requireValue(RecordFormat.RESULT, record.result(), "the moves lead to");
        return record;
    }

    private static UpTurnState play(UpTurnState game, Move move, Piece word) {
        try {
            return game.play(move);
        } catch (IllegalMoveException e) {
            throw NotationException.of(word, word.quoted() + " is illegal: " + e.getMessage());
        }
    }
}
