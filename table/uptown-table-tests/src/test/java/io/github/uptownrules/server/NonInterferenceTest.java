package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.Deal;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.FaceSet;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.games.UptownGame;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.testkit.laws.ViewLaws;
import io.github.uptownrules.variants.Rulesets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Hidden information never affects what a viewer can observe. The test plays whole games over sockets from one deal, and from
 * others in which opponents hold and draw different tiles but which look the same to one viewer until the end. The frames
 * must be identical byte for byte, except for the times on clocks, which depend on the test run.
 */
@Tag("server")
class NonInterferenceTest {
    private static final int WORLDS = Effort.of(3);

    @TempDir
    private Path data;

    private final Set<String> listed = new TreeSet<>();

    private final AtomicReference<GameState> dealt = new AtomicReference<>();

    static List<String> rulesets() {
        return Effort.some(List.of("standard-3", "two-player", "bloqueurs-5", "standard-4"), 2);
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void allFramesAreTheSame(String id) {
        Ruleset ruleset = Rulesets.byId(id).orElseThrow();
        SplitMix64 random = new SplitMix64(id.hashCode());
        try (TestServer server = new TestServer(TestServer.options(data.toString())
                .voteAfter(Duration.ZERO)
                .games(Games.of(new UptownGame().withDealer(rules -> dealt.get()))))) {
            GameRecord record = GameRecord.of(RandomPlay.deal(ruleset, random.nextLong()));
            while (!record.isOver()) {
                record = record.play(RandomPlay.move(record.end(), random));
            }
            Map<Viewer, List<String>> frames = play(server, record);
            int compared = 0;
            for (Viewer viewer : ViewLaws.viewers(ruleset)) {
                for (int i = 0; i < WORLDS; i++) {
                    Optional<GameRecord> world = world(record, viewer, random);
                    if (world.isPresent()) {
                        assertThat(world.get().at(0)).isNotEqualTo(record.at(0));
                        assertThat(play(server, world.get()).get(viewer))
                                .as("the frames of " + viewer)
                                .isEqualTo(frames.get(viewer));
                        compared++;
                    }
                }
            }
            assertThat(listed).as("the entry in the public list").hasSize(1);
            assertThat(compared).as("compared worlds").isGreaterThan(WORLDS);
        }
    }

    /** Returns all frames sent to each viewer during a game, including answers to requests out of turn and errors. */
    private Map<Viewer, List<String>> play(TestServer server, GameRecord record) {
        dealt.set(record.at(0));
        Ruleset ruleset = record.end().ruleset();
        String seats = "{\"person\":\"Ada\"}"
                + ",{\"open\":true}".repeat(ruleset.seats().size() - 1);
        JsonObject made = server.make("{\"ruleset\":\"" + ruleset.id() + "\",\"seats\":[" + seats
                + "],\"you\":1,\"listed\":true,\"clock\":{\"initial\":86400,\"increment\":5}}");
        String table = made.get("table").getAsString();
        Map<String, Player> players = new TreeMap<>();
        List<Viewer> viewers = ViewLaws.viewers(ruleset);
        for (Viewer viewer : viewers) {
            Optional<String> secret = viewer.asSeat()
                    .map(seat -> seat == Seat.ONE
                            ? made.get("secret").getAsString()
                            : server.sit(table, seat.number(), "P" + seat)
                                    .get("secret")
                                    .getAsString());
            Player player = server.player(table, secret);
            player.awaitState(state -> true);
            players.put(viewer.toString(), player);
            // Clients join one after the other, so that everyone receives the same frames about new clients.
            players.values().forEach(other -> other.awaitState(state -> connected(other) == players.size()));
        }
        for (int ply = 1; ply <= record.moves().size(); ply++) {
            Move move = record.moves().get(ply - 1);
            String mover = record.outcome(ply).seat().toString();
            int now = ply - 1;
            for (Viewer viewer : viewers) {
                Player player = players.get(viewer.toString());
                player.awaitState(state -> player.table().get("ply").getAsInt() == now
                        && player.state().has("view"));
                if (!viewer.toString().equals(mover)) {
                    player.ask("play", player.playing(move.toString()));
                    player.ask("why", ",\"tile\":\"" + move.tile() + "\",\"cell\":\"" + move.cell() + "\"");
                    if (now % 10 == 0) {
                        player.ask("record");
                        player.ask("moves");
                        player.ask("nudge");
                        player.ask("at", ",\"ply\":" + now / 2);
                    }
                }
            }
            Player player = players.get(mover);
            assertThat(Player.type(player.ask("play", player.playing(move.toString()))))
                    .isEqualTo("done");
            if (now < ruleset.seats().size()) {
                player.ask("react", ",\"what\":\"oops\"");
            }
            if (now % 5 == 0) {
                player.ask("take-back");
                Player other = players.get(mover.equals("1") ? "2" : "1");
                other.awaitPly(ply);
                other.ask("keep");
            }
            if (now == 0) {
                listed.add(listing(server, table).replace(table, "TABLE"));
            }
        }
        players.values().forEach(player -> player.awaitState(state -> player.isOver()));
        Map<Viewer, List<String>> frames = new HashMap<>();
        for (Viewer viewer : viewers) {
            Player player = players.get(viewer.toString());
            frames.put(
                    viewer,
                    player.frames().stream()
                            .map(frame -> frame.replace(table, "TABLE").replaceAll("\"leftMs\":\\d+", "\"leftMs\":0"))
                            .toList());
            player.abort();
        }
        return frames;
    }

    /** Returns the table's entry in the public list, which may be a second old. */
    private static String listing(TestServer server, String table) {
        long end = System.nanoTime() + Duration.ofSeconds(20).toNanos();
        while (System.nanoTime() < end) {
            for (JsonElement listed :
                    TestServer.tree(server.get("/api/tables").body()).getAsJsonArray("tables")) {
                if (listed.toString().contains(table) && listed.toString().contains("playing")) {
                    return listed.toString();
                }
            }
        }
        throw new AssertionError("the table is not listed");
    }

    private static int connected(Player player) {
        int watchers = player.table().get("watchers").getAsInt();
        return watchers + player.table().toString().split("\"connected\":true", -1).length - 1;
    }

    /**
     * Returns another deal in which the same moves look the same to the viewer: the hidden tiles of others are drawn anew, as
     * far as the moves allow. Returns empty if that changes the order of turns.
     */
    private static Optional<GameRecord> world(GameRecord record, Viewer viewer, SplitMix64 random) {
        GameState start = record.at(0);
        PlayerView end = record.end().viewFor(viewer);
        ImmutableMap.Builder<Color, List<Face>> orders = ImmutableMap.builder();
        for (Seat seat : start.seats()) {
            for (Color color : start.colors(seat)) {
                List<Face> order = new ArrayList<>();
                start.rack(color).forEach(order::add);
                order.addAll(start.pile(color));
                boolean isSeen = start.ruleset().showsRack(viewer, seat);
                orders.put(color, isSeen ? order : redrawn(order, color, record, end.unseen(color), random));
            }
        }
        GameRecord other = GameRecord.of(GameState.start(
                Deal.of(start.ruleset(), orders.buildOrThrow()), start.turn().orElseThrow()));
        for (Move move : record.moves()) {
            if (other.isOver()
                    || !other.end()
                            .turn()
                            .equals(record.at(other.moves().size()).turn())
                    || !other.end().legalMoves().contains(move)) {
                return Optional.empty();
            }
            other = other.play(move);
        }
        GameRecord same = other;
        boolean looksTheSame = same.redactedFor(viewer)
                .toString()
                .equals(record.redactedFor(viewer).toString());
        return looksTheSame && !same.at(0).equals(start) ? Optional.of(same) : Optional.empty();
    }

    /**
     * Redraws a color: the k-th tile played must have been drawn by then, tiles visible at the end stay, and others may be
     * anywhere.
     */
    private static List<Face> redrawn(
            List<Face> order, Color color, GameRecord record, FaceSet unseen, SplitMix64 random) {
        Face[] drawn = new Face[order.size()];
        List<Face> played = record.moves().stream()
                .filter(move -> move.tile().color() == color)
                .map(move -> move.tile().face())
                .toList();
        for (int i = 0; i < drawn.length; i++) {
            Face face = order.get(i);
            if (!unseen.contains(face) && !played.contains(face)) {
                drawn[i] = face;
            }
        }
        int rack = record.at(0).rackSize(color);
        for (int k = 0; k < played.size(); k++) {
            List<Integer> free = new ArrayList<>();
            for (int i = 0; i < Math.min(drawn.length, rack + k); i++) {
                if (drawn[i] == null) {
                    free.add(i);
                }
            }
            drawn[free.get(RandomInts.below(random, free.size()))] = played.get(k);
        }
        List<Face> hidden = new ArrayList<>();
        unseen.forEach(hidden::add);
        RandomInts.shuffle(random, hidden);
        for (int i = 0; i < drawn.length; i++) {
            if (drawn[i] == null) {
                drawn[i] = hidden.remove(0);
            }
        }
        return Arrays.asList(drawn);
    }
}
