/** Words for messages; not exported, for all layers above. */
package io.github.uptownrules.core.text;
