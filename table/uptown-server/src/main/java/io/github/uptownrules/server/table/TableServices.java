package io.github.uptownrules.server.table;

import java.util.concurrent.Executor;

/**
 * What all tables of a server share.
 *
 * @param threads where they do their work, each one thing at a time
 * @param storage where they are kept
 * @param thinking who thinks for bots, and for hints
 * @param dealer who deals
 * @param secrets who makes names that cannot be guessed
 * @param observer who is told
 */
public record TableServices(
        Executor threads,
        Storage storage,
        BotExecutor thinking,
        Dealer dealer,
        TokenGenerator secrets,
        TableListener observer) {}
