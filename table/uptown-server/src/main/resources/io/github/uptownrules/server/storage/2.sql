-- Clocks, what happens when a person resigns or is out of time, and who finds a table, and who declines a rematch. Clocks are in milliseconds of the time
-- that the server has run, of which the last is kept here; limits are in seconds.
ALTER TABLE game_table ADD COLUMN time_kind VARCHAR(10) NOT NULL DEFAULT 'NONE';
ALTER TABLE game_table ADD COLUMN time_limit BIGINT NOT NULL DEFAULT 0;
ALTER TABLE game_table ADD COLUMN increment BIGINT NOT NULL DEFAULT 0;
ALTER TABLE game_table ADD COLUMN timeout VARCHAR(10) NOT NULL DEFAULT 'bot';
ALTER TABLE game_table ADD COLUMN turn_began BIGINT;
ALTER TABLE game_table ADD COLUMN resignation VARCHAR(10) NOT NULL DEFAULT 'ends';
ALTER TABLE game_table ADD COLUMN visibility VARCHAR(10) NOT NULL DEFAULT 'INVITED';
ALTER TABLE game_table ADD COLUMN hints VARCHAR(10) NOT NULL DEFAULT 'ALLOWED';
ALTER TABLE seat ADD COLUMN resigned INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seat ADD COLUMN out_of_time INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seat ADD COLUMN declines INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seat ADD COLUMN left_ms BIGINT;
CREATE TABLE service_time (ms BIGINT NOT NULL);
INSERT INTO service_time VALUES (0);
