package io.github.uptownrules.cli.street;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.cli.game.BotFailure;
import io.github.uptownrules.cli.game.Place;
import io.github.uptownrules.cli.game.Sight;
import io.github.uptownrules.draw.TextColors;
import io.github.uptownrules.street.Card;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.Outcome;
import io.github.uptownrules.street.Player;
import io.github.uptownrules.street.Site;
import io.github.uptownrules.street.StreetView;
import java.math.BigInteger;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;

/**
 * A view of the street game. All have the same, but moves only the seat whose turn it is.
 *
 * @param lastMove what the last move brought about; asked for only when somebody wants to know
 */
record StreetPlace(StreetView seen, String viewer, Supplier<Outcome> lastMove) implements Place, StreetSight {
    private static final Pattern PROJECT = Pattern.compile("b([1-9]|[1-7]\\d|8[0-4])[ab]|p([1-9]|1\\d|2[0-8])[a-d]");

    static StreetPlace of(StreetView view, String viewer) {
        return new StreetPlace(view, viewer, () -> {
            throw Sight.noMove();
        });
    }

    StreetPlace after(Supplier<Outcome> move) {
        return new StreetPlace(seen, viewer, move);
    }

    private boolean isToMove() {
        return viewer.equals(turn());
    }

    @Override
    public ImmutableList<String> legal() {
        return isToMove() || isOver() ? StreetSight.super.legal() : ImmutableList.of();
    }

    @Override
    public ImmutableList<String> reasons(String move) {
        Move read = seen.parseMove(move);
        return isToMove() || isOver()
                ? StreetSight.super.reasons(read.toString())
                : ImmutableList.of("it is the turn of seat " + turn());
    }

    /** A project alone is where it may be built, or all that keeps it from the sites. */
    @Override
    public ImmutableList<String> help(String begun) {
        ImmutableList<String> moves = Place.super.help(begun);
        if (!moves.isEmpty() || !PROJECT.matcher(begun).matches()) {
            return moves;
        }
        return Site.all().stream()
                .filter(site -> seen.seats().contains(site.seat()))
                .flatMap(site -> reasons(begun + "@" + site).stream())
                .distinct()
                .collect(ImmutableList.toImmutableList());
    }

    @Override
    public String last() {
        return Words.last(lastMove.get());
    }

    @Override
    public String story(int number, TextColors colors) {
        return Words.story(number, lastMove.get());
    }

    @Override
    public BigInteger worlds() {
        return seen.worldCount();
    }

    @Override
    public String sample(long seed) {
        return seen.sample(new SplitMix64(seed)).toString();
    }

    @Override
    public String choose(String bot, RandomGenerator random) {
        Player player = Player.named(bot);
        return BotFailure.choice(bot, () -> player.choose(seen, random)).toString();
    }

    @Override
    public Place told(String move, String shown, Optional<String> turn) {
        Outcome outcome = seen.outcome(
                seen.parseMove(move), shown.equals(SPECTATOR) ? Optional.empty() : Optional.of(Card.parse(shown)));
        StreetPlace after = of(outcome.after(), viewer).after(() -> outcome);
        turn.filter(told -> !told.equals(after.turn())).ifPresent(told -> {
            throw new IllegalArgumentException("the turn is that of " + after.turn() + " then, not of " + told);
        });
        return after;
    }
}
