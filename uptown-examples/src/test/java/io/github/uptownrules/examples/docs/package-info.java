/** The documents say what is so: their examples run, their picture is up to date. */
package io.github.uptownrules.examples.docs;
