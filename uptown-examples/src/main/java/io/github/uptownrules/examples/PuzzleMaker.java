package io.github.uptownrules.examples;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.stream.JsonWriter;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.bots.Analysis;
import io.github.uptownrules.bots.Bots;
import io.github.uptownrules.bots.MoveEstimate;
import io.github.uptownrules.bots.MoveReason;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.json.Json;
import io.github.uptownrules.variants.Rulesets;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Finds puzzles in games that bots play against each other: positions, as a player sees them, in which one move is clearly best and
 * is not the one that comes to mind. Each becomes a file for the page; the same seed gives the same files. To check them is to look
 * for the best move again, ten times as long:
 *
 * <pre>java -cp tools/uptown-cli/target/uptown.jar \
 *     uptown-examples/src/main/java/io/github/uptownrules/examples/PuzzleMaker.java make 100 FOLDER
 * java -cp tools/uptown-cli/target/uptown.jar \
 *     uptown-examples/src/main/java/io/github/uptownrules/examples/PuzzleMaker.java check FOLDER</pre>
 */
public final class PuzzleMaker {
    private static final List<String> GAMES =
            List.of("standard-4", "two-player", "standard-3", "bloqueurs-4", "standard-4", "standard-5");

    private static final Notation NOTATION = Notation.of(Rulesets.all());

    /** Most positions are no puzzle, and that is soon known. */
    private static final int GLANCE = 1_500;

    private static final int BUDGET = 20_000;

    /** The best move wins so much more often than the second, */
    private static final double CLEARLY = 0.04;

    /** and the difference is so many times as large as its error. */
    private static final double SURELY = 3;

    /** No more than one puzzle of a game, and none of its first moves. */
    private static final int FIRST_PLY = 8;

    /** What makes the best move hard to see. */
    private enum Motive {
        /** It captures. */
        CAPTURE,
        /** It saves tiles that could be captured. */
        RESCUE,
        /** It keeps a tile for later that the other move makes worthless. */
        KEEP,
        /** It leaves more room for tiles to come. */
        ROOM,
        /** It has fewer groups, or the others more. */
        GROUPS
    }

    /** A position, and what its moves are worth. */
    private record Puzzle(PlayerView view, List<MoveEstimate> moves, Move usual) {
        Move best() {
            return moves.get(0).move();
        }

        /** The first motive that says how the usual move is worse; none if nothing does that can be seen. */
        Optional<Motive> motive() {
            if (view.board().tileAt(best().cell()).isPresent()) {
                return Optional.of(Motive.CAPTURE);
            }
            List<MoveReason.Kind> kinds = MoveReason.between(view, usual, best()).stream()
                    .map(MoveReason::kind)
                    .toList();
            if (kinds.contains(MoveReason.Kind.MORE_EXPOSED)) {
                return Optional.of(Motive.RESCUE);
            }
            if (kinds.contains(MoveReason.Kind.FITS_NOWHERE) || kinds.contains(MoveReason.Kind.CANNOT_JOIN)) {
                return Optional.of(Motive.KEEP);
            }
            if (kinds.contains(MoveReason.Kind.LESS_ROOM)) {
                return Optional.of(Motive.ROOM);
            }
            return kinds.isEmpty() ? Optional.empty() : Optional.of(Motive.GROUPS);
        }
    }

    private final SplitMix64 random;
    private final Map<Motive, Integer> found = new EnumMap<>(Motive.class);

    private PuzzleMaker(long seed) {
        this.random = new SplitMix64(seed);
    }

    static void run(List<String> args, PrintStream out) throws IOException {
        if (args.size() == 3 && args.get(0).equals("make") && args.get(1).matches("[1-9]\\d{0,3}")) {
            new PuzzleMaker(1).make(Integer.parseInt(args.get(1)), Path.of(args.get(2)), out);
        } else if (args.size() == 2 && args.get(0).equals("check")) {
            Path folder = Path.of(args.get(1));
            if (!Files.exists(folder.resolve("1.json"))) {
                throw new IllegalArgumentException("there are no puzzles in '" + folder + "'");
            }
            check(folder, out);
        } else {
            throw new IllegalArgumentException("usage: PuzzleMaker make COUNT FOLDER, or PuzzleMaker check FOLDER");
        }
    }

    private void make(int count, Path folder, PrintStream out) throws IOException {
        Files.createDirectories(folder);
        for (int number = 1; number <= count; ) {
            Ruleset ruleset = Rulesets.byId(GAMES.get(number % GAMES.size())).orElseThrow();
            Optional<Puzzle> puzzle = inGame(ruleset, count);
            if (puzzle.isPresent()) {
                Motive motive = puzzle.get().motive().orElseThrow();
                found.merge(motive, 1, Integer::sum);
                Files.writeString(folder.resolve(number + ".json"), json(puzzle.get(), motive) + "\n");
                out.println(number + " " + motive.name().toLowerCase(Locale.ROOT) + " "
                        + puzzle.get().view());
                number++;
            }
        }
    }

