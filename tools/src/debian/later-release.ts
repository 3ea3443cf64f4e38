// A later version, in a folder beside the one that runs: the same with one migration more, which changes tables
// that everybody reads.
import { realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, nextVersion, useVersion } from './checkout.ts';
import type { Market } from './market-folder.ts';
import { run } from './programs.ts';

/** What is started from now on; no process has been restarted yet. */
export function checkOutLaterRelease(market: Market): void {
  const { number, place } = nextVersion(market);
  // Files are never written to, so that links are as good as copies.
  run('/bin/cp', ['-al', realpathSync(codeOf(market)), place]);
  const migrations = join(place, 'apps/api/migrations');
  run('/bin/chmod', ['u+w', migrations]);
  for (const [index, sql] of migrationsOf(number).entries()) {
    writeFileSync(join(migrations, `9${number}0${index}-later-release.sql`), sql);
  }
  useVersion(market, place);
}

/** Expands: a column on each table that prepared statements read, and an index while others write. */
const migrationsOf = (number: number) => [
  ['bookings', 'practitioners', 'users', 'sessions']
    .map((table) => `alter table ${table} add column of_release_${number} text;`)
    .join('\n'),
  '-- outside a transaction\n' +
    `create index concurrently bookings_of_release_${number} on bookings (of_release_${number});\n`,
];
