package io.github.uptownrules.cli.play;

import com.google.common.hash.Hashing;

/** The seed of the bots in a game whose deal has a seed. */
public final class BotSeed {
    private BotSeed() {}

    /** Returns a seed that does not reveal the seed of the deal, and is independent of the numbers that shuffled the tiles. */
    public static long beside(long dealSeed) {
        return Hashing.sha256().hashLong(dealSeed).asLong();
    }
}
