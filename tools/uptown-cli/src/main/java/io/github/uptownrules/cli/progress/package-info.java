/** How far something long has come, for who waits at a terminal. */
package io.github.uptownrules.cli.progress;
