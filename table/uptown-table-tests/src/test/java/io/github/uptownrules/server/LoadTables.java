package io.github.uptownrules.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;

final class LoadTables {
    private static final int SLOW_ONE_IN = 20;
    private static final long BETWEEN_TABLES = 10;

    private final LoadPlace place;
    private final List<LoadTable> tables = new ArrayList<>();
    private final Random random;

    LoadTables(LoadPlace place, int count) {
        this.place = place;
        this.random = new Random(count);
        for (int i = 0; i < count; i++) {
            tables.add(new LoadTable(place, i, i % SLOW_ONE_IN == 0));
        }
    }

    /** Starts the tables one after the other, and waits until all have started. */
    void begin() throws InterruptedException {
        for (LoadTable table : tables) {
            table.begin();
            TimeUnit.MILLISECONDS.sleep(BETWEEN_TABLES);
        }
        while (!tables.stream().allMatch(LoadTable::hasBegun)) {
            TimeUnit.MILLISECONDS.sleep(100);
        }
    }

    /** Called ten times a second, so that a tenth of all players' connections is lost per minute. */
    void loseSome() {
        if (random.nextInt(600) < tables.size() * 2 / 10) {
            tables.get(random.nextInt(tables.size())).loseClient(random.nextInt(2));
        }
    }

    void stop() {
        tables.forEach(LoadTable::stop);
        place.clock().shutdownNow();
    }
}
