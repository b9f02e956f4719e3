package io.github.uptownrules.core.naive;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Judges whether a line is the canonical text of a valid position with nothing hidden. */
public final class NaivePositions {

    private NaivePositions() {}

    /**
     * All that is wrong with the line; nothing exactly when it is valid and canonical. Where the line cannot even be
     * read, only its faults of form are listed.
     *
     * @param rulesets the known ruleset ids, each with its number of seats, colors per seat and rack size
     */
    public static List<String> problems(String line, Map<String, int[]> rulesets) {
        NaiveFaults faults = new NaiveFaults();
        String id = line.split(" ", -1)[0];
        boolean known = rulesets.containsKey(id);
        if (!known) {
            faults.add("ruleset", "unknown: \"" + id + "\"");
        }
        NaiveReader.read(line, faults).ifPresent(position -> {
            NaiveTileCheck.check(position, faults);
            if (known) {
                int[] ruleset = rulesets.get(id);
                NaiveShapeCheck.check(position, ruleset[0], ruleset[1], ruleset[2], faults);
                NaiveTurnCheck.check(position, ruleset[2], faults);
            }
        });
        return faults.all();
    }

    /** R8, R38: the eight ids of the notation, each with its number of seats, colors per seat and rack size. */
    public static Map<String, int[]> standardIds() {
        Map<String, int[]> ids = new LinkedHashMap<>();
        ids.put("standard-3", new int[] {3, 1, NaiveRules.STANDARD_RACK});
        ids.put("standard-4", new int[] {4, 1, NaiveRules.STANDARD_RACK});
        ids.put("standard-5", new int[] {5, 1, NaiveRules.STANDARD_RACK});
        ids.put("two-player", new int[] {2, 2, NaiveRules.STANDARD_RACK});
        ids.put("bloqueurs-3", new int[] {3, 1, NaiveRules.STANDARD_RACK});
        ids.put("bloqueurs-4", new int[] {4, 1, NaiveRules.STANDARD_RACK});
        ids.put("bloqueurs-5", new int[] {5, 1, NaiveRules.STANDARD_RACK});
        ids.put("two-player-bloqueurs", new int[] {2, 2, NaiveRules.STANDARD_RACK});
        return ids;
    }
}
