package io.github.uptownrules.wasm;

import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.variants.Rulesets;

/** Reads records and writes them, and remembers the last one: the next call is nearly always about it. */
final class RecordMemo {
    private final Notation notation;
    private Story game;
    private String text;

    RecordMemo(Notation notation) {
        this.notation = notation;
        game = new Story.Whole(GameRecord.of(Rulesets.twoPlayer().deal(0)));
        text = game.toString();
    }

    /** The game of a record, whole or redacted. */
    Story read(String record) {
        if (!record.equals(text)) {
            keep(Story.of(notation.readRecordedGame(record)));
        }
        return game;
    }

    /** The record of a game. */
    String write(GameRecord record) {
        keep(new Story.Whole(record));
        return text;
    }

    private void keep(Story story) {
        game = story;
        text = story.toString();
    }
}
