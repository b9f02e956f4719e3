package io.github.uptownrules.cli.game;

import com.google.common.base.Ascii;
import io.github.uptownrules.base.text.Quote;
import java.util.Optional;
import java.util.function.Supplier;

/** A bot did not choose a legal move: in words, which bot and why. */
public final class BotFailure extends IllegalStateException {
    private static final long serialVersionUID = 1;

    private static final int MOST_CHARACTERS = 300;

    private BotFailure(String bot, String what) {
        super("the bot " + Quote.of(bot) + " " + Ascii.truncate(what, MOST_CHARACTERS, "..."));
    }

    /**
     * What a bot chooses. Anybody may have written it, so it may do anything.
     *
     * @throws BotFailure if it throws something, or returns null
     */
    public static <M> M choice(String bot, Supplier<M> choose) {
        try {
            return Optional.ofNullable(choose.get())
                    .orElseThrow(() -> new BotFailure(bot, "returned no move, but null"));
        } catch (BotFailure e) {
            throw e;
        } catch (RuntimeException | LinkageError | AssertionError | StackOverflowError e) {
            BotFailure failure = new BotFailure(bot, "fails with " + e);
            failure.initCause(e);
            throw failure;
        }
    }

    /** A bot that chose what the game does not take. */
    public static BotFailure refused(String bot, String move, String reason) {
        return new BotFailure(bot, "plays " + Quote.of(move) + ": " + reason);
    }
}
