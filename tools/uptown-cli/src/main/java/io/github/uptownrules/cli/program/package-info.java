/** Players that are programs of their own: started, asked for their moves over the line protocol, and ended. */
package io.github.uptownrules.cli.program;
