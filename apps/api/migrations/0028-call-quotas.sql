-- How many calls of the general limit all processes together have taken for a client. Unlogged: after a crash
-- everybody begins anew, and no call waits for the disk.
create unlogged table call_quotas (
  -- Of the client's network or session: keyed by nothing that could be read back.
  client_hash bytea primary key,
  started_at timestamptz not null,
  taken int not null
);
