package io.github.uptownrules.base.message;

import java.util.Collection;
import java.util.stream.Collectors;

/**
 * Several reasons, or several of anything else, in one message.
 *
 * <pre>{@code
 * import io.github.uptownrules.base.message.Reasons;
 *
 * Reasons.join(List.of("no seat", "no tile"));    // -> no seat; no tile
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Reasons {
    /** A page: enough for whatever a person wrote; of more, a message only says how much it is. */
    private static final int LONGEST = 4_500;

    /** The number of things that are named one by one. */
    private static final int MOST = 20;

    private Reasons() {}

    /**
     * Joins all reasons by {@code ; }; of very many the first, and how many others there are.
     *
     * @param reasons the reasons, in their order
     * @return one line
     */
    public static String join(Collection<?> reasons) {
        StringBuilder message = new StringBuilder();
        int said = 0;
        for (Object reason : reasons) {
            String words = reason.toString();
            if (said > 0 && message.length() + words.length() > LONGEST) {
                return message.append("; and ")
                        .append(reasons.size() - said)
                        .append(" more")
                        .toString();
            }
            message.append(said++ > 0 ? "; " : "").append(words);
        }
        return message.toString();
    }

    /**
     * Joins all things by {@code , }; of very many the first, and how many others there are.
     *
     * @param things the things, in their order
     * @return one line
     */
    public static String list(Collection<?> things) {
        String named = things.stream().limit(MOST).map(Object::toString).collect(Collectors.joining(", "));
        return things.size() > MOST ? named + " and " + (things.size() - MOST) + " more" : named;
    }
}
