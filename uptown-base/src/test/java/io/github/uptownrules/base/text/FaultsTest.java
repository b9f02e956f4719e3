package io.github.uptownrules.base.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.base.notation.TextFault;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FaultsTest {
    private static final ImmutableList<Piece> LINES = Piece.lines("one\ntwo three\n");

    @Test
    void throwsAllFaultsOrderedByPlace() {
        Faults faults = new Faults();
        faults.add(LINES.get(1).from(4), "third");
        faults.add(LINES.get(1), "second");
        assertThat(faults.at(LINES.get(0), () -> Integer.parseInt("x"))).isEmpty();
        assertThat(faults.count()).isEqualTo(3);
        assertThat(faults.all()).extracting(TextFault::column).containsExactly(5, 1, 1);
        assertThatThrownBy(() -> faults.orThrow(Optional.of("read")))
                .isInstanceOf(NotationException.class)
                .hasMessage(
                        "line 1, column 1: For input string: \"x\"; line 2, column 1: second; line 2, column 5: third");
    }

    @Test
    void returnsTheValueWithoutFaults() {
        Faults faults = new Faults();
        assertThat(faults.at(LINES.get(0), () -> Integer.parseInt("7"))).contains(7);
        assertThat(faults.isEmpty()).isTrue();
        assertThat(faults.read(LINES.get(0), String::length))
                .contains(LINES.get(0).length());
        assertThat(faults.orThrow(Optional.of("read"))).isEqualTo("read");
    }

    @Test
    void placesTheFaultsOfAPartInTheWhole() {
        Faults faults = new Faults();
        assertThat(faults.<String>read(LINES.get(1).from(4), text -> {
                    throw NotationException.of(
                            ImmutableList.of(new TextFault(0, 1, "no seat"), new TextFault(0, 2, "no tile")));
                }))
                .isEmpty();
        assertThat(faults.all()).containsExactly(new TextFault(2, 5, "no seat"), new TextFault(2, 6, "no tile"));
    }

    @Test
    void throwsTheFirstFaultImmediatelyIfRequested() {
        Faults others = new Faults();
        others.add(LINES.get(1), "first");
        others.add(LINES.get(0), "second");
        Faults faults = Faults.thrown(fault -> new IllegalArgumentException(fault.message()));
        for (Runnable adding : List.<Runnable>of(
                () -> faults.add(LINES.get(1), "first"),
                () -> faults.addAll(others),
                () -> faults.at(LINES.get(1), () -> {
                    throw new IllegalArgumentException("first");
                }))) {
            assertThatThrownBy(adding::run).hasMessage("first");
        }
    }
}
