package io.github.uptownrules.server;

/**
 * A listener of the embedder that hears whose turn it is, for example to send mail to a player who is away.
 *
 * <pre>{@code
 * List<String> mails = new ArrayList<>();
 * ServerOptions.builder().turnListener(turn -> {
 *     if (!turn.isConnected()) {
 *         mails.add("It is your turn, " + turn.name() + ".");
 *     }
 * });
 * }</pre>
 *
 * @since 0.1.0
 */
@FunctionalInterface
public interface TurnListener {
    /**
     * Handles the beginning of a person's turn. It is called on any thread, once for each turn that begins while this server has
     * the table in memory, and must not block, because the table waits. The server logs an exception and goes on.
     */
    void turn(Turn turn);
}
