/** Builds the site: documents, javadoc and the table without a server, as static files. */
@NullMarked
package io.github.uptownrules.site;

import org.jspecify.annotations.NullMarked;
