package io.github.uptownrules.base.text;

/** The form of the ids of rulesets, which all games share. */
public final class RulesetId {
    private RulesetId() {}

    /** Whether a text is lower-case letters and digits, in parts joined by dashes, none of them empty. */
    public static boolean isOne(String text) {
        boolean isInPart = false;
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            boolean wasInPart = isInPart;
            isInPart = character >= 'a' && character <= 'z' || character >= '0' && character <= '9';
            if (!isInPart && !(wasInPart && character == '-')) {
                return false;
            }
        }
        return isInPart;
    }
}
