package io.github.uptownrules.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.server.peer.ListedEntry;
import org.junit.jupiter.api.Test;

class NewsTest {
    @Test
    void readsWhatItWrites() {
        News news = new News(
                ImmutableList.of("open {\"table\":\"a b\"}", "playing {}"), ImmutableMap.of("C0000201", 12, "", 3));
        assertThat(News.of(news.listedText(), news.socketsText())).isEqualTo(news);
        assertThat(News.of("", "")).isEqualTo(News.NONE);
        assertThat(News.of(News.NONE.listedText(), News.NONE.socketsText())).isEqualTo(News.NONE);
    }

    @Test
    void readsTheLineOfAListedTable() {
        ListedEntry open = new ListedEntry(true, 3, "C0000201", "{\"a\":1}");
        ListedEntry playing = new ListedEntry(false, 9, "", "{\"a\":\"b c\"}");
        assertThat(News.line(open)).isEqualTo("open/3/C0000201 {\"a\":1}");
        assertThat(News.entry(News.line(open))).isEqualTo(open);
        assertThat(News.entry(News.line(playing))).isEqualTo(playing);
    }

    @Test
    void readsTheLinesOfAnOlderServer() {
        assertThat(News.entry("open {\"a\":1}")).isEqualTo(new ListedEntry(true, 0, "", "{\"a\":1}"));
    }
}
