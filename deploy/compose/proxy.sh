#!/bin/sh
# nginx with the shipped file: only names and addresses are those of compose.yaml.
set -eu
source=${SOURCE:-/srv/freely.conf}
target=${TARGET:-/etc/nginx/conf.d/freely.conf}
sed -e 's/127\.0\.0\.1:4200/10.83.0.21:4200/' -e 's/127\.0\.0\.1:4210/10.83.0.22:4200/' \
  -e 's/127\.0\.0\.1:8090/10.83.0.11:8090/' -e 's/127\.0\.0\.1:8091/10.83.0.12:8090/' \
  -e "s/api\.freely\.example/$API_NAME/g" -e "s/server_name freely\.example/server_name $SHELL_NAME/" \
  -e 's|/etc/letsencrypt/live/[^/]*/|/certificate/|' \
  -e 's|/var/log/nginx/freely\.log|/dev/stdout|' -e 's|/var/log/nginx/freely-error\.log|/dev/stderr|' \
  "$source" >"$target"
[ -n "${TARGET:-}" ] || exec nginx -g 'daemon off;'
