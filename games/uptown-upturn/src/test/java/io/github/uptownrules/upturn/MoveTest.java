package io.github.uptownrules.upturn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.base.notation.TextFault;
import io.github.uptownrules.upturn.tile.Tile;
import java.util.List;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MoveTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "draw",
                "pass",
                "draw!",
                "pass!",
                "S",
                "T",
                "J+",
                "J-",
                "UL",
                "UR",
                "DL",
                "DR",
                "B+L",
                "B+R",
                "B-L",
                "B-R",
                "40",
                "51*",
                "51*>2",
                "25,30,33>223",
                "40!",
                "51*>2!",
                "J-!",
                "S!",
                "B+R!",
                "1,1,1>1111222233334444!",
                "99",
                "1*",
                "33,22"
            })
    void everyFormOfTheNotationIsReadAndWrittenTheSame(String text) {
        assertThat(Move.parse(text))
                .hasToString(text)
                .isEqualTo(Move.parse(text))
                .hasSameHashCodeAs(Move.parse(text));
    }

    @Test
    void parsesThePartsOfAMove() {
        NumberMove move = (NumberMove) Move.parse("25,30*,33>2234!");
        assertThat(move.laid()).containsExactly(Tile.of(25), Tile.marked(30), Tile.of(33));
        assertThat(move.last()).isEqualTo(Tile.of(33));
        assertThat(move.handOuts()).isEqualTo(HandOuts.to(Seat.THREE, Seat.TWO, Seat.FOUR, Seat.TWO));
        assertThat(move.handOuts().seats()).containsExactly(Seat.TWO, Seat.TWO, Seat.THREE, Seat.FOUR);
        assertThat(move.isCalled()).isTrue();
        assertThat(Move.parse("40").isCalled()).isFalse();
        ActionMove action = (ActionMove) Move.parse("B-R!");
        assertThat(action.tile()).isSameAs(Tile.BOTH);
        assertThat(action.direction()).contains(Direction.FALLING);
        assertThat(action.rotation()).contains(Rotation.RIGHT);
        assertThat(action.isCalled()).isTrue();
        assertThat(action).isSameAs(action.calling());
        assertThat(Move.parse("S").laid()).containsExactly(Tile.SKIP_ONE);
        assertThat(Move.parse("draw")).isSameAs(Move.DRAW);
        assertThat(Move.DRAW.laid()).isEmpty();
        assertThat(Move.PASS.isCalled()).isFalse();
        assertThat(Move.parse("draw!"))
                .isSameAs(Move.DRAW.calling())
                .isSameAs(Move.DRAW.calling().calling());
        assertThat(Move.parse("pass!"))
                .isSameAs(Move.PASS.calling())
                .isSameAs(Move.PASS.calling().calling());
        assertThat(Move.parse("pass!").isCalled()).isTrue();
        assertThat(Move.parse("pass!").laid()).isEmpty();
    }

    @Test
    void arrowsHaveDirectionAndNeighbor_jokersADirection_skipsNeither() {
        assertThat(ActionMove.all())
                .extracting(move -> move + " " + move.direction() + " " + move.rotation())
                .containsExactly(
                        "UL Optional[+] Optional[L]",
                        "UR Optional[+] Optional[R]",
                        "DL Optional[-] Optional[L]",
                        "DR Optional[-] Optional[R]",
                        "B+L Optional[+] Optional[L]",
                        "B+R Optional[+] Optional[R]",
                        "B-L Optional[-] Optional[L]",
                        "B-R Optional[-] Optional[R]",
                        "S Optional.empty Optional.empty",
                        "T Optional.empty Optional.empty",
                        "J+ Optional[+] Optional.empty",
                        "J- Optional[-] Optional.empty");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                // Errors listed in the notation: seats in descending order or above 4, and actions in a list.
                "25,33>32 | 8",
                "51*>5 | 5",
                "51*>0 | 5",
                "40,U | 4",
                "40,UL | 4",
                "U,40 | 1",
                // Texts that are not moves.
                "\"\" | 1",
                "U | 1",
                "B | 1",
                "BL | 1",
                "B+ | 1",
                "J | 1",
                "S+ | 1",
                "SL | 1",
                "ULL | 1",
                "Draw | 1",
                "draw!! | 1",
                "pass>1 | 1",
                "! | 1",
                "> | 1",
                ">2 | 1",
                "resign | 1",
                "0 | 1",
                "100 | 1",
                "040 | 1",
                "11* | 1",
                "40,,41 | 4",
                "40, | 4",
                ",40 | 1",
                "40,41,x>2 | 7",
                "51*> | 5",
                "51*>! | 5",
                "51*>2,3 | 6",
                "51*>2>3 | 6",
                "40!! | 1",
                "40!>2 | 1",
                "\"40 \" | 1",
                "\" 40\" | 1",
                "\"40, 41\" | 4",
                "UL!! | 1",
                "40* 41 | 1"
            })
    void rejectsOtherTextsWithTheColumn(String text, int column) {
        NotationException error = Assertions.catchThrowableOfType(NotationException.class, () -> Move.parse(text));
        assertThat(error).as(text).isNotNull();
        assertThat(error.faults()).extracting(TextFault::column).containsExactly(column);
        assertThat(error.faults()).extracting(TextFault::line).containsExactly(0);
    }

    @Test
    void rejectsALongTextQuicklyWithAShortMessage() {
        for (String text : List.of(
                "x".repeat(1_000_000),
                "40,".repeat(1_000_000),
                "51*>" + "2".repeat(1_000_000) + "1",
                "!".repeat(1_000_000))) {
            assertThatThrownBy(() -> Move.parse(text)).message().hasSizeLessThan(400);
        }
        String many = "1,".repeat(1_000_000) + "1>" + "2".repeat(1_000_000);
        assertThat(Move.parse(many)).hasToString(many);
        UpTurnState game = UpTurnRuleset.of(2).deal(1);
        assertThat(game.faults(Move.parse(many)))
                .allSatisfy(fault -> assertThat(fault.toString()).hasSizeLessThan(1000));
    }

    @Test
    void createsNumberMovesWithoutText() {
        assertThat(NumberMove.of(Tile.of(40))).hasToString("40").isSameAs(Move.parse("40"));
        assertThat(NumberMove.of(Tile.of(40)).calling()).hasToString("40!").isSameAs(Move.parse("40!"));
        assertThat(NumberMove.of(Tile.of(40)).calling().handingOut(HandOuts.to(Seat.ONE)))
                .hasToString("40>1!");
        assertThatIllegalArgumentException().isThrownBy(NumberMove::of).withMessage("expected one or more tiles");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> NumberMove.of(Tile.of(40), Tile.UP))
                .withMessage("expected only numbers, not U");
    }

    @Test
    void handOutsCountTheTilesOfEachSeat() {
        assertThat(HandOuts.none()).hasToString("").isEqualTo(HandOuts.to());
        assertThat(HandOuts.none().isEmpty()).isTrue();
        HandOuts handOuts = HandOuts.to(Seat.FOUR, Seat.ONE, Seat.FOUR);
        assertThat(handOuts).hasToString("144").hasSameHashCodeAs(HandOuts.to(Seat.ONE, Seat.FOUR, Seat.FOUR));
        assertThat(handOuts.size()).isEqualTo(3);
        assertThat(Seat.first(4).stream().map(handOuts::of)).containsExactly(1, 0, 0, 2);
        assertThat(handOuts).isNotEqualTo(HandOuts.to(Seat.ONE, Seat.ONE, Seat.FOUR));
    }

    @Test
    void movesAreOrderedByTheTileLaidLast_thenByText_thenDraw_thenPass() {
        UpTurnState game = Texts.position("upturn-4 20+ 2R ~ 3,4,6,8 1*,2;21*,22,98,U,B;9,12;14");
        assertThat(Texts.legal(game))
                .containsExactly(
                        "21*",
                        "21*>1",
                        "21*>3",
                        "21*>4",
                        "21*,22>11",
                        "21*,22>13",
                        "21*,22>14",
                        "21*,22>33",
                        "21*,22>34",
                        "21*,22>44",
                        "98",
                        "UL",
                        "UR",
                        "B+L",
                        "B+R",
                        "B-L",
                        "B-R",
                        "draw");
        assertThat(Texts.legal(Texts.play(game, "draw")).stream().reduce((first, last) -> last))
                .contains("pass");
        assertThat(game.legalMoves()).hasToString(String.join(" ", Texts.legal(game)));
    }

    @Test
    void aMoveListReturnsMovesByIndex() {
        MoveList moves = Texts.position("upturn-2 40+ 1L ~ 3 20,42,98;1*").legalMoves();
        assertThat(moves.size()).isEqualTo(3);
        assertThat(moves.get(2)).isEqualTo(Move.DRAW);
        assertThat(moves.contains(Move.parse("42"))).isTrue();
        assertThat(moves.contains(Move.PASS)).isFalse();
        assertThatThrownBy(() -> moves.get(3))
                .isInstanceOf(IndexOutOfBoundsException.class)
                .hasMessage("index 3 of 3 moves");
        assertThatThrownBy(() -> moves.get(-1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThat(ImmutableList.copyOf(moves)).hasSize(3);
    }
}
