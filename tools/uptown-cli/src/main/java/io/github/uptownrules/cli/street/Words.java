package io.github.uptownrules.cli.street;

import com.google.common.base.Joiner;
import io.github.uptownrules.street.Card;
import io.github.uptownrules.street.Outcome;
import io.github.uptownrules.street.Position;
import io.github.uptownrules.street.Project;
import io.github.uptownrules.street.Seat;
import io.github.uptownrules.street.Standing;
import java.util.Locale;
import java.util.stream.Collectors;

/** What happened, in the notation of the line protocol and in words. */
final class Words {
    private Words() {}

    /** What came to light, or {@code -}, and then the parts that there are. */
    static String last(Outcome outcome) {
        StringBuilder text = new StringBuilder(outcome.turn() + " " + outcome.move() + " shown="
                + outcome.shown().map(Card::toString).orElse("-"));
        if (outcome.price() > 0) {
            text.append(" price=").append(outcome.price());
        }
        outcome.income()
                .ifPresent(income -> text.append(" income=")
                        .append(income.owner())
                        .append(':')
                        .append(income.paid()));
        if (!outcome.collected().isEmpty()) {
            text.append(" collected=")
                    .append(outcome.collected().entrySet().stream()
                            .map(entry -> entry.getKey() + ":" + entry.getValue())
                            .collect(Collectors.joining(",")));
        }
        if (!outcome.passed().isEmpty()) {
            text.append(" passed=").append(Joiner.on(',').join(outcome.passed()));
        }
        return text.toString();
    }

    static String story(int number, Outcome outcome) {
        StringBuilder text = new StringBuilder(String.format(
                        Locale.ROOT, "%3d. Seat %s ", number, outcome.turn().seat()))
                .append(move(outcome));
        if (outcome.price() > 0) {
            text.append(" for ").append(outcome.price()).append(" $");
        }
        outcome.income()
                .ifPresent(income -> text.append("; seat ")
                        .append(income.owner())
                        .append(" gets ")
                        .append(income.paid())
                        .append(" $"));
        outcome.shown().ifPresent(card -> text.append("; ").append(card).append(" comes to light"));
        outcome.collected()
                .forEach((seat, money) -> text.append("; seat ")
                        .append(seat)
                        .append(" collects ")
                        .append(money)
                        .append(" $"));
        outcome.passed().forEach(seat -> text.append("; seat ").append(seat).append(" has no move"));
        return text.toString();
    }

    private static String move(Outcome outcome) {
        return outcome.move()
                .project()
                .map(id -> {
                    Project project = outcome.after().deck().project(id);
                    return "builds " + project.name() + " (" + id + ") on "
                            + outcome.move().site().orElseThrow();
                })
                .orElseGet(() -> "discards " + outcome.move().card());
    }

    static String result(Position position) {
        StringBuilder text = new StringBuilder("The game is over. Seat ")
                .append(position.standings().winners().stream()
                        .map(Seat::toString)
                        .collect(Collectors.joining(" and seat ")))
                .append(position.standings().winners().size() == 1 ? " wins.\n" : " share the victory.\n");
        for (Standing standing : position.standings().byRank()) {
            text.append(String.format(
                    Locale.ROOT,
                    "  %d. Seat %s: score %d (prestige %d, %d $), tallest building %d%n",
                    standing.rank(),
                    standing.seat(),
                    standing.score(),
                    standing.prestige(),
                    standing.account(),
                    standing.height()));
        }
        return text.toString();
    }
}
