package io.github.uptownrules.server.storage;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.server.table.Clocks;
import io.github.uptownrules.server.table.Home;
import io.github.uptownrules.server.table.Occupant;
import io.github.uptownrules.server.table.Occupant.OpenSeat;
import io.github.uptownrules.server.table.Occupant.Person;
import io.github.uptownrules.server.table.Occupant.Person.Answer;
import io.github.uptownrules.server.table.Occupant.Person.Part;
import io.github.uptownrules.server.table.Occupant.Robot;
import io.github.uptownrules.server.table.Storage.Change;
import io.github.uptownrules.server.table.TableRuleset;
import io.github.uptownrules.server.table.TableSettings;
import io.github.uptownrules.server.table.TableSettings.AfterResignation;
import io.github.uptownrules.server.table.TableSettings.Visibility;
import io.github.uptownrules.server.table.TableState;
import io.github.uptownrules.server.table.TimeControl;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Duration;
import java.util.Optional;

/** Tables, as rows. */
public final class TableRows {
    /** The service time, which is stored more than once a second. */
    static final String SERVICE_TIME = "(SELECT MAX(ms) FROM service_time)";

    private final Connection connection;
    private final Games games;

    public TableRows(Connection connection, Games games) {
        this.connection = connection;
        this.games = games;
    }

    /** Writes the changed parts. It fails if the stored table differs from the expected one, or has another home. */
    public void save(Change change, long now) throws SQLException {
        TableState after = change.after();
        if (change.before().isPresent()) {
            update(change.before().get(), after, change.home(), now);
        } else {
            insert(after, now);
        }
        for (int i = 0; i < after.seats().size(); i++) {
            Occupant occupant = after.seats().get(i);
            int seat = i;
            Optional<Long> left = left(after, seat);
            if (change.before().isEmpty()
                    || seat >= change.before().get().seats().size()) {
                insertSeat(after.id(), seat + 1, occupant, left);
            } else if (!change.before().get().seats().get(seat).equals(occupant)
                    || !left(change.before().get(), seat).equals(left)) {
                updateSeat(after.id(), seat + 1, occupant, left);
            }
        }
        if (change.before().isPresent()
                && change.before().get().seats().size() > after.seats().size()) {
            deleteAfter("seat", "seat", after.id(), after.seats().size());
        }
        saveMoves(change.before().map(TableState::plies).orElse(0), after, now);
    }

    private static Optional<Long> left(TableState table, int seat) {
        return table.clocks().map(Clocks::left).filter(left -> !left.isEmpty()).map(left -> left.get(seat));
    }

