/**
 * The game of UP TURN. Tiles, pictures and bots have their own packages.
 *
 * <p>For programs that deal and play games of UP TURN.
 *
 * <ul>
 *   <li>The game: an {@link io.github.uptownrules.upturn.UpTurnRuleset} deals an {@link
 *       io.github.uptownrules.upturn.UpTurnState}, which plays each {@link io.github.uptownrules.upturn.Move}. A {@link
 *       io.github.uptownrules.upturn.MoveFault} is a reason why a move is illegal, an {@link
 *       io.github.uptownrules.upturn.Outcome} lists the effects of a move, and {@link
 *       io.github.uptownrules.upturn.Standings} rank the seats.
 *   <li>Hidden information: an {@link io.github.uptownrules.upturn.UpTurnView} for a {@link Viewer}, with its possible
 *       worlds.
 *   <li>Bots: {@link io.github.uptownrules.upturn.bots}. Playouts and counts: {@link
 *       io.github.uptownrules.upturn.simulation}.
 *   <li>Tiles: {@link io.github.uptownrules.upturn.tile}.
 *   <li>Text: a {@link io.github.uptownrules.upturn.Notation} reads positions, views and records. The {@code toString} of
 *       each type writes its notation. A {@link io.github.uptownrules.upturn.GameRecord} is a whole game, and a {@link
 *       io.github.uptownrules.upturn.RedactedRecord} is the part of a game that one viewer saw.
 * </ul>
 *
 * <pre>{@code
 * UpTurnState game = UpTurnRuleset.of(3).deal(42);
 * UpTurnState end = Playout.of(Bots.parse("sensible"), 1000).playOut(game, new SplitMix64(1));
 * end.standings().byRank().get(0).tilesLeft();            // -> 0
 *
 * GameRecord record = GameRecord.of(game).play(Move.parse("67*>2"));
 * Notation notation = Notation.standard();
 * notation.readPosition(game.toString()).equals(game);    // -> true
 * notation.readRecord(record.toString()).equals(record);  // -> true
 * record.redactedFor(Seat.TWO).moves();                   // -> [67*>2]
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.upturn;

import io.github.uptownrules.base.game.Viewer;
import org.jspecify.annotations.NullMarked;
