package io.github.uptownrules.server.table;

import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.server.table.Occupant.Person;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The clients of a table and their seats. */
final class Subscribers {
    private static final int MOST_WATCHERS = 50;
    private static final int MOST_WATCHERS_OF_AN_ADDRESS = 10;
    private static final int MOST_OF_A_SEAT = 8;

    private final Map<Client, Viewer> clients = new LinkedHashMap<>();
    private final Map<Seat, Long> parted = new TreeMap<>();
    private final ServiceClock clock;
    private final long began;

    Subscribers(ServiceClock clock) {
        this.clock = clock;
        this.began = clock.nanos();
    }

    /**
     * Adds a client unless there are too many. If a seat has too many, its oldest client is dropped, because it may be dead.
     * While a seat is open, a watcher is dropped instead of the new client, which may want the seat.
     */
    boolean add(Client client, Viewer viewer, TableState table) {
        List<Client> same = of(viewer);
        if (viewer.asSeat().isPresent() && same.size() >= MOST_OF_A_SEAT) {
            drop(same.get(0));
        } else if (viewer.asSeat().isEmpty()) {
            Optional<Client> tooMuch = surplus(same, client.asker());
            if (tooMuch.isPresent() && table.phase() != TableState.Phase.OPEN) {
                client.close(Client.Ending.TOO_MUCH);
                return false;
            }
            tooMuch.ifPresent(this::drop);
        }
        clients.put(client, viewer);
        return true;
    }

    /**
     * Returns the watcher to drop for a new one: the oldest of the same address, or the oldest of the address with the most
     * watchers.
     */
    private static Optional<Client> surplus(List<Client> watchers, String address) {
        Map<String, List<Client>> addresses = watchers.stream().collect(Collectors.groupingBy(Client::asker));
        List<Client> own = addresses.getOrDefault(address, List.of());
        if (own.size() >= MOST_WATCHERS_OF_AN_ADDRESS) {
            return Optional.of(own.get(0));
        }
        return watchers.size() < MOST_WATCHERS
                ? Optional.empty()
                : addresses.values().stream()
                        .max(Comparator.comparingInt(List::size))
                        .map(most -> most.get(0));
    }

    private void drop(Client client) {
        drop(client, Client.Ending.TOO_MUCH);
    }

    private void drop(Client client, Client.Ending how) {
        remove(client);
        client.close(how);
    }

    /** Closes all clients of a seat. */
    void drop(Seat seat, Client.Ending how) {
        of(seat).forEach(client -> drop(client, how));
    }

    private List<Client> of(Viewer viewer) {
        List<Client> same = new ArrayList<>();
        clients.forEach((client, who) -> {
            if (who.equals(viewer)) {
                same.add(client);
            }
        });
        return same;
    }

    boolean remove(Client client) {
        Optional<Viewer> gone = Optional.ofNullable(clients.remove(client));
        gone.flatMap(Viewer::asSeat).ifPresent(seat -> parted.put(seat, clock.nanos()));
        return gone.isPresent();
    }

    /** {@return whether a seat has had no client for a time} */
    boolean isGone(Seat seat, Duration time) {
        return of(seat).isEmpty() && clock.nanos() - parted.getOrDefault(seat, began) >= time.toNanos();
    }

    Optional<Viewer> viewer(Client client) {
        return Optional.ofNullable(clients.get(client));
    }

    Optional<Client> first() {
        return clients.keySet().stream().findFirst();
    }

    boolean isEmpty() {
        return clients.isEmpty();
    }

    /**
     * Updates the clients' seats after a change. Clients follow the people they belong to. Clients without a seat become
     * spectators.
     */
    void follow(TableState before, TableState after) {
        if (before.seats().equals(after.seats())) {
            return;
        }
        Map<String, Seat> seats = seatsByHash(after);
        clients.replaceAll((client, viewer) -> viewer.asSeat()
                .flatMap(seat -> nowAt(before, seat, seats))
                .<Viewer>map(seat -> seat)
                .orElse(Viewer.SPECTATOR));
        Map<Seat, Long> times = new TreeMap<>();
        parted.forEach((seat, time) -> nowAt(before, seat, seats).ifPresent(to -> times.put(to, time)));
        seatsByHash(before).keySet().forEach(seats::remove);
        seats.values()
                .forEach(seat ->
                        times.put(seat, clock.nanos())); // a player who has just taken a seat is about to connect
        parted.clear();
        parted.putAll(times);
    }

    private static Map<String, Seat> seatsByHash(TableState table) {
        Map<String, Seat> seats = new HashMap<>();
        for (Seat seat : table.ruleset().seats()) {
            table.person(seat).ifPresent(person -> seats.put(person.secretHash(), seat));
        }
        return seats;
    }

    private static Optional<Seat> nowAt(TableState before, Seat seat, Map<String, Seat> seats) {
        return before.person(seat).map(Person::secretHash).flatMap(hash -> Optional.ofNullable(seats.get(hash)));
    }

    ImmutableSet<Seat> seats() {
        return clients.values().stream()
                .flatMap(viewer -> viewer.asSeat().stream())
                .collect(ImmutableSet.toImmutableSet());
    }

    /** {@return the address that bots play for: the address of the longest-connected player} */
    Optional<String> asker() {
        return clients.entrySet().stream()
                .filter(client -> client.getValue().asSeat().isPresent())
                .map(client -> client.getKey().asker())
                .findFirst();
    }

    void sendAll(String frame) {
        clients.keySet().forEach(client -> client.send(frame));
    }

    void send(Seat seat, String frame) {
        of(seat).forEach(client -> client.send(frame));
    }

    /** Sends the current state to all clients, to each as it may see it. */
    void show(TableState table, TurnWait wait, long now) {
        ViewerFrames.Presence presence =
                new ViewerFrames.Presence(seats(), of(Viewer.SPECTATOR).size(), wait, now);
        Map<Viewer, String> frames = new HashMap<>();
        clients.forEach((client, viewer) ->
                client.send(frames.computeIfAbsent(viewer, who -> new ViewerFrames(table, who).state(presence))));
    }

    void closeAll(Client.Ending how) {
        List.copyOf(clients.keySet()).forEach(client -> client.close(how));
        clients.clear();
    }
}
