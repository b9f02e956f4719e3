package io.github.uptownrules.server.storage;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.notation.Termination;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.server.table.Occupant;
import io.github.uptownrules.server.table.Occupant.Nobody;
import io.github.uptownrules.server.table.Occupant.Person;
import io.github.uptownrules.server.table.Occupant.Person.Answer;
import io.github.uptownrules.server.table.Occupant.Person.Part;
import io.github.uptownrules.server.table.Occupant.Robot;
import io.github.uptownrules.server.table.Storage.Change;
import io.github.uptownrules.server.table.TableSettings;
import io.github.uptownrules.server.table.TableSettings.AfterResignation;
import io.github.uptownrules.server.table.TableState;
import io.github.uptownrules.variants.Rulesets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Duration;
import java.util.Optional;

/** Tables as rows. */
final class TableRows {
    private static final Notation NOTATION = Notation.of(Rulesets.all());

    private final Connection connection;

    TableRows(Connection connection) {
        this.connection = connection;
    }

    /** Writes what is different. It fails if the table is not in the database as it was before. */
    void save(Change change, long now) throws SQLException {
        TableState after = change.after();
        if (change.before().isPresent()) {
            update(change.before().get(), after, now);
        } else {
            insert(after, now);
        }
        for (int i = 0; i < after.seats().size(); i++) {
            Occupant occupant = after.seats().get(i);
            int seat = i;
            if (change.before().isEmpty()) {
                insertSeat(after.id(), seat + 1, occupant);
            } else if (!change.before().get().seats().get(seat).equals(occupant)) {
                updateSeat(after.id(), seat + 1, occupant);
            }
        }
        insertMoves(change.before().map(TableRows::plies).orElse(0), after, now);
    }

    private static int plies(TableState table) {
        return table.game().map(record -> record.moves().size()).orElse(0);
    }

