package io.github.uptownrules.arena;

import io.github.uptownrules.arena.protocol.LineProtocol;
import io.github.uptownrules.base.game.Games;
import java.io.IOException;

/** A program that serves the line protocol with this library. */
public final class Served {
    private Served() {}

    public static void main(String... args) throws IOException {
        LineProtocol.serve(Games.load(), System.in, System.out);
    }
}
