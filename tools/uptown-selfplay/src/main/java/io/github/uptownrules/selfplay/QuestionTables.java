package io.github.uptownrules.selfplay;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.stream.Collectors;

final class QuestionTables {
    private final Study study;

    QuestionTables(Study study) {
        this.study = study;
    }

    ImmutableMap<String, String> tables() {
        return ImmutableMap.<String, String>builder()
                .put("first-seat", firstSeat())
                .put("skips", skips())
                .put("length", length())
                .put("captures", captures())
                .put("house-rules", houseRules())
                .buildOrThrow();
    }

    private String firstSeat() {
        return perRuleset("seat 1 / the last seat, points of win share more than fair", (ruleset, player) -> {
            Figures figures = study.get(ruleset, player);
            MeanWithInterval fair = new MeanWithInterval(Study.fair(ruleset), 0);
            return figures.percent(Figures.FIRST).minus(fair).text(1) + " / "
                    + figures.percent(Figures.LAST).minus(fair).text(1);
        });
    }

    private String skips() {
        return perRuleset(
                "games with a skip, % / skips a game",
                (ruleset, player) -> {
                    Figures figures = study.get(ruleset, player);
                    return figures.get(Figures.SKIPPED).mean() == 0
                            ? never(figures.games())
                            : figures.percent(Figures.SKIPPED).text(2) + " / "
                                    + figures.get(Figures.SKIPS).text(4);
                });
    }

    /** Returns the text for an event that never occurred: the exact Clopper-Pearson interval. */
    private static String never(long games) {
        return String.format(Locale.ROOT, "none (0 to %.2f)", 100 * (1 - Math.pow(0.025, 1.0 / games)));
    }

    private String length() {
        return perRuleset(
                "moves",
                (ruleset, player) ->
                        study.get(ruleset, player).get(Figures.PLIES).text(2));
    }

    private String captures() {
        return perRuleset(
                "win share of who captured most / least, %; captures a game",
                (ruleset, player) -> {
                    Figures figures = study.get(ruleset, player);
                    return figures.percent(Figures.MOST).text(1) + " / "
                            + figures.percent(Figures.LEAST).text(1) + "; "
                            + figures.get(Figures.CAPTURES).text(1);
                });
    }

    /** Returns a table with a row for each ruleset and a column for each player. */
    private String perRuleset(String what, BiFunction<String, String, String> cell) {
        return table(
                ImmutableList.<String>builder()
                        .add("ruleset (fair share)")
                        .addAll(study.players())
                        .build(),
                Study.rulesets().stream()
                        .map(ruleset -> ImmutableList.<String>builder()
                                .add(String.format(Locale.ROOT, "`%s` (%.0f %%)", ruleset, Study.fair(ruleset)))
                                .addAll(study.players().stream()
                                        .map(player -> cell.apply(ruleset, player))
                                        .toList())
                                .build())
                        .toList(),
                what);
    }

    private String houseRules() {
        ImmutableList.Builder<List<String>> rows = ImmutableList.builder();
        for (ImmutableList<String> pair : Study.HOUSE_RULES) {
            for (String player : study.players()) {
                Figures before = study.get(pair.get(0), player);
                Figures after = study.get(pair.get(1), player);
                rows.add(ImmutableList.of(
                        "`%s` for `%s`".formatted(pair.get(1), pair.get(0)),
                        player,
                        change(before, after, Figures.FIRST, 100, 1),
                        change(before, after, Figures.JOINT, 100, 1),
                        change(before, after, Figures.SKIPPED, 100, 1),
                        change(before, after, Figures.CAPTURES, 1, 1),
                        change(before, after, Figures.PLIES, 1, 2)));
            }
        }
        return table(
                ImmutableList.of("change", "player", "seat 1", "joint wins", "games with a skip", "captures", "moves"),
                rows.build(),
                "what changes: the first three in points, the others a game");
    }

    private static String change(Figures before, Figures after, String name, double factor, int decimals) {
        return after.get(name).minus(before.get(name)).times(factor).text(decimals);
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
