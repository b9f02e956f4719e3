package io.github.uptownrules.server.table;

import io.github.uptownrules.base.game.Games;
import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.random.RandomGenerator;

/**
 * The services that all tables of a server share.
 *
 * @param threads run the tables, each one thing at a time
 * @param chance shuffles deals
 * @param voteAfter the time after which players may vote for a bot
 */
public record TableServices(
        Executor threads,
        Storage storage,
        BotExecutor executor,
        Games games,
        RandomGenerator chance,
        TokenGenerator tokens,
        TableListener listener,
        TurnWatch turns,
        ServiceClock clock,
        Duration voteAfter) {}
