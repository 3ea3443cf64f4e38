-- Where the log of changes (WAL) was, in bytes, when a change of this session was last done: what the session
-- reads from a replica has to be as far. Null: it has changed nothing since replicas are in use.
alter table sessions add column written_position bigint;
comment on column sessions.written_position is
  'where the log of changes was after the last change of this session; a replica it reads is as far';
