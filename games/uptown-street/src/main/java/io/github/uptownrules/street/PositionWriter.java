package io.github.uptownrules.street;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.street.town.Card;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A writer of positions and views: {@code ruleset deck turn streets money piles public discards}. */
final class PositionWriter {
    private PositionWriter() {}

    static String write(StreetState game) {
        return write(game.view(), pile -> {
            ImmutableList<Card> cards = pile == game.view().seatCount()
                    ? game.publicPile()
                    : game.pile(Seat.all().get(pile));
            return cards(cards);
        });
    }

    static String write(StreetView view) {
        return write(view, number -> {
            Pile pile = view.pile(number);
            return pile.card()
                    .map(card -> card + (pile.below() > 0 ? ",?" + pile.below() : ""))
                    .orElse("-");
        });
    }

    private static String write(StreetView view, Function<Integer, String> pile) {
        return String.join(
                " ",
                view.ruleset().id(),
                view.deck().name(),
                view.turn().map(Turn::toString).orElse("-"),
                bySeat(view, seat -> view.estate(seat).street().toString()),
                bySeat(
                        view,
                        seat -> view.estate(seat).account() + "/"
                                + view.estate(seat).money()),
                bySeat(view, pile),
                pile.apply(view.seatCount()),
                cards(view.discards()));
    }

    private static String bySeat(StreetView view, Function<Integer, String> text) {
        return view.seats().stream().map(seat -> text.apply(seat.ordinal())).collect(Collectors.joining(";"));
    }

    private static String cards(List<Card> cards) {
        return cards.isEmpty() ? "-" : Joiner.on(',').join(cards);
    }
}
