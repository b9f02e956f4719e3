package io.github.uptownrules.server.table;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.server.game.TableEquipment;
import io.github.uptownrules.server.game.TableGame;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** The games of a server; no two have an id or a ruleset in common. */
public final class GameCatalog {
    private static final Pattern ID = Pattern.compile("[a-z][a-z0-9]{0,19}");

    private final ImmutableList<TableGame> games;

    private GameCatalog(ImmutableList<TableGame> games) {
        this.games = games;
    }

    /**
     * The games, each in its place.
     *
     * @throws IllegalArgumentException if there is none, or one cannot be told from another, or says nonsense of itself
     */
    public static GameCatalog of(List<TableGame> games) {
        check(!games.isEmpty(), "there is no game to play; put a module with games beside the server");
        Set<String> names = new HashSet<>();
        for (TableGame game : games) {
            check(ID.matcher(game.id()).matches(), "the id of a game is 1 to 20 letters of lower case and digits");
            check(names.add(game.id()), "there are two games " + game.id());
            check(!game.rulesets().isEmpty(), "the game " + game.id() + " has no ruleset");
            check(!game.levels().isEmpty(), "the game " + game.id() + " has no bot");
            check(game.hasBot(game.substitute()), "the game " + game.id() + " has no bot " + game.substitute());
        }
        Set<String> rulesets = new HashSet<>();
        for (TableGame game : games) {
            game.rulesets().forEach((id, seats) -> {
                check(rulesets.add(id), "two games have the ruleset " + id);
                check(
                        seats >= 1 && seats <= Seat.all().size(),
                        "a ruleset has 1 to " + Seat.all().size() + " seats, and " + id + " has " + seats);
            });
        }
        return new GameCatalog(ImmutableList.sortedCopyOf(
                Comparator.comparing(TableGame::place).thenComparing(TableGame::id), games));
    }

    private static void check(boolean isRight, String message) {
        if (!isRight) {
            throw new IllegalArgumentException(message);
        }
    }

    /** {@return all, in the order in which people are offered them} */
    public ImmutableList<TableGame> all() {
        return games;
    }

    /**
     * A ruleset by its id.
     *
     * @param equipment what it is played with; if nothing, what this server offers
     * @throws IllegalArgumentException if it cannot be played with that; the message says where and why
     */
    public Optional<TableRuleset> find(String ruleset, Optional<String> equipment) {
        return games.stream()
                .filter(game -> game.rulesets().containsKey(ruleset))
                .findFirst()
                .map(game -> {
                    Optional<String> offered = game.equipment().map(TableEquipment::text);
                    TableGame played =
                            equipment.isEmpty() || equipment.equals(offered) ? game : game.with(equipment.get());
                    boolean isOwn =
                            !played.equipment().map(TableEquipment::text).equals(offered);
                    return new TableRuleset(isOwn ? played : game, ruleset, isOwn);
                });
    }

    /** The game with an id. */
    public Optional<TableGame> byId(String id) {
        return games.stream().filter(game -> game.id().equals(id)).findFirst();
    }
}
