package io.github.uptownrules.street;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.google.common.base.Joiner;
import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.RecordedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.base.notation.TextFault;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.street.town.Card;
import io.github.uptownrules.street.town.Deck;
import io.github.uptownrules.street.town.ProjectId;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Complete records as text: headers, rounds, comments and faults. */
class RecordTest {
    private static final Deck DECK = Deck.sample1();
    static final Notation NOTATION = Notation.of(ImmutableList.of(DECK));
    static final GameRecord GAME = played(2, 7).withHeader("Seat1", "Ada").withHeader("Event", "Final \"A\"");

    static GameRecord played(int seats, long seed) {
        GameRecord record = GameRecord.of(StreetRuleset.of(seats).deal(DECK, seed));
        SplitMix64 random = new SplitMix64(seed);
        while (!record.end().isOver()) {
            record = record.play(RandomGames.move(record.end(), random));
        }
        return record;
    }

    private static ImmutableList<String> faults(String text) {
        NotationException thrown = catchThrowableOfType(NotationException.class, () -> NOTATION.readRecord(text));
        assertThat(thrown).as(text).isNotNull();
        return thrown.faults().stream().map(TextFault::toString).collect(ImmutableList.toImmutableList());
    }

    @Test
    void writesItsHeadersInOrderAndOthersBeforeTheResult() {
        List<String> lines = GAME.toString().lines().toList();
        assertThat(lines.subList(0, 3))
                .containsExactly("[Notation \"uptown-street 1\"]", "[Ruleset \"street-2\"]", "[Deck \"sample-1\"]");
        assertThat(lines.get(3)).isEqualTo("[Start \"" + GAME.at(0) + "\"]");
        assertThat(lines.subList(4, 6)).containsExactly("[Seat1 \"Ada\"]", "[Event \"Final \"A\"\"]");
        Standings standings = GAME.end().standings();
        assertThat(lines.get(6))
                .isEqualTo("[Result \"" + standings.forSeat(Seat.ONE).score() + ":"
                        + standings.forSeat(Seat.ONE).height() + " "
                        + standings.forSeat(Seat.TWO).score() + ":"
                        + standings.forSeat(Seat.TWO).height() + "\"]");
        assertThat(lines.get(7)).isEmpty();
        assertThat(lines).hasSize(9);
        assertThat(lines.get(8)).startsWith("1. ").doesNotContain("   ").doesNotEndWith(" ");
    }

    @Test
    void recordsRoundTripInTheMiddleAndAtTheEnd() {
        for (int ply = 0; ply <= GAME.moves().size(); ply += 7) {
            GameRecord part = GAME.upTo(ply);
            assertThat(NOTATION.readRecord(part.toString())).isEqualTo(part);
            assertThat(part.toString().contains("[Result \"*\"]")).isTrue();
        }
        assertThat(NOTATION.readRecord(GAME.toString())).isEqualTo(GAME);
        assertThat(GAME.upTo(0).toString()).endsWith("[Result \"*\"]\n\n");
    }

    /** The round number grows each time the turn reaches or passes seat 1, whichever seat moved first. */
    @Test
    void numbersARoundWhenTheTurnComesToOrPastSeatOne() {
        Deck plain = Decks.of();
        StreetState third = Scene.of(plain, 3).turn("3.2").publicTop("p1").state();
        GameRecord record = GameRecord.of(third).play(Move.parse("p1a@3.1"));
        Move first = record.end().legalMoves().get(0);
        assertThat(moves(record.play(first))).isEqualTo("1. p1a@3.1  2. " + first);
        // The turn passes seat 1, which collects its money but has no site for its attics; the public pile is empty.
        StringBuilder site = new StringBuilder("p1a");
        for (int number = 2; number <= 27; number++) {
            site.append(",p").append(number).append('a');
        }
        Deck attics = Decks.of(
                "p28a 0 - 0 0 - Plain",
                "b84a 0 - 0 0 u Attic",
                "b84b 0 - 0 0 u Attic",
                "b83a 0 - 0 0 u Attic",
                "b83b 0 - 0 0 u Attic");
        StreetState past = Scene.of(attics, 2)
                .turn("2.2")
                .street(2, site + "/-/-/-/-")
                .pile(1, "b84", 5)
                .pile(2, "b83", 5)
                .money(1, "6/3")
                .state();
        GameRecord passed = GameRecord.of(past).play(Move.parse("p28a@2.2"));
        assertThat(passed.end().turn())
                .as("seat 1 collected, and had only attics for empty sites")
                .contains(new Turn(Seat.TWO, 1));
        assertThat(past.outcome(Move.parse("p28a@2.2")).passed()).containsExactly(Seat.ONE);
        assertThat(moves(passed.play(Move.parse("b83x")))).isEqualTo("1. p28a@2.2  2. b83x");
    }

