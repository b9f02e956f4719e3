/** Positions drawn in text, for a terminal. */
package io.github.uptownrules.cli.uptown.picture;
