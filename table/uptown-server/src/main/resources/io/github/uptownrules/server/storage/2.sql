-- A limit for a move in seconds, what happens when a person resigns, and who declines a rematch.
ALTER TABLE game_table ADD COLUMN move_limit BIGINT;
ALTER TABLE game_table ADD COLUMN resignation VARCHAR(10) NOT NULL DEFAULT 'ends';
ALTER TABLE seat ADD COLUMN resigned INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seat ADD COLUMN declines INTEGER NOT NULL DEFAULT 0;
