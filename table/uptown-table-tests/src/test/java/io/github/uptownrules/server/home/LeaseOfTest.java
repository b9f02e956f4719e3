package io.github.uptownrules.server.home;

import java.time.Duration;
import java.util.function.LongSupplier;

/** Access to a lease for tests in other packages. */
public final class LeaseOfTest {
    private final Lease lease;

    public LeaseOfTest(LongSupplier nanos, Duration length) {
        this.lease = new Lease("", nanos, nanos.getAsLong(), length);
    }

    public boolean isHeld() {
        return lease.isHeld();
    }

    public void renew(long asked, Duration length) {
        lease.renew(asked, length);
    }
}
