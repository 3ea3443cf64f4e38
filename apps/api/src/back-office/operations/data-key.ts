// DATA_KEY is compared with the database at each start, and can be replaced while everything runs.
import { ConfigError } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import { type DataKeys, decrypt, encrypt } from '../../infrastructure/encryption/index.ts';
import { recordAudit } from '../../kernel/audit/index.ts';
import { allowErasing } from '../../kernel/personal-data/index.ts';
import {
  addKeyCheck,
  lockSealedRows,
  readKeyCheck,
  readSealedRows,
  replaceKeyCheck,
  replaceSealed,
  type SealedColumn,
  sealedColumns,
} from './sealed-values.repository.ts';

const context = 'data-key-check';
const knownText = 'This is the key of this installation.';
const batchSize = 200;

type WithKeys = Pick<Deps, 'db' | 'config'>;

/**
 * Refuses a key that the values of this database were not sealed with: what it sealed could not be read
 * any more once the right key is back.
 * @throws {ConfigError} that names DATA_KEY
 */
export async function checkDataKey({ db, config: { dataKeys } }: WithKeys): Promise<void> {
  const sealed = (await readKeyCheck(db)) ?? (await firstCheck({ db, config: { dataKeys } }));
  if (!opens(dataKeys, context, sealed)) refuse();
}

/** In a database from before the check: what is sealed there says whether the key is right. */
async function firstCheck({ db, config }: { db: Deps['db']; config: { dataKeys: DataKeys } }) {
  const { dataKeys } = config;
  for (const column of sealedColumns) {
    const [row] = await inTransaction(db, (trx) =>
      lockSealedRows(trx, column, { after: 0, take: 1 }),
    );
    if (row && !opens(dataKeys, column.contextOf(row), row.sealed)) refuse();
  }
  const sealed = encrypt(dataKeys, context, knownText);
  await addKeyCheck(db, sealed);

  return (await readKeyCheck(db)) ?? sealed;
}

function refuse(): never {
  throw new ConfigError(
    'DATA_KEY is not the key that this database was encrypted with. Nothing was changed: set the ' +
      'right one, or set the former one as DATA_KEY_ALSO while it is being replaced.',
  );
}

/**
 * Opens every value with DATA_KEY alone, so that it can be told whether anything still needs DATA_KEY_ALSO.
 * @returns how many it opens, and by table how many it does not
 */
export async function tryDataKey({ db, config: { dataKeys } }: WithKeys): Promise<{
  opened: number;
  others: ReadonlyMap<string, number>;
}> {
  const [current] = dataKeys;
  const others = new Map<string, number>();
  let opened = 0;
  for (const column of sealedColumns) {
    for await (const row of sealedRowsOf(db, column)) {
      if (opens([current], column.contextOf(row), row.sealed)) opened += 1;
      else others.set(column.table, (others.get(column.table) ?? 0) + 1);
    }
  }

  return { opened, others };
}

async function* sealedRowsOf(db: Deps['db'], column: SealedColumn) {
  for (let after = 0; ; ) {
    const rows = await readSealedRows(db, column, { after, take: batchSize });
    yield* rows;
    if (rows.length < batchSize) return;
    after = rows.at(-1)?.id ?? after;
  }
}

/**
 * Seals everything anew with DATA_KEY, in batches, beside running processes that know both keys. May be
 * repeated: what DATA_KEY opens already stays as it is.
 * @returns how many values were sealed anew
 */
export async function rotateDataKey(
  { db, config: { dataKeys } }: WithKeys,
  log: (line: string) => void = () => {},
): Promise<number> {
  let count = 0;
  for (const column of sealedColumns) {
    const sealedAnew = await rotateColumn(db, column, dataKeys);
    log(`${column.table}: ${sealedAnew} sealed anew`);
    count += sealedAnew;
  }
  await inTransaction(db, async (trx) => {
    await replaceKeyCheck(trx, encrypt(dataKeys, context, knownText));
    await recordAudit(trx, {
      actor: null,
      action: 'data_key.rotate',
      object: 'data_key',
      detail: { values: count },
    });
  });

  return count;
}

async function rotateColumn(db: Deps['db'], column: SealedColumn, keys: DataKeys): Promise<number> {
  const [current] = keys;
  let after = 0;
  let count = 0;
  for (;;) {
    const rows = await inTransaction(db, async (trx) => {
      // Of who has left, too, some values are kept: they are sealed anew, and say what they said.
      await allowErasing(trx);
      const batch = await lockSealedRows(trx, column, { after, take: batchSize });
      for (const row of batch) {
        const about = column.contextOf(row);
        if (opens([current], about, row.sealed)) continue;
        const sealed = encrypt(keys, about, decrypt(keys, about, row.sealed));
        await replaceSealed(trx, column, { id: row.id, sealed });
        await column.carry?.(trx, row.owner, { before: row.sealed, after: sealed });
        count += 1;
      }
      return batch;
    });
    if (rows.length < batchSize) return count;
    after = rows.at(-1)?.id ?? after;
  }
}

function opens(keys: DataKeys, about: string, sealed: Buffer): boolean {
  try {
    decrypt(keys, about, sealed);
    return true;
  } catch {
    return false;
  }
}
