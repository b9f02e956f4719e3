module org.example.tables {
    requires io.github.uptownrules.table.games;
    requires java.net.http;
}
