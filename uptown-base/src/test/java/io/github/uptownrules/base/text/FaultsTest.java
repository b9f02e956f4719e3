package io.github.uptownrules.base.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FaultsTest {
    private static final ImmutableList<Piece> LINES = Piece.lines("one\ntwo three\n");

    @Test
    void allAreGatheredAndThrownInTheOrderOfTheirPlaces() {
        Faults faults = new Faults();
        faults.add(LINES.get(1).from(4), "third");
        faults.add(LINES.get(1), "second");
        assertThat(faults.at(LINES.get(0), () -> Integer.parseInt("x"))).isEmpty();
        assertThat(faults.count()).isEqualTo(3);
        assertThat(faults.all()).extracting(Fault::column).containsExactly(5, 1, 1);
        assertThatThrownBy(
                        () -> faults.orThrow(Optional.of("read"), all -> new IllegalStateException(Reasons.join(all))))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("Fault[line=1, column=1, message=For input string: \"x\"]; "
                        + "Fault[line=2, column=1, message=second]; Fault[line=2, column=5, message=third]");
    }

    @Test
    void whatIsReadWithoutFaultIsKept() {
        Faults faults = new Faults();
        assertThat(faults.at(LINES.get(0), () -> Integer.parseInt("7"))).contains(7);
        assertThat(faults.isEmpty()).isTrue();
        assertThat(faults.orThrow(Optional.of("read"), all -> new IllegalStateException()))
                .isEqualTo("read");
    }

    @Test
    void theFirstIsThrownAtOnceIfThatIsWanted() {
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
