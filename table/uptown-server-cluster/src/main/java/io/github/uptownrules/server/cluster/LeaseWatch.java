package io.github.uptownrules.server.cluster;

import io.github.uptownrules.server.peer.Host;

/**
 * Reacts to gaining and losing the lease on a server's tables.
 *
 * @param whenLapsed ends everything outside the tables that depends on the lease
 */
record LeaseWatch(Host host, Runnable whenLapsed) implements LeaseKeeper.Listener {
    @Override
    public void entered() {
        host.log().accept("lease-taken");
    }

    @Override
    public void lapsed() {
        host.log().accept("lease-lost");
        host.tables().drop();
        whenLapsed.run();
    }

    @Override
    public void agreedOn(long time) {
        host.clock().set(time);
    }

    @Override
    public long serviceTime() {
        return host.clock().millis();
    }
}
