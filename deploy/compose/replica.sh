#!/bin/sh
# Copies the primary at the first start, and follows it from then on. PGPASSWORD is that of the role `replica`.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  primary="host=$PRIMARY port=${PRIMARY_PORT:-5432} user=replica"
  # A start that broke off may have left its slot behind.
  psql --no-psqlrc --quiet --output=/dev/null --dbname="$primary dbname=postgres" \
    --command="select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = 'second'"
  pg_basebackup --pgdata="$PGDATA" --write-recovery-conf --checkpoint=fast --create-slot --slot=second --dbname="$primary"
fi
exec postgres
