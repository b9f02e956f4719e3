package io.github.uptownrules.server.history;

import io.github.uptownrules.server.history.Event.Acknowledged;
import io.github.uptownrules.server.history.Event.Asked;
import io.github.uptownrules.server.history.Event.Hello;
import io.github.uptownrules.server.history.Event.Made;
import io.github.uptownrules.server.history.Event.Shown;
import io.github.uptownrules.server.history.Finding.Kind;
import io.github.uptownrules.server.history.MadeUpTable.Played;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Faults of a server, to inject into a correct history. Some histories have no place for a given fault. */
enum PlantedFault {
    DOUBLE_WRITE(Kind.DOUBLED) {
        @Override
        Optional<Planted> plant(Played played, Random random) {
            return acknowledged(played, random, asked -> true).map(place -> {
                List<Made> moves = new ArrayList<>(played.record().moves());
                List<String> positions = new ArrayList<>(played.record().positions());
                moves.add(place.asked().ply() + 1, place.asked().made());
                positions.add(place.asked().ply() + 1, "written twice");
                return recorded(played, place, moves, positions);
            });
        }
    },
    LOST_ACKNOWLEDGMENT(Kind.LOST) {
        @Override
        Optional<Planted> plant(Played played, Random random) {
            return acknowledged(played, random, asked -> true).map(place -> {
                List<Made> moves = new ArrayList<>(played.record().moves());
                List<String> positions = new ArrayList<>(played.record().positions());
                moves.remove(place.asked().ply());
                positions.remove(place.asked().ply() + 1);
                return recorded(played, place, moves, positions);
            });
        }
    },
    REORDERED_MOVE(Kind.REORDERED) {
        @Override
        Optional<Planted> plant(Played played, Random random) {
            return acknowledged(played, random, asked -> asked.ply() > 0).map(place -> {
                List<Made> moves = new ArrayList<>(played.record().moves());
                moves.set(place.asked().ply(), moves.get(place.asked().ply() - 1));
                moves.set(place.asked().ply() - 1, place.asked().made());
                return recorded(played, place, moves, played.record().positions());
            });
        }
    },
    INVENTED_MOVE(Kind.INVENTED) {
        @Override
        Optional<Planted> plant(Played played, Random random) {
            return acknowledged(played, random, asked -> true).map(place -> {
                Made invented = new Made(place.asked().made().seat(), "invented");
                List<Made> moves = new ArrayList<>(played.record().moves());
                List<String> positions = new ArrayList<>(played.record().positions());
                moves.add(invented);
                positions.add("invented");
                return new Planted(
                        played.events(), new FinalRecord(moves, positions), Optional.empty(), invented.toString());
            });
        }
    },
    MOVE_THAT_WAS_NOT_STORED(Kind.NOT_STORED) {
        @Override
        Optional<Planted> plant(Played played, Random random) {
            return shown(played, random, state -> state.ply() > 0).map(place -> {
                Shown state = place.state();
                return replaced(
                        played,
                        place,
                        new Shown(
                                state.version(),
                                state.ply(),
                                new Made(1, "never"),
                                state.position(),
                                state.seats(),
                                List.of()));
            });
        }
    },
    POSITION_THAT_WAS_NOT_STORED(Kind.NOT_STORED) {
        @Override
        Optional<Planted> plant(Played played, Random random) {
            return shown(played, random, state -> true).map(place -> {
                Shown state = place.state();
                return replaced(
                        played,
                        place,
                        new Shown(state.version(), state.ply(), state.last(), "another", state.seats(), List.of()));
            });
        }
    },
    TWO_STATES_OF_A_VERSION(Kind.AMBIGUOUS) {
        @Override
        Optional<Planted> plant(Played played, Random random) {
            return shown(played, random, state -> count(played, state.version()) > 1)
                    .map(place -> {
                        Shown state = place.state();
                        Shown other = new Shown(
                                state.version(), state.ply(), state.last(), state.position(), "others", List.of());
                        // The checker cannot know which of the two states is wrong, or who saw it.
                        return new Planted(
                                replaced(played, place, other).events(),
                                played.record(),
                                Optional.empty(),
                                "version " + state.version());
                    });
        }
    },
    OLD_STATE_AFTER_A_NEWER_ONE(Kind.STALE) {
        @Override
        Optional<Planted> plant(Played played, Random random) {
            return shown(
                            played,
                            random,
                            state -> earlier(played, state.version()).isPresent())
                    .map(place -> inserted(
                            played,
                            place.index(),
                            earlier(played, place.state().version()).orElseThrow()));
        }
    },
    OLD_STATE_ON_A_NEW_CONNECTION(Kind.STALE) {
        @Override
        Optional<Planted> plant(Played played, Random random) {
            List<Planted> places = new ArrayList<>();
            long known = 0;
            for (int i = 0; i < played.events().size(); i++) {
                int index = i;
                if (played.events().get(i).what() instanceof Shown state) {
                    known = Math.max(known, state.version());
                } else if (played.events().get(i).what() instanceof Hello) {
                    earlier(played, known).ifPresent(old -> places.add(inserted(played, index, old)));
                }
            }
            return any(places, random);
        }
    };

