-- Several servers: which there are, until when their leases hold, what they tell each other, and where each table is at home. Times are
-- milliseconds since 1970 by the clock of the database, but service_ms, which is of the time that servers have run.
CREATE TABLE server (
  id VARCHAR(22) NOT NULL PRIMARY KEY,
  address VARCHAR(300) NOT NULL,
  lease_until BIGINT NOT NULL,
  service_ms BIGINT NOT NULL,
  listed TEXT NOT NULL,
  sockets TEXT NOT NULL
);
CREATE TABLE server_key (
  id INTEGER NOT NULL PRIMARY KEY,
  secret VARCHAR(22) NOT NULL
);
CREATE TABLE allowance (
  address VARCHAR(32) NOT NULL PRIMARY KEY,
  taken_until BIGINT NOT NULL
);
ALTER TABLE game_table ADD COLUMN home VARCHAR(22) NOT NULL DEFAULT '';
ALTER TABLE game_table ADD COLUMN fence BIGINT NOT NULL DEFAULT 0;
ALTER TABLE service_time ADD COLUMN advanced BIGINT NOT NULL DEFAULT 0;
