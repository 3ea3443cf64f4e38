import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '../../../infrastructure/database/index.ts';
import { type ExactPostcode, putPostcodes } from '../exact-postcodes.repository.ts';
import { ImportError } from './import-error.ts';
import { readPostcodes } from './read-postcodes.ts';

interface Imported {
  files: number;
  read: number;
  /** New or moved. */
  changed: number;
  /** Without a known location. */
  skipped: number;
}

const batchSize = 5000;
const progressEvery = 100_000;

/**
 * Imports the postcodes of files, and of all `.csv` files of folders, into the database in batches.
 * Each batch is committed, so an interrupted run can simply be started again. A second run with the
 * same files changes nothing.
 * @throws {ImportError} with the file and the line.
 */
export async function importPostcodes(
  db: Db,
  paths: readonly string[],
  log: (line: string) => void,
): Promise<Imported> {
  const files = paths.flatMap(filesAt);
  const done: Imported = { files: files.length, read: 0, changed: 0, skipped: 0 };
  // By postcode, because one statement cannot upsert the same one twice.
  let batch = new Map<string, ExactPostcode>();
  const flush = async () => {
    if (batch.size > 0) done.changed += await putPostcodes(db, [...batch.values()]);
    batch = new Map();
  };

  for (const file of files) {
    for await (const found of readPostcodes(file)) {
      done.read += 1;
      if (found) batch.set(found.postcode, found);
      else done.skipped += 1;
      if (batch.size === batchSize) await flush();
      if (done.read % progressEvery === 0) log(`${formatCount(done.read)} postcodes read…`);
    }
    await flush();
  }

  return done;
}

/** The summary that an operator reads at the end. */
export function summary({ files, read, changed, skipped }: Imported): string {
  return (
    `${formatCount(read)} postcodes in ${formatCount(files)} ${files === 1 ? 'file' : 'files'}: ` +
    `${formatCount(changed)} new or moved, ${formatCount(skipped)} skipped because their location is not known.`
  );
}

const formatCount = (amount: number) => amount.toLocaleString('en-GB');

function filesAt(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new ImportError(`${path}: there is no such file`);
  if (!found.isDirectory()) return [path];
  const files = readdirSync(path)
    .filter((name) => name.toLowerCase().endsWith('.csv'))
    .sort();
  if (files.length === 0) throw new ImportError(`${path}: there is no .csv file in this folder`);

  return files.map((name) => join(path, name));
}
