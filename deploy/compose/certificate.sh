#!/bin/sh
# A certificate that nobody has signed, for the two names, unless there is one.
set -eu
folder=$1
if [ ! -e "$folder/fullchain.pem" ]; then
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 365 -subj "/CN=$SHELL_NAME" \
    -addext "subjectAltName=DNS:$SHELL_NAME,DNS:$API_NAME" \
    -keyout "$folder/privkey.pem" -out "$folder/fullchain.new" 2>/dev/null
  mv "$folder/fullchain.new" "$folder/fullchain.pem"
fi
