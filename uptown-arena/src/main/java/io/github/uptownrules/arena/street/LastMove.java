package io.github.uptownrules.arena.street;

import com.google.common.base.Joiner;
import io.github.uptownrules.street.Outcome;
import io.github.uptownrules.street.town.Card;
import java.util.stream.Collectors;

/** What a move brought about, in the notation of the line protocol. */
final class LastMove {
    private LastMove() {}

    /** What came to light, or {@code -}, and then the parts that there are. */
    static String of(Outcome outcome) {
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
}
