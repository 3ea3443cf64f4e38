#!/bin/sh
# PgBouncer with the shipped file: only the addresses are those of compose.yaml.
set -eu
source=${SOURCE:-/srv/pgbouncer.ini}
folder=${TARGET:-/tmp}
umask 077
echo "\"freely\" \"$DATABASE_PASSWORD\"" >"$folder/userlist.txt"
sed -e 's/^freely = .*/freely = host=primary port=5432/' -e 's/^listen_addr = .*/listen_addr = 0.0.0.0/' \
  -e "s|^auth_file = .*|auth_file = $folder/userlist.txt|" "$source" >"$folder/pgbouncer.ini"
[ -n "${TARGET:-}" ] || exec pgbouncer /tmp/pgbouncer.ini
