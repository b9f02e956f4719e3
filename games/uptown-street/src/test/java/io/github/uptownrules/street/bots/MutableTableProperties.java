package io.github.uptownrules.street.bots;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.RandomGames;
import io.github.uptownrules.street.StreetState;
import io.github.uptownrules.street.town.Card;
import io.github.uptownrules.street.town.Street;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The arrays of a {@link MutableTable} match the immutable game, with any deck. */
class MutableTableProperties {
    @Property(tries = 60)
    void aTableFollowsAGame(@ForAll long seed) {
        SplitMix64 random = new SplitMix64(seed);
        for (StreetState start : List.of(RandomGames.deal(seed), RandomGames.position(seed))) {
            StreetState game = start;
            MutableTable table = table(game);
            assertMatches(table, game);
            while (!game.isOver()) {
                Move move = RandomGames.move(game, random);
                game = game.play(move);
                table.play(MutableTable.number(move));
                assertMatches(table, game);
            }
        }
    }

    @Property(tries = 30)
    void resettingRestoresTheStateAndLeavesTheSourceUnchanged(@ForAll long seed) {
        SplitMix64 random = new SplitMix64(seed);
        StreetState start = RandomGames.position(seed);
        Piles piles = Piles.of(start);
        DeckNumbers deck = new DeckNumbers(start.deck());
        MutableTable kept = new MutableTable(start, deck, piles);
        MutableTable table = new MutableTable(start, deck, piles);
        for (int game = 0; game < 2; game++) {
            for (StreetState state = start; !state.isOver(); ) {
                Move move = RandomGames.move(state, random);
                state = state.play(move);
                table.play(MutableTable.number(move));
            }
            assertMatches(kept, start);
            assertMatches(table.set(kept), start);
        }
    }

    private static MutableTable table(StreetState game) {
        return new MutableTable(game, new DeckNumbers(game.deck()), Piles.of(game));
    }

    private static void assertMatches(MutableTable table, StreetState game) {
        assertThat(table.isOver()).isEqualTo(game.isOver());
        game.turn().ifPresent(turn -> {
            assertThat(table.seat()).isEqualTo(turn.seat().ordinal());
            assertThat(table.action()).isEqualTo(turn.action());
        });
        for (Seat seat : game.seats()) {
            int index = seat.ordinal();
            Street street = game.street(seat);
            MutableStreet same = table.street(index);
            assertThat(same.income()).as(game.toString()).isEqualTo(street.income());
            assertThat(same.prestige()).as(game.toString()).isEqualTo(street.prestige());
            assertThat(same.finished()).isEqualTo(street.finishedSites());
            assertThat(same.tallest()).isEqualTo(street.tallest());
            assertThat(table.account(index)).isEqualTo(game.account(seat));
            assertThat(table.tops().money(index)).isEqualTo(game.moneyOnPile(seat));
            assertThat(table.tops().size(index)).isEqualTo(game.pileSize(seat));
            assertThat(table.score(index))
                    .isEqualTo(game.standings().forSeat(seat).score());
            game.top(seat)
                    .ifPresent(top ->
                            assertThat(table.tops().pileBelow(top.index())).isEqualTo(index));
        }
        game.publicTop()
                .ifPresent(top -> assertThat(table.tops().pileBelow(top.index()))
                        .isEqualTo(table.tops().publicPile()));
        assertThat(table.winnerBits())
                .isEqualTo(game.standings().winners().stream()
                        .mapToInt(seat -> 1 << seat.ordinal())
                        .sum());
        if (!game.isOver()) {
            assertThat(moves(table)).as(game.toString()).isEqualTo(game.legalMoves());
        }
    }

    /** Returns all legal moves in canonical order. */
    private static List<Move> moves(MutableTable table) {
        List<Move> moves = new ArrayList<>();
        for (int pile = 0; pile <= table.tops().publicPile(); pile++) {
            for (int index = table.firstProject(pile); index < table.lastProject(pile); index++) {
                ProjectNumbers project = table.project(index);
                for (int site = 0; site < MutableStreet.SITES * table.seats(); site++) {
                    int owner = site / MutableStreet.SITES;
                    if (table.isAffordable(project)
                            && project.isGift() != (owner == table.seat())
                            && table.street(owner).isAllowed(project, site % MutableStreet.SITES)) {
                        moves.add(table.move(MutableTable.number(index, site)));
                    }
                }
            }
        }
        if (table.action() == 1) {
            moves.add(table.move(MutableTable.DISCARD));
        }
        return ImmutableList.sortedCopyOf(moves);
    }

    /** Regardless of earlier deals, only unseen cards are dealt, each once, and no card is lost. */
    @Property(tries = 30)
    void dealsAPossibleWorld(@ForAll long seed) {
        StreetState game = RandomGames.position(seed);
        Piles piles = Piles.of(game.view());
        Set<Card> unseen = new HashSet<>(game.view().unseenProjectCards());
        unseen.addAll(game.view().unseenPublicCards());
        SplitMix64 random = new SplitMix64(seed);
        for (int world = 0; world < 5; world++) {
            piles.deal(random);
            List<Card> dealt = new ArrayList<>();
            for (Seat seat : game.seats()) {
                dealt.addAll(pile(piles, seat.ordinal(), game.pileSize(seat)));
            }
            assertThat(dealt).noneMatch(Card::isPublic);
            List<Card> publics = pile(piles, game.seats().size(), game.publicPileSize());
            assertThat(publics).containsExactlyInAnyOrderElementsOf(game.view().unseenPublicCards());
            assertThat(dealt).doesNotHaveDuplicates();
            assertThat(unseen).containsAll(dealt);
        }
    }

    private static List<Card> pile(Piles piles, int pile, int size) {
        return IntStream.range(1, size)
                .mapToObj(below -> Card.all().get(piles.next(pile, below)))
                .toList();
    }
}
