/** Tests of the architecture. All classes are imported once, and each module has its own rules. */
package io.github.uptownrules.examples.architecture;
