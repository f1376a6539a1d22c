#!/usr/bin/env bash
# The configurations of docs/hosting, tried for real on this machine with a certificate of its own: the
# server behind nginx, HAProxy and Caddy, those of them that are installed. The unit of systemd is only
# checked, not started. Usage: run.sh BINARY; the last line is: N passed, N failed.
set -uo pipefail
rh=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
here=$(cd "$(dirname "$0")" && pwd)
hosting=$here/../../docs/hosting
work=$(mktemp -d)
started=()
trap 'for id in "${started[@]}"; do kill "$id" 2>/dev/null; done; wait; rm -rf "$work"' EXIT
passed=0
failed=0
verdict() { # NAME STATUS
  if [ "$2" -eq 0 ]; then
    passed=$((passed + 1)) && echo "ok $1"
  else
    failed=$((failed + 1)) && echo "FAILED $1: $(head -c 600 "$work/out.txt")"
  fi
}
free_port() { node -e 's = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close() })'; }
wait_for() { # PORT
  for _ in $(seq 100); do (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null && return; sleep 0.1; done
  return 1
}

openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -addext subjectAltName=DNS:localhost \
  -keyout "$work/key.pem" -out "$work/cert.pem" 2>/dev/null
cat "$work/cert.pem" "$work/key.pem" >"$work/both.pem"

# try NAME COMMAND...: the server behind a proxy whose configuration is $work/NAME (made by adapt_NAME).
try() {
  local name=$1
  shift
  if ! command -v "$1" >/dev/null; then
    echo "skipped $name: $1 is not installed"
    return
  fi
  inside=$(free_port) http=$(free_port) https=$(free_port)
  "$rh" serve --listen "127.0.0.1:$inside" --data "$work/data_$name" --log off --rate 20 \
    --public-url "https://localhost:$https" --trust-proxy 127.0.0.1 >/dev/null 2>"$work/server.txt" &
  started+=($!)
  wait_for "$inside" || { cp "$work/server.txt" "$work/out.txt" && verdict "$name: the server starts" 1; return; }
  "adapt_$name"
  "$@" >"$work/out.txt" 2>&1 &
  started+=($!)
  wait_for "$https"
  verdict "$name: starts" $?
  node --no-warnings "$here/check.mjs" "https://localhost:$https" "http://localhost:$http" "$inside" >"$work/out.txt" 2>&1
  verdict "$name: pages, sockets, addresses, limits" $?
}

adapt_nginx() {
  { echo "daemon off; pid $work/nginx.pid; error_log $work/nginx.log; events {} http { access_log off;"
    for kind in client_body proxy fastcgi uwsgi scgi; do echo "${kind}_temp_path $work/nginx_$kind;"; done
    sed "s|https://play.example.org|https://localhost:$https|; s/play.example.org/localhost/; /listen \[::\]/d
      s/127.0.0.1:8080/127.0.0.1:$inside/; s/listen 80/listen 127.0.0.1:$http/; s/listen 443/listen 127.0.0.1:$https/
      s|/etc/ssl/roundhouse/fullchain.pem|$work/cert.pem|; s|/etc/ssl/roundhouse/privkey.pem|$work/key.pem|" "$hosting/nginx.conf"
    echo "}"; } >"$work/nginx"
}
adapt_haproxy() {
  sed "s/127.0.0.1:8080/127.0.0.1:$inside/; s/bind :::80 v4v6/bind 127.0.0.1:$http/; s/bind :::443 v4v6/bind 127.0.0.1:$https/
    s|/etc/ssl/roundhouse/roundhouse.pem|$work/both.pem|; /^    \(log .dev\|user\|group\|daemon\)/d
    s/redirect scheme https/redirect location https:\/\/localhost:$https%[capture.req.uri]/" "$hosting/haproxy.cfg" >"$work/haproxy"
}
adapt_caddy() {
  { printf '{\n\tadmin off\n\tauto_https disable_redirects\n\thttp_port %s\n\thttps_port %s\n}\n' "$http" "$https"
    sed "s|play.example.org {|localhost {\n\ttls $work/cert.pem $work/key.pem|; s/127.0.0.1:8080/127.0.0.1:$inside/" "$hosting/Caddyfile"
    printf 'http://localhost:%s {\n\tredir https://localhost:%s{uri} permanent\n}\n' "$http" "$https"; } >"$work/caddy"
}

try nginx nginx -c "$work/nginx"
try haproxy haproxy -f "$work/haproxy"
try caddy caddy run --adapter caddyfile --config "$work/caddy"
if command -v systemd-analyze >/dev/null; then
  sed "s|/usr/local/bin/roundhouse|$rh|" "$hosting/roundhouse.service" >"$work/roundhouse.service"
  systemd-analyze verify "$work/roundhouse.service" >"$work/out.txt" 2>&1 && [ ! -s "$work/out.txt" ]
  verdict "systemd: the unit is sound" $?
  systemd-analyze security --offline=true --threshold=20 "$work/roundhouse.service" >"$work/out.txt" 2>&1
  verdict "systemd: its exposure is at most 2.0" $?
else
  echo "skipped systemd: systemd-analyze is not installed"
fi
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
