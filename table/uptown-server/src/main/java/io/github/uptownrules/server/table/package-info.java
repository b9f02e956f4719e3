/** Tables at which people and bots play, whoever carries the messages and wherever they are stored. */
@NullMarked
package io.github.uptownrules.server.table;

import org.jspecify.annotations.NullMarked;
