/** Pictures and descriptions of games for people at a terminal. */
package io.github.uptownrules.cli.show;
