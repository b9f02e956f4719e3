package io.github.uptownrules.server.table;

import io.github.uptownrules.base.game.Games;
import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.random.RandomGenerator;

/**
 * What all tables of a server share.
 *
 * @param threads where they do their work, each one thing at a time
 * @param storage where they are kept
 * @param executor what thinks for bots, and for hints
 * @param games what is played
 * @param chance what deals come from
 * @param tokens what makes names that cannot be guessed
 * @param listener what is notified
 * @param clock the time by which clocks run
 * @param voteAfter how long a person has been waited for before the others may vote for a bot
 */
public record TableServices(
        Executor threads,
        Storage storage,
        BotExecutor executor,
        Games games,
        RandomGenerator chance,
        TokenGenerator tokens,
        TableListener listener,
        ServiceClock clock,
        Duration voteAfter) {}
