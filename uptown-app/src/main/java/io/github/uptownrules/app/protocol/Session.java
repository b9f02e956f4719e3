package io.github.uptownrules.app.protocol;

import com.google.common.base.Ascii;
import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.Ints;
import com.google.common.primitives.Longs;
import io.github.uptownrules.bots.Bot;
import io.github.uptownrules.bots.Bots;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.Standing;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.simulation.Perft;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.random.SplitMix64;
import io.github.uptownrules.variants.Rulesets;
import java.security.SecureRandom;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** The commands of the line protocol, and the game they speak of. */
final class Session {
    private static final Joiner SPACED = Joiner.on(' ');

    /** What stands behind the name of a command: to the letter, and as words. */
    private record Arguments(String text, List<String> words) {
        static Arguments of(String text) {
            return new Arguments(text, Splitter.on(' ').omitEmptyStrings().splitToList(text));
        }
    }

    private record Command(String usage, int fewest, int most, Function<Arguments, String> action) {}

    private final ImmutableMap<String, Command> commands = ImmutableMap.<String, Command>builder()
            .put("rulesets", command(() -> SPACED.join(Rulesets.all())))
            .put("new", new Command("<ruleset> [seed]", 1, 2, arguments -> start(arguments.words())))
            .put("position", new Command("<position>", 1, Integer.MAX_VALUE, arguments -> position(arguments.text())))
            .put("show", command(() -> game().toString()))
            .put("legal", command(this::legal))
            .put("why", command("<move>", this::why))
            .put("play", command("<move>", this::play))
            .put("undo", command(this::undo))
            .put("groups", command(this::groups))
            .put("protected", command(() -> SPACED.join(game().board().protectedCells())))
            .put("score", command(this::score))
            .put("perft", command("<depth>", this::perft))
            .put("view", command("<seat>", seat -> view(seat).toString()))
            .put("sample", new Command("<seat> <seed>", 2, 2, arguments -> sample(arguments.words())))
            .put("worlds", command("<seat>", seat -> view(seat).worldCount().toString()))
            .put("record", command(() -> record().toString().replace("\n", "\\n")))
            .put("bot", new Command("<name> <seed>", 2, 2, arguments -> bot(arguments.words())))
            .put("bots", command(() -> SPACED.join(Bots.names())))
            .put("quit", command(this::quit))
            .buildOrThrow();

    private final Notation notation = Notation.of(Rulesets.all());

    /** The game so far first, after it what undo goes back to. */
    private final Deque<GameRecord> history = new ArrayDeque<>();

    private boolean quit;

    private static Command command(Supplier<String> action) {
        return new Command("no argument", 0, 0, arguments -> action.get());
    }

    private static Command command(String argument, Function<String, String> action) {
        return new Command(
                argument, 1, 1, arguments -> action.apply(arguments.words().get(0)));
    }

    boolean hasQuit() {
        return quit;
    }

    /**
     * Does what a line says.
     *
     * @return the result, or an empty text where there is nothing to say
     * @throws IllegalArgumentException or IllegalStateException if it cannot be done; then nothing has changed
     */
    String run(String line) {
        List<String> parts = Splitter.on(' ').limit(2).splitToList(line.stripLeading());
        String name = parts.get(0);
        Arguments arguments = Arguments.of(parts.size() > 1 ? parts.get(1) : "");
        Command command = Optional.ofNullable(commands.get(name))
                .orElseThrow(() -> new IllegalArgumentException(
                        "no command " + quoted(name) + " is known, but " + String.join(", ", commands.keySet())));
        int count = arguments.words().size();
        if (count < command.fewest() || count > command.most()) {
            throw new IllegalArgumentException(
                    "'" + name + "' takes " + command.usage() + ", not " + quoted(arguments.text()));
        }
        return command.action().apply(arguments);
    }

    /** What somebody sent, as far as it takes to know it again. */
    private static String quoted(String text) {
        return "'" + Ascii.truncate(text, 40, "...") + "'";
    }

    private GameRecord record() {
        if (history.isEmpty()) {
            throw new IllegalStateException("there is no game yet: begin with 'new' or 'position'");
        }
        return history.getFirst();
    }

    private GameState game() {
        return record().end();
    }

    private void begin(GameState game) {
        history.clear();
        history.push(GameRecord.of(game));
    }

    private String start(List<String> words) {
        String id = words.get(0);
        Ruleset ruleset = Rulesets.byId(id)
                .orElseThrow(() -> new IllegalArgumentException("no ruleset " + quoted(id) + " is known, but "
                        + Rulesets.all().stream().map(Ruleset::id).collect(Collectors.joining(", "))));
        begin(ruleset.deal(words.size() > 1 ? seed(words.get(1)) : new SecureRandom().nextLong()));
        return game().toString();
    }

    private static long seed(String word) {
        return Optional.ofNullable(Longs.tryParse(word))
                .orElseThrow(() -> new IllegalArgumentException(
                        "a seed is a whole number from -2^63 to 2^63-1, not " + quoted(word)));
    }

    private String position(String text) {
        begin(notation.readPosition(text));
        return "";
    }

    private String legal() {
        GameState game = game();
        return SPACED.join(
                game.legalMoves().stream().map(move -> MoveText.of(move, game)).iterator());
    }

    private String why(String move) {
        MoveText.parse(move).resolve(game()).legal();
        return "";
    }

    private String play(String move) {
        GameState game = game();
        Move legal = MoveText.parse(move).resolve(game).legal();
        history.push(record().play(legal));
        return "";
    }

    private String undo() {
        if (record().moves().isEmpty()) {
            throw new IllegalStateException("there is no move to take back");
        }
        history.pop();
        return "";
    }

    private String groups() {
        GameState game = game();
        return Color.all().stream()
                .filter(color -> game.owner(color).isPresent())
                .map(color -> color + "=" + game.groupCount(color))
                .collect(Collectors.joining(" "));
    }

    private String score() {
        return game().standings().bySeat().stream().map(Session::text).collect(Collectors.joining(" "));
    }

    private static String text(Standing standing) {
        return standing.score() + ":" + standing.captureCount() + ":" + standing.rank();
    }

    private String perft(String depth) {
        return String.valueOf(Perft.count(
                game(),
                Optional.ofNullable(Ints.tryParse(depth))
                        .orElseThrow(() -> new IllegalArgumentException(
                                "a depth is a whole number, 0 or more, not " + quoted(depth)))));
    }

    private PlayerView view(String word) {
        GameState game = game();
        Seat viewer = game.seats().stream()
                .filter(seat -> seat.toString().equals(word))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "a seat is 1 to " + game.seats().size() + ", not " + quoted(word)));
        return game.viewFor(viewer);
    }

    private String sample(List<String> words) {
        return view(words.get(0)).sample(new SplitMix64(seed(words.get(1)))).toString();
    }

    private String bot(List<String> words) {
        Bot bot = Bots.parse(words.get(0));
        SplitMix64 random = new SplitMix64(seed(words.get(1)));
        GameState game = game();
        Seat seat = game.turn().orElseThrow(() -> new IllegalStateException("the game is over"));
        return MoveText.of(bot.choose(game.viewFor(seat), random), game).toString();
    }

    private String quit() {
        quit = true;
        return "";
    }
}
