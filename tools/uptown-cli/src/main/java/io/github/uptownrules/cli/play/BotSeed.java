package io.github.uptownrules.cli.play;

import com.google.common.hash.Hashing;

/** The seed of the bots of a game whose deal has a seed. */
public final class BotSeed {
    private BotSeed() {}

    /**
     * A seed that leads nowhere back, and has nothing to do with the numbers by which the tiles were shuffled: a bot must
     * neither reveal nor meet them.
     */
    public static long beside(long dealSeed) {
        return Hashing.sha256().hashLong(dealSeed).asLong();
    }
}
