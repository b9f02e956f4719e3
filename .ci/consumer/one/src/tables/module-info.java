module org.example.tables {
    requires io.github.uptownrules.games;
    requires io.github.uptownrules.server;
    requires java.net.http;
}
