package io.github.uptownrules.cli.uptown;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.cli.game.Game;
import io.github.uptownrules.cli.game.Place;
import io.github.uptownrules.cli.game.Play;
import io.github.uptownrules.cli.game.Replay;
import io.github.uptownrules.cli.game.SeatResult;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.value.Viewer;
import io.github.uptownrules.variants.Rulesets;
import java.util.stream.Collectors;

/** Uptown. */
public final class UptownGame implements Game {
    private final Notation notation = Notation.of(Rulesets.all());
    private final KnownBots bots;

    private UptownGame(KnownBots bots) {
        this.bots = bots;
    }

    /** With the bots that there are. */
    public static UptownGame create() {
        return of(KnownBots.load());
    }

    static UptownGame of(KnownBots bots) {
        return new UptownGame(bots);
    }

    @Override
    public String name() {
        return "Uptown";
    }

    @Override
    public String notation() {
        return "uptown 1";
    }

    @Override
    public ImmutableList<String> rulesets() {
        return Rulesets.all().stream().map(Ruleset::id).collect(ImmutableList.toImmutableList());
    }

    private static Ruleset ruleset(String id) {
        return Rulesets.byId(id)
                .orElseThrow(() -> new IllegalArgumentException("no ruleset " + Quote.of(id) + " is known, but "
                        + Rulesets.all().stream().map(Ruleset::id).collect(Collectors.joining(", "))));
    }

    @Override
    public String fullId(String ruleset) {
        return ruleset(ruleset).id();
    }

    @Override
    public int seats(String ruleset) {
        return ruleset(ruleset).seats().size();
    }

    @Override
    public ImmutableList<String> bots() {
        return bots.names();
    }

    @Override
    public String checkedBot(String name) {
        bots.parse(name);
        return name;
    }

    @Override
    public String standardBot() {
        return "greedy";
    }

    @Override
    public Play deal(String ruleset, long seed, String first) {
        return play(GameRecord.of(Starter.parse(first).deal(ruleset(ruleset), seed)));
    }

    @Override
    public Play position(String text) {
        return play(GameRecord.of(notation.readPosition(text)));
    }

    private Play play(GameRecord record) {
        return new UptownPlay(record, bots);
    }

    @Override
    public Place place(String viewer, String view) {
        return UptownPlace.of(notation.readView(view, Viewer.parse(viewer)), bots);
    }

    @Override
    public Replay record(String text) {
        return UptownReplay.of(notation.readRecordedGame(text), bots);
    }

    @Override
    public ImmutableList<String> resultColumns() {
        return UptownResults.COLUMNS;
    }

    @Override
    public void checkResults(ImmutableList<SeatResult> results) {
        UptownResults.check(results);
    }
}
