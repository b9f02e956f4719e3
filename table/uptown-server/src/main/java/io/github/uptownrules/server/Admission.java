package io.github.uptownrules.server;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.server.table.EntryRules;
import io.github.uptownrules.server.table.Refusal;
import io.github.uptownrules.server.table.SeatAuthorizer;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Applies the operator's rules and the embedder's rule to claims for seats. */
final class Admission {
    private final Predicate<SeatClaim> rule;
    private final Supplier<EntryRules> entry;
    private final EventLog log;

    Admission(Predicate<SeatClaim> rule, Supplier<EntryRules> entry, EventLog log) {
        this.rule = rule;
        this.entry = entry;
        this.log = log;
    }

    SeatAuthorizer claimant(Map<String, String> headers) {
        ImmutableMap.Builder<String, String> named = ImmutableMap.builder();
        headers.forEach((name, value) -> named.put(name.toLowerCase(Locale.ROOT), value));
        ImmutableMap<String, String> lower = named.buildKeepingLast();
        return (table, seat, name) -> {
            entry.get().checkName(name);
            if (!admits(new SeatClaim(table, seat.number(), name, lower))) {
                throw Refusal.of(Refusal.Code.NOT_A_SEAT, "you may not have seat " + seat);
            }
        };
    }

    private boolean admits(SeatClaim claim) {
        try {
            return rule.test(claim);
        } catch (RuntimeException e) {
            log.write("admission-failed", Map.of("reason", e.getClass().getName()));
            return false;
        }
    }
}
