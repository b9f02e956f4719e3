package io.github.uptownrules.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.board.Board;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.MoveFault;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.SeenOutcome;
import io.github.uptownrules.core.game.Standing;
import io.github.uptownrules.core.game.Standings;
import io.github.uptownrules.core.notation.RedactedRecord;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.FaceSet;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.testkit.Positions;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.testkit.laws.ViewLaws;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import tools.jackson.databind.JsonNode;

/** Compares the JSON with the values themselves, member by member. */
class ContentProperties {
    @Provide
    Arbitrary<Ruleset> rulesets() {
        return Arbitraries.of(Tables.RULESETS);
    }

    @Property(tries = 60)
    void viewsAgreeWithTheirJson(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        for (GameState game : Positions.of(ruleset, seed).limit(3).toList()) {
            for (Viewer viewer : ViewLaws.viewers(ruleset)) {
                PlayerView view = game.viewFor(viewer);
                check(Schema.tree(Json.view(view).toString()), view);
            }
        }
    }

    private static void check(JsonNode json, PlayerView view) {
        assertThat(json.get("text").asString()).isEqualTo(view.toString());
        checkViewer(json.get("viewer"), view.viewer());
        assertThat(json.get("key").asString()).hasSize(16);
        assertThat(Long.parseUnsignedLong(json.get("key").asString(), 16)).isEqualTo(view.positionKey());
        assertThat(json.get("ruleset").asString()).isEqualTo(view.ruleset().id());
        assertThat(json.get("over").asBoolean()).isEqualTo(view.isOver());
        checkSeat(json.get("turn"), view.turn());
        for (Cell cell : Cell.all()) {
            checkText(json.get("board").get(cell.toString()), view.board().tileAt(cell));
        }
        assertThat(json.get("board")).hasSize(view.board().occupiedCells().size());
        checkGroups(json, view.board());
        assertThat(json.get("seats")).hasSize(view.seats().size());
        for (Seat seat : view.seats()) {
            check(json.get("seats").get(seat.ordinal()), view, seat);
        }
        check(json.get("standings"), view.standings());
        checkTargets(json.get("targets"), view);
    }

    /** A tile is protected if and only if its group would split without it. */
    private static void checkGroups(JsonNode json, Board board) {
        assertThat(json.get("groups").propertyNames())
                .containsExactlyElementsOf(Color.all().stream()
                        .filter(color -> !board.cells(color).isEmpty())
                        .map(Color::toString)
                        .toList());
        json.get("groups")
                .forEachEntry((color, groups) -> assertThat(groups.valueStream().map(ContentProperties::texts))
                        .containsExactlyElementsOf(board
                                .groups(Color.ofLetter(color.charAt(0)).orElseThrow())
                                .stream()
                                .map(group -> group.stream().map(Cell::toString).toList())
                                .toList()));
        assertThat(texts(json.get("protected")))
                .isEqualTo(Cell.all().stream()
                        .filter(cell -> board.partsWithout(cell).size() > 1)
                        .map(Cell::toString)
                        .toList());
    }

    private static void check(JsonNode json, PlayerView view, Seat seat) {
        assertThat(json.get("seat").asInt()).isEqualTo(seat.number());
        assertThat(texts(json.get("captures"))).isEqualTo(strings(view.captures(seat)));
        assertThat(json.get("colors")).hasSize(view.colors(seat).size());
        for (int i = 0; i < view.colors(seat).size(); i++) {
            Color color = view.colors(seat).get(i);
            JsonNode own = json.get("colors").get(i);
            assertThat(own.get("color").asString()).isEqualTo(color.toString());
            assertThat(own.get("groups").asInt())
                    .isEqualTo(view.board().groups(color).size());
            assertThat(own.get("rackSize").asInt()).isEqualTo(view.rackSize(color));
            assertThat(own.get("pileSize").asInt()).isEqualTo(view.pileSize(color));
            assertThat(own.get("finished").asBoolean()).isEqualTo(view.isFinished(color));
            assertThat(own.get("faceUp").asBoolean()).isEqualTo(view.isFaceUp(color));
            Optional<FaceSet> rack = view.rack(color);
            assertThat(own.has("rack")).isEqualTo(rack.isPresent());
            rack.ifPresent(faces -> assertThat(texts(own.get("rack")))
                    .isEqualTo(faces.stream().map(face -> color + "" + face).toList()));
        }
    }

