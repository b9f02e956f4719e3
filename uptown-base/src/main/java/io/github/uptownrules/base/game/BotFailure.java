package io.github.uptownrules.base.game;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Ascii;
import io.github.uptownrules.base.text.PlainText;
import io.github.uptownrules.base.text.Quote;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Thrown when a bot does not choose a legal move. A bot is untrusted code and may do anything; in an arena, a failing
 * bot loses that game, and the arena continues.
 *
 * <pre>{@code
 * BotFailure late = BotFailure.of("slow", Termination.Cause.TIMEOUT, "no answer within 500 ms");
 * late.getMessage();      // -> the bot 'slow': no answer within 500 ms
 * late.cause();           // -> time
 * }</pre>
 *
 * @since 0.1.0
 */
public final class BotFailure extends IllegalStateException {
    private static final long serialVersionUID = 1;

    private static final int MOST_CHARACTERS = 600;

    private final Termination.Cause cause;
    private final String reason;

    private BotFailure(String bot, Termination.Cause cause, String reason) {
        super("the bot " + Quote.of(bot) + ": " + Ascii.truncate(Quote.printable(reason), MOST_CHARACTERS, "..."));
        this.cause = cause;
        this.reason = reason;
    }

    /**
     * Creates a failure.
     *
     * @param cause {@code TIMEOUT} if the answer was late; {@code RESIGNATION} if the bot gave no move or an
     *     illegal one, threw an exception, or exited
     * @param reason a sentence that begins with "it"; control characters are replaced, and the text is cut after
     *     600 characters
     * @throws IllegalArgumentException if the cause has no losers
     */
    public static BotFailure of(String bot, Termination.Cause cause, String reason) {
        requireNonNull(bot, "bot");
        requireNonNull(cause, "cause");
        requireNonNull(reason, "reason");
        if (!cause.hasLosers()) {
            throw new IllegalArgumentException("a bot fails by 'time' or 'resignation', not '" + cause + "'");
        }
        return new BotFailure(bot, cause, reason);
    }

    /**
     * Returns the bot's move, legal or not.
     *
     * @param choose the call of the bot
     * @throws BotFailure if the bot throws an exception or returns null
     */
    public static <M> M choice(String bot, Supplier<M> choose) {
        requireNonNull(bot, "bot");
        requireNonNull(choose, "choose");
        try {
            return Optional.ofNullable(choose.get())
                    .orElseThrow(() -> of(bot, Termination.Cause.RESIGNATION, "it returned null"));
        } catch (BotFailure e) {
            throw e;
        } catch (RuntimeException | LinkageError | AssertionError | StackOverflowError e) {
            BotFailure failure = of(bot, Termination.Cause.RESIGNATION, "it fails with " + e);
            failure.initCause(e);
            throw failure;
        }
    }

    /**
     * Creates the failure of a bot whose move the game rejected.
     *
     * @param why the reason for the rejection
     */
    public static BotFailure refused(String bot, String move, String why) {
        requireNonNull(bot, "bot");
        requireNonNull(move, "move");
        requireNonNull(why, "why");
        return of(bot, Termination.Cause.RESIGNATION, "it plays " + Quote.of(move) + ": " + why);
    }

    /** {@return the kind of failure: {@code TIMEOUT} or {@code RESIGNATION}} */
    public Termination.Cause cause() {
        return cause;
    }

    /** {@return the reason, without the name of the bot: one line of at most 600 characters} */
    public String reason() {
        // Computed on demand, so that browsers need not load the Unicode tables.
        String line = Ascii.truncate(PlainText.onOneLine(reason), MOST_CHARACTERS, "...");
        StringBuilder whole = new StringBuilder();
        line.codePoints()
                .map(character -> Character.getType(character) == Character.SURROGATE ? '?' : character)
                .forEach(whole::appendCodePoint);
        return whole.toString();
    }
}