    private void insert(TableState table, long now) throws SQLException {
        String sql =
                "INSERT INTO game_table (start_position, phase, termination, version, position_version, next_table,"
                        + " turn_began, changed, ruleset, id, made, practice_seed, resignation, time_kind, time_limit,"
                        + " increment, timeout, visibility, hints, equipment, changed_service_ms)"
                        + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, " + SERVICE_TIME + ")";
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            setState(statement, table, now);
            statement.setString(10, table.id());
            statement.setLong(11, now);
            setNumber(statement, 12, table.settings().practiceSeed());
            statement.setString(13, table.settings().afterResignation().toString());
            TimeControl time = table.settings().time();
            statement.setString(14, time.kind().name());
            statement.setLong(15, time.limit().toSeconds());
            statement.setLong(16, time.increment().toSeconds());
            statement.setString(17, time.timeout().toString());
            statement.setString(18, table.settings().visibility().name());
            statement.setString(19, table.settings().hints().name());
            setText(statement, 20, table.ruleset().equipment());
            statement.executeUpdate();
        }
    }

    private void update(TableState before, TableState after, Home home, long now) throws SQLException {
        String sql = "UPDATE game_table SET start_position = ?, phase = ?, termination = ?, version = ?,"
                + " position_version = ?, next_table = ?, turn_began = ?, changed = ?, ruleset = ?, changed_service_ms = "
                + SERVICE_TIME + " WHERE id = ? AND version = ? AND home = ? AND fence = ?";
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            setState(statement, after, now);
            statement.setString(10, after.id());
            statement.setLong(11, before.version());
            statement.setString(12, home.server());
            statement.setLong(13, home.fence());
            if (statement.executeUpdate() != 1) {
                throw new SQLException(
                        "the stored table is not version " + before.version() + ", or it has another home");
            }
        }
    }

    private static void setState(PreparedStatement statement, TableState table, long now) throws SQLException {
        setText(statement, 1, table.game().map(game -> game.upTo(0).text()));
        statement.setString(2, table.phase().toString());
        setText(statement, 3, table.game().flatMap(PlayedGame::termination));
        statement.setLong(4, table.version());
        statement.setLong(5, table.positionVersion());
        setText(statement, 6, table.next());
        setNumber(statement, 7, table.clocks().map(Clocks::began));
        statement.setLong(8, now);
        statement.setString(9, table.ruleset().id());
    }

    private static void setText(PreparedStatement statement, int index, Optional<String> text) throws SQLException {
        if (text.isPresent()) {
            statement.setString(index, text.get());
        } else {
            statement.setNull(index, Types.VARCHAR);
        }
    }

    private static void setNumber(PreparedStatement statement, int index, Optional<Long> number) throws SQLException {
        if (number.isPresent()) {
            statement.setLong(index, number.get());
        } else {
            statement.setNull(index, Types.BIGINT);
        }
    }

    private static Optional<Long> number(ResultSet row, String column) throws SQLException {
        long number = row.getLong(column);
        return row.wasNull() ? Optional.empty() : Optional.of(number);
    }

    private void insertSeat(String table, int seat, Occupant occupant, Optional<Long> left) throws SQLException {
        writeSeat(
                "INSERT INTO seat (kind, name, secret_hash, away, agrees, resigned, declines, out_of_time, left_ms,"
                        + " table_id, seat) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                table,
                seat,
                occupant,
                left);
    }

    private void updateSeat(String table, int seat, Occupant occupant, Optional<Long> left) throws SQLException {
        writeSeat(
                "UPDATE seat SET kind = ?, name = ?, secret_hash = ?, away = ?, agrees = ?, resigned = ?, declines = ?,"
                        + " out_of_time = ?, left_ms = ? WHERE table_id = ? AND seat = ?",
                table,
                seat,
                occupant,
                left);
    }

    private void writeSeat(String sql, String table, int seat, Occupant occupant, Optional<Long> left)
            throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            Optional<Person> person = occupant instanceof Person seated ? Optional.of(seated) : Optional.empty();
            String robot = occupant instanceof Robot bot ? bot.level() : "";
            statement.setString(1, person.isPresent() ? "person" : robot.isEmpty() ? "open" : "bot");
            statement.setString(2, person.map(Person::name).orElse(robot));
            setText(statement, 3, person.map(Person::secretHash));
            Optional<Part> part = person.map(Person::part);
            Optional<Answer> answer = person.map(Person::rematch);
            statement.setInt(4, part.equals(Optional.of(Part.AWAY)) ? 1 : 0);
            statement.setInt(5, answer.equals(Optional.of(Answer.AGREES)) ? 1 : 0);
            statement.setInt(6, part.equals(Optional.of(Part.RESIGNED)) ? 1 : 0);
            statement.setInt(7, answer.equals(Optional.of(Answer.DECLINES)) ? 1 : 0);
            statement.setInt(8, part.equals(Optional.of(Part.OUT_OF_TIME)) ? 1 : 0);
            setNumber(statement, 9, left);
            statement.setString(10, table);
            statement.setInt(11, seat);
            statement.executeUpdate();
        }
    }

    /** Deletes moves that were taken back, and inserts new ones. */
    private void saveMoves(int known, TableState table, long now) throws SQLException {
        if (table.plies() < known) {
            deleteAfter("placed", "ply", table.id(), table.plies());
        }
        String sql = "INSERT INTO placed (table_id, ply, move, at) VALUES (?, ?, ?, ?)";
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            for (int ply = known + 1; ply <= table.plies(); ply++) {
                statement.setString(1, table.id());
                statement.setInt(2, ply);
                statement.setString(3, table.game().orElseThrow().move(ply));
                statement.setLong(4, now);
                statement.executeUpdate();
            }
        }
    }

    /** Deletes the rows of a table with larger numbers. The names come from this class only. */
    private void deleteAfter(String rows, String number, String table, int last) throws SQLException {
        String sql = "DELETE FROM " + rows + " WHERE table_id = ? AND " + number + " > ?";
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setString(1, table);
            statement.setInt(2, last);
            statement.executeUpdate();
        }
    }

    public Optional<TableState> load(String id) throws SQLException {
        String sql =
                "SELECT ruleset, practice_seed, resignation, time_kind, time_limit, increment, timeout, visibility, hints,"
                        + " equipment, start_position, termination, version, position_version, turn_began, next_table"
                        + " FROM game_table WHERE id = ?";
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setString(1, id);
            try (ResultSet row = statement.executeQuery()) {
                return row.next() ? Optional.of(table(id, row)) : Optional.empty();
            }
        }
    }

    private TableState table(String id, ResultSet row) throws SQLException {
        TableRuleset ruleset = TableRuleset.find(
                        games, row.getString("ruleset"), Optional.ofNullable(row.getString("equipment")))
                .orElseThrow(() -> new SQLException("the table has a ruleset that this program does not know"));
        TableState open = new TableState(
                id,
                ruleset,
                settings(row),
                seats(id),
                Optional.empty(),
                row.getLong("version"),
                row.getLong("position_version"),
                clocks(id, number(row, "turn_began")),
                Optional.ofNullable(row.getString("next_table")));
        Optional<String> start = Optional.ofNullable(row.getString("start_position"));
        Optional<String> termination = Optional.ofNullable(row.getString("termination"));
        return start.isEmpty() ? open : open.withGame(game(open, start.get(), termination));
    }

    private static TableSettings settings(ResultSet row) throws SQLException {
        return new TableSettings(
                number(row, "practice_seed"),
                new TimeControl(
                        TimeControl.Kind.valueOf(row.getString("time_kind")),
                        Duration.ofSeconds(row.getLong("time_limit")),
                        Duration.ofSeconds(row.getLong("increment")),
                        known(TimeControl.Timeout.of(row.getString("timeout")))),
                known(AfterResignation.of(row.getString("resignation"))),
                Visibility.valueOf(row.getString("visibility")),
                TableSettings.Hints.valueOf(row.getString("hints")));
    }

    private static <T> T known(Optional<T> setting) throws SQLException {
        return setting.orElseThrow(() -> new SQLException("the table has a setting that this program does not know"));
    }

    private Optional<Clocks> clocks(String id, Optional<Long> began) throws SQLException {
        if (began.isEmpty()) {
            return Optional.empty();
        }
        ImmutableList.Builder<Long> left = ImmutableList.builder();
        String sql = "SELECT left_ms FROM seat WHERE table_id = ? ORDER BY seat";
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setString(1, id);
            try (ResultSet row = statement.executeQuery()) {
                while (row.next()) {
                    number(row, "left_ms").ifPresent(left::add);
                }
            }
        }
        return Optional.of(new Clocks(left.build(), began.get()));
    }

    /** Loads a table beside the server that may be changing it. */
    public Optional<TableState> loadUnlocked(String id) throws SQLException {
        Optional<TableState> found = load(id);
        while (found.isPresent() && version(id) != found.get().version()) {
            found = load(id); // some rows were read before a change and some after it
        }
        return found;
    }

    private long version(String id) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement("SELECT version FROM game_table WHERE id = ?")) {
            statement.setString(1, id);
            try (ResultSet row = statement.executeQuery()) {
                return row.next() ? row.getLong(1) : 0;
            }
        }
    }

    /**
     * Inserts a table of another database. The player to move gets back the time since the last move, because the other database
     * has its own service time.
     */
    public void insertForeign(TableState table, long now) throws SQLException {
        long service = new Upkeep(connection).serviceTime();
        TableState timed = table.clocks()
                .map(clocks -> table.withClocks(new Clocks(clocks.left(), service)))
                .orElse(table);
        save(new Change(Optional.empty(), timed, Home.ONLY), now);
    }

    /** Deletes a table; fails if it has another home. */
    void delete(String id, Home home) throws SQLException {
        String sql = "DELETE FROM game_table WHERE id = ? AND home = ? AND fence = ?";
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setString(1, id);
            statement.setString(2, home.server());
            statement.setLong(3, home.fence());
            if (statement.executeUpdate() != 1) {
                throw new SQLException("the table is deleted, or it has another home");
            }
        }
    }

    public boolean isThere(String id) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement("SELECT 1 FROM game_table WHERE id = ?")) {
            statement.setString(1, id);
            try (ResultSet row = statement.executeQuery()) {
                return row.next();
            }
        }
    }

    private PlayedGame.Whole game(TableState table, String start, Optional<String> termination) throws SQLException {
        PlayedGame.Whole game = table.begin(table.ruleset().game().position(start));
        String sql = "SELECT move FROM placed WHERE table_id = ? ORDER BY ply";
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setString(1, table.id());
            try (ResultSet row = statement.executeQuery()) {
                while (row.next()) {
                    game = game.play(row.getString(1));
                }
            }
        }
        return termination.isEmpty() ? game : game.terminated(termination.get());
    }

    private ImmutableList<Occupant> seats(String id) throws SQLException {
        String sql = "SELECT kind, name, secret_hash, away, agrees, resigned, declines, out_of_time FROM seat"
                + " WHERE table_id = ? ORDER BY seat";
        ImmutableList.Builder<Occupant> seats = ImmutableList.builder();
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setString(1, id);
            try (ResultSet row = statement.executeQuery()) {
                while (row.next()) {
                    seats.add(occupant(row));
                }
            }
        }
        return seats.build();
    }

    private static Occupant occupant(ResultSet row) throws SQLException {
        return switch (row.getString("kind")) {
            case "open" -> new OpenSeat();
            case "bot" -> new Robot(row.getString("name"));
            default -> new Person(row.getString("name"), row.getString("secret_hash"), part(row), answer(row));
        };
    }

    private static Part part(ResultSet row) throws SQLException {
        if (row.getInt("resigned") != 0) {
            return Part.RESIGNED;
        }
        if (row.getInt("out_of_time") != 0) {
            return Part.OUT_OF_TIME;
        }
        return row.getInt("away") != 0 ? Part.AWAY : Part.PLAYS;
    }

    private static Answer answer(ResultSet row) throws SQLException {
        if (row.getInt("declines") != 0) {
            return Answer.DECLINES;
        }
        return row.getInt("agrees") != 0 ? Answer.AGREES : Answer.NONE;
    }
}
