#!/bin/sh
# Builds the images and starts everything of compose.yaml, or what has changed of it. Another engine:
# COMPOSE=podman-compose. What else is given goes to `up`.
set -eu
cd "$(dirname "$0")"
if [ ! -e .env ]; then
  umask 077
  sh ./new-environment.sh >.env.new
  mv .env.new .env
  echo "Wrote $(pwd)/.env with secrets of its own. Fill in what is empty there, and start this again." >&2
  exit 1
fi
exec ${COMPOSE:-docker compose} --project-name freely --file compose.yaml up --build --detach "$@"
