-- When a table was last changed, in milliseconds of the time that servers have run, because the clock of a machine may be wrong. It is
-- NULL for a table that was last changed by a server of the release before.
ALTER TABLE game_table ADD COLUMN changed_service_ms BIGINT;
CREATE INDEX game_table_changed_service_ms ON game_table (changed_service_ms);
