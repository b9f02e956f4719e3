package io.github.uptownrules.examples.docs;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.street.GameRecord;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.Notation;
import io.github.uptownrules.street.Outcome;
import io.github.uptownrules.street.SeenMove;
import io.github.uptownrules.street.StreetRuleset;
import io.github.uptownrules.street.StreetState;
import io.github.uptownrules.street.StreetView;
import io.github.uptownrules.street.bots.Analysis;
import io.github.uptownrules.street.bots.Bots;
import io.github.uptownrules.street.bots.Review;
import io.github.uptownrules.street.draw.SvgPicture;
import io.github.uptownrules.street.draw.TextPicture;
import io.github.uptownrules.street.json.Json;
import io.github.uptownrules.street.simulation.Playout;
import io.github.uptownrules.street.town.Deck;

/** Sample values of the street game, from which many more are derived. */
final class StreetValues {
    private StreetValues() {}

    static ImmutableList<Object> list() {
        Deck deck = Deck.sample1();
        StreetState game = StreetRuleset.of(3).deal(deck, 1);
        StreetView view = game.view();
        Move move = game.legalMoves().get(0);
        Outcome outcome = game.outcome(move);
        GameRecord record = GameRecord.of(game).play(move);
        return ImmutableList.builder()
                .add(Seat.ONE, deck, game, view, move, outcome, record, SeenMove.of(outcome), record.redacted())
                .add(Notation.of(ImmutableList.of(deck)))
                .addAll(Bots.names().stream().map(Bots::parse).iterator())
                .add(Analysis.of(view, new SplitMix64(1)).run(1), Review.of(record, 100, 1))
                .add(Playout.of(Bots.parse("random")))
                .add(SvgPicture.of(view), TextPicture.of(view), Json.of(Notation.of(ImmutableList.of(deck))))
                .build();
    }
}
