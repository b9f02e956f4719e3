package io.github.uptownrules.cli;

import com.google.common.io.Resources;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.IVersionProvider;

/** The version of the program with the commit if it was built in a clone. The build writes both into a file. */
final class BuildVersion implements IVersionProvider {
    @Override
    public String[] getVersion() throws IOException {
        return new String[] {
            Resources.toString(Resources.getResource(BuildVersion.class, "version.txt"), StandardCharsets.UTF_8)
        };
    }
}
