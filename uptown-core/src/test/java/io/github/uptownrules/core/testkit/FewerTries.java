package io.github.uptownrules.core.testkit;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import net.jqwik.api.lifecycle.AroundTryHook;
import net.jqwik.api.lifecycle.Lifespan;
import net.jqwik.api.lifecycle.PropagationMode;
import net.jqwik.api.lifecycle.Store;
import net.jqwik.api.lifecycle.TryExecutionResult;
import net.jqwik.api.lifecycle.TryExecutor;
import net.jqwik.api.lifecycle.TryLifecycleContext;

/**
 * Ends every property after as many tries as the system property {@code uptown.tries} says, if it is set. Mutation testing
 * runs a property thousands of times, and nearly every mutant that it can kill dies within a few tries.
 */
public final class FewerTries implements AroundTryHook {
    private static final int MOST = Integer.getInteger("uptown.tries", Integer.MAX_VALUE);

    @Override
    public PropagationMode propagateTo() {
        return PropagationMode.ALL_DESCENDANTS;
    }

    @Override
    public TryExecutionResult aroundTry(TryLifecycleContext context, TryExecutor aTry, List<Object> parameters) {
        TryExecutionResult result = aTry.execute(parameters);
        int tries = Store.getOrCreate(FewerTries.class, Lifespan.PROPERTY, AtomicInteger::new)
                .get()
                .incrementAndGet();
        return result.isSatisfied() && tries >= MOST ? TryExecutionResult.satisfied(true) : result;
    }
}