    /** Plays a game and looks for a puzzle in it, from a ply on that is another in each game. */
    private Optional<Puzzle> inGame(Ruleset ruleset, int count) {
        GameState game = ruleset.dealRandomStart(random);
        int from = FIRST_PLY + (int) Math.floorMod(random.nextLong(), 50L);
        for (int ply = 0; !game.isOver(); ply++) {
            PlayerView view = game.viewFor(game.turn().orElseThrow());
            Move usual = Bots.parse("greedy").choose(view, random);
            if (ply >= from) {
                Optional<Puzzle> puzzle = puzzle(view, usual).filter(one -> isWanted(one, count));
                if (puzzle.isPresent()) {
                    return puzzle;
                }
            }
            game = game.play(ply < 4 ? Bots.parse("random").choose(view, random) : usual);
        }
        return Optional.empty();
    }

    /** A puzzle needs a motive, and no motive more than a third of all. */
    private boolean isWanted(Puzzle puzzle, int count) {
        return puzzle.motive()
                .filter(motive -> found.getOrDefault(motive, 0) < Math.max(1, count / 3))
                .isPresent();
    }

    private Optional<Puzzle> puzzle(PlayerView view, Move usual) {
        return best(view, usual, GLANCE, 1)
                .flatMap(glance -> best(view, usual, BUDGET, SURELY))
                .flatMap(first -> best(view, usual, BUDGET, SURELY)
                        .filter(second -> second.best().equals(first.best())));
    }

    private Optional<Puzzle> best(PlayerView view, Move usual, int playouts, double errors) {
        List<MoveEstimate> moves = Analysis.of(view, random).run(playouts).moves();
        if (moves.size() < 2 || moves.get(0).move().equals(usual)) {
            return Optional.empty();
        }
        double lead = moves.get(0).winShare() - moves.get(1).winShare();
        double error = Math.hypot(moves.get(0).standardError(), moves.get(1).standardError());
        return lead >= CLEARLY && lead >= errors * error
                ? Optional.of(new Puzzle(view, moves, usual))
                : Optional.empty();
    }

    private static String json(Puzzle puzzle, Motive motive) throws IOException {
        StringWriter text = new StringWriter();
        JsonWriter out = new JsonWriter(text);
        PlayerView view = puzzle.view();
        out.beginObject().name("position").value(view.toString());
        out.name("motive").value(motive.name().toLowerCase(Locale.ROOT));
        out.name("best").value(MoveText.of(puzzle.best(), view).toString());
        out.name("usual").value(MoveText.of(puzzle.usual(), view).toString());
        Json.writeView(view, out.name("view"));
        out.name("moves").beginArray();
        for (MoveEstimate move : puzzle.moves()) {
            out.beginObject().name("move").value(MoveText.of(move.move(), view).toString());
            out.name("winShare").value(Math.round(move.winShare() * 1000) / 1000.0);
            out.name("worse").beginArray();
            if (!move.move().equals(puzzle.best())) {
                for (MoveReason reason : MoveReason.between(view, move.move(), puzzle.best())) {
                    out.value(text(reason));
                }
            }
            out.endArray().endObject();
        }
        out.endArray().endObject();
        return text.toString();
    }

    /** Such as {@code more-groups 2} or {@code cannot-join b7 bE}. */
    private static String text(MoveReason reason) {
        StringBuilder text = new StringBuilder(reason.kind().code());
        if (reason.tiles().isEmpty()) {
            text.append(' ').append(reason.count());
        }
        for (Tile tile : reason.tiles()) {
            text.append(' ').append(tile);
        }
        return text.toString();
    }

    private static void check(Path folder, PrintStream out) throws IOException {
        int kept = 0;
        int number = 1;
        for (; Files.exists(folder.resolve(number + ".json")); number++) {
            JsonObject puzzle = JsonParser.parseString(Files.readString(folder.resolve(number + ".json")))
                    .getAsJsonObject();
            Seat seat = Seat.of(puzzle.getAsJsonObject("view").get("viewer").getAsInt());
            PlayerView view = NOTATION.readView(puzzle.get("position").getAsString(), seat);
            Move best = MoveText.read(puzzle.get("best").getAsString(), view);
            List<MoveEstimate> moves =
                    Analysis.of(view, new SplitMix64(-number)).run(10 * BUDGET).moves();
            boolean isKept = moves.get(0).move().equals(best);
            kept += isKept ? 1 : 0;
            out.println(number + " " + (isKept ? "keeps " : "loses ") + MoveText.of(best, view) + " against "
                    + MoveText.of(moves.get(isKept ? 1 : 0).move(), view)
                    + String.format(
                            Locale.ROOT,
                            ", %.3f apart",
                            moves.get(0).winShare() - moves.get(1).winShare()));
        }
        out.println(kept + " of " + (number - 1) + " keep their best move");
    }

    public static void main(String[] args) throws IOException {
        try {
            run(List.of(args), System.out);
        } catch (IllegalArgumentException e) {
            System.err.println(e.getMessage());
            System.exit(1);
        }
    }
}