    private void insert(TableState table, long now) throws SQLException {
        String sql =
                "INSERT INTO game_table (start_position, phase, termination, version, position_version, next_table,"
                        + " changed, id, ruleset, made, practice_seed, move_limit, resignation)"
                        + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            setState(statement, table, now);
            statement.setString(8, table.id());
            statement.setString(9, table.ruleset().id());
            statement.setLong(10, now);
            setNumber(statement, 11, table.settings().practiceSeed());
            setNumber(statement, 12, table.settings().moveLimit().map(Duration::toSeconds));
            statement.setString(13, table.settings().afterResignation().toString());
            statement.executeUpdate();
        }
    }

    private void update(TableState before, TableState after, long now) throws SQLException {
        String sql = "UPDATE game_table SET start_position = ?, phase = ?, termination = ?, version = ?,"
                + " position_version = ?, next_table = ?, changed = ? WHERE id = ? AND version = ?";
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            setState(statement, after, now);
            statement.setString(8, after.id());
            statement.setLong(9, before.version());
            if (statement.executeUpdate() != 1) {
                throw new SQLException("the table is not stored in version " + before.version());
            }
        }
    }

    private static void setState(PreparedStatement statement, TableState table, long now) throws SQLException {
        setText(statement, 1, table.game().map(record -> record.at(0).toString()));
        statement.setString(2, table.phase().toString());
        setText(statement, 3, table.game().flatMap(GameRecord::termination).map(Termination::toString));
        statement.setLong(4, table.version());
        statement.setLong(5, table.positionVersion());
        setText(statement, 6, table.next());
        statement.setLong(7, now);
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

    private void insertSeat(String table, int seat, Occupant occupant) throws SQLException {
        writeSeat(
                "INSERT INTO seat (kind, name, secret_hash, away, agrees, resigned, declines, table_id, seat)"
                        + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                table,
                seat,
                occupant);
    }

    private void updateSeat(String table, int seat, Occupant occupant) throws SQLException {
        writeSeat(
                "UPDATE seat SET kind = ?, name = ?, secret_hash = ?, away = ?, agrees = ?, resigned = ?, declines = ?"
                        + " WHERE table_id = ? AND seat = ?",
                table,
                seat,
                occupant);
    }

    private void writeSeat(String sql, String table, int seat, Occupant occupant) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            Optional<Person> person = occupant instanceof Person somebody ? Optional.of(somebody) : Optional.empty();
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
            statement.setString(8, table);
            statement.setInt(9, seat);
            statement.executeUpdate();
        }
    }

    private void insertMoves(int known, TableState table, long now) throws SQLException {
        if (plies(table) == known) {
            return;
        }
        String sql = "INSERT INTO placed (table_id, ply, move, at) VALUES (?, ?, ?, ?)";
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            ImmutableList<Move> moves = table.game().orElseThrow().moves();
            for (int ply = known + 1; ply <= moves.size(); ply++) {
                statement.setString(1, table.id());
                statement.setInt(2, ply);
                statement.setString(3, moves.get(ply - 1).toString());
                statement.setLong(4, now);
                statement.executeUpdate();
            }
        }
    }

    Optional<TableState> load(String id) throws SQLException {
        String sql = "SELECT ruleset, practice_seed, move_limit, resignation, start_position, termination, version,"
                + " position_version, next_table FROM game_table WHERE id = ?";
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setString(1, id);
            try (ResultSet row = statement.executeQuery()) {
                return row.next() ? Optional.of(table(id, row)) : Optional.empty();
            }
        }
    }

    private TableState table(String id, ResultSet row) throws SQLException {
        Ruleset ruleset = Rulesets.byId(row.getString("ruleset"))
                .orElseThrow(() -> new SQLException("the table is of a ruleset that this program does not know"));
        TableState open = new TableState(
                id,
                ruleset,
                settings(row),
                seats(id),
                Optional.empty(),
                row.getLong("version"),
                row.getLong("position_version"),
                Optional.ofNullable(row.getString("next_table")));
        Optional<String> start = Optional.ofNullable(row.getString("start_position"));
        Optional<String> termination = Optional.ofNullable(row.getString("termination"));
        return start.isEmpty() ? open : open.withGame(game(open, start.get(), termination));
    }

    private static TableSettings settings(ResultSet row) throws SQLException {
        return new TableSettings(
                number(row, "practice_seed"),
                number(row, "move_limit").map(Duration::ofSeconds),
                AfterResignation.of(row.getString("resignation"))
                        .orElseThrow(
                                () -> new SQLException("the table has a setting that this program does not know")));
    }

    private GameRecord game(TableState table, String start, Optional<String> termination) throws SQLException {
        GameRecord record = table.begin(NOTATION.readPosition(start));
        String sql = "SELECT move FROM placed WHERE table_id = ? ORDER BY ply";
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setString(1, table.id());
            try (ResultSet row = statement.executeQuery()) {
                while (row.next()) {
                    record = record.play(Move.parse(row.getString(1)));
                }
            }
        }
        return termination.isEmpty() ? record : record.terminated(Termination.parse(termination.get()));
    }

    private ImmutableList<Occupant> seats(String id) throws SQLException {
        String sql = "SELECT kind, name, secret_hash, away, agrees, resigned, declines FROM seat"
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
            case "open" -> new Nobody();
            case "bot" -> new Robot(row.getString("name"));
            default -> new Person(row.getString("name"), row.getString("secret_hash"), part(row), answer(row));
        };
    }

    private static Part part(ResultSet row) throws SQLException {
        if (row.getInt("resigned") != 0) {
            return Part.RESIGNED;
        }
        return row.getInt("away") != 0 ? Part.AWAY : Part.PLAYS;
    }

    private static Answer answer(ResultSet row) throws SQLException {
        if (row.getInt("declines") != 0) {
            return Answer.DECLINES;
        }
        return row.getInt("agrees") != 0 ? Answer.AGREES : Answer.NONE;
    }

    /** Deletes the tables that have not changed since a time. */
    int deleteUnchangedSince(long time) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement("DELETE FROM game_table WHERE changed < ?")) {
            statement.setLong(1, time);
            return statement.executeUpdate();
        }
    }
}
