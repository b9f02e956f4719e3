package io.github.uptownrules.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.uptownrules.core.fixtures.Texts;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.IllegalMoveException;
import io.github.uptownrules.core.game.PositionException;
import io.github.uptownrules.core.game.Setup;
import io.github.uptownrules.core.notation.MoveResolutionException;
import io.github.uptownrules.core.notation.MoveSyntaxException;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.notation.RecordException;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Exceptions are serializable. A copy keeps the message and loses data that is not serializable. */
class ExceptionsTest {
    private static final GameState GAME = JudgedRuleset.shape("two").ruleset().deal(1);

    /** Returns a copy of a thrown exception after serialization. */
    private static <E extends RuntimeException> E sent(Class<E> type, ThrowingCallable call)
            throws IOException, ClassNotFoundException {
        E thrown = catchThrowableOfType(type, call);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(thrown);
        Object copy = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
        assertThat(copy).isNotSameAs(thrown).hasToString(thrown.toString());
        return type.cast(copy);
    }

    @Test
    void serializesAnIllegalMoveException() throws Exception {
        ThrowingCallable call = () -> GAME.play(Move.parse("r5@E5"));
        assertThat(catchThrowableOfType(IllegalMoveException.class, call).faults())
                .isNotEmpty();
        assertThat(sent(IllegalMoveException.class, call).faults()).isEmpty();
    }

    @Test
    void serializesAPositionException() throws Exception {
        ThrowingCallable call = () -> GameState.of(Setup.builder(GAME.ruleset()).build());
        assertThat(catchThrowableOfType(PositionException.class, call).faults()).isNotEmpty();
        assertThat(sent(PositionException.class, call).faults()).isEmpty();
    }

    @Test
    void serializesARecordExceptionWithItsPosition() throws Exception {
        RecordException copy =
                sent(RecordException.class, () -> Texts.notation().readRecord("[A \"b\"]\nc"));
        assertThat(copy.line()).isEqualTo(2);
        assertThat(copy.column()).isEqualTo(1);
    }

    @Test
    void serializesMoveExceptions() throws Exception {
        sent(MoveSyntaxException.class, () -> MoveText.parse("r5"));
        sent(MoveResolutionException.class, () -> MoveText.parse("r5xE5").resolve(GAME));
    }
}
