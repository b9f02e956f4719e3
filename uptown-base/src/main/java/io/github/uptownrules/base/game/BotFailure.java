package io.github.uptownrules.base.game;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Ascii;
import io.github.uptownrules.base.text.PlainText;
import io.github.uptownrules.base.text.Quote;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A bot did not choose a legal move: which bot, and why. Anybody may have written it, so it may do anything; in an arena it
 * loses that game, and nothing else happens.
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
     * A failure.
     *
     * @param bot the name of the bot
     * @param cause {@code TIMEOUT} for no answer in time; {@code RESIGNATION} for no move, an illegal one, an exception, or no program
     *     left to answer
     * @param reason why, as a sentence that begins with "it"; control characters are replaced, and all beyond 600 characters is cut
     * @return the failure, for a bot to throw
     * @throws IllegalArgumentException if no seat loses by the cause
     */
    public static BotFailure of(String bot, Termination.Cause cause, String reason) {
        requireNonNull(bot, "bot");
        requireNonNull(cause, "cause");
        requireNonNull(reason, "reason");
        if (!cause.hasLosers()) {
            throw new IllegalArgumentException("a bot fails by 'time' or 'resignation', not by '" + cause + "'");
        }
        return new BotFailure(bot, cause, reason);
    }

    /**
     * What a bot chooses.
     *
     * @param <M> the moves of the game
     * @param bot the name of the bot
     * @param choose asks the bot
     * @return the move, legal or not
     * @throws BotFailure if the bot throws something, or returns null
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
     * The failure of a bot that chose what the game does not take.
     *
     * @param bot the name of the bot
     * @param move what it chose
     * @param why why that is refused
     * @return the failure
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

    /** {@return why, without the name of the bot: one line of at most 600 characters} */
    public String reason() {
        // Worked out when it is asked for: a browser has no need of the tables of Unicode that this takes.
        String line = Ascii.truncate(PlainText.onOneLine(reason), MOST_CHARACTERS, "...");
        StringBuilder whole = new StringBuilder();
        line.codePoints()
                .map(character -> Character.getType(character) == Character.SURROGATE ? '?' : character)
                .forEach(whole::appendCodePoint);
        return whole.toString();
    }
}
