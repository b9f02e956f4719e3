/**
 * Observations, actions and returns for programs that learn to play Uptown.
 *
 * <p>For programs that train or run a model.
 *
 * <p>An {@link io.github.uptownrules.encoding.Encoder} writes the contents of a view and the mask of legal actions; a {@link
 * io.github.uptownrules.core.game.Renaming} sets the names that they use, and permutes both; {@link
 * io.github.uptownrules.encoding.Returns} computes the value of a game's end for each seat.
 *
 * <pre>{@code
 * Encoder encoder = new Encoder();
 * float[] observation = new float[Encoder.SIZE];
 * byte[] mask = new byte[Encoder.ACTIONS];
 * while (!game.isOver()) {
 *     PlayerView own = game.viewFor(game.turn().orElseThrow());
 *     Renaming names = Renaming.ownFirst(own);
 *     encoder.encode(own, names, observation, 0);
 *     encoder.mask(own, names, mask, 0);
 *     int action = 0;                              // here a learner would choose
 *     while (mask[action] == 0) {
 *         action++;
 *     }
 *     game = game.play(names.move(action));
 * }
 * double[] returns = Returns.WIN_SHARE.bySeat(game.standings());
 * Arrays.stream(returns).sum();                    // -> 0.0
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.encoding;

import org.jspecify.annotations.NullMarked;
