-- Tables, who sits at them, and their moves. SQLite and PostgreSQL both read this; times are milliseconds since 1970.
CREATE TABLE game_table (
  id VARCHAR(22) NOT NULL PRIMARY KEY,
  ruleset VARCHAR(128) NOT NULL,
  practice_seed BIGINT,
  start_position VARCHAR(1000),
  phase VARCHAR(10) NOT NULL,
  termination VARCHAR(40),
  version BIGINT NOT NULL,
  position_version BIGINT NOT NULL,
  next_table VARCHAR(22),
  made BIGINT NOT NULL,
  changed BIGINT NOT NULL
);

CREATE INDEX game_table_changed ON game_table (changed);

CREATE TABLE seat (
  table_id VARCHAR(22) NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  kind VARCHAR(10) NOT NULL,
  name VARCHAR(200) NOT NULL,
  secret_hash VARCHAR(64),
  away INTEGER NOT NULL,
  agrees INTEGER NOT NULL,
  PRIMARY KEY (table_id, seat)
);

CREATE TABLE placed (
  table_id VARCHAR(22) NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
  ply INTEGER NOT NULL,
  move VARCHAR(5) NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (table_id, ply)
);