    static String moves(GameRecord record) {
        return record.toString().substring(record.toString().indexOf("\n\n") + 2);
    }

    /** No card can be built, and seat 2 only collects, so the turn comes back to the first action of seat 1. */
    @Test
    void numbersARoundWhenTheTurnComesBackToTheSameAction() {
        List<String> projects = ProjectId.all().stream()
                .map(id -> id.card().isPublic() ? "0 - 0 0 t Mast" : "9 - 0 0 t Mast")
                .toList();
        Deck deck = Deck.parse(Decks.text("masts", 6, projects));
        String dealt = StreetRuleset.of(2).deal(deck, 1).toString();
        StreetState start = Notation.of(ImmutableList.of(deck)).readPosition(dealt.replace("6/0;6/0", "6/0;6/1"));
        ImmutableList<Card> pile = start.pile(Seat.ONE);
        GameRecord record = GameRecord.of(start).play(Move.discard(pile.get(0))).play(Move.discard(pile.get(1)));
        assertThat(record.at(1).turn()).isEqualTo(start.turn());
        assertThat(record.toString()).endsWith("\n1. " + pile.get(0) + "x  2. " + pile.get(1) + "x");
    }

    @Test
    void roundNumbersGrowByOne() {
        int seats = 4;
        GameRecord record = played(seats, 3);
        StringBuilder expected = new StringBuilder();
        int round = 0;
        Turn last = new Turn(Seat.FOUR, 2);
        for (int ply = 0; ply < record.moves().size(); ply++) {
            Turn turn = record.at(ply).turn().orElseThrow();
            boolean isNew =
                    turn.seat().number() < last.seat().number() || turn.seat() == last.seat() && turn.action() == 1;
            expected.append(ply == 0 ? "" : isNew ? "  " : " ")
                    .append(isNew ? ++round + ". " : "")
                    .append(record.moves().get(ply));
            last = turn;
        }
        assertThat(moves(record)).isEqualTo(expected.toString());
        assertThat(round).isBetween(2, 21);
    }

    @Test
    void acceptsOtherSpacesWrongRoundsAndHeadersInAnyOrder() {
        String text = GAME.upTo(6).toString();
        String spaced = text.substring(0, text.indexOf("\n\n") + 2)
                + moves(GAME.upTo(6))
                        .replace("  2. ", "\n\t17. ")
                        .replace("1. ", "")
                        .replace(" ", " \r\n ") + "\n\n";
        assertThat(NOTATION.readRecord(spaced)).isEqualTo(GAME.upTo(6));
        assertThat(NOTATION.readRecord(text.replace("\n", "\r\n"))).isEqualTo(GAME.upTo(6));
        List<String> lines = text.lines().toList();
        String reordered = Joiner.on('\n')
                        .join(
                                lines.get(6),
                                lines.get(4),
                                lines.get(3),
                                lines.get(5),
                                lines.get(2),
                                lines.get(1),
                                lines.get(0))
                + "\n\n" + moves(GAME.upTo(6));
        assertThat(NOTATION.readRecord(reordered)).isEqualTo(GAME.upTo(6));
    }

    @ParameterizedTest
    @ValueSource(strings = {".", "0.", "01.", "1", "-1.", "1..", "1.2.", "1:", "\u0661."})
    void rejectsMalformedRoundNumbers(String word) {
        assertThat(faults(GAME.upTo(2).toString() + " " + word)).hasSize(1);
    }

    @Test
    void acceptsASiteWithoutTheSeatToMove() {
        StreetState start = Scene.of(Decks.of(), 2).pile(1, "b10", 5).state();
        GameRecord record = GameRecord.of(start).play(Move.parse("b10a@1.3"));
        assertThat(Notation.of(ImmutableList.of(Decks.of()))
                        .readRecord(record.toString().replace("b10a@1.3", "b10a@3")))
                .isEqualTo(record);
    }

