/**
 * Mathematical functions with the same result on every machine, browsers included.
 *
 * <p>Exported to the bots of Uptown and of the street game, which weigh moves with it.
 */
@NullMarked
package io.github.uptownrules.base.math;

import org.jspecify.annotations.NullMarked;
