package io.github.uptownrules.server;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.server.home.Member;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;

/**
 * What a server without a lease does: if another one still has the database, clients had better go there, and it says so; if none has,
 * the database is away for all, and clients wait where they are until it is back.
 */
final class Outage {
    private static final Duration PATIENCE = Duration.ofMillis(500);

    /** So long it waits with its clients; then it calls itself down. */
    private static final long LONGEST = Duration.ofSeconds(8).toNanos();

    private final HttpClient http = PeerLinks.client();
    private boolean isOn = true; // no lease has been taken yet
    private long began = System.nanoTime() - LONGEST;
    private long asked = began;
    private volatile boolean othersAreUp;

    /** Whether clients should wait here. */
    synchronized boolean isShared() {
        return isOn && !othersAreUp && System.nanoTime() - began < LONGEST;
    }

    /** There is a lease, and nothing to wait for. */
    synchronized void end() {
        isOn = false;
        othersAreUp = false;
    }

    /** There is none; the others are asked now and then whether they have one. */
    synchronized void look(ImmutableList<Member> others) {
        long now = System.nanoTime();
        if (!isOn) {
            isOn = true;
            began = now;
            asked = now - PATIENCE.toNanos();
        }
        if (now - asked >= PATIENCE.toNanos()) {
            asked = now;
            others.stream()
                    .map(Member::address)
                    .filter(address -> !address.isEmpty())
                    .forEach(this::ask);
        }
    }

    private void ask(String address) {
        HttpRequest request = HttpRequest.newBuilder(URI.create(address + "/health"))
                .timeout(PATIENCE)
                .build();
        http.sendAsync(request, HttpResponse.BodyHandlers.ofString()).thenAccept(answer -> {
            if (answer.body().equals(Routes.UP)) {
                othersAreUp = true;
            }
        });
    }
}
