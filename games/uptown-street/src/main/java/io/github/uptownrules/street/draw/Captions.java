package io.github.uptownrules.street.draw;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.svg.Shown;
import io.github.uptownrules.street.Position;
import io.github.uptownrules.street.Site;
import io.github.uptownrules.street.town.Building;
import io.github.uptownrules.street.town.Mark;
import io.github.uptownrules.street.town.Project;
import io.github.uptownrules.street.town.ProjectId;
import io.github.uptownrules.street.town.ProjectType;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The text in pictures. */
final class Captions {
    private Captions() {}

    static String of(Shown<Position> shown, Seat seat) {
        Position position = shown.position();
        int money = position.moneyOnPile(seat);
        return "Seat " + seat + (shown.isToMove(seat) ? action(position) : shown.statusInFull(seat)) + ": "
                + position.account(seat)
                + " $, pile of " + position.pileSize(seat)
                + (money > 0 ? " with " + money + " $ on it" : "") + "; income "
                + position.street(seat).income() + ", prestige "
                + position.street(seat).prestige() + ", score "
                + position.standings().forSeat(seat).score();
    }

    static String ofSeat(Shown<Position> shown, Seat seat) {
        Position position = shown.position();
        return "Seat " + seat + ", score " + position.standings().forSeat(seat).score() + shown.status(seat)
                + (shown.isToMove(seat) ? action(position) : "");
    }

    private static String action(Position position) {
        return position.turn().map(turn -> ", action " + turn.action()).orElse("");
    }

    static String ofStreet(Position position, Seat seat) {
        return position.account(seat) + " $, income " + position.street(seat).income() + ", prestige "
                + position.street(seat).prestige();
    }

    static String ofPile(Position position, Seat seat) {
        int money = position.moneyOnPile(seat);
        return "Pile of seat " + seat + ": " + position.pileSize(seat)
                + (money > 0 ? ", not for sale, " + money + " $ on it" : "");
    }

    /** Returns a site in words for screen readers. */
    static String of(Site site, Building building) {
        return "site " + site + ", " + building.height() + (building.height() == 1 ? " floor" : " floors")
                + (building.isFinished() ? ", finished" : "") + (building.takesNoGifts() ? ", no gifts" : "");
    }

    /** Returns a project in words for screen readers. */
    static String words(Project project) {
        String types = project.types().stream().map(ProjectType::word).collect(Collectors.joining(" and "));
        return project.id() + " " + project.name() + ", " + (types.isEmpty() ? "no type" : types) + ", costs "
                + project.cost() + " $, income "
                + project.income().words() + ", prestige " + project.prestige().words()
                + project.marks().stream().map(mark -> ", " + mark.words()).collect(Collectors.joining());
    }

    static String head(Project project) {
        String types = project.types().stream().map(ProjectType::toString).collect(Collectors.joining());
        return project.id() + " " + project.cost() + "$ " + (types.isEmpty() ? "-" : types) + " "
                + project.marks().stream().map(Mark::toString).collect(Collectors.joining());
    }

    static String worth(Project project) {
        return "$" + project.income() + " *" + project.prestige();
    }

    /** Returns the sites where a project may be built now, joined by spaces. */
    static String sites(Shown<Position> shown, ProjectId id) {
        return targets(shown, id).map(Site::toString).collect(Collectors.joining(" "));
    }

    static Stream<Site> targets(Shown<Position> shown, ProjectId id) {
        return shown.ended().isPresent()
                ? Stream.empty()
                : shown.position().legalMoves().stream()
                        .filter(move -> move.project().equals(Optional.of(id)))
                        .flatMap(move -> move.site().stream());
    }
}
