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
 * Measures the bytes that calls allocate, in a separate JVM. In the JVM of the tests, the compilation of a call would depend on
 * earlier calls and the timing of threads. The separate JVM has no history, and compiles each method at once. The same code
 * therefore allocates the same bytes in every build, regardless of the load of the machine.
 *
 * {@snippet :
 * class AllocationTest {
 *     @Test
 *     void hashing() {
 *         Map<String, Double> bytes = Allocation.printedBy(Measurement.class);
 *         assertThat(bytes.get("hash")).isLessThan(1);      // measuring itself takes less than a byte per call
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

    /** The number of rounds, enough to compile all methods and recompile those with wrong assumptions. */
    private static final int ROUNDS = 60;

    private static final String MEASURING = "uptown.measuring";

    /** The result of the last call, kept so that the call cannot be optimized away. */
    @SuppressWarnings("unused")
    private static volatile Object kept = "";

    private Allocation() {}

    /**
     * Starts a program in a separate JVM and returns the bytes that it {@linkplain #print printed}, by name and in order.
     *
     * @param main the main class, on the class path of the tests
     * @throws IllegalStateException with the program's output if it fails, or if called by such a program
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
     * Prints the average number of bytes that a compiled call allocates: the lowest average of many rounds.
     *
     * @param cases the arguments, passed one after the other
     * @param call returns any number, which proves that the call was made; pass objects to {@link #keep}
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

    /** Keeps the result of a call, so that the compiler cannot remove the call. */
    public static long keep(Object result) {
        kept = result;
        return 0;
    }
}
