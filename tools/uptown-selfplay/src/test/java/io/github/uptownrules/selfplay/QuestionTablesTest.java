package io.github.uptownrules.selfplay;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableTable;
import java.io.IOException;
import java.util.List;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategorySeries;

/** Tests the tables of a study with hand-counted games. Games with house rules differ from those without. */
class QuestionTablesTest {
    private static final List<String> CHANGED = List.of("standard-4-rack-6", "bloqueurs-4", "bloqueurs-4-by-color");

    private static Study study;

    @BeforeAll
    static void games() throws IOException {
        try (SparkSession session = Sparks.local(1)) {
            Figures plain = Figures.of(session.sql("""
                    SELECT array(0.5D, 0D, 0.5D) win_shares, 72 plies, array(0, 2, 1) skips, array(4, 1, 4) captures,
                        array(1, 3, 1) ranks
                    UNION ALL SELECT array(0D, 0D, 1D), 70, array(0, 0, 0), array(2, 3, 1), array(2, 3, 1)
                    """));
            Figures changed = Figures.of(session.sql("""
                    SELECT array(1D, 0D, 0D) win_shares, 60 plies, array(0, 0, 0) skips, array(9, 1, 1) captures,
                        array(1, 2, 2) ranks
                    UNION ALL SELECT array(1D, 0D, 0D), 60, array(0, 0, 0), array(9, 1, 1), array(1, 2, 2)
                    """));
            ImmutableTable.Builder<String, String, Figures> figures = ImmutableTable.builder();
            for (String ruleset : Study.rulesets()) {
                figures.put(ruleset, "greedy", CHANGED.contains(ruleset) ? changed : plain);
            }
            study = new Study(figures.buildOrThrow());
        }
    }

    /** For two values that differ by 1, the margin is half of 12.706, the t of one degree of freedom. */
    @Test
    void tablesAgreeWithTheGames() {
        ImmutableMap<String, String> tables = new QuestionTables(study).tables();
        assertThat(tables.get("skips"))
                .contains("| `standard-5` (20 %) | 50.00 ± 635.31 / 1.5000 ± 19.0593 |\n")
                .doesNotContain("`bloqueurs-4`");
        assertThat(tables.get("house-rules"))
                .contains("| change | greedy |\n|---|---|\n")
                .contains("| `bloqueurs-4` for `standard-4` | 75.0 ± 317.7 / -50.0 ± 635.3; 3.5 ± 19.1 |\n")
                .contains("| `bloqueurs-4-by-color` for `bloqueurs-4` | 0.0 ± 0.0 / 0.0 ± 0.0; 0.0 ± 0.0 |\n");
    }

    @Test
    void aPlayerWithoutSkipsHasAnInterval() {
        ImmutableTable.Builder<String, String, Figures> figures = ImmutableTable.builder();
        for (String ruleset : Study.rulesets()) {
            figures.put(ruleset, "greedy", study.get(ruleset, "greedy"));
            figures.put(ruleset, "random", study.get("bloqueurs-4", "greedy"));
        }
        assertThat(new QuestionTables(new Study(figures.buildOrThrow()))
                        .tables()
                        .get("skips"))
                .contains("| `standard-5` (20 %) | 50.00 ± 635.31 / 1.5000 ± 19.0593 | none (0 to 84.19) |\n")
                .doesNotContain("`bloqueurs-4`");
    }

    @Test
    void chartsShowTheSameFigures() {
        ImmutableMap<String, CategoryChart> charts = new Charts(study).charts();
        shows(charts.get("first-seat"), Figures.FIRST, 100);
        shows(charts.get("captures"), Figures.MOST, 100);
    }

    private static void shows(CategoryChart chart, String figure, double factor) {
        assertThat(chart.getSeriesCollection()).hasSize(1);
        CategorySeries series = chart.getSeries("greedy");
        List<MeanWithInterval> estimates = Study.rulesets().stream()
                .map(ruleset -> study.get(ruleset, "greedy").get(figure).times(factor))
                .toList();
        assertThat(List.copyOf(series.getXData())).isEqualTo(Study.rulesets());
        assertThat(series.getYData())
                .containsExactly(
                        estimates.stream().mapToDouble(MeanWithInterval::mean).toArray());
        assertThat(series.getExtraValues())
                .containsExactly(
                        estimates.stream().mapToDouble(MeanWithInterval::margin).toArray());
        // Truncated bars would exaggerate the differences.
        assertThat(chart.getStyler().getYAxisMin()).isZero();
    }
}
