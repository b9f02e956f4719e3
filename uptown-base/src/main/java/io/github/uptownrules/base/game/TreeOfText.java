package io.github.uptownrules.base.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.record.RecordFormat;
import io.github.uptownrules.base.record.RecordText;
import io.github.uptownrules.base.record.RecordTree;
import io.github.uptownrules.base.record.TreeRules;
import io.github.uptownrules.base.text.Faults;
import io.github.uptownrules.base.text.Piece;
import io.github.uptownrules.base.text.Quantity;
import java.util.Optional;

/**
 * Reads a record with variations, given a reader of records without them.
 *
 * @param main the main line, without comments
 */
record TreeOfText(Game game, PlayedGame.Whole main, Faults faults) implements TreeRules<PlayedGame.Whole> {

    static GameTree read(Game game, String record) {
        Faults faults = new Faults();
        RecordFormat format =
                new RecordFormat(game.notation(), ImmutableSet.of(), ImmutableSet.of(), (word, found) -> isMark(word));
        RecordText text = RecordText.read(requireNonNull(record, "record"), format, faults);
        faults.orThrow(Optional.of(text));
        PlayedGame.Whole main = game.record(text.mainLine()).whole();
        if (text.moves().size() != main.plies()) {
            throw new IllegalArgumentException(
                    "a word among the moves that is no move ends with '.' or ':', but this record has "
                            + Quantity.of(text.moves().size(), "other word") + " and "
                            + Quantity.of(main.plies(), "move"));
        }
        RecordTree read = faults.orThrow(text.tree(new TreeOfText(game, main, faults)));
        return new GameTree(main, read);
    }

    private static boolean isMark(Piece word) {
        return word.endsWith(".") || word.endsWith(":");
    }

    @Override
    public String main(int ply) {
        return main.move(ply + 1);
    }

    @Override
    public PlayedGame.Whole at(int ply) {
        return start(main.upTo(ply));
    }

    /** Forgets the moves so far, because copying them for each variation takes quadratic time. */
    @Override
    public PlayedGame.Whole start(PlayedGame.Whole position) {
        return game.position(position.text());
    }

    @Override
    public Optional<Played<PlayedGame.Whole>> play(PlayedGame.Whole before, Piece move) {
        return faults.at(move, () -> before.play(move.text()))
                .map(after -> new Played<>(after.move(after.plies()), after));
    }
}
