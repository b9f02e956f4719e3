package io.github.uptownrules.server.peer;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.server.storage.Backend;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/** No peers: one server has all tables of a storage. */
public record Alone(Backend storage) implements Peers {
    @Override
    public void start(Host host) {}

    @Override
    public Standing standing() {
        return Standing.UP;
    }

    @Override
    public Optional<Forwarded> forwarded(Map<String, String> headers) {
        return Optional.empty();
    }

    @Override
    public Line line(Visit visit) {
        return visit;
    }

    @Override
    public CompletableFuture<Reply> sit(SeatRequest request, Supplier<CompletableFuture<Reply>> here) {
        return here.get();
    }

    @Override
    public ImmutableList<ListedEntry> listed() {
        return ImmutableList.of();
    }

    @Override
    public int sockets(String address) {
        return 0;
    }

    @Override
    public CompletableFuture<Optional<Long>> spend(String address, int perMinute) {
        return CompletableFuture.completedFuture(Optional.empty());
    }

    @Override
    public void drain() {}

    @Override
    public void moveTables() {}

    @Override
    public void close() {}
}
