/** Tables at which people and bots play, whoever carries the messages and wherever they are stored. */
package io.github.uptownrules.cli.uptown.web.table;
