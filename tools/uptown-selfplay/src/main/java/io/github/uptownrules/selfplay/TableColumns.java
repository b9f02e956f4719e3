package io.github.uptownrules.selfplay;

import org.apache.spark.sql.types.ArrayType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

/** The columns of the two tables, as described in {@code tools/uptown-selfplay/README.md}; a test compares them. */
final class TableColumns {
    static final String GAMES = "games";
    static final String MOVES = "moves";

    private static final ArrayType INTS = DataTypes.createArrayType(DataTypes.IntegerType, false);

    static final StructType GAME = new StructType()
            .add("game", DataTypes.LongType, false)
            .add("ruleset", DataTypes.StringType, false)
            .add("seed", DataTypes.LongType, false)
            .add("deal", DataTypes.LongType, false)
            .add("bots", DataTypes.createArrayType(DataTypes.StringType, false), false)
            .add("plies", DataTypes.IntegerType, false)
            .add("scores", INTS, false)
            .add("groups", INTS, false)
            .add("captures", INTS, false)
            .add("skips", INTS, false)
            .add("ranks", INTS, false)
            .add("win_shares", DataTypes.createArrayType(DataTypes.DoubleType, false), false)
            .add("record", DataTypes.StringType, false);

    /** A played game: its row, and the data for the rows of its moves. */
    static final StructType PLAYED = GAME.add("indices", INTS, false);

    /** A move with its results in an analysis. */
    private static final StructType ESTIMATE = new StructType()
            .add("move", DataTypes.StringType, false)
            .add("tries", DataTypes.LongType, false)
            .add("win_share", DataTypes.DoubleType, false);

    static final StructType MOVE = new StructType()
            .add("game", DataTypes.LongType, false)
            .add("ply", DataTypes.IntegerType, false)
            .add("seat", DataTypes.IntegerType, false)
            .add("bot", DataTypes.StringType, false)
            .add("view", DataTypes.StringType, false)
            .add("move", DataTypes.StringType, false)
            .add("score", DataTypes.IntegerType, false)
            .add("rank", DataTypes.IntegerType, false)
            .add("win_share", DataTypes.DoubleType, false)
            .add("value", DataTypes.DoubleType, true)
            .add("policy", DataTypes.createArrayType(ESTIMATE, false), true)
            .add("action", DataTypes.IntegerType, true)
            .add("encoding", DataTypes.createArrayType(DataTypes.FloatType, false), true);

    private TableColumns() {}
}
