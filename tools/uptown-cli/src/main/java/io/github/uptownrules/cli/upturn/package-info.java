/** UP TURN, for the commands: all that the interface of {@code app.game} asks. */
package io.github.uptownrules.cli.upturn;
