package io.github.uptownrules.cli.protocol;

/** Which program this is. */
public final class Version {
    /** Name and version of the program. */
    public static final String PROGRAM = "uptown 0.1.0";

    /** The version of the line protocol. */
    public static final int PROTOCOL = 1;

    private Version() {}
}
