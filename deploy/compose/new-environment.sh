#!/bin/sh
# Prints the environment of a new installation: its own secrets, and what only its operator knows.
set -eu
hex() { openssl rand -hex 24; }
cat <<END
# Names of the site and its API, which lead to this machine. Any below .localhost do so by themselves.
SHELL_NAME=freely.localhost
API_NAME=api.freely.localhost
# 0.0.0.0 opens it to the world.
HTTP_ADDRESS=127.0.0.1

# Stripe's keys, for a trial those of its test mode; the mail server; the public half of the key that
# \`npm run platform -- keys new root\` prints.
STRIPE_SECRET_KEY=
STRIPE_PUBLISHABLE_KEY=
STRIPE_WEBHOOK_SECRET=
SMTP_URL=
PLATFORM_ROOT_KEYS=

# Drawn for this installation. Keep DATA_KEY: without it, sealed values cannot be read.
DATA_KEY=$(openssl rand -base64 32)
INTERNAL_KEY=$(openssl rand -base64 32)
SHELL_COOKIE_SECRET=$(hex)
DATABASE_PASSWORD=$(hex)
REPLICATION_PASSWORD=$(hex)
SUPERUSER_PASSWORD=$(hex)
BUCKET_SECRET=$(hex)
GRAFANA_PASSWORD=$(hex)
END
