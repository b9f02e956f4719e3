package io.github.uptownrules.server.table;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.server.game.TableEquipment;
import io.github.uptownrules.server.game.TableGame;
import java.util.Objects;
import java.util.Optional;

/**
 * What is played at a table.
 *
 * @param game the game, with what it is played with
 * @param id the id of the ruleset
 * @param isOwn whether it is played with something else than what this server offers
 */
public record TableRuleset(TableGame game, String id, boolean isOwn) {
    /** The seats. */
    public ImmutableList<Seat> seats() {
        return Seat.first(Objects.requireNonNull(game.rulesets().get(id)));
    }

    /** All of what it is played with, if that is something that people can bring. */
    public Optional<String> equipment() {
        return game.equipment().map(TableEquipment::text);
    }

    /** Another ruleset of the same game. */
    Optional<TableRuleset> another(String ruleset) {
        return game.rulesets().containsKey(ruleset)
                ? Optional.of(new TableRuleset(game, ruleset, isOwn))
                : Optional.empty();
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
