/** Tests of the documents: their examples run, and their pictures and lists are current. */
package io.github.uptownrules.examples.docs;
