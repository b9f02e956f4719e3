package io.github.uptownrules.server.peer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.uptownrules.server.ServerOptions;
import org.junit.jupiter.api.Test;

/** This module alone, without the one that connects servers. */
class ClusterTest {
    @Test
    void namesTheModuleThatPostgresNeeds() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ServerOptions.builder().data("jdbc:postgresql://host/x?password=hunter2"))
                .withMessage("data in PostgreSQL needs the module io.github.uptownrules:uptown-server-cluster,"
                        + " which is missing; add it to the dependencies");
    }

    @Test
    void tellsFoldersFromUrls() {
        assertThat(Cluster.isUrl("jdbc:postgresql:x")).isTrue();
        assertThat(Cluster.isUrl("jdbc")).isFalse();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ServerOptions.builder().data("jdbc:sqlite:x"))
                .withMessageStartingWith("the data must be a folder");
    }
}
