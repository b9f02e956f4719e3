package io.github.uptownrules.testkit.naive;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Judges whether a line is a valid position without hidden parts, in canonical form. */
public final class NaivePositions {

    private NaivePositions() {}

    /**
     * Returns all faults of the line. It is empty if and only if the line is valid and canonical. If the line is unreadable,
     * only its faults of form are listed.
     *
     * @param rulesets the known ruleset ids, each with its shape
     */
    public static List<String> problems(String line, Map<String, NaiveShape> rulesets) {
        NaiveFaults faults = new NaiveFaults();
        String id = line.split(" ", -1)[0];
        boolean known = rulesets.containsKey(id);
        if (!known) {
            faults.add("ruleset", "unknown: \"" + id + "\"");
        }
        NaiveReader.read(line, faults).ifPresent(position -> {
            NaiveTileCheck.check(position, faults);
            if (known) {
                NaiveShapeCheck.check(position, rulesets.get(id), faults);
                NaiveTurnCheck.check(position, rulesets.get(id).rules(), faults);
            }
        });
        return faults.all();
    }

    /** R8, R38: returns the published ids, each with its shape. */
    public static Map<String, NaiveShape> standardIds() {
        Map<String, NaiveShape> ids = new LinkedHashMap<>();
        ids.put("standard-3", NaiveShape.of(3, 1));
        ids.put("standard-4", NaiveShape.of(4, 1));
        ids.put("standard-5", NaiveShape.of(5, 1));
        ids.put("two-player", NaiveShape.of(2, 2));
        ids.put("bloqueurs-3", NaiveShape.of(3, 1));
        ids.put("bloqueurs-4", NaiveShape.of(4, 1));
        ids.put("bloqueurs-5", NaiveShape.of(5, 1));
        ids.put("two-player-bloqueurs", NaiveShape.of(2, 2));
        return ids;
    }
}
