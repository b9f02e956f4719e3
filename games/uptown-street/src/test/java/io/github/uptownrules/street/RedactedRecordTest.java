package io.github.uptownrules.street;

import static io.github.uptownrules.street.RecordTest.GAME;
import static io.github.uptownrules.street.RecordTest.NOTATION;
import static io.github.uptownrules.street.RecordTest.moves;
import static io.github.uptownrules.street.RecordTest.played;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.uptownrules.base.notation.NotationException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Redacted records as text: the revealed cards, the headers that stay, and faults. */
class RedactedRecordTest {
    /** Headers that resemble the header with a player's name, and an unrelated one. */
    private static final ImmutableList<String> OTHER_HEADERS = ImmutableList.of(
            "Seat0", "Seat5", "Seat1Email", "Seat11", "Seat01", "Seat", "seat1", "MySeat1", "Seat1_", "Event");

    @Test
    void hasTheViewAndTheRevealedCards() {
        RedactedRecord seen = GAME.upTo(4).withComment("secret").redacted();
        List<String> lines = seen.toString().lines().toList();
        assertThat(lines.get(3)).isEqualTo("[Start \"" + GAME.at(0).view() + "\"]");
        assertThat(lines.get(4)).startsWith("[Shown \"b").endsWith("\"]");
        assertThat(lines.subList(5, 8)).containsExactly("[Seat1 \"Ada\"]", "[Result \"*\"]", "");
        assertThat(lines.get(8)).isEqualTo(moves(GAME.upTo(4)));
        assertThat(seen.shown()).hasSize(4);
        assertThat(seen.headers()).containsOnlyKeys("Seat1");
        assertThat(GAME.upTo(0).redacted().toString()).contains("[Shown \"\"]");
        assertThat(NOTATION.readRedactedRecord(GAME.upTo(0).redacted().toString()))
                .isEqualTo(GAME.upTo(0).redacted());
    }

    @Test
    void keepsOnlyTheNamesOfPlayersAtTheTable() {
        for (int seats = 2; seats <= 4; seats++) {
            GameRecord record = played(seats, 5).upTo(3);
            for (String name : OTHER_HEADERS) {
                record = record.withHeader(name, "secret");
            }
            ImmutableList<String> names = ImmutableList.of("Seat4", "Seat3", "Seat2", "Seat1");
            for (String name : names) {
                record = record.withHeader(name, "Ada");
            }
            assertThat(record.redacted().headers().keySet()).containsExactlyElementsOf(names.subList(4 - seats, 4));
            assertThat(record.redacted().toString()).doesNotContain("secret");
        }
    }

    @Test
    void rejectsHeadersAndCommentsThatRedactionDrops() {
        RedactedRecord seen = GAME.upTo(4).redacted();
        for (String name : Iterables.concat(OTHER_HEADERS, ImmutableList.of("Seat3", "Seat4"))) {
            assertThatExceptionOfType(NotationException.class)
                    .as(name)
                    .isThrownBy(() -> NOTATION.readRedactedRecord(
                            seen.toString().replace("[Result", "[" + name + " \"x\"]\n[Result")))
                    .withMessage("line 7, column " + (name.length() + 4) + ": a redacted record has no header '" + name
                            + "'; of the custom headers, it keeps only the players' names");
        }
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> NOTATION.readRedactedRecord(seen + " {secret}"))
                .withMessageEndingWith(": a redacted record has no comments");
    }

    @Test
    void replayShowsTheViews() {
        for (int seats = 2; seats <= 4; seats++) {
            GameRecord record = played(seats, 11 + seats);
            RedactedRecord read = NOTATION.readRedactedRecord(record.redacted().toString());
            assertThat(read).isEqualTo(record.redacted());
            for (int ply = 0; ply <= record.moves().size(); ply++) {
                assertThat(read.at(ply)).isEqualTo(record.at(ply).view());
            }
            assertThat(read.moves()).isEqualTo(record.moves());
        }
    }

    @Test
    void writesADashForAnEmptyPile() {
        StreetState start = Scene.of(Decks.of(), 2).pile(1, "b10", 1).state();
        RedactedRecord seen = GameRecord.of(start).play(Move.parse("b10x")).redacted();
        assertThat(seen.toString()).contains("[Shown \"-\"]");
        assertThat(seen.shown()).containsExactly(Optional.empty());
        assertThat(Notation.of(ImmutableList.of(Decks.of())).readRedactedRecord(seen.toString()))
                .isEqualTo(seen);
    }

    @Test
    void rejectsImpossibleRevealedCards() {
        String text = GAME.upTo(4).redacted().toString();
        String shown = text.substring(text.indexOf("[Shown \"") + 8, text.indexOf("\"]", text.indexOf("[Shown")));
        String first = shown.substring(0, shown.indexOf(' '));
        for (String wrong : List.of(
                "",
                first,
                shown + " b1",
                shown + " ",
                "- " + shown.substring(first.length() + 1),
                "p1" + shown.substring(first.length()),
                "b99" + shown.substring(first.length()),
                shown.replace(" ", "  "),
                "x")) {
            assertThatExceptionOfType(NotationException.class)
                    .as(wrong)
                    .isThrownBy(() -> NOTATION.readRedactedRecord(text.replace(shown, wrong)))
                    .satisfies(thrown -> assertThat(thrown.faults()).allMatch(fault -> fault.line() == 5));
        }
        assertThatExceptionOfType(NotationException.class).isThrownBy(() -> NOTATION.readRecord(text));
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> NOTATION.readRedactedRecord(GAME.toString()));
    }
}
