package io.github.uptownrules.upturn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.uptownrules.base.notation.NotationException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import org.junit.jupiter.api.Test;

/** Exceptions are serializable: the message is kept, and the rest is dropped. */
class ExceptionsTest {
    /** Serializes and deserializes an exception. */
    private static Object sent(RuntimeException thrown) throws IOException, ClassNotFoundException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(thrown);
        Object copy = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
        assertThat(copy).isNotSameAs(thrown).hasToString(thrown.toString());
        return copy;
    }

    @Test
    void serializesAnIllegalMoveWithItsMessage() throws Exception {
        UpTurnState game = UpTurnRuleset.of(2).deal(1);
        IllegalMoveException error = catchThrowableOfType(IllegalMoveException.class, () -> game.play(Move.PASS));
        assertThat(error.faults()).isNotEmpty();
        assertThat(((IllegalMoveException) sent(error)).faults()).isEmpty();
    }

    @Test
    void serializesASyntaxErrorWithItsMessage() throws Exception {
        NotationException error = catchThrowableOfType(NotationException.class, () -> Move.parse("51*>21"));
        assertThat(error.faults()).isNotEmpty();
        assertThat(((NotationException) sent(error)).faults()).isEmpty();
    }
}
