package io.github.uptownrules.arena.protocol;

/**
 * Which program answers, and which protocol it speaks.
 *
 * <pre>{@code
 * Version.PROTOCOL;    // -> 1
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Version {
    /** Name and version of the program. */
    public static final String PROGRAM = "uptown 0.1.0";

    /** The version of the line protocol. */
    public static final int PROTOCOL = 1;

    private Version() {}
}
