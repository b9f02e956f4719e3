package io.github.uptownrules.server.table;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.text.SpoofChecker;
import java.text.Normalizer;
import java.util.regex.Pattern;

/** The names that players choose. All other players see them, so they consist of visible text only. */
public final class Names {
    private static final int LONGEST = 40;

    /** Invisible letters and symbols: Hangul fillers, Khmer vowels, a joiner and the empty Braille cell. */
    private static final String UNSEEN = "\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0";

    /** Stacked marks: languages need up to four; dozens would cover the lines above and below. */
    private static final Pattern TOO_MANY_MARKS = Pattern.compile("(\\p{M}{4})\\p{M}+");

    private static final SpoofChecker CONFUSABLES =
            new SpoofChecker.Builder().setChecks(SpoofChecker.CONFUSABLE).build();

    private Names() {}

    /** Returns true if the names look alike, in upper or lower case (Unicode Technical Standard 39). */
    static boolean areConfusable(String one, String other) {
        return look(one).isLike(look(other));
    }

    static Look look(String name) {
        return new Look(skeleton(name), skeleton(folded(name)));
    }

    /** The look of a name, computed once because that is slow. */
    record Look(String skeleton, String folded) {
        boolean isLike(Look other) {
            return skeleton.equals(other.skeleton) || folded.equals(other.folded);
        }
    }

    /** Also folds wide and other compatible forms of a letter, which the table of confusable characters lacks. */
    private static String folded(String name) {
        return UCharacter.foldCase(Normalizer.normalize(name, Normalizer.Form.NFKC), true);
    }

    private static String skeleton(String name) {
        return CONFUSABLES.getSkeleton(name);
    }

    /** Removes invisible characters from a name. Rejects it if nothing is left or if it is too long. */
    public static String clean(String given) throws Refusal {
        StringBuilder shown = new StringBuilder();
        Normalizer.normalize(given, Normalizer.Form.NFC)
                .codePoints()
                .filter(Names::isShown)
                .map(Names::plain)
                .forEach(shown::appendCodePoint);
        String name = TOO_MANY_MARKS
                .matcher(shown.toString().replaceAll(" +", " ").strip())
                .replaceAll("$1");
        // A name needs more than marks such as accents, because a mark needs a letter.
        int length = name.codePoints().allMatch(Names::isMark) ? 0 : name.codePointCount(0, name.length());
        if (length == 0 || length > LONGEST) {
            throw Refusal.badRequest("a name has 1 to " + LONGEST + " characters, not " + length);
        }
        return name;
    }

    private static boolean isShown(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED -> false;
            default -> UNSEEN.indexOf(character) < 0;
        };
    }

    /** Replaces quotation marks and backslashes, which other programs treat as syntax in the headers of game records. */
    private static int plain(int character) {
        if (character == '"') {
            return '\u201D';
        }
        if (character == '\\') {
            return '/';
        }
        return Character.isSpaceChar(character) ? ' ' : character;
    }

    private static boolean isMark(int character) {
        int type = Character.getType(character);
        return character == ' ' || type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK;
    }
}
