import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CheckoutCopy, withPackages } from '../planted-faults/copy-checkout.ts';
import { repositoryRoot } from '../webpack/workspace.ts';

const migrations = 'apps/api/migrations';

export interface EarlierCheckout extends CheckoutCopy {
  /** Those that the release does not know. */
  newMigrations: readonly string[];
}

/**
 * The sources of a commit in a folder of their own, with the packages of this checkout and its migrations: the
 * code of then on the schema of now.
 */
export function checkOutOnNewSchema(commit: string, checkout = repositoryRoot): EarlierCheckout {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'freely-previous-')));
  const archive = execFileSync('git', ['archive', '--format=tar', commit], {
    cwd: checkout,
    maxBuffer: 1024 ** 3,
  });
  execFileSync('tar', ['-x', '-C', root], { input: archive });
  const newMigrations = readdirSync(join(checkout, migrations))
    .filter((name) => name.endsWith('.sql') && !existsSync(join(root, migrations, name)))
    .sort();
  for (const name of newMigrations) {
    copyFileSync(join(checkout, migrations, name), join(root, migrations, name));
  }

  return { ...withPackages(root), newMigrations };
}
