package io.github.uptownrules.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.bots.RememberingBot;
import io.github.uptownrules.core.game.Memory;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.variants.Rulesets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class BotExecutorTest {
    private final List<Memory> asked = Collections.synchronizedList(new ArrayList<>());

    /** A bot at a table is given what its seat saw, and nothing that it did not. */
    @Test
    void aBotThatRemembersIsGivenAllThatItsSeatSaw() {
        RememberingBot keeper = (memory, random) -> {
            asked.add(memory);
            return memory.view().legalMoves().get(0);
        };
        GameRecord record = GameRecord.of(Rulesets.standard(3).deal(1));
        record = record.play(record.end().legalMoves().get(0));
        Memory memory = record.redactedFor(Seat.TWO).memory();
        BotExecutor executor = new BotExecutor(new BotCatalog(ImmutableMap.of("keeper", keeper)), 1, Duration.ZERO);
        try {
            Move move = executor.choose("keeper", memory, new QueuedChangesTest.Nobody())
                    .join();
            assertThat(asked).containsExactly(memory);
            assertThat(move).isEqualTo(memory.view().legalMoves().get(0));
        } finally {
            executor.close();
        }
    }
}
