/**
 * Mathematical functions with identical results on all platforms, including browsers.
 *
 * <p>Exported to the bots of Uptown and of the street game, which weigh moves with them.
 */
@NullMarked
package io.github.uptownrules.base.math;

import org.jspecify.annotations.NullMarked;
