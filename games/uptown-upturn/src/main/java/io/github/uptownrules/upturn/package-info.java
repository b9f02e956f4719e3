/**
 * The game of UP TURN; its tiles, pictures and bots are in packages of their own.
 *
 * <p>For programs that deal and play games of UP TURN.
 *
 * <ul>
 *   <li>The game: {@link io.github.uptownrules.upturn.UpTurnRuleset} deals an {@link
 *       io.github.uptownrules.upturn.UpTurnState}, which plays each {@link io.github.uptownrules.upturn.Move}; {@link
 *       io.github.uptownrules.upturn.MoveFault} says why not, {@link io.github.uptownrules.upturn.Outcome} what it brought
 *       about, {@link io.github.uptownrules.upturn.Standings} who is ahead.
 *   <li>What may be known of it: an {@link io.github.uptownrules.upturn.UpTurnView} for a {@link
 *       Viewer}, and its possible worlds.
 *   <li>Playing by itself: {@link io.github.uptownrules.upturn.bots}; playing on and counting: {@link
 *       io.github.uptownrules.upturn.simulation}.
 *   <li>What it is played with: {@link io.github.uptownrules.upturn.tile}.
 *   <li>Text: {@link io.github.uptownrules.upturn.Notation} reads positions, views and records. Writing needs no reader, because the
 *       {@code toString} of every type is its notation. A {@link io.github.uptownrules.upturn.GameRecord} is a whole game, a
 *       {@link io.github.uptownrules.upturn.RedactedRecord} what one viewer saw of it.
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
