package io.github.uptownrules.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Options of a server that make no sense are refused before anything is opened. */
class ServeCommandTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--bind | ''",
                "--bind | ' '",
                "--port | -1",
                "--port | 65536",
                "--keep | 0",
                "--bot-delay | -1",
                "--origin | uptown.example",
                "--origin | https://uptown.example/",
                "--origin | javascript://uptown.example",
                "--origin | https://somebody@uptown.example",
                "--origin | https://",
                "--origin | 'https://uptown.example, https://other.example'"
            })
    void refused(String option, String value) {
        StringWriter errors = new StringWriter();
        int code = Uptown.commandLine()
                .setErr(new PrintWriter(errors))
                .execute("serve", option, value, "--data", "jdbc:none:");
        assertThat(code).isEqualTo(2);
        assertThat(errors.toString()).contains(option);
    }

    @Test
    void dataAreInAFolderOrInPostgres() {
        StringWriter errors = new StringWriter();
        int code = Uptown.commandLine().setErr(new PrintWriter(errors)).execute("serve", "--data", "jdbc:sqlite:x");
        assertThat(code).isEqualTo(2);
        assertThat(errors.toString())
                .startsWith(
                        "uptown: Invalid value for option '--data': it is a folder, or begins with jdbc:postgresql://;")
                .hasLineCount(1);
    }
}
