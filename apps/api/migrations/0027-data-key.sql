-- A known text, sealed with the key of the environment: a start with another key is refused.
create table data_key_check (
  only_row boolean primary key default true check (only_row),
  sealed bytea not null
);
