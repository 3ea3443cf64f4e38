#!/bin/sh
# Once, in an empty database, before it takes connections from others: what docs/operations.md does by hand.
set -eu
file=${CREATE_DATABASE:-/srv/create-database.sql}
as_superuser() { psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --username=postgres --dbname=postgres "$@"; }
as_superuser --set=name=freely --set=password="$DATABASE_PASSWORD" --file="$file"
as_superuser --set=password="$REPLICATION_PASSWORD" <<'END'
grant pg_monitor to freely;
create role replica login replication password :'password';
END
echo 'host replication replica all scram-sha-256' >>"$PGDATA/pg_hba.conf"
