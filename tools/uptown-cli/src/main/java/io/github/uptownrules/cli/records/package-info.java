/** Lists, filters and searches files of records. */
package io.github.uptownrules.cli.records;
