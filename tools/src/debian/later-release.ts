// A later release of the API, in a folder of its own: this checkout with one migration more, which changes
// tables that everybody reads.
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../webpack/workspace.ts';
import { type Market, saveMarket } from './market-folder.ts';
import { run } from './programs.ts';

/** `market.code` is it from now on; no process has been restarted yet. */
export function checkOutLaterRelease(market: Market): void {
  const releases = join(market.folder, 'code');
  mkdirSync(releases, { recursive: true });
  const number = readdirSync(releases).length + 1;
  const folder = join(releases, String(number));
  mkdirSync(folder);
  for (const name of ['apps', 'libs', 'node_modules']) {
    // Files are never written to, so that links are as good as copies where both are on one disk.
    try {
      run('/bin/cp', ['-al', join(repositoryRoot, name), folder]);
    } catch {
      run('/bin/rm', ['-rf', join(folder, name)]);
      run('/bin/cp', ['-a', join(repositoryRoot, name), folder]);
    }
  }
  cpSync(join(repositoryRoot, 'package.json'), join(folder, 'package.json'));
  const migrations = join(folder, 'apps/api/migrations');
  for (const [index, sql] of migrationsOf(number).entries()) {
    writeFileSync(join(migrations, `9${number}0${index}-later-release.sql`), sql);
  }
  market.code = folder;
  saveMarket(market);
}

/** Expands: a column on each table that prepared statements read, and an index while others write. */
const migrationsOf = (number: number) => [
  ['bookings', 'practitioners', 'users', 'sessions']
    .map((table) => `alter table ${table} add column of_release_${number} text;`)
    .join('\n'),
  '-- outside a transaction\n' +
    `create index concurrently bookings_of_release_${number} on bookings (of_release_${number});\n`,
];