    private static void check(JsonNode json, Standings standings) {
        assertThat(json).hasSize(standings.bySeat().size());
        for (Standing standing : standings.bySeat()) {
            JsonNode own = json.get(standing.seat().ordinal());
            assertThat(own.get("seat").asInt()).isEqualTo(standing.seat().number());
            assertThat(own.get("rank").asInt()).isEqualTo(standing.rank());
            assertThat(own.get("score").asInt()).isEqualTo(standing.score());
            assertThat(own.get("groups").asInt()).isEqualTo(standing.groupCount());
            assertThat(own.get("captures")).hasSize(standing.captures().size());
            standing.captures()
                    .forEach((color, count) -> assertThat(
                                    own.get("captures").get(color.toString()).asInt())
                            .isEqualTo(count));
        }
    }

    /** Checks the targets of each tile. Those of the mover's tiles must be the legal moves. */
    private static void checkTargets(JsonNode json, PlayerView view) {
        List<Tile> own = new ArrayList<>();
        view.viewer()
                .asSeat()
                .ifPresent(seat -> view.colors(seat)
                        .forEach(color ->
                                view.rack(color).orElseThrow().forEach(face -> own.add(Tile.of(color, face)))));
        assertThat(json.propertyNames()).containsExactlyInAnyOrderElementsOf(strings(own));
        int moves = 0;
        for (Tile tile : own) {
            List<String> empty = texts(json.get(tile.toString()).get("empty"));
            List<String> captures = texts(json.get(tile.toString()).get("captures"));
            for (Cell cell : Cell.all()) {
                boolean isTarget = view.targets(tile).contains(cell);
                boolean isEmpty = view.board().tileAt(cell).isEmpty();
                assertThat(empty.contains(cell.toString())).isEqualTo(isTarget && isEmpty);
                assertThat(captures.contains(cell.toString())).isEqualTo(isTarget && !isEmpty);
            }
            moves += empty.size() + captures.size();
        }
        if (view.turn().isPresent() && view.turn().equals(view.viewer().asSeat())) {
            assertThat(moves).isEqualTo(view.legalMoves().size());
        }
    }

    @Property(tries = 40)
    void recordsAgreeWithTheirJson(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        for (Viewer viewer : ViewLaws.viewers(ruleset)) {
            RedactedRecord record = Tables.record(ruleset, seed).redactedFor(viewer);
            JsonNode json = Schema.tree(Json.record(record).toString());
            assertThat(json.get("text").asString()).isEqualTo(record.toString());
            checkViewer(json.get("viewer"), viewer);
            assertThat(json.get("ruleset").asString()).isEqualTo(ruleset.id());
            assertThat(json.get("over").asBoolean()).isEqualTo(record.isOver());
            checkPlayers(json.get("players"), record);
            assertThat(json.get("start"))
                    .isEqualTo(Schema.tree(Json.view(record.at(0)).toString()));
            check(json.get("standings"), record.standings());
            assertThat(json.has("termination")).isEqualTo(record.termination().isPresent());
            record.termination().ifPresent(how -> {
                assertThat(json.get("termination").get("cause").asString())
                        .isEqualTo(how.cause().toString());
                checkSeats(json.get("termination").get("losers"), ImmutableList.copyOf(how.losers()));
            });
            assertThat(json.get("placements")).hasSize(record.moves().size());
            for (int ply = 1; ply <= record.moves().size(); ply++) {
                check(json.get("placements").get(ply - 1), record.outcome(ply));
            }
        }
    }

    private static void checkPlayers(JsonNode json, RedactedRecord record) {
        assertThat(json).hasSize(record.headers().size());
        json.forEach(player -> assertThat(
                        record.headers().get("Seat" + player.get("seat").asInt()))
                .isEqualTo(player.get("name").asString()));
    }

