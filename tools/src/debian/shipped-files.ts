// The shipped files of PgBouncer and nginx for a market on this machine: only names, ports and paths change.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../webpack/workspace.ts';
import { certificateOf, hosts, type Market } from './market-folder.ts';

type Change = readonly [find: string | RegExp, replacement: string];

/** @throws when a shipped file has changed so that a change finds no place */
function fillIn(file: string, changes: readonly Change[]): string {
  const shipped = readFileSync(join(repositoryRoot, 'deploy', file), 'utf8');

  return changes.reduce((text, [find, replacement]) => {
    const next = text.replaceAll(find, replacement);
    if (next === text) throw new Error(`deploy/${file} has no ${find}`);

    return next;
  }, shipped);
}

/** For the present primary. */
export const poolerFile = ({ folder, ports, primary }: Market): string =>
  fillIn('pgbouncer/pgbouncer.ini', [
    [/^freely = .*$/gm, `freely = host=127.0.0.1 port=${ports[primary]}`],
    ['listen_port = 6432', `listen_port = ${ports.pgbouncer}`],
    ['/etc/pgbouncer/userlist.txt', join(folder, 'pgbouncer/userlist.txt')],
  ]);

export function proxyFile(market: Market): string {
  const { folder, ports } = market;
  const home = join(folder, 'nginx');
  const { certificate, key } = certificateOf(market);

  return fillIn('nginx/freely.conf', [
    // On this machine's own addresses only.
    ['listen [::]:443', `listen [::1]:${ports.https}`],
    ['listen 443', `listen 127.0.0.1:${ports.https}`],
    ['listen [::]:80;', `listen [::1]:${ports.http};`],
    ['listen 80;', `listen 127.0.0.1:${ports.http};`],
    ['api.freely.example', hosts.api],
    ['server_name freely.example', `server_name ${hosts.shell}`],
    ['/etc/letsencrypt/live/freely.example/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/freely.example/privkey.pem', key],
    ['127.0.0.1:4200', `127.0.0.1:${ports.shell1}`],
    ['127.0.0.1:4210', `127.0.0.1:${ports.shell2}`],
    ['127.0.0.1:8090', `127.0.0.1:${ports.api1}`],
    ['127.0.0.1:8091', `127.0.0.1:${ports.api2}`],
    ['/var/log/nginx/', `${home}/`],
    ['/var/lib/nginx/freely', `${home}/cache`],
  ]);
}
