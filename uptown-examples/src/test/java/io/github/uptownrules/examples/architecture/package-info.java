/** Tests of the architecture: all classes are imported once, with rules for each module. */
package io.github.uptownrules.examples.architecture;