    private static void check(JsonNode json, SeenOutcome outcome) {
        assertThat(json.get("seat").asInt()).isEqualTo(outcome.seat().number());
        assertThat(json.get("move").asString())
                .isEqualTo(outcome.move().tile()
                        + (outcome.captured().isPresent() ? "x" : "@")
                        + outcome.move().cell());
        checkText(json.get("captured"), outcome.captured());
        checkText(json.get("drawn"), outcome.drawn());
        checkText(json.get("finished"), outcome.finished());
        checkSeats(json.get("skipped"), outcome.skipped());
        checkSeat(json.get("turn"), outcome.after().turn());
    }

    @Property(tries = 60)
    void moveFaultsAgreeWithTheirJson(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        SplitMix64 random = new SplitMix64(seed);
        PlayerView view = RandomPlay.position(ruleset, seed).viewFor(Seat.ONE);
        for (int i = 0; i < 100; i++) {
            Tile tile = Tile.all().get(random.nextInt(Tile.all().size()));
            Cell cell = Cell.all().get(random.nextInt(Cell.all().size()));
            List<MoveFault> faults = view.faults(tile, cell).asList();
            JsonNode json = Schema.tree(Json.moveFaults(view, tile, cell).toString());
            assertThat(json).hasSize(faults.size());
            for (int fault = 0; fault < faults.size(); fault++) {
                check(json.get(fault), faults.get(fault));
            }
        }
    }

    private static void check(JsonNode json, MoveFault fault) {
        assertThat(json.get("code").asString()).isEqualTo(fault.code());
        assertThat(json.get("message").asString()).isEqualTo(fault.toString());
        checkText(json.get("tile"), Optional.of(fault.tile()));
        checkText(json.get("cell"), Optional.of(fault.cell()));
        ImmutableSet.Builder<String> members = ImmutableSet.<String>builder().add("code", "message", "tile", "cell");
        switch (fault.kind()) {
            case NOT_YOUR_COLOR -> {
                members.add("owner");
                checkSeat(json.get("owner"), fault.owner());
            }
            case NOT_YOUR_TURN -> {
                members.add("owner", "turn");
                checkSeat(json.get("owner"), fault.owner());
                checkSeat(json.get("turn"), fault.turn());
            }
            case OWN_TILE -> {
                members.add("lying");
                checkText(json.get("lying"), fault.occupant());
            }
            case SPLITS_GROUP -> {
                members.add("lying", "group", "parts");
                checkText(json.get("lying"), fault.occupant());
                assertThat(cells(json.get("group"))).isEqualTo(fault.group());
                assertThat(json.get("parts").valueStream().map(ContentProperties::cells))
                        .containsExactlyElementsOf(fault.parts());
            }
            default -> assertThat(fault.owner()).isEmpty();
        }
        assertThat(json.propertyNames()).containsExactlyElementsOf(members.build());
    }

    private static CellSet cells(JsonNode json) {
        return texts(json).stream().map(Cell::parse).collect(CellSet.toCellSet());
    }

    private static List<String> texts(JsonNode json) {
        return json.valueStream().map(JsonNode::asString).toList();
    }

    private static List<String> strings(List<?> values) {
        return values.stream().map(Object::toString).toList();
    }

    private static void checkText(JsonNode json, Optional<?> value) {
        assertThat(Optional.ofNullable(json).map(JsonNode::asString)).isEqualTo(value.map(Object::toString));
    }

    private static void checkSeat(JsonNode json, Optional<Seat> seat) {
        assertThat(Optional.ofNullable(json).map(JsonNode::asInt)).isEqualTo(seat.map(Seat::number));
    }

    private static void checkSeats(JsonNode json, List<Seat> seats) {
        assertThat(json.valueStream().map(JsonNode::asInt).toList())
                .isEqualTo(seats.stream().map(Seat::number).toList());
    }

    private static void checkViewer(JsonNode json, Viewer viewer) {
        assertThat(json.isInt()).isEqualTo(viewer.asSeat().isPresent());
        assertThat(json.asString()).isEqualTo(viewer.toString());
    }
}
