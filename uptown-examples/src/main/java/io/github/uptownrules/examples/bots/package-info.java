/** Players that are programs: each sees what its seat may see, and no more. */
package io.github.uptownrules.examples.bots;
