package io.github.uptownrules.base.notation;

import com.google.common.collect.ImmutableList;

/**
 * An exception that knows the places of the faults it reports. A program that reads a text inside another one computes
 * the places in the outer text.
 *
 * <pre>{@code
 * LocatedFaults thrown = NotationException.of(ImmutableList.of(new TextFault(2, 7, "no seat")));
 * thrown.faults().get(0).line();    // -> 2
 * }</pre>
 *
 * @since 0.1.0
 */
public interface LocatedFaults {
    /** {@return the faults of the text, in order; empty if they are unknown} */
    ImmutableList<TextFault> faults();
}
