package io.github.uptownrules.arena.protocol;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.Ints;
import com.google.common.primitives.Longs;
import io.github.uptownrules.arena.program.SequenceLimit;
import io.github.uptownrules.arena.protocol.Command.Arguments;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.text.Quote;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;

final class Session {
    private static final Joiner SPACED = Joiner.on(' ');
    private static final String DECK = "deck";

    private final ImmutableMap<String, Command> commands = ImmutableMap.<String, Command>builder()
            .put("rulesets", Command.alone(() -> SPACED.join(games().rulesets())))
            .put("new", Command.of("<ruleset> [seed]", 1, 2, arguments -> start(arguments.words())))
            .put("position", Command.of("<position>", 1, Integer.MAX_VALUE, arguments -> position(arguments.text())))
            .put("sit", Command.of("<seat> <view>", 2, Integer.MAX_VALUE, this::sit))
            .put("told", Command.of("<move> <seen> [turn]", 2, 3, arguments -> told(arguments.words())))
            .put("show", Command.alone(() -> whole().text()))
            .put("turn", Command.alone(this::turn))
            .put("legal", Command.alone(() -> SPACED.join(played().legalMoves())))
            .put("why", Command.ofOne("<move>", this::why))
            .put("play", Command.ofOne("<move>", this::play))
            .put("undo", Command.alone(this::undo))
            .put("last", Command.of("[viewer]", 0, 1, arguments -> last(arguments.words())))
            .put("groups", Command.alone(() -> played().ask("groups")))
            .put("protected", Command.alone(() -> played().ask("protected")))
            .put("score", Command.alone(() -> played().standings()))
            .put("perft", Command.ofOne("<depth>", this::perft))
            .put("view", Command.ofOne("<seat>", seat -> seenBySeat(seat).text()))
            .put("sample", Command.of("<seat> <seed>", 2, 2, this::sample))
            .put(
                    "worlds",
                    Command.ofOne(
                            "<seat>", seat -> String.valueOf(seenBySeat(seat).worldCount())))
            .put("record", Command.alone(() -> escaped(whole().record())))
            .put("bot", Command.of("<name> <seed>", 2, 2, this::bot))
            .put("bots", Command.alone(() -> SPACED.join(game().bots())))
            .put(DECK, Command.of("[text]", 0, Integer.MAX_VALUE, arguments -> deck(arguments.text())))
            .put("version", Command.alone(() -> LineProtocol.PROGRAM + " " + LineProtocol.VERSION))
            .put("quit", Command.alone(this::quit))
            .buildOrThrow();

    private Games games;
    private Optional<Game> game = Optional.empty();

    /** The game as far as the client knows it: in full, or as its seat saw it. */
    private Optional<PlayedGame> played = Optional.empty();

    private boolean quit;

    Session(Games games) {
        this.games = games;
    }

    boolean hasQuit() {
        return quit;
    }

    private Games games() {
        return games;
    }

    /**
     * Runs the command of a line.
     *
     * @return the result, which may be empty
     * @throws IllegalArgumentException or IllegalStateException if the command is invalid; the session is then unchanged
     */
    String run(String line) {
        List<String> parts = Splitter.on(' ').limit(2).splitToList(line.stripLeading());
        String name = parts.get(0);
        return Optional.ofNullable(commands.get(name))
                .orElseThrow(() -> new IllegalArgumentException(
                        "unknown command " + Quote.of(name) + "; known: " + String.join(", ", commands.keySet())))
                .run(name, Arguments.of(parts.size() > 1 ? parts.get(1) : ""));
    }

    /** Returns the current game, which is Uptown until a game is chosen. */
    private Game game() {
        return game.orElse(games.first());
    }

    private static String escaped(String text) {
        return text.replace("\n", "\\n");
    }

    private PlayedGame played() {
        return played.orElseThrow(
                () -> new IllegalStateException("there is no game yet: begin with 'new' or 'position'"));
    }

    private PlayedGame.Whole whole() {
        if (played().viewer().isPresent()) {
            throw new IllegalStateException("only a view is known here; the command needs the position");
        }
        return played().whole();
    }

