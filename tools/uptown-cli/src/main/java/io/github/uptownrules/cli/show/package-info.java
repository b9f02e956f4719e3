/** Games as people see them at a terminal: pictures and words, made from the texts of the games. */
package io.github.uptownrules.cli.show;
