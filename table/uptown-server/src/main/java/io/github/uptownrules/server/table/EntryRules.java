package io.github.uptownrules.server.table;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.text.Quote;

/** The operator's rules for new clients: the banned addresses and names, and whether the server takes new tables. */
public final class EntryRules {
    /** The rules without bans, which accept new tables. */
    public static final EntryRules OPEN = new EntryRules(ImmutableSet.of(), ImmutableSet.of(), false);

    private final ImmutableSet<String> addresses;
    private final ImmutableSet<String> names;
    private final Supplier<ImmutableList<Names.Look>> looks;
    private final boolean isClosed;

    private EntryRules(ImmutableSet<String> addresses, ImmutableSet<String> names, boolean isClosed) {
        this.addresses = addresses;
        this.names = names;
        this.looks = Suppliers.memoize(() -> names.stream().map(Names::look).collect(ImmutableList.toImmutableList()));
        this.isClosed = isClosed;
    }

    /** Returns rules that ban addresses, as limits count them, and names with all that look like them. */
    public static EntryRules banning(ImmutableSet<String> addresses, ImmutableSet<String> names) {
        return new EntryRules(addresses, names, false);
    }

    /** Returns these rules, with new tables refused. */
    public EntryRules closed() {
        return new EntryRules(addresses, names, true);
    }

    public boolean bansAddress(String address) {
        return addresses.contains(address);
    }

    /** {@return whether a name, or one that looks like it, is banned} */
    public boolean bansName(String name) {
        if (names.isEmpty()) {
            return false;
        }
        Names.Look look = Names.look(name);
        return looks.get().stream().anyMatch(look::isLike);
    }

    public void checkAddress(String address) throws Refusal {
        if (bansAddress(address)) {
            throw Refusal.of(Refusal.Code.BANNED, "your address is banned on this server");
        }
    }

    public void checkName(String name) throws Refusal {
        if (bansName(name)) {
            throw Refusal.of(Refusal.Code.BANNED, "the name " + Quote.of(name) + " is banned on this server");
        }
    }

    /** Checks that the server takes new tables. */
    public void checkNewTables() throws Refusal {
        if (isClosed) {
            throw Refusal.of(Refusal.Code.CLOSED, "this server takes no new tables at the moment; try again later");
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof EntryRules that
                && addresses.equals(that.addresses)
                && names.equals(that.names)
                && isClosed == that.isClosed;
    }

    @Override
    public int hashCode() {
        return addresses.hashCode() + 31 * names.hashCode() + (isClosed ? 1 : 0);
    }
}
