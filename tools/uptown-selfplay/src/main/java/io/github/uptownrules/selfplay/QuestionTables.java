package io.github.uptownrules.selfplay;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

final class QuestionTables {
    private final Study study;

    QuestionTables(Study study) {
        this.study = study;
    }

    ImmutableMap<String, String> tables() {
        return ImmutableMap.<String, String>builder()
                .put("skips", skips())
                .put("house-rules", houseRules())
                .buildOrThrow();
    }

    /** A ruleset without a skip has no row. */
    private String skips() {
        return table(
                ImmutableList.<String>builder()
                        .add("ruleset (fair share)")
                        .addAll(study.players())
                        .build(),
                Study.rulesets().stream()
                        .filter(ruleset ->
                                study.players().stream().anyMatch(player -> isSkipped(study.get(ruleset, player))))
                        .map(ruleset -> ImmutableList.<String>builder()
                                .add(String.format(Locale.ROOT, "`%s` (%.0f %%)", ruleset, Study.fair(ruleset)))
                                .addAll(study.players().stream()
                                        .map(player -> skips(study.get(ruleset, player)))
                                        .toList())
                                .build())
                        .toList(),
                "games with a skip, % / skips a game");
    }

    private static boolean isSkipped(Figures figures) {
        return figures.get(Figures.SKIPPED).mean() > 0;
    }

    private static String skips(Figures figures) {
        return isSkipped(figures)
                ? figures.percent(Figures.SKIPPED).text(2) + " / "
                        + figures.get(Figures.SKIPS).text(4)
                : never(figures.games());
    }

    /** Returns the text for an event that never occurred: the exact Clopper-Pearson interval. */
    private static String never(long games) {
        return String.format(Locale.ROOT, "none (0 to %.2f)", 100 * (1 - Math.pow(0.025, 1.0 / games)));
    }

    private String houseRules() {
        return table(
                ImmutableList.<String>builder()
                        .add("change")
                        .addAll(study.players())
                        .build(),
                Study.HOUSE_RULES.stream()
                        .map(pair -> ImmutableList.<String>builder()
                                .add("`%s` for `%s`".formatted(pair.get(1), pair.get(0)))
                                .addAll(study.players().stream()
                                        .map(player ->
                                                changes(study.get(pair.get(0), player), study.get(pair.get(1), player)))
                                        .toList())
                                .build())
                        .toList(),
                "change of seat 1's win share / of joint wins, points; captures a game");
    }

    private static String changes(Figures before, Figures after) {
        return change(before, after, Figures.FIRST, 100) + " / " + change(before, after, Figures.JOINT, 100) + "; "
                + change(before, after, Figures.CAPTURES, 1);
    }

    private static String change(Figures before, Figures after, String name, double factor) {
        return after.get(name).minus(before.get(name)).times(factor).text(1);
    }

    private static String table(List<String> head, List<? extends List<String>> rows, String what) {
        return what + ":\n\n" + line(head)
                + head.stream().map(cell -> "---").collect(Collectors.joining("|", "|", "|\n"))
                + rows.stream().map(QuestionTables::line).collect(Collectors.joining());
    }

    private static String line(List<String> cells) {
        return cells.stream().collect(Collectors.joining(" | ", "| ", " |\n"));
    }
}
