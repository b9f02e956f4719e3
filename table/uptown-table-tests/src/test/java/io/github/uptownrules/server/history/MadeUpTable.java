package io.github.uptownrules.server.history;

import io.github.uptownrules.server.history.Event.Acknowledged;
import io.github.uptownrules.server.history.Event.Asked;
import io.github.uptownrules.server.history.Event.Connecting;
import io.github.uptownrules.server.history.Event.Hello;
import io.github.uptownrules.server.history.Event.Lost;
import io.github.uptownrules.server.history.Event.Made;
import io.github.uptownrules.server.history.Event.Moves;
import io.github.uptownrules.server.history.Event.Refused;
import io.github.uptownrules.server.history.Event.Shown;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * A table with a server that makes no mistakes, and clients that may lose their connections at any moment: two players, a
 * spectator, and a bot at the third seat. Their actions and the arrival of messages are random.
 */
final class MadeUpTable {
    private static final int SEATS = 3;
    private static final int BOT = 3;

    private final Random random;
    private final List<Event> events = new ArrayList<>();
    private final List<Made> moves = new ArrayList<>();
    private final List<String> positions = new ArrayList<>(List.of(position(List.of())));
    private final List<Player> players = List.of(new Player("1", 1), new Player("2", 2), new Player("watcher", 0));

    /** Requests in transit. Requests sent on a lost connection may still arrive. */
    private final Deque<Request> arriving = new ArrayDeque<>();

    private long version = 1;
    private int seating;

    private MadeUpTable(long seed) {
        this.random = new Random(seed);
    }

    /** A history, and the final record of the server. */
    record Played(List<Event> events, FinalRecord record) {}

    private record Request(Player from, int connection, Asked asked) {}

    /** Runs random steps, and lets a new client look at the end. */
    static Played play(long seed, int steps) {
        MadeUpTable table = new MadeUpTable(seed);
        for (int i = 0; i < steps; i++) {
            table.step();
        }
        Player last = table.new Player("end", 0);
        last.connect();
        last.hear();
        return new Played(table.events, new FinalRecord(table.moves, table.positions));
    }

    private void step() {
        Player player = players.get(random.nextInt(players.size()));
        switch (random.nextInt(10)) {
            case 0 -> player.lose();
            case 1, 2 -> player.connect();
            case 3 -> {
                if (moves.size() % SEATS + 1 == BOT) {
                    make(new Made(BOT, "bot" + moves.size()));
                }
            }
            case 4 -> {
                seating += random.nextInt(2);
                change(); // such as an answer to a rematch
            }
            case 5, 6 -> answer();
            case 7 -> players.forEach(Player::ask);
            default -> players.forEach(Player::hear);
        }
    }

    private static String position(List<Made> moves) {
        return "after " + moves;
    }

    private Shown state() {
        Made last = moves.isEmpty() ? Made.NONE : moves.get(moves.size() - 1);
        return new Shown(version, moves.size(), last, position(moves), "seats " + seating, List.of());
    }

    private void change() {
        version++;
        players.forEach(player -> player.tell(state()));
    }

    private void make(Made made) {
        moves.add(made);
        positions.add(position(moves));
        change();
    }

    private void answer() {
        if (arriving.isEmpty()) {
            return;
        }
        Request request = arriving.remove();
        Asked asked = request.asked();
        boolean isNew = asked.ply() == moves.size();
        if (isNew) {
            make(asked.made());
        }
        if (request.from().connection == request.connection()) {
            request.from().tell(isNew ? new Acknowledged(asked.id()) : new Refused(asked.id(), "stale"));
        }
    }

    private final class Player {
        private final String name;
        private final int seat;
        private final Deque<Event.What> coming = new ArrayDeque<>();
        private Optional<Shown> seen = Optional.empty();
        private Optional<Asked> open = Optional.empty();
        private boolean isConnected;
        private int connection;
        private int lastId;

        Player(String name, int seat) {
            this.name = name;
            this.seat = seat;
        }

        private void add(Event.What what) {
            events.add(new Event(events.size(), name, connection, what));
        }

        void tell(Event.What what) {
            if (isConnected) {
                coming.add(what);
            }
        }

        void lose() {
            if (isConnected) {
                isConnected = false;
                coming.clear();
                seen = Optional.empty();
                add(new Lost(random.nextBoolean() ? 1006 : 1012));
            }
        }

        void connect() {
            if (!isConnected) {
                isConnected = true;
                connection++;
                add(new Connecting());
                add(new Hello());
                tell(state());
                if (open.isPresent()) {
                    tell(new Moves(List.copyOf(moves)));
                }
            }
        }

        void hear() {
            if (coming.isEmpty()) {
                return;
            }
            Event.What what = coming.remove();
            add(what);
            if (what instanceof Shown shown) {
                seen = Optional.of(shown);
            } else if (what instanceof Acknowledged || what instanceof Refused) {
                open = Optional.empty();
            } else if (what instanceof Moves list && open.isPresent()) {
                Asked asked = open.get();
                if (list.moves().size() > asked.ply()) {
                    open = Optional.empty(); // the move was made
                } else {
                    send(new Asked(++lastId, asked.version(), asked.ply(), asked.made()));
                }
            }
        }

        void ask() {
            if (isConnected
                    && open.isEmpty()
                    && seen.isPresent()
                    && seat == seen.get().ply() % SEATS + 1) {
                Shown now = seen.get();
                send(new Asked(++lastId, now.version(), now.ply(), new Made(seat, "move" + now.ply())));
            }
        }

        private void send(Asked asked) {
            open = Optional.of(asked);
            add(asked);
            arriving.add(new Request(this, connection, asked));
        }
    }
}
