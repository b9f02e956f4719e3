package io.github.uptownrules.arena;

import io.github.uptownrules.arena.protocol.LineProtocol;
import io.github.uptownrules.base.game.Games;
import java.io.IOException;

/** This library as a program that speaks the line protocol. */
public final class Served {
    private Served() {}

    public static void main(String... args) throws IOException {
        LineProtocol.serve(Games.load(), System.in, System.out);
    }
}
