package io.github.uptownrules.base.message;

import java.util.Collection;
import java.util.stream.Collectors;

/**
 * Joins reasons, or other items, in one message.
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
    /**
     * The maximum length of a message, about a page. The message counts the remaining reasons instead of listing
     * them.
     */
    private static final int LONGEST = 4_500;

    /** The maximum number of items in a list. */
    private static final int MOST = 20;

    private Reasons() {}

    /**
     * Joins reasons with {@code ; }. If they are too long together, lists the first ones and the number of others.
     *
     * @param reasons the reasons, in order
     * @return one line
     */
    public static String join(Collection<?> reasons) {
        StringBuilder message = new StringBuilder();
        int joined = 0;
        for (Object reason : reasons) {
            String words = reason.toString();
            if (joined > 0 && message.length() + words.length() > LONGEST) {
                return message.append("; and ")
                        .append(reasons.size() - joined)
                        .append(" more")
                        .toString();
            }
            message.append(joined++ > 0 ? "; " : "").append(words);
        }
        return message.toString();
    }

    /**
     * Joins items with {@code , }. If there are more than 20, lists the first 20 and the number of others.
     *
     * @param things the items, in order
     * @return one line
     */
    public static String list(Collection<?> things) {
        String named = things.stream().limit(MOST).map(Object::toString).collect(Collectors.joining(", "));
        return things.size() > MOST ? named + " and " + (things.size() - MOST) + " more" : named;
    }
}
