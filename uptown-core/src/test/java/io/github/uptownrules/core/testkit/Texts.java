package io.github.uptownrules.core.testkit;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.random.SplitMix64;

/** Positions and moves from text, for tests of anything but reading. */
public final class Texts {
    private static final Notation SHAPES = Notation.of(
            JudgedRuleset.shapes().stream().map(JudgedRuleset::ruleset).collect(ImmutableList.toImmutableList()));

    private Texts() {}

    /** The notation that knows the shapes. */
    public static Notation notation() {
        return SHAPES;
    }

    /** A position of one of the shapes. */
    public static GameState position(String text) {
        return SHAPES.readPosition(text);
    }

    /** A position whose ruleset has an id of its own, as one of the shape of another. */
    public static GameState position(String text, String shape) {
        return position(shape + text.substring(text.indexOf(' ')));
    }

    /** A legal move. */
    public static Move move(String text, GameState game) {
        return MoveText.parse(text).resolve(game).legal();
    }

    /** The game after some legal moves with spaces between them. */
    public static GameState play(GameState game, String moves) {
        GameState after = game;
        for (String move : moves.split(" ")) {
            after = after.play(move(move, after));
        }
        return after;
    }

    /** The text with one small change: a character or a piece of it put in, left out, doubled, swapped or replaced. */
    public static String mutated(String text, SplitMix64 random) {
        StringBuilder mutated = new StringBuilder(text);
        int at = random.nextInt(text.length());
        int other = random.nextInt(text.length());
        switch (random.nextInt(6)) {
            case 0 -> mutated.deleteCharAt(at);
            case 1 -> mutated.insert(at, anyCharacter(text, random));
            case 2 -> mutated.setCharAt(at, anyCharacter(text, random));
            case 3 -> {
                mutated.setCharAt(at, text.charAt(other));
                mutated.setCharAt(other, text.charAt(at));
            }
            case 4 -> mutated.insert(at, text.substring(Math.min(at, other), Math.max(at, other)));
            default ->
                mutated.delete(Math.min(at, other), Math.min(Math.min(at, other) + random.nextInt(8), text.length()));
        }
        return mutated.toString();
    }

    private static char anyCharacter(String text, SplitMix64 random) {
        return random.nextInt(8) == 0 ? (char) random.nextInt(0x180) : text.charAt(random.nextInt(text.length()));
    }
}
