#!/bin/sh
# A market in production on one Debian machine, in one folder: `market.sh --help` says how. Installs
# Debian's PostgreSQL, PgBouncer, nginx and openssl where one is missing and root runs it.
set -eu
cd "$(dirname "$0")/../.."
if [ "${1:-}" = up ] && [ "$(id -u)" = 0 ]; then
  for program in /usr/lib/postgresql/15/bin/postgres /usr/sbin/pgbouncer /usr/sbin/nginx /usr/bin/openssl; do
    if [ ! -x "$program" ]; then
      apt-get update
      apt-get install --yes --no-install-recommends postgresql pgbouncer nginx openssl
      break
    fi
  done
fi
exec node tools/bin/debian.mjs "$@"
