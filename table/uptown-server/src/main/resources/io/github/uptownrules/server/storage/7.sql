-- The operator's orders, each of which the server that has the table takes once and answers; and what servers refuse: the kind is
-- 'address', 'name', or 'tables' for all new ones. Times are in milliseconds of the time that servers have run.
CREATE TABLE operator_order (
  id VARCHAR(22) NOT NULL PRIMARY KEY,
  table_id VARCHAR(22) NOT NULL,
  what VARCHAR(10) NOT NULL,
  seat INTEGER NOT NULL,
  secret_hash VARCHAR(64) NOT NULL,
  made_service_ms BIGINT NOT NULL,
  state VARCHAR(10) NOT NULL,
  answer TEXT NOT NULL
);
CREATE TABLE refused (
  kind VARCHAR(10) NOT NULL,
  named VARCHAR(200) NOT NULL,
  PRIMARY KEY (kind, named)
);
