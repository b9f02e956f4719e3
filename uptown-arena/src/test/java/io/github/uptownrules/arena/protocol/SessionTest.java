package io.github.uptownrules.arena.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.game.Games;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A program that starts from a view and follows the moves with {@code told} always agrees with the server's view. */
class SessionTest {
    private static final Pattern DRAWN = Pattern.compile(" drawn=(\\S+)");
    private static final Pattern SHOWN = Pattern.compile(" shown=(\\S+)");

    private final LineProtocol table = new LineProtocol(Games.load());
    private final List<LineProtocol> players = new ArrayList<>();

    @ParameterizedTest
    @CsvSource({
        "standard-3, 1, random",
        "two-player, 2, greedy",
        "bloqueurs-5, 3, random",
        "upturn-2, 1, random",
        "upturn-2, 2, sensible",
        "upturn-3, 3, random",
        "upturn-3, 4, sensible",
        "upturn-4, 5, random",
        "upturn-4, 6, random",
        "upturn-4, 7, sensible",
        "street-2, 1, random",
        "street-3, 2, greedy",
        "street-4, 3, random"
    })
    void followingTheMovesGivesTheSameView(String ruleset, int seed, String bot) {
        asked("new " + ruleset + " " + seed);
        List<String> viewers = viewers();
        for (String viewer : viewers) {
            LineProtocol player = new LineProtocol(Games.load());
            String view = viewer.equals("-") ? hidden(ruleset) : asked("view " + viewer);
            assertThat(player.answer("sit " + viewer + " " + view)).contains("=");
            players.add(player);
        }
        for (int ply = 1; ply <= 600 && !asked("turn").equals("-"); ply++) {
            String turn = asked("turn");
            String move = asked("bot " + bot + " " + ply);
            LineProtocol mover = players.get(viewers.indexOf(turn));
            assertThat(mover.answer("bot " + bot + " " + ply)).contains("= " + move);
            assertThat(mover.answer("legal")).isEqualTo(table.answer("legal"));
            assertThat(mover.answer("why " + move)).contains("=");
            assertThat(table.answer("play " + move)).contains("=");
            for (String viewer : viewers) {
                LineProtocol player = players.get(viewers.indexOf(viewer));
                String last = asked("last " + viewer);
                String told = "told " + move + " " + seen(ruleset, viewer, last) + " " + asked("turn");
                assertThat(player.answer(told)).as(told).contains("=");
                assertThat(player.answer("last")).contains("= " + last);
                assertThat(player.answer("turn")).isEqualTo(table.answer("turn"));
                assertThat(player.answer("score")).isEqualTo(table.answer("score"));
                if (!viewer.equals("-")) {
                    assertThat(player.answer("view " + viewer)).isEqualTo(table.answer("view " + viewer));
                }
                if (ply % 50 == 0 && !viewer.equals("-")) {
                    assertThat(player.answer("worlds " + viewer)).isEqualTo(table.answer("worlds " + viewer));
                    assertThat(player.answer("sample " + viewer + " 1"))
                            .isEqualTo(table.answer("sample " + viewer + " 1"));
                }
            }
        }
    }

    private String asked(String line) {
        String answer = table.answer(line).orElseThrow();
        assertThat(answer).as(line).startsWith("=");
        return answer.equals("=") ? "" : answer.substring(2);
    }

    private List<String> viewers() {
        List<String> viewers = new ArrayList<>();
        for (int seat = 1; seat <= asked("score").split(" ").length; seat++) {
            viewers.add(String.valueOf(seat));
        }
        viewers.add("-");
        return viewers;
    }

    /**
     * Returns a spectator's view of the start: seat 1's rack is hidden like the others. In the street game, all viewers see the
     * same.
     */
    private String hidden(String ruleset) {
        String own = asked("view 1");
        if (ruleset.startsWith("upturn")) {
            return own.replaceFirst("(\\?\\d+ )[^;]*;", "$1?7;");
        }
        return own.replaceAll("=[A-I1-9a-i$]+/", "=?5/");
    }

    /** Extracts the newly visible items for {@code told} from an answer to {@code last}. */
    static String seen(String ruleset, String viewer, String last) {
        Matcher matcher = (ruleset.startsWith("street") ? SHOWN : DRAWN).matcher(last);
        if (!matcher.find()) {
            return "-";
        }
        if (!ruleset.startsWith("upturn")) {
            return matcher.group(1);
        }
        String own = List.of(matcher.group(1).split(",")).stream()
                .filter(drawing -> drawing.startsWith(viewer + ":"))
                .map(drawing -> drawing.substring(2))
                .collect(Collectors.joining(","));
        return own.isEmpty() ? "-" : own;
    }
}
