// PgBouncer and nginx with the shipped files: only names, ports and paths are of this machine.
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listensOn } from './listens-on.ts';
import { certificateOf, hosts, type Market, urlsOf } from './market-folder.ts';
import { databaseAccount, programs, run } from './programs.ts';
import { poolerFile, proxyFile } from './shipped-files.ts';
import { signal, start } from './started-processes.ts';

/** Writes the file for the present primary. */
function writePoolerFile(market: Market): string {
  const home = join(market.folder, 'pgbouncer');
  mkdirSync(home, { recursive: true });
  chmodSync(home, 0o755);
  writeFileSync(join(home, 'userlist.txt'), `"freely" "${market.secrets.role}"\n`);
  const file = join(home, 'pgbouncer.ini');
  writeFileSync(file, poolerFile(market));

  return file;
}

export async function startPooler(market: Market): Promise<void> {
  await start(market, {
    name: 'pgbouncer',
    program: programs.pgbouncer,
    args: [writePoolerFile(market)],
    as: databaseAccount,
    isReady: () => listensOn(market.ports.pgbouncer),
  });
}

/** To another primary, without losing a client: `systemctl reload pgbouncer`. */
export function reloadPooler(market: Market): void {
  writePoolerFile(market);
  signal(market, 'pgbouncer', 'SIGHUP');
}

export async function startProxy(market: Market): Promise<void> {
  const home = join(market.folder, 'nginx');
  mkdirSync(join(home, 'cache'), { recursive: true });
  const { certificate, key } = certificateOf(market);
  run(
    programs.openssl,
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'].concat(
      ['-days', '30', '-subj', `/CN=${hosts.shell}`, '-keyout', key, '-out', certificate],
      ['-addext', `subjectAltName=DNS:${hosts.shell},IP:${hosts.api}`],
    ),
  );
  writeFileSync(join(home, 'freely.conf'), proxyFile(market));
  writeFileSync(
    join(home, 'nginx.conf'),
    `daemon off; pid ${home}/nginx.pid; error_log ${home}/start.log;\n` +
      `worker_processes 2; ${process.getuid?.() === 0 ? 'user www-data;' : ''}\n` +
      `events { worker_connections 1024; }\n` +
      `http { include /etc/nginx/mime.types; client_body_temp_path ${home}/body;\n` +
      `  proxy_temp_path ${home}/proxy; include ${home}/freely.conf; }\n`,
  );
  await start(market, {
    name: 'nginx',
    program: programs.nginx,
    args: ['-c', join(home, 'nginx.conf')],
    isReady: () => listensOn(Number(new URL(urlsOf(market).shell).port)),
  });
}

/** `systemctl reload nginx`: calls that are under way end first. */
export function reloadProxy(market: Market): void {
  signal(market, 'nginx', 'SIGHUP');
}
