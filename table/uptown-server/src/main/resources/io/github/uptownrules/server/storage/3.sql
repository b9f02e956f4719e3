-- Tables of any game: with what they are played with, and with positions and moves of any length.
ALTER TABLE game_table ADD COLUMN equipment TEXT;
ALTER TABLE game_table ADD COLUMN start TEXT;
UPDATE game_table SET start = start_position;
ALTER TABLE game_table DROP COLUMN start_position;
ALTER TABLE game_table RENAME COLUMN start TO start_position;
ALTER TABLE placed ADD COLUMN written TEXT NOT NULL DEFAULT '';
UPDATE placed SET written = move;
ALTER TABLE placed DROP COLUMN move;
ALTER TABLE placed RENAME COLUMN written TO move;