    private final Kind kind;

    PlantedFault(Kind kind) {
        this.kind = kind;
    }

    /** {@return the kind of error that the checker must report} */
    Kind kind() {
        return kind;
    }

    /**
     * A history with a fault.
     *
     * @param client the client that the checker must name, if any
     * @param text the text that the report must contain
     */
    record Planted(List<Event> events, FinalRecord record, Optional<String> client, String text) {}

    private record AskedAt(String client, Asked asked) {}

    private record ShownAt(int index, Shown state) {}

    abstract Optional<Planted> plant(Played played, Random random);

    private static <T> Optional<T> any(List<T> all, Random random) {
        return all.isEmpty() ? Optional.empty() : Optional.of(all.get(random.nextInt(all.size())));
    }

    private static Optional<AskedAt> acknowledged(Played played, Random random, Predicate<Asked> wanted) {
        List<AskedAt> all = new ArrayList<>();
        for (Event event : played.events()) {
            if (event.what() instanceof Acknowledged done) {
                played.events().stream()
                        .filter(other -> other.client().equals(event.client()))
                        .map(Event::what)
                        .filter(Asked.class::isInstance)
                        .map(Asked.class::cast)
                        .filter(asked -> asked.id() == done.id())
                        .filter(wanted)
                        .forEach(asked -> all.add(new AskedAt(event.client(), asked)));
            }
        }
        return any(all, random);
    }

    private static List<ShownAt> allShown(Played played) {
        return IntStream.range(0, played.events().size())
                .filter(i -> played.events().get(i).what() instanceof Shown)
                .mapToObj(i -> new ShownAt(i, (Shown) played.events().get(i).what()))
                .toList();
    }

    private static Optional<ShownAt> shown(Played played, Random random, Predicate<Shown> wanted) {
        return any(
                allShown(played).stream()
                        .filter(place -> wanted.test(place.state()))
                        .toList(),
                random);
    }

    private static Optional<Shown> earlier(Played played, long version) {
        return allShown(played).stream()
                .map(ShownAt::state)
                .filter(state -> state.version() < version)
                .findFirst();
    }

    private static long count(Played played, long version) {
        return allShown(played).stream()
                .filter(place -> place.state().version() == version)
                .count();
    }

    private static Planted recorded(Played played, AskedAt place, List<Made> moves, List<String> positions) {
        return new Planted(
                played.events(),
                new FinalRecord(moves, positions),
                Optional.of(place.client()),
                place.asked().made().toString());
    }

    private static Planted replaced(Played played, ShownAt place, Shown by) {
        List<Event> events = new ArrayList<>(played.events());
        Event event = events.get(place.index());
        events.set(place.index(), new Event(event.at(), event.client(), event.connection(), by));
        return new Planted(events, played.record(), Optional.of(event.client()), "version " + by.version());
    }

    /** Returns the history with a state that the server shows after an event, on the same connection. */
    private static Planted inserted(Played played, int index, Shown state) {
        List<Event> events = new ArrayList<>(played.events());
        Event event = events.get(index);
        events.add(index + 1, new Event(event.at(), event.client(), event.connection(), state));
        return new Planted(events, played.record(), Optional.of(event.client()), "version " + state.version());
    }
}
