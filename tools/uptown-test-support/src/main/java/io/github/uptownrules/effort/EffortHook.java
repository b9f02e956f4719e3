package io.github.uptownrules.effort;

import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.PropagationMode;
import net.jqwik.api.lifecycle.PropertyAttributes;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;

/** Applies the tries and the seed of this run to every jqwik property. A property's own seed is kept. */
public final class EffortHook implements AroundPropertyHook {
    private static final int DEFAULT_TRIES = 1_000;

    /** The minimum number of tries for a meaningful test. */
    private static final int FEWEST_TRIES = 10;

    @Override
    public PropagationMode propagateTo() {
        return PropagationMode.ALL_DESCENDANTS;
    }

    @Override
    public PropertyExecutionResult aroundProperty(PropertyLifecycleContext context, PropertyExecutor property) {
        PropertyAttributes attributes = context.attributes();
        int full = attributes.tries().orElse(DEFAULT_TRIES);
        attributes.setTries(Effort.of(full, Math.min(full, FEWEST_TRIES)));
        if (attributes.seed().isEmpty()) {
            attributes.setSeed(Long.toString(Effort.DIAL.seed()));
        }
        return property.execute();
    }
}
