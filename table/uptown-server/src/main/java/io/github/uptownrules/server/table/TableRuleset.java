package io.github.uptownrules.server.table;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Equipment;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.Seat;
import java.util.Objects;
import java.util.Optional;

/**
 * The ruleset of a table.
 *
 * @param game the game with its equipment
 * @param isOwn whether the equipment differs from the server's
 */
public record TableRuleset(Game game, String id, ImmutableList<Seat> seats, boolean isOwn) {
    private static TableRuleset of(Game game, String id, boolean isOwn) {
        return new TableRuleset(game, id, Seat.first(game.seats(id)), isOwn);
    }

    /**
     * Finds a ruleset by its id.
     *
     * @param equipment the equipment; by default the server's
     * @throws IllegalArgumentException if the game cannot be played with that; the message says where and why
     */
    public static Optional<TableRuleset> find(Games games, String id, Optional<String> equipment) {
        return games.all().stream()
                .filter(game -> game.findSeats(id).isPresent())
                .findFirst()
                .map(game -> {
                    Optional<String> offered = game.equipment().map(Equipment::text);
                    Game played = equipment.isEmpty() || equipment.equals(offered) ? game : game.with(equipment.get());
                    boolean isOwn = !played.equipment().map(Equipment::text).equals(offered);
                    return of(isOwn ? played : game, id, isOwn);
                });
    }

    /** Returns the equipment, if the game allows other equipment. */
    public Optional<String> equipment() {
        return game.equipment().map(Equipment::text);
    }

    Optional<TableRuleset> another(String ruleset) {
        return game.findSeats(ruleset).isPresent() ? Optional.of(of(game, ruleset, isOwn)) : Optional.empty();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TableRuleset that
                && game.id().equals(that.game.id())
                && id.equals(that.id)
                && equipment().equals(that.equipment());
    }

    @Override
    public int hashCode() {
        return Objects.hash(game.id(), id, equipment());
    }
}