    @Test
    void keepsCommentsInTheirPlaces() {
        GameRecord record = GAME.upTo(0)
                .withComment("before")
                .play(GAME.moves().get(0))
                .withComment("one")
                .withComment(" two\n{ \ud83c\udfe2")
                .play(GAME.moves().get(1));
        assertThat(moves(record))
                .isEqualTo("{before}  1. " + GAME.moves().get(0) + " {one} { two\n{ \ud83c\udfe2} "
                        + GAME.moves().get(1));
        GameRecord read = NOTATION.readRecord(record.toString());
        assertThat(read).isEqualTo(record);
        assertThat(read.comments(0)).containsExactly("before");
        assertThat(read.comments(1)).containsExactly("one", " two\n{ \ud83c\udfe2");
        assertThat(read.upTo(0)).isEqualTo(GAME.upTo(0).withComment("before"));
        assertThat(NOTATION.readRecord(record.toString().replace(" {one} ", "{one}")))
                .isEqualTo(record);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a\nb",
                "a\rb",
                "\n",
                "a\u0085b",
                "\u2028",
                "x\u2029",
                "\u000b",
                "\f",
                "\ud800",
                "a\udc00b",
                "\udc00\ud800"
            })
    void rejectsAHeaderThatCannotBeReadBack(String value) {
        assertThatIllegalArgumentException().isThrownBy(() -> GAME.withHeader("Site", value));
        assertThat(faults(GAME.toString().replace("Ada", value))).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\"", "\"]", "a\"] [b \"", "\t", "\u0000", "\u00e9", "\ud83c\udfe2", " x ", "{}"})
    void keepsAnyOtherHeader(String value) {
        GameRecord record = GAME.upTo(3).withHeader("Site", value);
        assertThat(NOTATION.readRecord(record.toString())).isEqualTo(record);
        assertThat(NOTATION.readRecord(record.toString()).headers()).containsEntry("Site", value);
    }

    @Test
    void rejectsNamesAndCommentsThatCannotBeReadBack() {
        for (String name : List.of("", "1a", "a b", "a-b", "\u00e9", "_a")) {
            assertThatIllegalArgumentException().isThrownBy(() -> GAME.withHeader(name, "x"));
        }
        for (String name : List.of("Notation", "Ruleset", "Deck", "Start", "Result", "Shown")) {
            assertThatIllegalArgumentException().isThrownBy(() -> GAME.withHeader(name, "x"));
        }
        for (String comment : List.of("}", "a}b", "\ud800", "\udc00a")) {
            assertThatIllegalArgumentException().isThrownBy(() -> GAME.withComment(comment));
        }
        assertThat(GAME.withHeader("Seat1", "Bea").headers()).hasSize(2).containsEntry("Seat1", "Bea");
    }

    @Test
    void reportsAllFaultsOfTheHeaders() {
        String text = GAME.toString()
                .replace("uptown-street 1", "uptown 1")
                .replace("Ruleset \"street-2", "Ruleset \"street-3")
                .replace("Deck \"sample-1", "Deck \"sample-2")
                .replaceFirst("Result \"[^\"]*", "Result \"*");
        assertThat(faults(text)).hasSize(4);
        assertThat(faults(text).subList(0, 3))
                .containsExactly(
                        "line 1, column 12: the notation is 'uptown 1', not 'uptown-street 1'",
                        "line 2, column 11: the ruleset is 'street-3', but the start position has 'street-2'",
                        "line 3, column 8: the deck is 'sample-2', but the start position has 'sample-1'");
        assertThat(faults("")).hasSize(5).allMatch(fault -> fault.startsWith("line 1, column 1: missing header '"));
        assertThat(faults(GAME.toString().replace("[Seat1", "[Event \"x\"]\n[Seat1")))
                .containsExactly("line 7, column 2: repeated header 'Event'");
        assertThat(faults(GAME.toString().replace("[Seat1", "Seat1")))
                .singleElement()
                .asString()
                .startsWith("line 5, column 1: ");
        String start = "[Start \"";
        assertThat(faults(GAME.toString().replace(start + "street-2 sample-1 1.1", start + "street-2 sample-1 9.1")))
                .containsExactly("line 4, column 27: the turn is a seat (1 to 2), '.' and 1 or 2, or '-', not '9.1'");
        assertThat(faults(GAME.toString().replaceFirst("Result \"[^\"]*", "Result \"1:1 1:1")))
                .singleElement()
                .asString()
                .startsWith("line 7, column 10: the result is '1:1 1:1', but the moves lead to '");
    }

    @Test
    void rejectsARedactedRecordAsAWholeOne() {
        assertThat(faults(GAME.toString().replace("[Seat1", "[Shown \"\"]\n[Seat1")))
                .containsExactly(
                        "line 5, column 9: a record with a header 'Shown' is redacted; a whole record is needed");
    }

    @Test
    void reportsTheFirstFaultOfTheMoves() {
        String moves = moves(GAME);
        String text = GAME.toString();
        assertThat(faults(text.replace(moves, "1. b99a@1 x")))
                .containsExactly(
                        "line 9, column 4: a project is a card (b1 to b84, p1 to p28) and a letter, not 'b99a'");
        assertThat(faults(text.replace(moves, "1. p28x\n")))
                .singleElement()
                .asString()
                .startsWith("line 9, column 4: 'p28x' is illegal: ");
        assertThat(faults(text + " p1x")).singleElement().asString().endsWith("'p1x' is illegal: the game is over");
        assertThat(faults(text + " {open")).singleElement().asString().endsWith("unclosed comment");
        assertThat(faults(text + " {\ud800}"))
                .singleElement()
                .asString()
                .endsWith("character 1 is half of a surrogate pair: '\\ud800'");
    }

    @Test
    void readsOrRejectsARecordThatEndsAnywhere() {
        GameRecord game = GAME.upTo(3).withComment("a {\"b\"").withComment("");
        for (RecordedGame<? extends Position, Move, Turn, Standings> whole : List.of(game, game.redacted())) {
            String text = whole.toString();
            for (int end = 0; end < text.length(); end++) {
                for (String last : List.of("", "{", "\"", "[")) {
                    String cut = text.substring(0, end) + last;
                    try {
                        RecordedGame<? extends Position, Move, Turn, Standings> read = NOTATION.readRecordedGame(cut);
                        assertThat(NOTATION.readRecordedGame(read.toString())).isEqualTo(read);
                    } catch (NotationException e) {
                        assertThat(e.faults()).as(cut).isNotEmpty();
                    }
                }
            }
        }
    }

    @Test
    void readsEitherKindOfRecord() {
        for (RecordedGame<? extends Position, Move, Turn, Standings> game :
                List.of(GAME, GAME.redacted(), GAME.upTo(0), GAME.upTo(0).redacted())) {
            assertThat(NOTATION.readRecordedGame(game.toString())).isEqualTo(game);
        }
        String comment = GAME + " {\n[Shown \"\"]\n}";
        assertThat(NOTATION.readRecordedGame(comment)).isEqualTo(NOTATION.readRecord(comment));
    }

    @Test
    void recordsAreEqualIfTheirTextsAre() {
        GameRecord record = GAME.upTo(2);
        assertThat(record).isEqualTo(NOTATION.readRecord(record.toString())).hasSameHashCodeAs(GAME.upTo(2));
        assertThat(record.redacted())
                .isEqualTo(GAME.upTo(2).redacted())
                .hasSameHashCodeAs(GAME.upTo(2).redacted());
        GameRecord start = GameRecord.of(GAME.at(0));
        assertThat(start.withHeader("Seat1", "Ada").withHeader("Seat2", "Bob"))
                .isNotEqualTo(start.withHeader("Seat2", "Bob").withHeader("Seat1", "Ada"));
        assertThat(start.withHeader("Seat1", "Ada").withHeader("Seat2", "Bob").redacted())
                .isNotEqualTo(start.withHeader("Seat2", "Bob")
                        .withHeader("Seat1", "Ada")
                        .redacted());
        assertThat(start.withComment("a").withComment("b"))
                .isNotEqualTo(start.withComment("b").withComment("a"));
        assertThat(start.withComment("a").play(GAME.moves().get(0)))
                .isNotEqualTo(start.play(GAME.moves().get(0)).withComment("a"));
    }

    @Test
    void readersTakeLinearTime() {
        String text = GAME.toString();
        assertThat(NOTATION.readRecord(text + Strings.repeat("{}", 300_000))
                        .comments(GAME.moves().size()))
                .hasSize(300_000);
        assertThat(NOTATION.readRecord(text + Strings.repeat("\n", 1_000_000))).isEqualTo(GAME);
        assertThat(NOTATION.readRecord(text + Strings.repeat(" 7.", 300_000))).isEqualTo(GAME);
        StringBuilder headers = new StringBuilder();
        for (int i = 0; i < 50_000; i++) {
            headers.append("[H").append(i).append(" \"x\"]\n");
        }
        assertThat(NOTATION.readRecord(headers + text).headers()).hasSize(50_002);
        for (String garbage : List.of("{", "[", "x", "[x \"\"]", "[a \"\"]\n", "\"", " ", "1.")) {
            String bad = Strings.repeat(garbage, 1_000_000 / garbage.length());
            assertThatExceptionOfType(NotationException.class)
                    .isThrownBy(() -> NOTATION.readRecord(bad))
                    .satisfies(thrown -> assertThat(thrown.getMessage()).hasSizeLessThan(10_000));
        }
    }

    @Test
    void takesBackMoves() {
        assertThat(GAME.upTo(5).end()).isEqualTo(GAME.at(5));
        assertThat(GAME.upTo(5).moves()).isEqualTo(GAME.moves().subList(0, 5));
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> GAME.upTo(-1));
        assertThatExceptionOfType(IndexOutOfBoundsException.class)
                .isThrownBy(() -> GAME.at(GAME.moves().size() + 1));
    }
}
