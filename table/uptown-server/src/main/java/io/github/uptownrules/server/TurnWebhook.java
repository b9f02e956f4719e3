package io.github.uptownrules.server;

import com.google.common.collect.ImmutableList;
import com.google.common.util.concurrent.ThreadFactoryBuilder;
import io.github.uptownrules.server.table.JsonMembers;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Posts a signed message when the turn of a disconnected player begins, in the form of "Standard Webhooks". A receiver that
 * fails gets the message again with growing pauses, unless the turn has ended by then. Messages wait in memory
 * only.
 */
final class TurnWebhook implements TurnListener, AutoCloseable {
    /** The pauses before the second and later attempts. */
    static final ImmutableList<Duration> PAUSES = ImmutableList.of(
            Duration.ofSeconds(5),
            Duration.ofSeconds(30),
            Duration.ofMinutes(5),
            Duration.ofMinutes(30),
            Duration.ofHours(2));

    private static final int THREADS = 4;
    private static final int MOST_WAITING = 10_000;
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final int FIRST_SUCCESS = 200;
    private static final int FIRST_REDIRECT = 300;

    private final URI receiver;
    private final WebhookSecret secret;
    private final Optional<String> page;
    private final ImmutableList<Duration> pauses;
    private final Metrics metrics;
    private final EventLog log;
    private final SecureRandom random = new SecureRandom();
    private final HttpClient client =
            HttpClient.newBuilder().connectTimeout(PATIENCE).build();
    private final ScheduledThreadPoolExecutor threads = new ScheduledThreadPoolExecutor(
            THREADS,
            new ThreadFactoryBuilder()
                    .setNameFormat("webhook-%d")
                    .setDaemon(true)
                    .build());

    /** The message of the current turn at each table, while it is not delivered. */
    private final Map<String, Message> current = new ConcurrentHashMap<>();

    private record Message(String id, String table, String body) {}

    /**
     * Creates a sender.
     *
     * @param page the address of the page without a slash at the end, if it is known
     */
    TurnWebhook(
            URI receiver,
            WebhookSecret secret,
            Optional<String> page,
            ImmutableList<Duration> pauses,
            Metrics metrics,
            EventLog log) {
        this.receiver = receiver;
        this.secret = secret;
        this.page = page;
        this.pauses = pauses;
        this.metrics = metrics;
        this.log = log;
    }

    @Override
    public void turn(Turn turn) {
        forget(turn.table());
        if (turn.isConnected()) {
            return;
        }
        if (current.size() >= MOST_WAITING) {
            metrics.webhook("dropped");
            return;
        }
        Message message = new Message("turn_" + Long.toHexString(random.nextLong()), turn.table(), body(turn));
        current.put(turn.table(), message);
        threads.execute(() -> attempt(message, 0));
    }

    /** Sends no message again for a table whose turn has ended. */
    void forget(String table) {
        current.remove(table);
    }

    private String body(Turn turn) {
        return JsonMembers.object(json -> {
            json.name("type").value("turn");
            json.name("timestamp")
                    .value(Instant.now().truncatedTo(ChronoUnit.SECONDS).toString());
            json.name("data").beginObject();
            json.name("table").value(turn.table());
            if (page.isPresent()) {
                json.name("address").value(page.get() + "/table/" + turn.table());
            }
            json.name("ruleset").value(turn.ruleset());
            json.name("seat").value(turn.seat());
            json.name("name").value(turn.name());
            json.name("ply").value(turn.ply());
            if (turn.left().isPresent()) {
                json.name("secondsLeft").value(turn.left().get().toSeconds());
            }
            json.endObject();
        });
    }

    private void attempt(Message message, int failures) {
        if (current.get(message.table()) != message) {
            return; // the turn is over
        }
        Optional<String> failure = send(message);
        if (failure.isEmpty()) {
            current.remove(message.table(), message);
            metrics.webhook("delivered");
        } else if (failures < pauses.size()) {
            metrics.webhook("failed");
            threads.schedule(
                    () -> attempt(message, failures + 1), pauses.get(failures).toMillis(), TimeUnit.MILLISECONDS);
        } else {
            current.remove(message.table(), message);
            metrics.webhook("dropped");
            log.write("webhook-dropped", Map.of("table", EventLog.shown(message.table()), "reason", failure.get()));
        }
    }

    /** Posts a message. Returns the reason of a failure, without the address of the receiver, which may contain a secret. */
    private Optional<String> send(Message message) {
        long seconds = Instant.now().getEpochSecond();
        HttpRequest request = HttpRequest.newBuilder(receiver)
                .timeout(PATIENCE)
                .header("content-type", "application/json")
                .header("webhook-id", message.id())
                .header("webhook-timestamp", String.valueOf(seconds))
                .header("webhook-signature", secret.signature(message.id(), seconds, message.body()))
                .POST(BodyPublishers.ofString(message.body()))
                .build();
        try {
            int status = client.send(request, BodyHandlers.discarding()).statusCode();
            return status >= FIRST_SUCCESS && status < FIRST_REDIRECT
                    ? Optional.empty()
                    : Optional.of("status " + status);
        } catch (IOException e) {
            return Optional.of(e.getClass().getSimpleName());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.of("the server stopped");
        }
    }

    /** Stops. Messages that wait are lost. */
    @Override
    public void close() {
        threads.shutdownNow();
    }
}
