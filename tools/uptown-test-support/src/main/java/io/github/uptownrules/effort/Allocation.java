package io.github.uptownrules.effort;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;

/**
 * Measures how many bytes calls allocate, in a JVM of its own. What the compiler makes of a call depends on what ran before it
 * and on which thread was faster; there nothing ran before, and each method is compiled as soon as it is asked for. So the same
 * code takes the same bytes in every build, however busy the machine is.
 *
 * {@snippet :
 * class AllocationTest {
 *     @Test
 *     void hashing() {
 *         Map<String, Double> bytes = Allocation.printedBy(Measurement.class);
 *         assertThat(bytes.get("hash")).isLessThan(1);      // less than a byte a call is what measuring takes itself
 *     }
 *
 *     static final class Measurement {
 *         public static void main(String[] args) {
 *             Allocation.print("hash", games(), game -> game.hashCode());
 *         }
 *     }
 * }
 * }
 */
public final class Allocation {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** So often the cases are gone through: enough for all to be compiled and, where that guessed wrong, compiled again. */
    private static final int ROUNDS = 60;

    private static final String MEASURING = "uptown.measuring";

    /** What the last call returned, so that it cannot be optimized away. */
    @SuppressWarnings("unused")
    private static volatile Object kept = "";

    private Allocation() {}

    /**
     * Starts a program in a JVM of its own and returns the bytes that it {@linkplain #print printed}, by name and in order.
     *
     * @param main the class with its main method, on the class path of the tests
     * @throws IllegalStateException if it fails, with all that it printed, or if it would start programs in turn
     */
    public static Map<String, Double> printedBy(Class<?> main) {
        if (Boolean.getBoolean(MEASURING)) {
            throw new IllegalStateException("a program that measures starts no other one");
        }
        List<String> command = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xbatch",
                "-XX:+UseSerialGC",
                "-D" + MEASURING + "=true",
                "-cp",
                System.getProperty("java.class.path"),
                main.getName());
        try {
            Process program =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            String output = new String(program.getInputStream().readAllBytes(), Charset.defaultCharset());
            if (program.waitFor() != 0) {
                throw new IllegalStateException(output);
            }
            System.out.print(output);
            Map<String, Double> bytes = new LinkedHashMap<>();
            for (String line : output.split("\\R")) {
                int end = line.lastIndexOf(": ");
                bytes.put(line.substring(0, end), Double.valueOf(line.substring(end + 2)));
            }
            return bytes;
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * Prints how many bytes a call takes on average once it is compiled: the least of many rounds.
     *
     * @param cases what it is called with, one after the other
     * @param call what it returns only shows that it was made; an object goes to {@link #keep}
     */
    public static <T> void print(String name, List<T> cases, ToLongFunction<? super T> call) {
        double least = Double.MAX_VALUE;
        for (int round = 0; round < ROUNDS; round++) {
            least = Math.min(least, bytes(cases, call));
        }
        System.out.println(name + ": " + least);
    }

    private static <T> double bytes(List<T> cases, ToLongFunction<? super T> call) {
        long sum = 0;
        long before = THREADS.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < cases.size(); i++) {
            sum += call.applyAsLong(cases.get(i));
        }
        long after = THREADS.getCurrentThreadAllocatedBytes();
        keep(sum);
        return (double) (after - before) / cases.size();
    }

    /** Takes what a call returned, so that the compiler cannot do without it. */
    public static long keep(Object result) {
        kept = result;
        return 0;
    }
}
