/** What holds the modules together and apart, told by their classes: one import of all of them, and the rules for each. */
package io.github.uptownrules.examples.architecture;
