package io.github.uptownrules.cli.street;

import com.google.common.collect.ImmutableList;
import com.google.common.hash.Hashing;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.cli.game.Argument;
import io.github.uptownrules.cli.game.Equipment;
import io.github.uptownrules.cli.game.Game;
import io.github.uptownrules.cli.game.Place;
import io.github.uptownrules.cli.game.Play;
import io.github.uptownrules.cli.game.Replay;
import io.github.uptownrules.cli.game.SeatResult;
import io.github.uptownrules.cli.game.Sight;
import io.github.uptownrules.street.Deck;
import io.github.uptownrules.street.GameRecord;
import io.github.uptownrules.street.Notation;
import io.github.uptownrules.street.Player;
import io.github.uptownrules.street.Ruleset;
import io.github.uptownrules.street.Seat;
import io.github.uptownrules.street.StreetView;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** The street game, with some deck. */
public final class StreetGame implements Game {
    private final Deck deck;
    private final Notation notation;

    private StreetGame(Deck deck) {
        this.deck = deck;
        this.notation = Notation.of(deck);
    }

    /** With the invented deck of the library. */
    public static StreetGame create() {
        return new StreetGame(Deck.sample1());
    }

    @Override
    public String name() {
        return "the street game";
    }

    @Override
    public String notation() {
        return "uptown-street 1";
    }

    @Override
    public Optional<String> family() {
        return Optional.of("street");
    }

    @Override
    public ImmutableList<String> rulesets() {
        return Ruleset.all().stream().map(Ruleset::id).collect(ImmutableList.toImmutableList());
    }

    /** Two decks may have the same name. */
    @Override
    public String fullId(String ruleset) {
        String id = Ruleset.parse(ruleset).id();
        return deck.equals(Deck.sample1())
                ? id
                : id + "-" + deck.name() + "-"
                        + Hashing.sha256()
                                .hashString(deck.toString(), StandardCharsets.US_ASCII)
                                .toString()
                                .substring(0, 8);
    }

    @Override
    public int seats(String ruleset) {
        return Ruleset.parse(ruleset).seats().size();
    }

    @Override
    public ImmutableList<String> bots() {
        return Player.names().asList();
    }

    @Override
    public String checkedBot(String name) {
        Player.named(name);
        return name;
    }

    @Override
    public String standardBot() {
        return "greedy";
    }

    /** Seat 1 has the marked board (Y1). */
    @Override
    public Play deal(String ruleset, long seed, String first) {
        if (!first.equals("1")) {
            throw new IllegalArgumentException(
                    "in the street game seat 1 begins, not " + Quote.of(first) + ": who sits there is up to you");
        }
        return new StreetPlay(GameRecord.of(Ruleset.parse(ruleset).deal(deck, seed)));
    }

    @Override
    public Play position(String text) {
        return new StreetPlay(GameRecord.of(notation.readPosition(text)));
    }

    @Override
    public Place place(String viewer, String text) {
        StreetView view = notation.readView(text);
        return StreetPlace.of(view, viewer.equals(Sight.SPECTATOR) ? viewer : seat(view, viewer));
    }

    static String seat(StreetView view, String word) {
        Seat seat = Argument.seat(view.seats(), word);
        return seat.toString();
    }

    @Override
    public Replay record(String text) {
        return StreetReplay.of(notation.readRecordedGame(text));
    }

    /** All see the same (Y4). */
    @Override
    public boolean isOpen() {
        return true;
    }

    @Override
    public int columns() {
        return 100;
    }

    @Override
    public ImmutableList<String> help() {
        return ImmutableList.of(
                "b12a@1.3     builds project a of card b12 on the third site of seat 1; b12a@3 on your own",
                "b12x         discards card b12, with your first action",
                "",
                "A card in a tower: its project, cost, types (o office, f flat, s shop, c cafe, v service), marks",
                "(b ground, u upper, t on a roof, r roof, g gift, n no gifts); below that $income and *prestige, with",
                "/d for each floor below, /b on the ground, /f for each flat on the site, /f* in the street.");
    }

    @Override
    public Optional<Equipment> equipment() {
        return Optional.of(new Cards(deck));
    }

    private record Cards(Deck deck) implements Equipment {
        @Override
        public String kind() {
            return "deck";
        }

        @Override
        public String label() {
            return "Deck: " + deck.label();
        }

        @Override
        public String text() {
            return deck.toString();
        }

        @Override
        public Game exchanged(String text) {
            return new StreetGame(Deck.parse(text));
        }
    }

    @Override
    public ImmutableList<String> resultColumns() {
        return ImmutableList.of("score", "height");
    }

    /** The higher score comes first, and of equals the taller building (X22, Y18). */
    @Override
    public void checkResults(ImmutableList<SeatResult> results) {
        for (SeatResult own : results) {
            long ahead = results.stream().filter(other -> isAhead(other, own)).count();
            if (own.rank() != ahead + 1) {
                throw new IllegalArgumentException("no seat has rank " + own.rank() + " with a score of "
                        + own.numbers().get(0) + " and a height of "
                        + own.numbers().get(1));
            }
        }
    }

    private static boolean isAhead(SeatResult other, SeatResult own) {
        int score = Integer.compare(other.numbers().get(0), own.numbers().get(0));
        return score > 0 || score == 0 && other.numbers().get(1) > own.numbers().get(1);
    }
}
