/** The site: documents, javadoc and the table without a server, as files for any server of files. */
@NullMarked
package io.github.uptownrules.site;

import org.jspecify.annotations.NullMarked;
