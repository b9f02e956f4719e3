package io.github.uptownrules.arena.protocol;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.Ints;
import com.google.common.primitives.Longs;
import io.github.uptownrules.arena.program.SequenceLimit;
import io.github.uptownrules.arena.protocol.Command.Arguments;
import io.github.uptownrules.base.game.Argument;
import io.github.uptownrules.base.game.OldGame;
import io.github.uptownrules.base.game.OldGames;
import io.github.uptownrules.base.game.TextState;
import io.github.uptownrules.base.game.TextView;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.text.Quote;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;

/** The commands of the line protocol, and the game they speak of. */
final class Session {
    private static final Joiner SPACED = Joiner.on(' ');
    private static final String DECK = "deck";

    private final ImmutableMap<String, Command> commands = ImmutableMap.<String, Command>builder()
            .put("rulesets", Command.alone(() -> SPACED.join(games().rulesets())))
            .put("new", Command.of("<ruleset> [seed]", 1, 2, arguments -> start(arguments.words())))
            .put("position", Command.of("<position>", 1, Integer.MAX_VALUE, arguments -> position(arguments.text())))
            .put("sit", Command.of("<seat> <view>", 2, Integer.MAX_VALUE, this::sit))
            .put("told", Command.of("<move> <seen> [turn]", 2, 3, arguments -> told(arguments.words())))
            .put("show", Command.alone(() -> seat().play().text()))
            .put("turn", Command.alone(() -> seat().sight().turn()))
            .put("legal", Command.alone(() -> SPACED.join(seat().sight().legalMoves())))
            .put("why", Command.ofOne("<move>", this::why))
            .put("play", Command.ofOne("<move>", this::play))
            .put("undo", Command.alone(() -> sat(seat().undo())))
            .put("last", Command.of("[viewer]", 0, 1, arguments -> last(arguments.words())))
            .put("groups", Command.alone(() -> seat().sight().ask("groups")))
            .put("protected", Command.alone(() -> seat().sight().ask("protected")))
            .put("score", Command.alone(() -> seat().sight().standings()))
            .put("perft", Command.ofOne("<depth>", this::perft))
            .put("view", Command.ofOne("<seat>", viewer -> place(viewer).text()))
            .put("sample", Command.of("<seat> <seed>", 2, 2, this::sample))
            .put(
                    "worlds",
                    Command.ofOne("<seat>", viewer -> place(viewer).worldCount().toString()))
            .put("record", Command.alone(() -> escaped(seat().play().record())))
            .put("bot", Command.of("<name> <seed>", 2, 2, this::bot))
            .put("bots", Command.alone(() -> SPACED.join(game().bots())))
            .put(DECK, Command.of("[text]", 0, Integer.MAX_VALUE, arguments -> deck(arguments.text())))
            .put("version", Command.alone(() -> Version.PROGRAM + " " + Version.PROTOCOL))
            .put("quit", Command.alone(this::quit))
            .buildOrThrow();

    private OldGames games;
    private Optional<OldGame> game = Optional.empty();
    private Optional<SessionState> seat = Optional.empty();
    private boolean quit;

    Session(OldGames games) {
        this.games = games;
    }

    boolean hasQuit() {
        return quit;
    }

    private OldGames games() {
        return games;
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
        return Optional.ofNullable(commands.get(name))
                .orElseThrow(() -> new IllegalArgumentException(
                        "unknown command " + Quote.of(name) + "; known: " + String.join(", ", commands.keySet())))
                .run(name, Arguments.of(parts.size() > 1 ? parts.get(1) : ""));
    }

    /** The game that is played, or Uptown as long as there is none. */
    private OldGame game() {
        return game.orElse(games.first());
    }

    private static String escaped(String text) {
        return text.replace("\n", "\\n");
    }

    private SessionState seat() {
        return seat.orElseThrow(
                () -> new IllegalStateException("there is no game yet: begin with 'new' or 'position'"));
    }

    private String sat(SessionState next) {
        seat = Optional.of(next);
        return "";
    }

    private String begin(OldGame which, SessionState first) {
        game = Optional.of(which);
        return sat(first);
    }

    private static long seed(String word) {
        return Optional.ofNullable(Longs.tryParse(word))
                .orElseThrow(() -> new IllegalArgumentException(
                        "a seed is a whole number from -2^63 to 2^63-1, not " + Quote.of(word)));
    }

    private String start(List<String> words) {
        OldGame which = games.ofRuleset(words.get(0));
        long seed = words.size() > 1 ? seed(words.get(1)) : new SecureRandom().nextLong();
        TextState play = which.deal(words.get(0), seed, "1");
        begin(which, SessionState.knowingAll(play));
        return play.text();
    }

    private String position(String text) {
        OldGame which = games.ofPosition(text);
        return begin(which, SessionState.knowingAll(which.position(text)));
    }

    private String sit(Arguments arguments) {
        String view = arguments.afterFirst();
        OldGame which = games.ofPosition(view);
        return begin(which, SessionState.at(which.view(arguments.word(0), view)));
    }

    private String told(List<String> words) {
        return sat(
                seat().told(words.get(0), words.get(1), words.stream().skip(2).findFirst()));
    }

    private String why(String move) {
        List<String> reasons = seat().sight().faults(move);
        if (!reasons.isEmpty()) {
            throw new IllegalArgumentException(String.join("; ", reasons));
        }
        return "";
    }

    private String play(String move) {
        return sat(seat().play(move));
    }

    private String last(List<String> words) {
        return words.isEmpty()
                ? seat().sight().lastMove()
                : seat().at(words.get(0)).lastMove();
    }

    private String perft(String word) {
        TextState play = seat().play();
        int depth = Optional.ofNullable(Ints.tryParse(word))
                .orElseThrow(() ->
                        new IllegalArgumentException("a depth is a whole number, 0 or more, not " + Quote.of(word)));
        SequenceLimit.check(play, depth);
        return String.valueOf(play.perft(depth));
    }

    private TextView place(String viewer) {
        return seat().at(Argument.seat(seat().sight().seats(), viewer));
    }

    private String sample(Arguments arguments) {
        return place(arguments.word(0)).sample(seed(arguments.word(1)));
    }

    private String bot(Arguments arguments) {
        String name = game().checkedBot(arguments.word(0));
        SplitMix64 random = new SplitMix64(seed(arguments.word(1)));
        return seat().toMove().choose(name, random);
    }

    private String deck(String text) {
        if (text.isBlank()) {
            return escaped(games.equipment(DECK).text());
        }
        games = games.with(DECK, text.replace("\\n", "\n"));
        game = Optional.empty();
        seat = Optional.empty();
        return "";
    }

    private String quit() {
        quit = true;
        return "";
    }
}
