-- Whether the record of a finished game is in the archive. The index finds the few that are not.
ALTER TABLE game_table ADD COLUMN archived INTEGER NOT NULL DEFAULT 0;
CREATE INDEX game_table_unarchived ON game_table (changed_service_ms) WHERE phase = 'over' AND archived = 0;
