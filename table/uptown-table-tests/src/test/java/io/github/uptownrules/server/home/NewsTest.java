package io.github.uptownrules.server.home;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
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
}
