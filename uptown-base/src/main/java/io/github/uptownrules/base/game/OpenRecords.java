package io.github.uptownrules.base.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.record.RecordBody;
import io.github.uptownrules.base.record.RecordFormat;
import io.github.uptownrules.base.record.RecordText;
import io.github.uptownrules.base.text.Faults;
import io.github.uptownrules.base.text.Piece;
import io.github.uptownrules.base.text.Quote;
import java.util.Optional;

/** Reads and writes positions, records and terminations of games without hidden information. */
final class OpenRecords {
    /** The header of a redacted record. */
    static final String VIEWER = "Viewer";

    private OpenRecords() {}

    static RecordFormat format(OpenGame game) {
        return new RecordFormat(
                game.notation(),
                ImmutableSet.of(
                        RecordFormat.RULESET, RecordFormat.START, RecordFormat.RESULT, RecordFormat.TERMINATION),
                ImmutableSet.of(VIEWER),
                (word, faults) -> false);
    }

    /** Reads a position in canonical form. */
    static OpenGame.Position position(OpenGame game, String text) {
        requireNonNull(text, "text");
        OpenGame.Position position = game.read(text);
        if (!position.toString().equals(text)) {
            throw new IllegalArgumentException(
                    "a position is written as " + Quote.of(position.toString()) + ", not " + Quote.of(text));
        }
        game.seats(position.ruleset()); // throws if there is no such ruleset
        return position;
    }

    /** Returns the game as a redacted record contains it. The only headers that remain are the names of the players. */
    static OpenWhole redacted(OpenWhole game) {
        RecordBody<OpenGame.Position, String> body = game.body();
        return new OpenWhole(
                game.game(),
                body.redacted(body.positions(), body.moves(), game.seats()),
                game.termination(),
                game.losers());
    }

    static String write(OpenWhole game, ImmutableMap<String, String> viewer) {
        ImmutableMap.Builder<String, String> last =
                ImmutableMap.<String, String>builder().put(RecordFormat.RESULT, game.standings());
        game.termination().ifPresent(how -> last.put(RecordFormat.TERMINATION, how));
        ImmutableMap<String, String> first = ImmutableMap.<String, String>builder()
                .put(RecordFormat.RULESET, game.ruleset())
                .putAll(viewer)
                .put(RecordFormat.START, game.body().start().toString())
                .buildOrThrow();
        return game.body().write(format(game.game()), first, last.buildOrThrow(), (ply, marks) -> "");
    }

    /** Reads a record. Reports all wrong headers, but only the first wrong move. */
    static PlayedGame read(OpenGame game, String record) {
        Faults faults = new Faults();
        RecordText text = RecordText.read(requireNonNull(record, "text"), format(game), faults);
        Optional<OpenWhole> played = text.require(RecordFormat.START)
                .flatMap(start -> faults.at(start, () -> position(game, start.text())))
                .flatMap(start -> played(game, start, text, faults));
        Optional<PlayedGame> read = text.header(VIEWER).isEmpty()
                ? played.map(whole -> whole)
                : played.flatMap(whole -> seen(whole, text, faults));
        return faults.orThrow(read);
    }

    private static Optional<OpenWhole> played(OpenGame game, OpenGame.Position start, RecordText text, Faults faults) {
        text.requireValue(RecordFormat.RULESET, start.ruleset(), "the start position has");
        Optional<OpenWhole> played = text.<OpenGame.Position, String>replay(
                        start, (move, body) -> play(game, move, body, faults))
                .map(body -> OpenWhole.of(game, body));
        Optional<Piece> how = text.header(RecordFormat.TERMINATION);
        Optional<OpenWhole> ended = how.isEmpty()
                ? played
                : played.flatMap(whole ->
                        faults.at(how.get(), () -> whole.terminated(how.get().text())));
        ended.ifPresentOrElse(
                whole -> text.requireValue(RecordFormat.RESULT, whole.standings(), "the moves lead to"),
                () -> text.require(RecordFormat.RESULT));
        return ended;
    }

    private static void play(
            OpenGame game, Piece move, RecordBody.Builder<OpenGame.Position, String> body, Faults faults) {
        faults.at(move, () -> OpenWhole.of(game, body.end()).play(move.text()))
                .ifPresent(after -> body.move(move.text(), after.position()));
    }

    private static Optional<PlayedGame> seen(OpenWhole whole, RecordText text, Faults faults) {
        text.requireRedacted(whole.seats());
        return text.require(VIEWER)
                .flatMap(viewer -> faults.at(viewer, () -> whole.seenBy(Viewer.parse(viewer.text(), whole.seats()))));
    }
}
