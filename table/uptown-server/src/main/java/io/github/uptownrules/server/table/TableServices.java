package io.github.uptownrules.server.table;

import java.time.Duration;
import java.util.concurrent.Executor;

/**
 * What all tables of a server share.
 *
 * @param threads where they do their work, each one thing at a time
 * @param storage where they are kept
 * @param executor what thinks for bots, and for hints
 * @param dealer who deals
 * @param tokens what makes names that cannot be guessed
 * @param listener what is notified
 * @param clock the time by which clocks run
 * @param voteAfter how long a person has been waited for before the others may vote for a bot
 */
public record TableServices(
        Executor threads,
        Storage storage,
        BotExecutor executor,
        Dealer dealer,
        TokenGenerator tokens,
        TableListener listener,
        ServiceClock clock,
        Duration voteAfter) {}
