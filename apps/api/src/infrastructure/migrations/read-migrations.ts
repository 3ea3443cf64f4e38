// The numbered files of `migrations/`, each with the hash that a database remembers it by.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../migrations');

/** First line of a file whose one statement cannot run in a transaction: a concurrent index. */
export const noTransactionMarker = '-- outside a transaction';

export interface Migration {
  name: string;
  hash: string;
  sql: string;
}

/**
 * The one released file that was changed: it created extensions that nothing uses, one of which only a
 * superuser may create. It keeps the hash that it was released with, so that databases which an earlier
 * release has made, or will go back to, know it.
 */
const amended: Record<string, string> = {
  '709ead8cf5a0b85df8980d6c3f853a9e886625f132e42e3d555be2faee739b02':
    '4b8f59eec08dc629defe1492129ab71aa3391b36fffcf761f0055574a6bf52de',
};

/** The files in order, and a version that changes whenever one of them does. */
export function readMigrations(): { migrations: Migration[]; version: string } {
  const migrations = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((name) => {
      if (!/^\d{4}-[a-z0-9-]+\.sql$/.test(name)) throw new Error(`${name} is not NNNN-words.sql`);
      // A checkout with other line endings is still the same file.
      const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
      const hash = sha256(sql);
      return { name, sql, hash: amended[hash] ?? hash };
    });

  return {
    migrations,
    version: sha256(migrations.map(({ name, hash }) => name + hash).join()).slice(0, 16),
  };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