    private SeenGame seenBy(String viewer) {
        PlayedGame known = played();
        known.viewer().filter(own -> !own.toString().equals(viewer)).ifPresent(own -> {
            throw new IllegalStateException(
                    "only the view of " + own + " is known here, not the view of " + Quote.of(viewer));
        });
        return known.seenBy(Viewer.parse(viewer, known.seats()));
    }

    private SeenGame seenBySeat(String seat) {
        return seenBy(Seat.parse(seat, played().seats()).toString());
    }

    private String goOn(PlayedGame next) {
        played = Optional.of(next);
        return "";
    }

    private String begin(Game which, PlayedGame first) {
        game = Optional.of(which);
        return goOn(first);
    }

    private static long seed(String word) {
        return Optional.ofNullable(Longs.tryParse(word))
                .orElseThrow(() -> new IllegalArgumentException(
                        "a seed is a whole number from -2^63 to 2^63-1, not " + Quote.of(word)));
    }

    private String start(List<String> words) {
        Game which = games.ofRuleset(words.get(0));
        long seed = words.size() > 1 ? seed(words.get(1)) : new SecureRandom().nextLong();
        PlayedGame dealt = which.deal(words.get(0), seed, which.first(words.get(0)));
        begin(which, dealt);
        return dealt.text();
    }

    private String position(String text) {
        Game which = games.ofPosition(text);
        return begin(which, which.position(text));
    }

    private String sit(Arguments arguments) {
        String view = arguments.afterFirst();
        Game which = games.ofPosition(view);
        return begin(which, which.view(arguments.word(0), view));
    }

    private String told(List<String> words) {
        PlayedGame known = played();
        if (known.viewer().isEmpty()) {
            throw new IllegalStateException(
                    "the position is known here, so moves are played: 'told' comes after 'sit'");
        }
        Optional<Viewer> turn = words.stream().skip(2).findFirst().map(word -> turn(word, known.seats()));
        return goOn(known.seenBy(known.viewer().get()).follow(words.get(0), words.get(1), turn));
    }

    private static Viewer turn(String word, int seats) {
        return word.equals(Viewer.SPECTATOR.toString()) ? Viewer.SPECTATOR : Seat.parse(word, seats);
    }

    private String turn() {
        return played().turn().map(Seat::toString).orElse("-");
    }

    private String why(String move) {
        List<String> reasons = played().faults(move);
        if (!reasons.isEmpty()) {
            throw new IllegalArgumentException(String.join("; ", reasons));
        }
        return "";
    }

    private String play(String move) {
        return goOn(whole().play(move));
    }

    private String last(List<String> words) {
        return words.isEmpty() ? played().lastMove() : seenBy(words.get(0)).lastMove();
    }

    private String undo() {
        if (played().plies() == 0) {
            throw new IllegalStateException("no move to undo");
        }
        return goOn(played().upTo(played().plies() - 1));
    }

    private String perft(String word) {
        PlayedGame.Whole start = whole();
        int depth = Optional.ofNullable(Ints.tryParse(word))
                .orElseThrow(() ->
                        new IllegalArgumentException("a depth is a whole number, 0 or more, not " + Quote.of(word)));
        SequenceLimit.check(start, depth);
        return String.valueOf(start.perft(depth));
    }

    private String sample(Arguments arguments) {
        return seenBySeat(arguments.word(0)).sample(seed(arguments.word(1)));
    }

    private String bot(Arguments arguments) {
        String name = game().checkedBot(arguments.word(0));
        SplitMix64 random = new SplitMix64(seed(arguments.word(1)));
        if (played().isOver()) {
            throw new IllegalStateException("the game is over");
        }
        return seenBy(turn()).choose(name, random);
    }

    private String deck(String text) {
        if (text.isBlank()) {
            return escaped(games.equipment(DECK).text());
        }
        games = games.with(DECK, text.replace("\\n", "\n"));
        game = Optional.empty();
        played = Optional.empty();
        return "";
    }

    private String quit() {
        quit = true;
        return "";
    }
}
