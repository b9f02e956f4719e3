package io.github.uptownrules.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.bots.RememberingBot;
import io.github.uptownrules.core.game.Memory;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.server.game.DealtGame;
import io.github.uptownrules.table.games.UptownTableGame;
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
        DealtGame game = new UptownTableGame().withBot("keeper", keeper).practice("standard-3", 1);
        game = game.play(TestGames.firstMove(game));
        Memory memory = Notation.of(Rulesets.all())
                .readRecord(game.record())
                .redactedFor(Seat.TWO)
                .memory();
        BotExecutor executor = new BotExecutor(1, Duration.ZERO);
        try {
            String move = executor.choose("keeper", game.seenFrom(2), new QueuedChangesTest.Nobody())
                    .join();
            assertThat(asked).containsExactly(memory);
            assertThat(move).isEqualTo(memory.view().legalMoves().get(0).toString());
        } finally {
            executor.close();
        }
    }
}
