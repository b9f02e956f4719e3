package io.github.uptownrules.upturn;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.upturn.bots.Bot;
import io.github.uptownrules.upturn.bots.Bots;
import io.github.uptownrules.upturn.tile.Tile;
import io.github.uptownrules.upturn.tile.TileSet;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.DomainContextBase;

/** Positions reached by random and sensible players, with the default tiles and other sets. */
public final class Games extends DomainContextBase {
    /** A few different numbers, each with many copies, marked and unmarked, and many doubles and skips. */
    public static final TileSet TWINS =
            TileSet.parse("20,21,21*,22,23,23*,33,40,44,44,45*,55 ".repeat(3) + "U U D B S S T T J J");

    public static final List<UpTurnRuleset> RULESETS = List.of(
            UpTurnRuleset.of(2),
            UpTurnRuleset.of(3),
            UpTurnRuleset.of(4),
            UpTurnRuleset.of(2).withTiles("twins-2", TWINS),
            UpTurnRuleset.of(4).withTiles("twins-4", TWINS));

    public static final Notation NOTATION = Notation.of(RULESETS);

    private static final List<Bot> PLAYERS =
            List.of(Bots.parse("random"), Bots.parse("sensible"), Games::hoard, Games::forget);

    /** Draws and passes if possible, so that racks grow until nothing can be drawn. */
    private static Move hoard(UpTurnView view, RandomGenerator random) {
        MoveList moves = view.legalMoves();
        if (random.nextInt(8) > 0) {
            for (Move move : moves) {
                if (move.laid().isEmpty()) {
                    return move;
                }
            }
        }
        return moves.get(random.nextInt(moves.size()));
    }

    /** Lays if possible, and never calls. */
    private static Move forget(UpTurnView view, RandomGenerator random) {
        List<Move> moves =
                view.legalMoves().stream().filter(move -> !move.isCalled()).toList();
        return moves.get(random.nextInt(Math.max(1, moves.size() - 1)));
    }

    /** Returns the positions of a game, up to a limit. */
    static List<UpTurnState> play(UpTurnRuleset ruleset, Bot player, long seed, int most) {
        SplitMix64 random = new SplitMix64(seed);
        List<UpTurnState> games = new ArrayList<>();
        games.add(ruleset.deal(
                seed, ruleset.seats().get(random.nextInt(ruleset.seats().size()))));
        UpTurnState game = games.get(0);
        while (!game.isOver() && games.size() < most) {
            game = game.play(player.choose(game.viewFor(game.turn().orElseThrow()), random));
            games.add(game);
        }
        return games;
    }

    @Provide
    Arbitrary<UpTurnState> states() {
        Arbitrary<Integer> lengths = Arbitraries.oneOf(
                Arbitraries.integers().between(1, 40),
                Arbitraries.integers().between(1, 200),
                // Long enough for most games to end.
                Arbitraries.just(300));
        return Combinators.combine(Arbitraries.of(RULESETS), Arbitraries.of(PLAYERS), Arbitraries.longs(), lengths)
                .as((ruleset, player, seed, length) -> {
                    List<UpTurnState> games = play(ruleset, player, seed, length);
                    return games.get(games.size() - 1);
                })
                .withoutEdgeCases();
    }

    @Provide
    Arbitrary<Move> moves() {
        Arbitrary<Move> idle = Arbitraries.of(Move.DRAW, Move.PASS);
        Arbitrary<Move> actions = Combinators.combine(Arbitraries.of(ActionMove.all()), Arbitraries.of(true, false))
                .as((move, called) -> called ? move.calling() : move);
        Arbitrary<Tile> number =
                Arbitraries.of(Tile.all().stream().filter(Tile::isNumber).toList());
        Arbitrary<Move> numbers = Combinators.combine(
                        number.list().ofMinSize(1).ofMaxSize(4),
                        Arbitraries.of(Seat.first(4)).array(Seat[].class).ofMaxSize(4),
                        Arbitraries.of(true, false))
                .as((tiles, seats, called) -> {
                    NumberMove move = NumberMove.of(tiles.toArray(new Tile[0])).handingOut(HandOuts.to(seats));
                    return called ? move.calling() : move;
                });
        return Arbitraries.oneOf(List.of(idle, actions, numbers));
    }
}
