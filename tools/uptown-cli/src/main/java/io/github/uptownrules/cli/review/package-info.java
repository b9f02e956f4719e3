/** Reviews of recorded games, as text and as a chart. */
package io.github.uptownrules.cli.review;
