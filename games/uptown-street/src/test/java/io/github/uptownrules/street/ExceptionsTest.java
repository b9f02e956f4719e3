package io.github.uptownrules.street;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.street.town.Deck;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import org.junit.jupiter.api.Test;

/** Exceptions can be serialized; the copy keeps the message, but drops data that cannot be serialized. */
class ExceptionsTest {
    /** Returns a copy of an exception after serialization. */
    private static Object sent(RuntimeException thrown) throws IOException, ClassNotFoundException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(thrown);
        Object copy = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
        assertThat(copy).isNotSameAs(thrown).hasToString(thrown.toString());
        return copy;
    }

    @Test
    void serializesAnIllegalMoveExceptionWithItsMessage() throws Exception {
        StreetState game = StreetRuleset.of(2).deal(Deck.sample1(), 1);
        IllegalMoveException error =
                catchThrowableOfType(IllegalMoveException.class, () -> game.play(Move.parse("p28x")));
        assertThat(error.faults()).isNotEmpty();
        assertThat(((IllegalMoveException) sent(error)).faults()).isEmpty();
    }

    @Test
    void serializesANotationExceptionWithItsMessage() throws Exception {
        NotationException error = catchThrowableOfType(NotationException.class, () -> Deck.parse("deck My-Box"));
        assertThat(error.faults()).isNotEmpty();
        assertThat(((NotationException) sent(error)).faults()).isEmpty();
    }
}
